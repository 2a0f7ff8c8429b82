export const mastersSearch = ['staff'] as const

export const fieldSearch = ['visits'] as const

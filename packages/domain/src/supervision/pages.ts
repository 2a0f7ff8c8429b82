export const supervisionPages = {} as const

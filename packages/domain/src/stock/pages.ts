export const stockPages = {} as const

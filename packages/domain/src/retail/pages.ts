export const retailPages = {} as const

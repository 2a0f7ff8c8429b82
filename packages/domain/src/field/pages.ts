export const fieldPages = {} as const

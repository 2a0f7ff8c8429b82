export const cataloguePages = {} as const

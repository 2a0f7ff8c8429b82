export const financePages = {} as const

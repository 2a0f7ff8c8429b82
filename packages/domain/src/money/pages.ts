export const moneyPages = {} as const

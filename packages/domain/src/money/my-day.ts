export const moneyWaiting = [] as const

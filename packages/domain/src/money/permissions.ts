export const moneyPermissions = [] as const

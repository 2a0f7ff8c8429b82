export const financePermissions = [] as const

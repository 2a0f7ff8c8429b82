export const stockPermissions = [] as const

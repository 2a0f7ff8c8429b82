export const companyPermissions = [] as const

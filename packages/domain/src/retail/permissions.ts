export const retailPermissions = [] as const

export const cataloguePermissions = [] as const

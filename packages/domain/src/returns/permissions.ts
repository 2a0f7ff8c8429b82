export const returnsPermissions = [] as const

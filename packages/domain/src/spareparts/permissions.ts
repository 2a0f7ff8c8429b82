export const sparepartsPermissions = [] as const

export const deliveryPermissions = [] as const

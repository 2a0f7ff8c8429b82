export const companyPermissions = ['Legal-Entity-View'] as const

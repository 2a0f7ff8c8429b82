export const salesSearch = ['cashbacks'] as const
export const salesSearchActions = ['cashbackOfCustomer', 'cashbackStatement'] as const

export const salesSearch = ['salesOrders', 'cashbacks'] as const
export const salesSearchActions = ['cashbackOfCustomer', 'cashbackStatement'] as const

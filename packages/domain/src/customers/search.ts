export const customersSearch = ['customers', 'shops'] as const
export const customersSearchActions = ['customer', 'shopsOfCustomer'] as const

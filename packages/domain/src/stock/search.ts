export const stockSearch = ['transfers', 'goodsReceipts'] as const
export const stockSearchActions = ['stockCard'] as const

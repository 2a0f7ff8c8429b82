export const catalogueSearch = ['items', 'serialNumbers'] as const
export const catalogueSearchActions = ['item', 'priceOfItem', 'explodedView'] as const

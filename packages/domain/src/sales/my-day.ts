export const salesWaiting = [
  'salesOrders',
  'cashbacks',
  'cashbackChanges',
  'lockStockRequests',
  'specialPrices',
  'creditLimitRequests',
] as const
export const salesMeasures = ['orderedThisMonth', 'cashbackLeft', 'cashbackEnding'] as const

export const salesWaiting = ['cashbacks', 'cashbackChanges', 'lockStockRequests', 'specialPrices'] as const
export const salesMeasures = ['cashbackLeft', 'cashbackEnding'] as const

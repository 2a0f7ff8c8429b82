export const salesWaiting = ['cashbacks', 'cashbackChanges', 'lockStockRequests'] as const
export const salesMeasures = ['cashbackLeft', 'cashbackEnding'] as const

export const salesWaiting = ['cashbacks', 'cashbackChanges'] as const
export const salesMeasures = ['cashbackLeft', 'cashbackEnding'] as const

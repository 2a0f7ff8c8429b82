export const deliveryWaiting = ['goodsIssues', 'receiptSignatures', 'deliveryProblems'] as const
export const deliveryMeasures = ['deliveriesToday', 'receiptsMissing'] as const

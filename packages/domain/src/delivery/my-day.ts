export const deliveryWaiting = ['goodsIssues', 'receiptSignatures', 'deliveryProblems'] as const
export const deliveryMeasures = ['receiptsMissing'] as const

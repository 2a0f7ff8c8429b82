export const deliveryWaiting = [
  'goodsIssues',
  'receiptSignatures',
  'deliveryProblems',
  'cashToCount',
  'cashToDeposit',
  'cashDifferences',
] as const
export const deliveryMeasures = ['deliveriesToday', 'receiptsMissing'] as const

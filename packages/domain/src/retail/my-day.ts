export const retailWaiting = ['sellOutsToReview', 'subDealerOrdersToAnswer'] as const
export const retailMeasures = ['soldOutThisMonth'] as const

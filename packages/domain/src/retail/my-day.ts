export const retailWaiting = ['sellOutsToReview'] as const
export const retailMeasures = ['soldOutThisMonth'] as const

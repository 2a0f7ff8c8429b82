export const retailWaiting = ['sellOutsToReview'] as const
export const retailMeasures = [] as const

export const learningWaiting = ['courses'] as const
export const learningMeasures = [] as const

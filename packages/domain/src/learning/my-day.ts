export const learningWaiting = [] as const
export const learningMeasures = [] as const

export const retailWaiting = [] as const
export const retailMeasures = [] as const

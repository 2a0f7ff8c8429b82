export const fieldWaiting = [] as const
export const fieldMeasures = [] as const

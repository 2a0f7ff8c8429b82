export const returnsWaiting = [] as const
export const returnsMeasures = [] as const

export const supervisionWaiting = [] as const
export const supervisionMeasures = [] as const

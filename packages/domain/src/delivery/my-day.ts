export const deliveryWaiting = [] as const
export const deliveryMeasures = [] as const

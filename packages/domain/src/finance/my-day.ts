export const financeWaiting = [] as const
export const financeMeasures = [] as const

export const returnsWaiting = ['returnRequests', 'returnsToReceive', 'returnsToClose'] as const
export const returnsMeasures = [] as const

export const returnsWaiting = ['returnRequests', 'returnsToReceive', 'returnsToClose', 'rmaRequests'] as const
export const returnsMeasures = [] as const

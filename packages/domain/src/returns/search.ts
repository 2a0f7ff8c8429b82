export const returnsSearch = ['returnRequests', 'rmaRequests'] as const

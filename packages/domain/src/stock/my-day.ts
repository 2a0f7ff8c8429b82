export const stockWaiting = ['transfersOut', 'transfersIn'] as const

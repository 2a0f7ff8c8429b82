export const stockWaiting = ['transfersOut', 'transfersIn', 'stockAdjustments'] as const

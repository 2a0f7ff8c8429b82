export const stockWaiting = ['transfersOut', 'transfersIn', 'stockAdjustments'] as const
export const stockMeasures = ['stockLow'] as const

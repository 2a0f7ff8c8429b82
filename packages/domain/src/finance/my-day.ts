export const financeWaiting = ['chequesToDeposit', 'chequesToSettle'] as const
export const financeMeasures = [] as const

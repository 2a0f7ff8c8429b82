export const financeWaiting = ['chequesToDeposit', 'chequesToSettle', 'invoicesToApprove', 'invoicesToMend'] as const
export const financeMeasures = [] as const

export const financeWaiting = [
  'chequesToDeposit',
  'chequesToSettle',
  'invoicesToApprove',
  'invoicesToMend',
  'receiptsToConfirm',
] as const
export const financeMeasures = [] as const

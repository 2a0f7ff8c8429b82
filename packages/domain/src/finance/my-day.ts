export const financeWaiting = [
  'chequesToDeposit',
  'chequesToSettle',
  'invoicesToApprove',
  'invoicesToMend',
  'receiptsToConfirm',
  'eInvoicesToMend',
  'eInvoicesToUpload',
] as const
export const financeMeasures = [] as const

export const moneyWaiting = [
  'creditToUse',
  'refundsToApprove',
  'refundsToPay',
  'bankLinesToDecide',
  'bankLinesUnidentified',
] as const

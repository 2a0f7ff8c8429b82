export const moneyWaiting = ['creditToUse', 'refundsToApprove', 'refundsToPay'] as const

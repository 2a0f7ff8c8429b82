/** What a rebate is earned by. */
export const rebateBases = [
  'sell-in-amount',
  'sell-in-qty',
  'sell-out-qty',
  'payment-on-time',
  'display',
  'event',
  'manual',
] as const
export const rebateCalcs = ['percent', 'per-unit', 'tier-table'] as const
export const rebatePeriods = ['month', 'quarter', 'year', 'one-off'] as const
export const rebatePayouts = ['order-discount', 'credit-note', 'bank'] as const
/** Of these only the first is spent on orders; the others are paid out. */
export const spentOnOrders = 'order-discount' satisfies (typeof rebatePayouts)[number]
/** Whether the rebate is read with tax in it. */
export const rebateTaxTreatments = ['include-tax', 'exclude-tax', 'no-tax'] as const

export const rebateTypeCode = /^[A-Z0-9_-]{2,20}$/
export const rebateTypeCodeShape = 'Code is 2 to 20 capitals, digits, - or _'

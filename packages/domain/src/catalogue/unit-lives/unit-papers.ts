/** What bears the number of a unit, or sold, sent and billed it, in the order in which a life usually meets them. */
export const paperKinds = [
  'sales-order',
  'delivery-order',
  'sales-invoice',
  'retail-order',
  'bonus-ticket',
  'work-order',
  'part',
  'rma-request',
  'return-request',
  'consumer',
] as const
export type PaperKind = (typeof paperKinds)[number]

export const paidStates = ['Waiting', 'Part', 'Paid'] as const
export type PaidState = (typeof paidStates)[number]
/** Of an invoice that is owed. */
export const paidStateOf = (amount: number, paid: number): PaidState =>
  paid >= amount ? 'Paid' : paid > 0 ? 'Part' : 'Waiting'

import type { ListedFrom } from '../platform/page-rules.ts'

const orders = /^\/sparepart-order-list(\/modify)?$/

export const sparepartsListedFrom: ListedFrom = [
  // A customer buys parts where they buy units, and follows the order from there.
  [/^\/buy-sparepart$/, '/sales-order-mobile'],
  [orders, '/sales-order-mobile'],
  // Who approves the cost of parts comes from the other costs, or from the payments.
  [orders, '/cost-approval'],
  [orders, '/cheque'],
]

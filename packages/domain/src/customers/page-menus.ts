import type { ListedFrom } from '../platform/page-rules.ts'

export const customersListedFrom: ListedFrom = [
  // A salesperson on a phone opens the same record.
  [/^\/customer\/[^/]+\/detail$/, '/customer-mobile'],
  [/^\/customer\/[^/]+\/shop\/[^/]+$/, '/shop-list'],
]

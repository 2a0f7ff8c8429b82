import type { ListedFrom } from '../platform/page-rules.ts'

export const moneyListedFrom: ListedFrom = [
  // Whoever looks after customers opens their account from there.
  [/^\/sales-invoice\/money\/account$/, '/customer'],
]

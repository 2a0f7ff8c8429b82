import type { ListedFrom } from '../platform/page-rules.ts'

export const retailListedFrom: ListedFrom = [
  // Head office writes campaigns beside its special prices.
  [/^\/retail-order\/incentives$/, '/special-price-request'],
]

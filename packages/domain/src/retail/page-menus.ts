import type { ListedFrom } from '../platform/page-rules.ts'

export const retailListedFrom: ListedFrom = [
  // Head office writes campaigns beside its special prices.
  [/^\/retail-order\/incentives$/, '/special-price-request'],
  // Branches follow the accounts of their sellers; finance finds them below its settlements.
  [/^\/financial-settlement\/seller-accounts$/, '/retail-order'],
  // Dealers open the orders of their list on the phone.
  [/^\/sub-dealer\/purchase-order\/detail$/, '/sub-dealer-mobile/purchase-order'],
  // Everybody with a home sees the figures of their role there.
  [/^\/dashboard-partner$/, '/'],
]

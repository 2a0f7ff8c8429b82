import type { Value } from '../message-values.ts'

/** The codes of this area's messages, with the values that each sentence takes. */
export type RetailMessages = {
  'answer-every-line': undefined
  'seller-account-sent': undefined
  'seller-id-card-digits': undefined
  'campaign-saved': undefined
  'campaign-needs-items': undefined
  'campaign-ends-before': undefined
  'campaign-own-branches': undefined
  'item-ordered-twice': undefined
  'no-more-than-ordered': { n: Value }
  'no-more-than-promised': { n: Value }
  'not-a-supplier': undefined
  'nothing-is-missing': undefined
  'sub-dealer-looks-like': { name: Value; code: Value }
  'sub-dealer-needs-parent': undefined
  'supplier-named-twice': undefined
  'unit-received-before': undefined
  'choose-shop-of-yours': undefined
  'indoor-outdoor-do-not-match': undefined
  'item-counted-twice': undefined
  'line-without-serial': undefined
  'other-half-missing': undefined
  'sale-date-in-future': undefined
  'sale-date-too-old': undefined
  'sell-out-adjusted': undefined
  'sell-out-approved': undefined
  'sell-out-may-be-undone': { n: Value }
  'sell-out-needs-review': undefined
  'sell-out-not-of-today': undefined
  'sell-out-of-somebody-else': undefined
  'sell-out-rejected': undefined
  'sell-out-sent': undefined
  'no-silent-shops': undefined
  'silent-shops-have-nobody': undefined
  'serial-already-sold-out': { date: Value }
  'serial-named-twice': undefined
  'serial-not-delivered-here': undefined
  'period-within-a-year': undefined
  'stock-counted': undefined
  'variance-needs-reason': { expected: Value }
}

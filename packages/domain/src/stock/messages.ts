import type { Value } from '../message-values.ts'

/** The codes of this area's messages, with the values that each sentence takes. */
export type StockMessages = {
  'only-units-available-now': { n: Value }
  'say-why-uncounted': { n: Value; items: Value }
  'damaged-on-a-line-of-their-own': undefined
  'only-units-are-locked': { n: Value }
  'only-units-are-on-their-way': { n: Value }
  'stock-would-be-negative': undefined
  'moved-already-otherwise': { document: Value }
  'serials-fewer-than-units': { n: Value; qty: Value }
  'serial-of-another-model': { serial: Value; item: Value }
  'item-has-no-stock': undefined
  'transfer-to-itself': undefined
  'item-or-category': undefined
  'most-below-least': undefined
  'configured-already': undefined
  'label-to-warehouse': undefined
  'label-minimum-quantity': undefined
  'label-maximum-quantity': undefined
  'label-lead-days': undefined
  'at-least-one-line': undefined
  'item-stands-here-twice': undefined
  'letter-is-known': { letter: Value; receipt: Value }
  'more-than-the-letter': { n: Value }
  'nothing-received': undefined
  'goods-received': undefined
  'receipt-closed': undefined
  'label-container': undefined
  'done-by-the-source': undefined
  'done-by-the-destination': undefined
  'quantity-received-more-than-sent': undefined
  'serial-not-in-transfer': { serial: Value }
  'transfer-submitted': undefined
  'transfer-approved': undefined
  'difference-settled': undefined
  'photo-required-above': undefined
  'adjusts-nothing': undefined
  'adjustment-submitted': undefined
  'adjustment-approved': undefined
  'nothing-counted': undefined
  'count-opened': undefined
  'count-open-already': { code: Value }
  'count-finished': undefined
  'count-not-open': undefined
  'item-not-in-count': undefined
  'scan-its-numbers': undefined
  'count-below-zero': undefined
  'warehouse-has-no-stock': undefined
  'count-too-large': { n: Value }
  'differences-too-many': { n: Value }
  'regular-transfers-made': undefined
  'no-longer-proposed': undefined
  'only-units-proposed': { n: Value }
  'sent-by-the-other-warehouse': undefined
  'halves-go-as-sets': { item: Value }
  'quantity-held': undefined
  'hold-released': undefined
}

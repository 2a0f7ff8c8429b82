import type { Value } from '../message-values.ts'

/** The codes of this area's messages, with the values that each sentence takes. */
export type SparepartsMessages = {
  'sparepart-needs-lines': undefined
  'bought-approved-whole': undefined
  'bought-ordered': undefined
  'nothing-to-refund': undefined
  'refund-at-most': { amount: Value }
  'refund-by-another': undefined
  'order-was-refunded': undefined
  'refund-written': undefined
  'refund-not-needed': undefined
  'label-transfer-number': undefined
  'old-part-received': undefined
  'old-part-not-owed': { code: Value }
  'sparepart-needs-photo': undefined
  'sparepart-needs-payment': undefined
  'sparepart-checker-approves': undefined
  'sparepart-nothing-offered': undefined
  'sparepart-picked-already': undefined
  'part-not-of-model': undefined
  'part-outside-needs-reason': undefined
  'part-quantity-needs-reason': { n: Value }
  'part-warranty-ended': { date: Value }
  'part-warranty-unknown': undefined
  'part-replaced-days-ago': { n: Value }
  'part-not-on-shelf': { part: Value }
  'part-has-no-price': undefined
  'part-not-a-spare-part': undefined
  'sparepart-submitted': undefined
  'sparepart-taken': undefined
  'sparepart-approved': undefined
  'sparepart-withdrawn': undefined
  'sparepart-cancelled': undefined
  'sparepart-created': undefined
  'sparepart-released': undefined
  'sparepart-allocated': undefined
  'sparepart-unit-required': undefined
  'approved-more-than-asked': undefined
  'label-consumer': undefined
  'label-delivery-address': undefined
  'payment-differs': { amount: Value }
  'nothing-approved': undefined
  'picked-not-whole': undefined
  'shipment-not-there': { n: Value }
  'received-more-than-sent': undefined
  'difference-needs-note': undefined
  'receipt-needs-photo': undefined
  'nothing-to-split': undefined
  'nothing-to-fill': undefined
  'allocated-elsewhere': undefined
  'not-a-substitute': undefined
  'part-promise-in-past': undefined
  'part-plan-nothing': undefined
  'no-part-warehouse': undefined
  'sparepart-picked': undefined
  'sparepart-sent': undefined
  'sparepart-received': undefined
  'sparepart-split': undefined
  'substitute-offered': undefined
  'substitute-answered': undefined
  'date-promised': undefined
  'order-put-first': undefined
  'purchase-requested': undefined
  'purchase-already-sent': { code: Value }
  'part-arrives-in-past': undefined
  'only-pieces-lie-there': { n: Value; place: Value }
  'shelf-order-drafted': undefined
  'shelf-levels-set': undefined
  'shelf-maximum-below-minimum': undefined
  'label-minimum-quantity': undefined
  'label-maximum-quantity': undefined
  'shelf-is-empty': undefined
  'part-transfer-drafted': undefined
  'label-courier': undefined
  'label-tracking-number': undefined
}

import type { Value } from '../message-values.ts'

/** The codes of this area's messages, with the values that each sentence takes. */
export type DeliveryMessages = {
  'delivery-of-somebody-else': undefined
  'label-deposit-slip': undefined
  'nothing-due-at-door': undefined
  'money-missing-at-door': { due: Value; missing: Value }
  'cash-without-difference': undefined
  'cash-counted': undefined
  'cash-deposited': undefined
  'cash-deposited-before-taken': undefined
  'cash-difference-closed': undefined
  'delivery-address-missing': undefined
  'delivery-picked-already': undefined
  'delivery-not-picked': undefined
  'delivery-received-already': undefined
  'delivery-without-difference': undefined
  'another-person-looks': undefined
  'order-not-approved': { order: Value }
  'only-units-open-in-order': { order: Value; item: Value; n: Value }
  'nothing-open-in-orders': undefined
  'orders-of-one-place': undefined
  'delivered-from-another-warehouse': { item: Value }
  'delivery-made': undefined
  'delivery-reviewed': undefined
  'delivery-planned': undefined
  'goods-issued': undefined
  'delivery-picked': undefined
  'delivery-adjusted': undefined
  'delivery-split': undefined
  'delivery-merged': undefined
  'split-leaves-something': undefined
  'serial-on-another-delivery': { serial: Value; delivery: Value }
  'serial-not-in-delivery': { serial: Value }
  'received-before-sent': undefined
  'received-in-future': undefined
  'receipt-photo-required': undefined
  'signature-or-reason': undefined
  'photo-of-another-delivery': undefined
  'receipt-does-not-add-up': { item: Value; n: Value; sent: Value }
  'say-why-missing': undefined
  'say-why-far': { n: Value }
  'say-what-differs': { n: Value }
  'disagrees-with-receipt': undefined
  'no-receipt-yet': undefined
  'receipt-saved': undefined
  'letter-code-not-readable': undefined
  'problem-closed': undefined
  'problem-given': undefined
  'problem-closed-already': undefined
  'no-paper-of-this-customer': { code: Value; customer: Value }
  'receiver-name-too-short': undefined
  'vendor-written-to': undefined
  'vendor-without-email': undefined
  'carrier-mail-already-sent': undefined
  'no-stops-of-truck': undefined
  'link-of-another-phone': undefined
  'driver-link-over': { phone: Value }
  'delivery-day-over': undefined
  'delivery-driver-missing': undefined
  'delivery-truck-missing': undefined
}

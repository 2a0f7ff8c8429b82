import type { Value } from '../message-values.ts'

/** What orders say. */
export type OrderMessages = {
  'address-waiting-for-confirmation': undefined
  'address-was-rejected': undefined
  'cashback-of-somebody-else': { code: Value }
  'cart-changed': { n: Value }
  'customer-no-cooperation': undefined
  'delivered-cannot-be-less': { item: Value; n: Value }
  'discount-above-price': undefined
  'discount-percent-or-amount': undefined
  'discount-too-large': { item: Value }
  'label-cashback-instruction': undefined
  'label-cbd-discount': undefined
  'label-hold': undefined
  'label-po-number': undefined
  'label-special-price': undefined
  'order-adjusted': undefined
  'order-closed': undefined
  'order-customer-stays': undefined
  'order-decided-by-others': undefined
  'order-discount-by-sellers': undefined
  'order-discount-over-band': { percent: Value; band: Value }
  'order-discount-within-band': { percent: Value; band: Value }
  'order-has-no-lines': undefined
  'not-yours-to-set': undefined
  'order-needs-address': undefined
  'order-needs-delivery-date': undefined
  'order-of-somebody-else': undefined
  'order-po-not-now': undefined
  'order-price-changed': { before: Value; now: Value }
  'order-reopened': undefined
  'order-restorable-for-days': { n: Value }
  'order-restored': undefined
  'order-stock-short': { item: Value; n: Value }
  'order-submitted': undefined
  'order-without-discount': undefined
  'special-price-does-not-fit': { code: Value }
}

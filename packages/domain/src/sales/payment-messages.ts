import type { Value } from '../message-values.ts'

/** What orders say about being paid. */
export type PaymentMessages = {
  'cod-at-most': { amount: Value; over: Value }
  'goods-not-paid': { order: Value; amount: Value }
  'granted-more-than-asked': { n: Value }
  'label-cod-most': undefined
  'label-granted-days': undefined
  'label-receipt': undefined
  'money-above-missing': { order: Value; amount: Value }
  'money-bound': undefined
  'money-is-not-free': { receipt: Value; amount: Value }
  'money-not-for-order': undefined
  'money-released': undefined
  'money-used-already': undefined
  'order-decided-already': undefined
  'order-goods-on-delivery': undefined
  'order-has-money': { amount: Value }
  'order-let-pass': undefined
  'order-not-waiting-for-payment': undefined
  'order-paid-in-full': undefined
  'order-released-unpaid': undefined
  'order-released-unpaid-already': undefined
  'order-withdrawn': undefined
  'request-still-open': { code: Value }
  'term-is-longer': { n: Value; m: Value }
  'way-is-looser': { way: Value; usual: Value }
  'way-needs-cheque': undefined
  'way-not-yours': undefined
}

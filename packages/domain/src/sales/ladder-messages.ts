import type { Value } from '../message-values.ts'

/** Why each step of an order's price is what it is. */
export type LadderMessages = {
  'ladder-cashback': { n: Value }
  'ladder-cashback-unused': undefined
  'ladder-cbd': { percent: Value }
  'ladder-cbd-no-percent': undefined
  'ladder-cbd-other-method': undefined
  'ladder-discount-above-allowed': undefined
  'ladder-extra': undefined
  'ladder-extra-unused': undefined
  'ladder-item': { items: Value }
  'ladder-item-unused': undefined
  'ladder-list': { n: Value }
  'ladder-no-price': { items: Value }
  'ladder-policy': { policies: Value }
  'ladder-policy-unused': undefined
  'ladder-special': { codes: Value; n: Value }
  'ladder-special-above-list': { codes: Value }
  'ladder-special-unused': undefined
  'special-price-not-valid': { code: Value }
  'special-price-quota-left': { code: Value; n: Value }
  'no-tax-rule': { code: Value; day: Value }
  'policy-gives': { policies: Value }
}

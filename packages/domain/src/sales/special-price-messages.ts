import type { Value } from '../message-values.ts'

export type SpecialPriceMessages = {
  'label-estimated-quantity': undefined
  'label-quota': undefined
  'label-requested-price': undefined
  'special-price-adjusted': undefined
  'special-price-approved': undefined
  'special-price-below-list': { price: Value }
  'special-price-closed': undefined
  'special-price-customer-stays': undefined
  'special-price-head-office': { n: Value }
  'special-price-is-over': undefined
  'special-price-item-twice': undefined
  'special-price-most-days': { n: Value }
  'special-price-needs-evidence': undefined
  'special-price-no-list-price': undefined
  'special-price-not-granted': { code: Value }
  'special-price-quota-below-use': { n: Value }
  'special-price-rejected': undefined
  'special-price-submitted': undefined
}

import type { Value } from '../message-values.ts'

/** The codes of this area's messages, with the values that each sentence takes. */
export type DeliveryMessages = {
  'delivery-of-somebody-else': undefined
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
  'delivery-day-over': undefined
  'delivery-driver-missing': undefined
  'delivery-truck-missing': undefined
}

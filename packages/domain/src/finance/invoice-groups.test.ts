import { expect, test } from 'vitest'
import { invoiceGroupOf } from './invoice-groups.ts'

const line = {
  customer_code: 'C1',
  delivery_code: 'D1',
  order_code: 'O1',
  received_day: '2026-11-09',
  grouping: 'weekly',
} as const

test('deliveries of one week stand on one invoice, from Monday to Sunday', () => {
  const group = invoiceGroupOf(line)
  expect(invoiceGroupOf({ ...line, delivery_code: 'D2', order_code: 'O2', received_day: '2026-11-15' })).toBe(group)
  expect(invoiceGroupOf({ ...line, received_day: '2026-11-16' })).not.toBe(group)
  expect(invoiceGroupOf({ ...line, customer_code: 'C2' })).not.toBe(group)
})

test('a delivery or an order has an invoice of its own where the customer wants it so', () => {
  const byOrder = { ...line, grouping: 'order' } as const
  expect(invoiceGroupOf({ ...byOrder, delivery_code: 'D2' })).toBe(invoiceGroupOf(byOrder))
  const byDelivery = { ...line, grouping: 'delivery' } as const
  expect(invoiceGroupOf({ ...byDelivery, delivery_code: 'D2' })).not.toBe(invoiceGroupOf(byDelivery))
})

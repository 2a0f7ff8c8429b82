import { orderGoods } from '@sejuk/contract/sales/order-forms'
import { updateSalesOrder } from '@sejuk/contract/sales/sales-orders'
import { holdStock } from '@sejuk/contract/stock/stock'
import { expect, test } from 'vitest'
import { startOrders } from '../../../../../test/orders.ts'
import { startTestServer } from '../../../../../test/servers/test-server.ts'

const server = await startTestServer()
const orders = await startOrders(server)

test('a draft that is opened in another form goes on with the hold of the first', async () => {
  const place = await orders.newCustomer()
  await orders.stockUp('AC-2', 3)
  const hold_purpose = 'order/first-form'
  const units = { warehouse_code: 'W1', item_code: 'AC-2', qty: 3 }
  expect(await orders.seller(holdStock, { ...units, purpose: hold_purpose })).toMatchObject({ code: '200' })
  const lines = { lines: [{ item_code: 'AC-2', ordered_qty: 3 }] }
  const order_code = await orders.draft(place, { ...lines, hold_purpose })
  const saved = await orders.read(order_code, orders.seller)
  expect(saved.hold_purpose).toBe(hold_purpose)
  const asked = { warehouse_code: 'W1', codes: ['AC-2'], purpose: saved.hold_purpose ?? '' }
  expect((await orders.seller(orderGoods, asked)).data).toMatchObject([{ available: 3, holds: [] }])
  // Saved by something that holds nothing, it is still the order's.
  const form = orders.form(place, lines)
  await orders.seller(updateSalesOrder, { ...form, order_code, row_version: saved.row_version })
  expect((await orders.read(order_code, orders.seller)).hold_purpose).toBe(hold_purpose)
  expect(await orders.act(orders.seller, 'submit', order_code)).toMatchObject({ code: '200' })
})

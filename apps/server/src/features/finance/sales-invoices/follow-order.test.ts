import * as contract from '@sejuk/contract/finance/sales-invoices'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startOrders } from '../../../../test/orders.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { deliveryOrderLines, deliveryOrders } from '../../../db/tables/delivery/delivery-orders.ts'
import { salesInvoiceLines } from '../../../db/tables/finance/sales-invoices.ts'
import { salesOrderLines } from '../../../db/tables/sales/sales-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const server = await startTestServer()
const { db } = server
const { seller, manager, clerk, newCustomer, stockUp, form, draft, act } = await startOrders(server)
const writer = await server.as(undefined, { usercode: 'WRITER' })
const approver = await server.as(undefined, { usercode: 'APPROVER' })
await stockUp('AC-2', 100)
await stockUp('AC-3', 100)

/** Four of AC-2, eight million each; so many of them delivered. */
const ordered = async (place: Awaited<ReturnType<typeof newCustomer>>) => {
  const order_code = await draft(place, { lines: [{ item_code: 'AC-2', ordered_qty: 4 }] })
  await act(seller, 'submit', order_code)
  expect(await act(manager, 'approve', order_code)).toMatchObject({ data: { status: 'Approved' } })
  return order_code
}
let count = 0
const deliver = async (order_code: string, customer_code: string, qty: number, order_line = 1) => {
  const delivery_code = `DO-${++count}`
  await db.insert(deliveryOrders).values({
    ...{ delivery_code, order_codes: [order_code], dept_code: '705', warehouse_dept: '705', customer_code },
    ...{ warehouse_code: 'W1', status: 'Approved', received_date: new Date().toISOString() },
    ...{ created_by: 'X', create_user_name: 'X' },
  })
  await db.insert(deliveryOrderLines).values({
    ...{ delivery_code, line_no: 1, order_code, order_line, item_code: 'AC-2', item_name: 'Split' },
    ...{ qty, received_qty: qty },
  })
  const isThis = and(eq(salesOrderLines.order_code, order_code), eq(salesOrderLines.line_no, order_line))
  const done = { planned_qty: qty, issued_qty: qty, delivered_qty: qty }
  await db.update(salesOrderLines).set(done).where(isThis)
  return delivery_code
}
const bill = async (...delivery_codes: string[]) =>
  writer(contract.generateSalesInvoices, { delivery_codes, invoice_date: companyToday() })
const detail = async (invoice_code: string) =>
  (await writer(contract.getSalesInvoice, { invoice_code })).data as contract.SalesInvoiceDetail
const actOn = async (user: typeof writer, name: 'submit' | 'approve', invoice_code: string) => {
  const { row_version } = await detail(invoice_code)
  return user(contract.actOnSalesInvoice[name], { invoice_code, row_version })
}

test('a draft waits while its order is changed, and then bills what the order costs', async () => {
  const place = await newCustomer()
  const order_code = await ordered(place)
  const delivery = await deliver(order_code, place.customer_code, 2)
  const [code] = (await bill(delivery)).data.invoice_codes
  expect(await detail(code)).toMatchObject({ grand_total: 16_000_000, changing_order: null })
  // The first line becomes the second, and each piece is half a million cheaper.
  const lines = [
    { item_code: 'AC-3', ordered_qty: 1 },
    { item_code: 'AC-2', ordered_qty: 4, item_discount_amount: 500_000 },
  ]
  const change = { ...form(place, { lines }), reason: 'As agreed' }
  const changed = await act(clerk, 'adjust', order_code, change)
  expect(changed.message).toBe('The change waits for approval')
  expect(await detail(code)).toMatchObject({ grand_total: 16_000_000, changing_order: order_code })
  const waits = `A change of ${order_code} waits for approval`
  expect(await actOn(writer, 'submit', code)).toMatchObject({ code: '409', message: waits })
  const more = await deliver(order_code, place.customer_code, 2, 2)
  expect(await bill(more)).toMatchObject({ code: '409', message: waits })
  await db.delete(deliveryOrders).where(eq(deliveryOrders.delivery_code, more))
  expect(await act(manager, 'approve', order_code)).toMatchObject({ data: { status: 'Approved' } })
  const after = await detail(code)
  expect(after).toMatchObject({ changing_order: null, lines: [{ qty: 2 }] })
  const [line] = await db.select().from(salesInvoiceLines).where(eq(salesInvoiceLines.invoice_code, code))
  expect(line).toMatchObject({ order_code, order_line_no: 2 })
  expect(after.grand_total).toBeLessThan(16_000_000)
  expect(await actOn(writer, 'submit', code)).toMatchObject({ code: '200' })
  expect(await actOn(approver, 'approve', code)).toMatchObject({ code: '200' })
})

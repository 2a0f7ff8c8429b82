import * as contract from '@sejuk/contract/finance/sales-invoices'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { prepareCredit } from '../../../../test/credit.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { makeStockLists, stockItem, stockWarehouse } from '../../../../test/stock.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { deliveryOrderLines, deliveryOrders } from '../../../db/tables/delivery/delivery-orders.ts'
import { invoiceConfigurations } from '../../../db/tables/finance/invoice-configurations.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { cashbackOrders, cashbackPlans, cashbacks } from '../../../db/tables/sales/cashbacks.ts'
import { salesOrderLines, salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const today = companyToday()

const server = await startTestServer()
const { db } = server
const { newCustomer } = await prepareCredit(server)
const boss = await server.as()
const second = await server.as(undefined, { usercode: 'SECOND' })
const warehouse_code = 'W1'
await makeStockLists(db)
await db.insert(items).values(stockItem('AC-9'))
await db.insert(warehouses).values(stockWarehouse(warehouse_code, '705'))
const taxed = {
  customer_is_taxable: 1,
  price_include_tax: 'Y',
  npwp: '0012345678091000',
  nitku: '0012345678091000000003',
} as const

let count = 0
/** An approved order of ten pieces, ten million in all with tax. */
const newOrder = async (customer_code: string, cashback = 0) => {
  const order_code = `SO-${++count}`
  const amount = 10_000_000 - cashback
  await db.insert(salesOrders).values({
    ...{
      order_code,
      order_type: 'REG',
      order_date: today,
      org_code: 'RCI',
      dept_code: '705',
      customer_code,
      warehouse_code,
    },
    ...{ price_include_tax: 'Y', customer_is_taxable: 1, status: 'Approved', total_amount: amount, total_qty: 10 },
    ...{ payment_term_days: 30, created_by: 'X', create_user_name: 'X', salesman_code: 'S1' },
  })
  await db.insert(salesOrderLines).values({
    ...{
      order_code,
      line_no: 1,
      item_code: 'AC-9',
      item_name: 'Split',
      ordered_qty: 10,
      delivered_qty: 10,
      warehouse_code,
    },
    ...{ list_price: 1_000_000, list_amount: 10_000_000, discount_amount: cashback, amount, business_unit_code: 'RAC' },
    ladder: cashback ? [{ step: 'cashback-discount', discount: cashback, after: amount }] : [],
  })
  return order_code
}
const deliver = async (customer_code: string, order_code: string, qty: number) => {
  const delivery_code = `DO-${++count}`
  await db.insert(deliveryOrders).values({
    ...{
      delivery_code,
      order_codes: [order_code],
      dept_code: '705',
      warehouse_dept: '705',
      customer_code,
      warehouse_code,
    },
    ...{ status: 'Approved', received_date: new Date().toISOString(), created_by: 'X', create_user_name: 'X' },
  })
  await db.insert(deliveryOrderLines).values({
    ...{ delivery_code, line_no: 1, order_code, order_line: 1, item_code: 'AC-9', item_name: 'Split' },
    ...{ qty, received_qty: qty },
  })
  return delivery_code
}
const generate = (...delivery_codes: string[]) =>
  boss(contract.generateSalesInvoices, { delivery_codes, invoice_date: today })
const detail = async (invoice_code: string) => (await boss(contract.getSalesInvoice, { invoice_code })).data
const approve = async (invoice_code: string) => {
  for (const [user, name] of [
    [boss, 'submit'],
    [second, 'approve'],
  ] as const) {
    const { row_version } = await detail(invoice_code)
    expect(await user(contract.actOnSalesInvoice[name], { invoice_code, row_version })).toMatchObject({ code: '200' })
  }
}
const orderOf = async (order_code: string) =>
  (await db.select().from(salesOrders).where(eq(salesOrders.order_code, order_code)))[0]

test('what was delivered is billed once, and the parts of an order add up to it to the rupiah', async () => {
  const customer_code = await newCustomer(taxed)
  const order = await newOrder(customer_code)
  const deliveries = [
    await deliver(customer_code, order, 3),
    await deliver(customer_code, order, 3),
    await deliver(customer_code, order, 4),
  ]
  const billable = await boss(contract.listBillableDeliveries, { customer_code: [customer_code] })
  expect(billable.data).toHaveLength(3)
  const { data } = await generate(...deliveries)
  expect(data.invoice_codes).toHaveLength(3)
  expect(await generate(...deliveries)).toMatchObject({
    ...{ code: '409', message: 'Nothing of these deliveries is left to bill' },
  })
  const found = await Promise.all(data.invoice_codes.map(detail))
  expect(found.map(({ grand_total }) => grand_total).reduce((a, b) => a + b, 0)).toBe(10_000_000)
  expect(found[0]).toMatchObject({ source: 'ERP', order_codes: [order], delivery_codes: [deliveries[0]], total_qty: 3 })
  for (const code of data.invoice_codes) await approve(code)
  expect(await orderOf(order)).toMatchObject({ invoiced_qty: 10, invoiced_amount: 10_000_000 })
})

test('two who bill the same delivery at once make one invoice', async () => {
  const customer_code = await newCustomer(taxed)
  const delivery = await deliver(customer_code, await newOrder(customer_code), 10)
  const answers = await Promise.all([generate(delivery), generate(delivery)])
  expect(answers.map(({ code }) => code).sort()).toEqual(['200', '409'])
})

test('by the week, all deliveries stand on one invoice; a void draft lets them be billed anew', async () => {
  const customer_code = await newCustomer(taxed)
  await db.insert(invoiceConfigurations).values({ customer_code, grouping: 'weekly', updated_user_name: 'X' })
  const order = await newOrder(customer_code)
  const deliveries = [await deliver(customer_code, order, 4), await deliver(customer_code, order, 6)]
  const { data } = await generate(...deliveries)
  expect(data.invoice_codes).toHaveLength(1)
  const [invoice_code] = data.invoice_codes
  const { row_version, ...invoice } = await detail(invoice_code)
  expect(invoice).toMatchObject({ delivery_codes: deliveries, grand_total: 10_000_000, total_qty: 10 })
  await boss(contract.actOnSalesInvoice.void, { invoice_code, row_version, reason: 'Wrong day' })
  expect((await generate(...deliveries)).data.invoice_codes).toHaveLength(1)
})

test('cashback is used by the share of each invoice, and given back to the rupiah when one is cancelled', async () => {
  const customer_code = await newCustomer(taxed)
  const order_code = await newOrder(customer_code, 1_000_000)
  const money = { granted_amount: 1_000_000, planned_amount: 1_000_000 }
  await db.execute(
    sql`insert into rebate_types (type_rebate_code, type_rebate_name) values ('T1', 'T1') on conflict do nothing`,
  )
  await db.insert(cashbacks).values({
    ...{ cashback_code: 'CB-1', customer_code, dept_code: '705', org_code: 'RCI', type_rebate_code: 'T1', ...money },
    ...{ cashback_amount: 1_000_000, period: '2026-11', valid_from: today, valid_to: '2027-12-31', status: 'Approved' },
    ...{ created_by: 'X', create_user_name: 'X', source: 'manual' },
  })
  await db.insert(cashbackOrders).values({
    ...{ order_code, customer_code, org_code: 'RCI', dept_code: '705', original_total_amount: 10_000_000 },
    ...{
      max_allowed_amount: 1_000_000,
      customer_is_taxable: 1,
      price_include_tax: 'Y',
      created_by: 'X',
      create_user_name: 'X',
    },
  })
  await db.insert(cashbackPlans).values({ order_code, cashback_code: 'CB-1', planned_amount: 1_000_000 })
  const line = async () => (await db.select().from(cashbacks).where(eq(cashbacks.cashback_code, 'CB-1')))[0]
  const { data } = await generate(
    await deliver(customer_code, order_code, 3),
    await deliver(customer_code, order_code, 7),
  )
  const [first, last] = data.invoice_codes
  await approve(first)
  expect(await line()).toMatchObject({ used_amount: 300_000, planned_amount: 700_000, cashback_remain: 0 })
  await approve(last)
  expect(await line()).toMatchObject({ used_amount: 1_000_000, planned_amount: 0 })
  const { row_version } = await detail(last)
  await boss(contract.actOnSalesInvoice.cancel, { invoice_code: last, row_version, reason: 'Wrong' })
  expect(await line()).toMatchObject({ used_amount: 300_000, planned_amount: 700_000, cashback_remain: 0 })
  expect(await orderOf(order_code)).toMatchObject({ invoiced_qty: 3 })
})

import * as contract from '@sejuk/contract/retail/customer-stocks'
import { actOnRetailOrder, createRetailOrder } from '@sejuk/contract/retail/retail-orders'
import { addDays } from '@sejuk/domain/values/dates'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { prepareRetail } from '../../../../test/retail.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { stockReports } from '../../../db/tables/customers/trade.ts'

const server = await startTestServer()
const { db } = server
const { today, keyperson, newSet, sale } = await prepareRetail(server)
const branch = { view_data: 'View_Data_My_Branch' } as const
const admin = await server.as(
  ['Customer-Stock-History-Search', 'Customer-Stock-Take', 'Retail-Order-Approve', 'Retail-Order-Search'],
  branch,
)
const elsewhere = await server.as(['Customer-Stock-History-Search', 'Customer-Stock-Take'], {
  ...branch,
  department: '713',
})
const stockOf = async (more: object = {}) =>
  (await admin(contract.listCustomerStocks, { customer_code: 'C-1', ...more })).data

test('what was delivered, sold and returned makes the stock of a customer', async () => {
  const sets = [await newSet(), await newSet(), await newSet(), await newSet()]
  expect(await stockOf()).toMatchObject([
    { item_code: 'GSW-09', opening: 0, received: 4, sold: 0, closing: 4, weeks_cover: null },
  ])
  const { data } = await keyperson(createRetailOrder, sale([sets[0] ?? {}]))
  expect(await stockOf()).toMatchObject([{ sold: 0, closing: 4 }])
  await admin(actOnRetailOrder.approve, { retail_order_code: data.retail_order_code, row_version: 1 })
  expect(await stockOf()).toMatchObject([{ received: 4, sold: 1, closing: 3, weeks_cover: 12, cover: 'overstocked' }])
  const back = Object.values(sets[1] ?? {})
  await db
    .update(serialNumbers)
    .set({ status: 'Returned', is_returned: true })
    .where(inArray(serialNumbers.serial_number, back))
  await db.execute(`insert into serial_events (serial_number, event, status_before, status_after, happened_at, document_type, document_code, usercode, username)
    values ('${back[0]}', 'returned', 'Sold', 'Returned', now(), 'return', 'RMA-1', 'U', 'U')`)
  expect(await stockOf()).toMatchObject([{ received: 4, sold: 1, returned: 1, closing: 2 }])
  expect(await stockOf({ date_from: today })).toMatchObject([
    { opening: 4, received: 0, sold: 1, returned: 1, closing: 2 },
  ])
  expect(await stockOf({ date_to: addDays(today, -30) })).toEqual([])
})

test('a count sets the stock, and a difference asks for its reason', async () => {
  const expected = (await admin(contract.expectedStock, { shop_code: 'SHP-1' })).data
  expect(expected.lines).toEqual([{ item_code: 'GSW-09', item_name: 'Gree Split 1 PK', expected: 2 }])
  const count = (counted: number, variance_reason: string | null = null) =>
    admin(contract.countStock, {
      shop_code: 'SHP-1',
      count_date: today,
      lines: [{ item_code: 'GSW-09', counted, variance_reason }],
    })
  const refused = await count(1)
  expect(refused).toMatchObject({
    code: '406',
    errors: { 'lines.0.variance_reason': ['2 should be there. Say why it differs'] },
  })
  expect(await db.$count(stockReports)).toBe(0)
  expect(await count(1, 'Display unit broken')).toMatchObject({ code: '200', data: { differing: 1 } })
  expect(await stockOf()).toMatchObject([{ adjusted: -1, closing: 1, last_count: today }])
  expect(await count(2)).toMatchObject({ code: '200', data: { differing: 0 } })
  expect(await stockOf()).toMatchObject([{ adjusted: 0, closing: 2 }])
  expect(await db.$count(stockReports, eq(stockReports.shop_code, 'SHP-1'))).toBe(1)
})

test('a shop of another branch is neither shown nor counted, and days to come are not counted', async () => {
  expect((await elsewhere(contract.listCustomerStocks, { customer_code: 'C-1' })).data).toEqual([])
  const lines = [{ item_code: 'GSW-09', counted: 0 }]
  expect(await elsewhere(contract.countStock, { shop_code: 'SHP-1', count_date: today, lines })).toMatchObject({
    code: '406',
  })
  const tomorrow = { shop_code: 'SHP-1', count_date: addDays(today, 1), lines }
  expect(await admin(contract.countStock, tomorrow)).toMatchObject({ code: '406' })
  expect(
    await admin(contract.countStock, { ...tomorrow, count_date: today, lines: [{ item_code: 'NONE', counted: 0 }] }),
  ).toMatchObject({ code: '406' })
})

test('more sold than delivered is shown below nothing', async () => {
  await db.insert(stockReports).values({
    ...{ shop_code: 'SHP-1', item_code: 'GSW-09', report_date: addDays(today, -1), customer_code: 'C-1', variance: -9 },
    ...{ stock_quantity: 0, sold_quantity: 0, received_quantity: 0, reported_by: 'U', reported_by_name: 'U' },
  })
  const found = await admin(contract.listCustomerStocks, { is_negative: true })
  expect(found.data).toMatchObject([{ customer_code: 'C-1', closing: -7 }])
})

test('the first pages by name, read customer by customer, are those of the whole list', async () => {
  const units: (typeof serialNumbers.$inferInsert)[] = []
  await newSet()
  const [known] = await db.select().from(serialNumbers).where(eq(serialNumbers.customer_code, 'C-1')).limit(1)
  const [owner] = await db.select().from(customers).where(eq(customers.customer_code, 'C-1'))
  if (!known || !owner) throw new Error('There is no unit to copy')
  const kinds = [
    {},
    { retail_date: addDays(today, -5) },
    { retail_date: addDays(today, -200) },
    { is_returned: true },
    { installed_date: addDays(today, -20), is_returned: true },
  ]
  for (let n = 0; n < 60; n++) {
    const customer_code = `Q-${n}`
    await db.insert(customers).values({ ...owner, customer_code, customer_name: `Toko ${n % 25}`, row_version: 1 })
    for (const [at, kind] of kinds.slice(n % 3, 1 + (n % 5)).entries())
      units.push({
        ...{ ...known, serial_number: `Q${n}U${at}`, unit_kind: 'Indoor', customer_code, batch_code: null },
        ...{ retail_date: null, installed_date: null, is_returned: false, replaced_by_sn: null },
        ...{ delivered_date: addDays(today, n % 2 ? -10 : -300), item_code: `M-${at % 2}`, set_item_code: null },
        ...kind,
      })
  }
  await db.insert(serialNumbers).values(units)
  const later = units
    .filter((_, at) => at % 4 === 0)
    .map((unit) => ({
      ...{ ...unit, serial_number: `${unit.serial_number}L`, delivered_date: addDays(today, -5) },
      ...{ retail_date: null, installed_date: null, is_returned: false },
    }))
  await db.insert(serialNumbers).values(later)
  await db.insert(stockReports).values(
    [0, 3, 6, 9, 12].map((n) => ({
      ...{ shop_code: 'SHP-1', item_code: `M-${n % 2}`, report_date: addDays(today, (n % 2 ? -3 : -150) - n) },
      ...{ customer_code: `Q-${n}`, variance: n % 4 ? -1 : 0 },
      ...{ stock_quantity: 0, sold_quantity: 0, received_quantity: 0, reported_by: 'U', reported_by_name: 'U' },
    })),
  )
  for (const sort of ['customer_name', '-customer_name'])
    for (const page of [1, 2, 3]) {
      const asked = { sort, page, limit: 12 }
      const quick = await admin(contract.listCustomerStocks, asked)
      const whole = await admin(contract.listCustomerStocks, { ...asked, exact: true })
      expect(quick.data).toHaveLength(12)
      expect(quick).toEqual(whole)
    }
  for (const page of [1, 2]) {
    const whole = await admin(contract.listCustomerStocks, { limit: 12, page })
    const later = await admin(contract.listCustomerStocks, { limit: 12, page, total: 'later' })
    expect([later.data, later.total, later.page]).toEqual([
      whole.data,
      undefined,
      { current: page, totalPages: page + 1 },
    ])
    expect(await admin(contract.listCustomerStocks, { limit: 12, total: 'only' })).toMatchObject({
      data: [],
      total: whole.total,
      page: { totalPages: whole.page?.totalPages },
    })
  }
  // A unit that came after the last day, and one that left before the first, say nothing of the days between them.
  for (const [from, to] of [
    [-400, -290],
    [-290, -100],
    [-250, -12],
    [-150, -4],
    [-11, -6],
    [-2, 0],
  ] as const) {
    const days = { date_from: addDays(today, from), date_to: addDays(today, to), limit: 12 }
    const { total } = await admin(contract.listCustomerStocks, { ...days, exact: true })
    expect(await admin(contract.listCustomerStocks, { ...days, total: 'only' }), `${from} to ${to}`).toMatchObject({
      total,
    })
  }
  const narrowed = { limit: 12, item_code: 'GSW' }
  const { total } = await admin(contract.listCustomerStocks, narrowed)
  expect(await admin(contract.listCustomerStocks, { ...narrowed, total: 'only' })).toMatchObject({ data: [], total })
  const last = await admin(contract.listCustomerStocks, { limit: 12, page: -1 })
  expect(last.page?.current).toBe(last.page?.totalPages)
  expect(last.data).not.toEqual([])
})

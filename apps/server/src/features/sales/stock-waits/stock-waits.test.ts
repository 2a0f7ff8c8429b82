import * as contract from '@sejuk/contract/sales/stock-waits'
import * as stock from '@sejuk/contract/stock/goods-receipts'
import { addDays } from '@sejuk/domain/values/dates'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startOrders } from '../../../../test/orders.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { offers } from '../../../app.ts'
import { branchWarehouses } from '../../../db/tables/masters/warehouses.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import { stockWaits } from '../../../db/tables/sales/stock-waits.ts'
import { goodsReceiptLines, goodsReceipts } from '../../../db/tables/stock/goods-receipts.ts'
import { stockHolds } from '../../../db/tables/stock/stock-moves.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { serveLines } from './turns.ts'

const server = await startTestServer()
const { db, jobs, config } = server
const { seller, manager, newCustomer, stockUp, draft, read, act, person } = await startOrders(server)
const within = { jobs, config, offers }
const today = companyToday()
const soon = addDays(today, 20)
const administrator = await server.as()

let letters = 0
const planned = async (qty: number, expected_date: string, item_code = 'AC-2') => {
  const receipt_code = `GR-${++letters}`
  await db.insert(goodsReceipts).values({
    ...{ receipt_code, warehouse_code: 'W1', dept_code: '705', source: 'factory' as const, letter_no: `L-${letters}` },
    ...{ expected_date, created_by: 'W', create_user_name: 'Wati' },
  })
  await db.insert(goodsReceiptLines).values({ receipt_code, line_no: 1, item_code, qty })
  return receipt_code
}
const preOrder = async (qty: number, day = soon) =>
  draft(await newCustomer(), {
    ...{ is_pre_order: true, requested_delivery_date: day },
    lines: [{ item_code: 'AC-2', ordered_qty: qty }],
  })
type Caller = typeof seller
const wait = async (qty: number, by: Caller = seller, over: object = {}) => {
  const { customer_code } = await newCustomer()
  const asked = { customer_code, item_code: 'AC-2', qty, wanted_date: soon, warehouse_code: 'W1', ...over }
  const answer = await by(contract.createStockWait, asked)
  if (!answer.data) throw new Error(JSON.stringify(answer))
  return answer.data.wait_code as string
}
const found = async (wait_code: string) => (await seller(contract.getStockWait, { wait_code })).data
const go = async (action: keyof typeof contract.actOnStockWait, wait_code: string, by: Caller = seller) =>
  by(contract.actOnStockWait[action], { wait_code, row_version: (await found(wait_code)).row_version })

test('a pre-order promises what is free and what arrives by its day, and names the documents', async () => {
  await stockUp('AC-2', 2)
  const receipt = await planned(5, addDays(today, 10))
  await planned(50, addDays(today, 30))
  const tooMany = await preOrder(8)
  expect(await act(seller, 'submit', tooMany)).toMatchObject({
    ...{ code: '409', status: 'PreOrderCap' },
    message: `Only 7 of AC-2 can be promised by ${soon}: ${receipt}`,
    data: { n: 7, rest: 1, line_no: 1, item_code: 'AC-2' },
  })
  expect(await read(tooMany)).toMatchObject({ status: 'Draft' })
  const fits = await preOrder(6)
  expect((await act(seller, 'submit', fits)).data).toMatchObject({ status: 'Submitted' })
  const early = await preOrder(1, addDays(today, 1))
  expect((await act(seller, 'submit', early)).message).toBe(
    `Only 0 of AC-2 can be promised by ${addDays(today, 1)}: nothing more arrives until then`,
  )
})

test('the last piece is promised to one of two who ask at once', async () => {
  const codes = [await preOrder(1), await preOrder(1)]
  const answers = await Promise.all(codes.map((order_code) => act(seller, 'submit', order_code)))
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['200', '409'])
})

test('who waits is offered in the order of the line, held for two days and told; whoever takes it gets a draft order', async () => {
  const [first, second] = [await wait(3), await wait(2)]
  expect(first).toMatch(/^WL-705-\d{4}-\d{5}$/)
  expect(await found(second)).toMatchObject({ status: 'Waiting', place_in_line: 2, qty: 2 })
  await serveLines(db, within)
  expect(await found(first)).toMatchObject({ status: 'Waiting' })
  // All that is free was promised to pre-orders.
  await stockUp('AC-2', 5 + 3)
  await serveLines(db, within, 'W1')
  expect(await found(first)).toMatchObject({ status: 'Offered', place_in_line: null })
  expect(await found(second)).toMatchObject({ status: 'Waiting', place_in_line: 1 })
  const told = and(eq(notifications.event, 'stock-wait-offered'), eq(notifications.entity_code, first))
  expect(await db.$count(notifications, told)).toBe(1)
  const taken = await go('take', first)
  expect(taken).toMatchObject({ message: 'A draft order was made', data: { status: 'Taken' } })
  const { taken_order } = taken.data
  expect(await read(taken_order)).toMatchObject({ status: 'Draft', lines: [{ item_code: 'AC-2', ordered_qty: 3 }] })
  await db.update(salesOrders).set({ requested_delivery_date: today }).where(eq(salesOrders.order_code, taken_order))
  const holder = and(eq(stockHolds.usercode, seller.usercode), eq(stockHolds.purpose, `order/${taken_order}`))
  expect(await db.$count(stockHolds, holder)).toBe(1)
  expect((await act(seller, 'submit', taken_order)).data).toMatchObject({ status: 'Submitted' })
  expect(await db.$count(stockHolds, holder)).toBe(0)
  expect((await go('take', first)).code).toBe('409')
})

test('passed, withdrawn or left unanswered, the next in line is asked', async () => {
  const [second] = await db.select().from(stockWaits).where(eq(stockWaits.status, 'Waiting'))
  const wait_code = second?.wait_code ?? ''
  const next = await wait(2)
  await stockUp('AC-2', 2)
  await serveLines(db, within)
  expect((await go('pass', wait_code)).data).toMatchObject({ status: 'Passed' })
  await serveLines(db, within)
  expect(await found(next)).toMatchObject({ status: 'Offered' })
  const last = await wait(2)
  const over = new Date(Date.now() + 49 * 3_600_000).toISOString()
  await serveLines(db, within, undefined, over)
  expect(await found(next)).toMatchObject({ status: 'Passed' })
  expect(await found(last)).toMatchObject({ status: 'Offered' })
  expect((await go('withdraw', last)).data).toMatchObject({ status: 'Withdrawn' })
  expect(await db.$count(stockHolds, eq(stockHolds.item_code, 'AC-2'))).toBe(0)
})

test('goods that are received are offered by a job of the receipt', async () => {
  const waiting = await wait(1)
  const receipt_code = await planned(1, today)
  const answer = await administrator(stock.actOnGoodsReceipt.receive, {
    ...{ receipt_code, row_version: 1, surplus: [] },
    lines: [{ line_no: 1, qty: 1, damaged: 0 }],
  })
  expect(answer.code).toBe('200')
  await serveLines(db, within, 'W1')
  expect(await found(waiting)).toMatchObject({ status: 'Offered' })
})

test('what cannot wait is told by its field; nothing is locked and nothing is owed by waiting', async () => {
  const { customer_code } = await newCustomer()
  const errors = async (over: object) =>
    (
      await seller(contract.createStockWait, {
        customer_code,
        item_code: 'AC-2',
        qty: 1,
        wanted_date: soon,
        warehouse_code: 'W1',
        ...over,
      })
    ).errors
  expect(await errors({ qty: 0 })).toHaveProperty('qty')
  expect(await errors({ item_code: 'NONE' })).toHaveProperty('item_code')
  expect(await errors({ wanted_date: '2020-01-01' })).toHaveProperty('wanted_date')
  expect(await errors({ warehouse_code: 'W2' })).toHaveProperty('warehouse_code')
  expect(await errors({ customer_code: 'C2' })).toHaveProperty('customer_code')
  expect(await errors({ from_order: 'SO-1' })).toHaveProperty('from_order')
  expect(await errors({ wanted_date: 'soon' })).toHaveProperty('wanted_date')
  const nobody = await server.as([])
  expect((await nobody(contract.listStockWaits, {})).code).toBe('403')
  const elsewhere = await person('Salesman', 'Tono', '713')
  const own = await wait(1)
  expect((await elsewhere(contract.getStockWait, { wait_code: own })).code).toBe('404')
  expect((await go('withdraw', own, manager)).data).toMatchObject({ status: 'Withdrawn' })
})

test('without a warehouse that serves the branch it is said, otherwise the first one is meant', async () => {
  const { customer_code } = await newCustomer()
  const asked = { customer_code, item_code: 'AC-2', qty: 1, wanted_date: soon }
  await db
    .insert(branchWarehouses)
    .values({ dept_code: '705', warehouse_code: 'W1', priority: 1, purpose: 'sales' })
    .onConflictDoNothing()
  const { data } = await seller(contract.createStockWait, asked)
  expect(await found(data.wait_code)).toMatchObject({ warehouse_code: 'W1', salesman_code: seller.usercode })
})

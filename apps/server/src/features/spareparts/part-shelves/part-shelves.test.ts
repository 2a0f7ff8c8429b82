import * as contract from '@sejuk/contract/spareparts/part-shelves'
import * as orders from '@sejuk/contract/spareparts/sparepart-orders'
import * as counts from '@sejuk/contract/stock/stock-counts'
import { getTransfer } from '@sejuk/contract/stock/transfers'
import { roleFacts } from '@sejuk/domain/role-facts'
import { standardRoles } from '@sejuk/domain/roles'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeCentre } from '../../../../test/aftersales.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { makeParts, stockUpParts } from '../../../../test/spareparts.ts'
import { requireShelf } from '../../../business/spareparts/part-places.ts'
import { moveStock } from '../../../business/stock/move-stock.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { stockCounts } from '../../../db/tables/stock/stock-counts.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { openMonthCounts, remindOfCounts } from './month-counts.ts'

const { db, as, jobs, config } = await startTestServer()
await makeParts(db)
const [asc_code, other] = ['8-ASC-01', '8-ASC-02']
await makeCentre(db, { asc_code, dept_code: '705' })
await makeCentre(db, { asc_code: other, dept_code: '713' })
const shelf = await requireShelf(db, asc_code)
const centre = await as([...standardRoles['ASC-Admin'].permissions], {
  ...{ usercode: 'ASC1', username: 'Sari', view_data: 'View_Data_Asc' as const, asc_code },
})
const keeper = await as([...standardRoles.Warehouse.permissions], {
  ...{ usercode: 'W705', department: '705', view_data: roleFacts.Warehouse.view_data },
})
const elsewhere = await as([...standardRoles['ASC-Admin'].permissions], {
  ...{ usercode: 'ASC2', view_data: 'View_Data_Asc' as const, asc_code: other },
})
const planner = await as()
const today = companyToday()
const by = { usercode: 'W', username: 'Wati' }

await stockUpParts(db, 'PCB', 3, shelf)
await stockUpParts(db, 'COMP', 5, shelf)
const use = (item_code: string, qty: number, code: string) =>
  db.transaction((within) =>
    moveStock(within, by, [
      { type: 'GI', warehouse_code: shelf, item_code, qty, line: 1, document: { type: 'work-order', code } },
    ]),
  )
await use('PCB', 2, 'WO-1')
const read = async (user = centre) => (await user(contract.getPartShelf, { asc_code })).data as contract.PartShelf
const partOf = async (item_code: string) => (await read()).parts.find((part) => part.item_code === item_code)

test('a centre sees what lies on its shelf, what it uses and what is proposed; another centre sees nothing', async () => {
  expect(await partOf('PCB')).toMatchObject({ on_hand: 1, available: 1, used: 2, coming: 0 })
  const pcb = await partOf('PCB')
  expect(pcb?.proposed).toBe((pcb?.max ?? 0) - 1)
  expect(await partOf('COMP')).toMatchObject({ on_hand: 5, used: 0, min: 0, proposed: 0 })
  expect((await elsewhere(contract.getPartShelf, { asc_code })).code).toBe('404')
  expect((await elsewhere(contract.orderForShelf, { asc_code, lines: [{ item_code: 'PCB', quantity: 1 }] })).code).toBe(
    '406',
  )
})

test('levels that somebody set hold instead of the suggested ones, until they are set again', async () => {
  const set = (lines: object[], who = centre) => who(contract.setShelfLevels, { asc_code, lines })
  const before = await partOf('COMP')
  expect(before).toMatchObject({ min: 0, suggested_min: 0, set_user_name: null })
  expect((await set([{ item_code: 'COMP', min: 4, max: 3 }])).errors).toEqual({
    'lines.0.max': ['The maximum is below the minimum'],
  })
  expect((await set([{ item_code: 'NO-SUCH', min: 1, max: 3 }])).errors).toHaveProperty(['lines.0.item_code'])
  expect((await set([{ item_code: 'COMP', min: 1, max: 3 }], elsewhere)).code).toBe('406')
  expect(await set([{ item_code: 'COMP', min: 6, max: 8 }])).toMatchObject({ code: '200' })
  expect(await partOf('COMP')).toMatchObject({ min: 6, max: 8, suggested_min: 0, set_user_name: 'Sari', proposed: 3 })
  await set([{ item_code: 'COMP', min: 0, max: 0 }])
  expect(await partOf('COMP')).toMatchObject({ min: 0, max: 0, proposed: 0 })
})

test('an accepted proposal is a draft of a stock order, which is not proposed again', async () => {
  const { proposed = 0 } = (await partOf('PCB')) ?? {}
  const lines = [
    { item_code: 'PCB', quantity: proposed },
    { item_code: 'COMP', quantity: 0 },
  ]
  expect((await centre(contract.orderForShelf, { asc_code, lines: lines.slice(1) })).errors).toHaveProperty('lines')
  const { data } = await centre(contract.orderForShelf, { asc_code, lines })
  const order = (await centre(orders.getSparepartOrder, { sparepart_order_code: data.sparepart_order_code })).data
  expect(order).toMatchObject({ order_kind: 'Stock', status: 'Draft', asc_code, delivery_to: 'ASC' })
  expect(order.lines).toMatchObject([{ item_code: 'PCB', quantity: proposed }])
  expect(await partOf('PCB')).toMatchObject({ coming: proposed, proposed: 0 })
})

test('the warehouse sends what is proposed as a transfer to the shelf', async () => {
  await stockUpParts(db, 'COMP', 9)
  const asked = { asc_code, eta: today, lines: [{ item_code: 'COMP', quantity: 2 }] }
  expect((await centre(contract.transferToShelf, asked)).code).toBe('403')
  const { data } = await planner(contract.transferToShelf, asked)
  const transfer = (await planner(getTransfer, { transfer_code: data.transfer_code })).data
  expect(transfer).toMatchObject({ from_warehouse: 'WSP', to_warehouse: shelf, status: 'Draft' })
  expect(await partOf('COMP')).toMatchObject({ coming: 2 })
})

test('the month opens a count of each shelf once; the centre counts, the branch adjusts, and who is late is reminded', async () => {
  const within = { jobs, config }
  expect(await openMonthCounts(db, within)).toBe(1)
  expect(await openMonthCounts(db, within)).toBe(0)
  const { count } = await read()
  expect(count).toMatchObject({ status: 'Open', line_count: 2, counted_lines: 0 })
  const count_code = count?.count_code ?? ''
  const told = () => db.select().from(notifications).where(eq(notifications.usercode, 'ASC1'))
  expect(await told()).toMatchObject([{ event: 'shelf-count-opened' }])
  expect(await remindOfCounts(db, within, `${today.slice(0, 8)}20`)).toBe(0)
  await db
    .update(stockCounts)
    .set({ created_date: new Date(Date.now() - 9 * 86_400_000).toISOString() })
    .where(eq(stockCounts.count_code, count_code))
  expect(await remindOfCounts(db, within, `${today.slice(0, 8)}04`)).toBe(0)
  expect(await remindOfCounts(db, within, `${today.slice(0, 8)}28`)).toBe(1)
  expect(await remindOfCounts(db, within, `${today.slice(0, 8)}28`)).toBe(0)
  const now = new Date().toISOString()
  const entry = (item_code: string, qty: number, n: number) => ({
    ...{ client_uuid: `00000000-0000-4000-8000-00000000000${n}`, at_device: now, sent_at_device: now },
    ...{ count_code, item_code, qty },
  })
  expect((await elsewhere(counts.addCountEntry, entry('PCB', 1, 1))).code).toBe('404')
  expect((await centre(counts.addCountEntry, entry('PCB', 1, 2))).code).toBe('200')
  expect((await centre(counts.addCountEntry, entry('COMP', 4, 3))).code).toBe('200')
  const version = async () => ({
    count_code,
    row_version: (await centre(counts.getStockCount, { count_code })).data.row_version as number,
  })
  expect((await centre(counts.actOnStockCount.finish, await version())).code).toBe('200')
  expect((await centre(counts.actOnStockCount.adjust, await version())).code).toBe('403')
  expect((await keeper(counts.actOnStockCount.adjust, await version())).code).toBe('200')
  const closed = (await centre(counts.getStockCount, { count_code })).data as counts.StockCountDetail
  expect(closed).toMatchObject({ status: 'Closed', adjustment_codes: [expect.any(String)] })
  const shelf = await read()
  expect(shelf.last_counted).not.toBeNull()
  const counted = new Set(['PCB', 'COMP'])
  for (const { item_code, last_counted } of shelf.parts) expect(last_counted !== null).toBe(counted.has(item_code))
})

test('a count of a shelf is opened by hand where the month has none, one at a time', async () => {
  const again = await centre(contract.openShelfCount, { asc_code })
  expect(again.code).toBe('200')
  expect((await centre(contract.openShelfCount, { asc_code })).errors).toHaveProperty('warehouse_code')
  expect((await elsewhere(contract.openShelfCount, { asc_code: other })).code).toBe('409')
})

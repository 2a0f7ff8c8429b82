import * as contract from '@sejuk/contract/sales/lock-stock-requests'
import { reconcileStock, stockAvailability } from '@sejuk/contract/stock/stock'
import { type Permission, permissions } from '@sejuk/domain/permissions'
import { addDays } from '@sejuk/domain/values/dates'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customerRow } from '../../../../demo/makers/customer-row.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { makeStock, stockItem } from '../../../../test/stock.ts'
import { consumeLock, giveBackLock } from '../../../business/sales/lock-stock.ts'
import { lockStock, unlockStock } from '../../../business/stock/locks.ts'
import { moveStock } from '../../../business/stock/move-stock.ts'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { lockReleaseRequests, lockStockRequests as t } from '../../../db/tables/sales/lock-stock-requests.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { endLocks } from './ends.ts'

const { db, as, jobs, config } = await startTestServer()
const offers = { effects: new Map() }
await makeStock(db)
await db.insert(items).values([
  stockItem('SETX', {
    used_for_indoor_outdoor: 'Set',
    sub_items: [
      { sub_item_code: 'P1', sub_item_name: 'Item P1', sub_quantity: 1, price_share: 50 },
      { sub_item_code: 'P2', sub_item_name: 'Item P2', sub_quantity: 2, price_share: 50 },
    ],
  }),
  ...['Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6'].map((code) => stockItem(code)),
])
const sales = await as(undefined, { usercode: 'S1', username: 'Joko', view_data: 'View_Data_Salesman' })
const head = await as(undefined, { usercode: 'H1', username: 'Hana', view_data: 'View_Data_My_Branch' })
const elsewhere = await as(undefined, { department: '713', usercode: 'H2', view_data: 'View_Data_My_Branch' })
await db
  .insert(customers)
  .values([
    customerRow({ customer_code: 'C1', customer_name: 'Toko Satu', dept_code: '705', salesman_code: 'S1' }),
    customerRow({ customer_code: 'C2', customer_name: 'Toko Dua', dept_code: '705', salesman_code: 'S1' }),
  ])
const actor = { usercode: 'S1', username: 'Joko', via: 'web', ip: '', request_id: '' }
let receipts = 0
const stockUp = (item_code: string, qty: number) =>
  db.transaction((within) =>
    moveStock(within, actor, [
      {
        ...{ type: 'GR', warehouse_code: 'W1', item_code, qty, line: 1 },
        document: { type: 'test', code: `R${++receipts}` },
      },
    ]),
  )
for (const code of ['P1', 'P2', 'Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6']) await stockUp(code, 100)
const today = companyToday()
const { submit, approve, reject, modify, extend, adjust, release, remove } = contract.actOnLockStockRequest
const form = (over: object = {}) => ({
  ...{ customer_code: 'C1', warehouse_code: 'W1', lock_reason: 'Opening of the shop', valid_to: addDays(today, 7) },
  lines: [{ item_code: 'Q1', quantity: 5 }],
  ...over,
})
const create = async (over: object = {}) =>
  (await sales(contract.createLockStockRequest, form(over))).data.lock_stock_order_code as string
const locked = async (over: object = {}) => {
  const lock_stock_order_code = await create(over)
  expect((await sales(submit, { lock_stock_order_code, row_version: 1 })).code).toBe('200')
  expect((await head(approve, { lock_stock_order_code, row_version: 2 })).code).toBe('200')
  return lock_stock_order_code
}
const stockOf = async (item_code: string) =>
  (await head(stockAvailability, { item_code: [item_code], warehouse_code: ['W1'] })).data[0]
const detailOf = async (lock_stock_order_code: string) =>
  (await sales(contract.getLockStockRequest, { lock_stock_order_code })).data
const inOrder = (act: (within: Db) => Promise<unknown>) => db.transaction(act)
const order = (order_code: string) => ({ type: 'sales-order', code: order_code })

test('a draft holds nothing; the approval of somebody else locks, and the log, the list and the message say so', async () => {
  const lock_stock_order_code = await create()
  expect(lock_stock_order_code).toMatch(/^LS-705-\d{4}-\d{5}$/)
  expect((await sales(submit, { lock_stock_order_code, row_version: 1 })).message).toBe('Lock stock request submitted')
  expect(await stockOf('Q1')).toMatchObject({ locked: 0, available: 100 })
  expect((await sales(approve, { lock_stock_order_code, row_version: 2 })).message).toBe(
    'Somebody else than who wrote it must approve it',
  )
  expect((await elsewhere(approve, { lock_stock_order_code, row_version: 2 })).code).toBe('404')
  expect((await head(approve, { lock_stock_order_code, row_version: 1 })).code).toBe('409')
  expect((await head(approve, { lock_stock_order_code, row_version: 2 })).message).toBe('Approved, the stock is locked')
  expect(await stockOf('Q1')).toMatchObject({ locked: 5, available: 95 })
  expect(await detailOf(lock_stock_order_code)).toMatchObject({
    status: 'Approved',
    remain: 5,
    customer_name: 'Toko Satu',
  })
  expect(await db.$count(notifications, eq(notifications.event, 'lock-stock-approved'))).toBe(1)
  expect((await sales(contract.lockStockRequestLog, { code: lock_stock_order_code })).data).toHaveLength(3)
  expect((await elsewhere(contract.listLockStockRequests)).data).toEqual([])
  expect((await head(contract.listLockStockRequests, { search: 'Toko Satu' })).total).toBe(1)
})

test('a form that makes no sense is refused field by field', async () => {
  const errors = async (over: object) => (await sales(contract.createLockStockRequest, form(over))).errors
  expect(await errors({ customer_code: 'NOBODY' })).toEqual({ customer_code: ['This choice is not in the list'] })
  expect(await errors({ warehouse_code: 'W9' })).toEqual({ warehouse_code: ['This choice is not in the list'] })
  expect(await errors({ valid_to: addDays(today, -1) })).toEqual({ valid_to: ['Lock validity is over'] })
  expect(await errors({ valid_to: addDays(today, 40) })).toEqual({
    valid_to: [`It may last until ${addDays(today, 30)} at most`],
  })
  expect(await errors({ valid_to: addDays(today, 91), project_code: 'P-1' })).toEqual({
    valid_to: [`It may last until ${addDays(today, 90)} at most`],
  })
  expect(await errors({ lines: [] })).toEqual({ lines: ['At least one line is needed'] })
  expect(await errors({ lines: [{ item_code: 'SET', quantity: 1 }] })).toEqual({
    'lines.0.item_code': ['This item is not kept in stock: a set is counted by its halves'],
  })
  const twice = { item_code: 'Q1', quantity: 1 }
  expect(await errors({ lines: [twice, twice] })).toEqual({ 'lines.1.item_code': ['This item stands here twice'] })
  expect(
    (await sales(contract.createLockStockRequest, form({ valid_to: addDays(today, 60), project_code: 'P-1' }))).code,
  ).toBe('200')
})

test('a rejected request is mended, submitted again or deleted', async () => {
  const lock_stock_order_code = await create({ lines: [{ item_code: 'Q2', quantity: 3 }] })
  await sales(submit, { lock_stock_order_code, row_version: 1 })
  expect((await head(reject, { lock_stock_order_code, row_version: 2 })).errors).toHaveProperty('reason')
  expect((await head(reject, { lock_stock_order_code, row_version: 2, reason: 'Not now' })).message).toBe('Rejected')
  const { customer_code: _customer, ...rest } = form({ lines: [{ item_code: 'Q2', quantity: 2 }] })
  expect((await sales(modify, { ...rest, lock_stock_order_code, row_version: 3 })).data).toMatchObject({
    status: 'Draft',
  })
  expect((await sales(remove, { lock_stock_order_code, row_version: 4 })).data).toMatchObject({ status: 'Deleted' })
  expect((await sales(submit, { lock_stock_order_code, row_version: 5 })).message).toContain('Needs status')
  expect(await stockOf('Q2')).toMatchObject({ locked: 0 })
})

test('nobody locks more than a fifth of what is free, and nothing that is not there', async () => {
  const tooMany = await create({ lines: [{ item_code: 'Q3', quantity: 21 }] })
  expect((await sales(submit, { lock_stock_order_code: tooMany, row_version: 1 })).message).toBe(
    'The quota of the salesperson for Q3 is 20 units, 0 are locked already',
  )
  await locked({ lines: [{ item_code: 'Q3', quantity: 15 }] })
  const next = await create({ lines: [{ item_code: 'Q3', quantity: 6 }] })
  expect((await sales(submit, { lock_stock_order_code: next, row_version: 1 })).message).toBe(
    'The quota of the salesperson for Q3 is 20 units, 15 are locked already',
  )
  const gone = await create({ lines: [{ item_code: 'Q3', quantity: 5 }] })
  await sales(submit, { lock_stock_order_code: gone, row_version: 1 })
  await inOrder((within) =>
    lockStock(within, actor, order('SO-ALL'), [{ warehouse_code: 'W1', item_code: 'Q3', line: 1, qty: 82 }]),
  )
  const refused = await head(approve, { lock_stock_order_code: gone, row_version: 2 })
  expect([refused.code, refused.status, refused.message]).toEqual([
    '409',
    'NotEnoughStock',
    'Only 3 units are available now',
  ])
  expect(await detailOf(gone)).toMatchObject({ status: 'Submitted', remain: 0 })
})

test('the last unit is locked by one or ordered by another, never both', async () => {
  await db.insert(items).values(stockItem('LAST'))
  await stockUp('LAST', 1)
  const lock_stock_order_code = await create({ lines: [{ item_code: 'LAST', quantity: 1 }] })
  await sales(submit, { lock_stock_order_code, row_version: 1 })
  const ordering = inOrder((within) =>
    lockStock(within, actor, order('SO-LAST'), [{ warehouse_code: 'W1', item_code: 'LAST', line: 1, qty: 1 }]),
  ).then(
    () => true,
    () => false,
  )
  const [approved, isOrdered] = await Promise.all([head(approve, { lock_stock_order_code, row_version: 2 }), ordering])
  expect([approved.code === '200', isOrdered].filter(Boolean)).toHaveLength(1)
  if (approved.code !== '200') expect(approved.message).toBe('Only 0 units are available now')
  expect(await stockOf('LAST')).toMatchObject({ locked: 1, available: 0 })
})

test('an order takes from the lock first, gives it back, and a lock that is used up is closed', async () => {
  const lock_stock_order_code = await locked({ lines: [{ item_code: 'Q4', quantity: 10 }] })
  const code = `${lock_stock_order_code}-1`
  const use = (order_code: string, qty: number, customer_code = 'C1') =>
    inOrder(async (within) => {
      const all = await consumeLock(within, actor, [
        { lock_stock_order_detail_code: code, qty, order_code, line: 1, customer_code },
      ])
      await lockStock(within, actor, order(order_code), [{ warehouse_code: 'W1', item_code: 'Q4', line: 1, qty }])
      return all
    })
  const refusedAs = (made: Promise<unknown>) =>
    made.then(
      () => undefined,
      (error: { answer: { message: string } }) => error.answer.message,
    )
  expect(await use('SO-1', 4)).toMatchObject([{ warehouse_code: 'W1', item_code: 'Q4', qty: 4 }])
  expect(await stockOf('Q4')).toMatchObject({ locked: 10, available: 90 })
  expect(await detailOf(lock_stock_order_code)).toMatchObject({ used_qty: 4, remain: 6, status: 'Approved' })
  await use('SO-1', 4)
  expect(await detailOf(lock_stock_order_code)).toMatchObject({ used_qty: 4, remain: 6 })
  expect(await refusedAs(use('SO-2', 7))).toBe('Only 6 units are locked')
  expect(await refusedAs(use('SO-2', 1, 'C2'))).toBe('This lock is not of this customer')
  await use('SO-2', 6)
  expect(await detailOf(lock_stock_order_code)).toMatchObject({ used_qty: 10, remain: 0, status: 'Closed' })
  await inOrder(async (within) => {
    await unlockStock(within, actor, order('SO-2'), [{ warehouse_code: 'W1', item_code: 'Q4', line: 1, qty: 6 }])
    await giveBackLock(within, actor, [{ lock_stock_order_detail_code: code, order_code: 'SO-2', line: 1 }])
  })
  expect(await detailOf(lock_stock_order_code)).toMatchObject({ used_qty: 4, remain: 6, status: 'Approved' })
  expect(await stockOf('Q4')).toMatchObject({ locked: 10, available: 90 })
  await db
    .update(t)
    .set({ valid_to: addDays(today, -1) })
    .where(eq(t.lock_stock_order_code, lock_stock_order_code))
  expect(await refusedAs(use('SO-3', 1))).toBe('Lock validity is over')
  await inOrder(async (within) => {
    await unlockStock(within, actor, order('SO-1'), [{ warehouse_code: 'W1', item_code: 'Q4', line: 1, qty: 4 }])
    await giveBackLock(within, actor, [{ lock_stock_order_detail_code: code, order_code: 'SO-1', line: 1 }])
  })
  expect(await stockOf('Q4')).toMatchObject({ locked: 6, available: 94 })
  await endLocks(db, { jobs, config, offers })
  expect(await stockOf('Q4')).toMatchObject({ locked: 0, available: 100 })
  expect(await detailOf(lock_stock_order_code)).toMatchObject({ status: 'Closed', released_qty: 10, used_qty: 0 })
})

test('a set is locked by its units', async () => {
  const lock_stock_order_code = await locked({ lines: [{ item_code: 'SETX', quantity: 3 }] })
  expect(await stockOf('P1')).toMatchObject({ locked: 3 })
  expect(await stockOf('P2')).toMatchObject({ locked: 6 })
  const { row_version } = await detailOf(lock_stock_order_code)
  const lines = [{ lock_stock_order_detail_code: `${lock_stock_order_code}-1`, qty: 3 }]
  expect((await sales(release, { lock_stock_order_code, row_version, lines })).data).toMatchObject({ status: 'Closed' })
  expect(await stockOf('P2')).toMatchObject({ locked: 0 })
})

test('it is extended once, and changed in quantity, when somebody else agrees', async () => {
  const lock_stock_order_code = await locked({ lines: [{ item_code: 'Q5', quantity: 4 }] })
  const line = `${lock_stock_order_code}-1`
  const later = addDays(today, 14)
  expect((await sales(extend, { lock_stock_order_code, row_version: 3, new_valid_to: today })).errors).toEqual({
    new_valid_to: ['The new last day must be later than the present one'],
  })
  expect((await sales(extend, { lock_stock_order_code, row_version: 3, new_valid_to: later })).data).toMatchObject({
    status: 'Adjusted',
  })
  expect(await detailOf(lock_stock_order_code)).toMatchObject({
    valid_to: addDays(today, 7),
    new_valid_to: later,
    remain: 4,
  })
  expect((await head(contract.listLockStockRequests, { waiting: true, search: lock_stock_order_code })).total).toBe(1)
  await head(approve, { lock_stock_order_code, row_version: 4 })
  expect(await detailOf(lock_stock_order_code)).toMatchObject({
    status: 'Approved',
    valid_to: later,
    is_extended: true,
  })
  expect(
    (await sales(extend, { lock_stock_order_code, row_version: 5, new_valid_to: addDays(today, 20) })).message,
  ).toBe('It has been extended once already')
  const lines = [{ lock_stock_order_detail_code: line, quantity: 9 }]
  await sales(adjust, { lock_stock_order_code, row_version: 5, lines })
  expect(await stockOf('Q5')).toMatchObject({ locked: 4 })
  await head(reject, { lock_stock_order_code, row_version: 6, reason: 'Too many' })
  expect(await detailOf(lock_stock_order_code)).toMatchObject({ status: 'Approved', quantity: 4 })
  await sales(adjust, { lock_stock_order_code, row_version: 7, lines })
  await head(approve, { lock_stock_order_code, row_version: 8 })
  expect(await stockOf('Q5')).toMatchObject({ locked: 9 })
  const over = [{ lock_stock_order_detail_code: line, qty: 10 }]
  expect((await sales(release, { lock_stock_order_code, row_version: 9, lines: over })).errors).toEqual({
    'lines.0.qty': ['Only 9 units are locked'],
  })
  const some = [{ lock_stock_order_detail_code: line, qty: 2 }]
  expect((await sales(release, { lock_stock_order_code, row_version: 9, lines: some })).data).toMatchObject({
    status: 'Approved',
  })
  expect(await stockOf('Q5')).toMatchObject({ locked: 7 })
})

test('it is warned of three days and one day before, each once, and ends at six in the evening of the branch', async () => {
  const lock_stock_order_code = await locked({ lines: [{ item_code: 'Q6', quantity: 2 }], valid_to: addDays(today, 5) })
  const warnings = () =>
    db.$count(
      notifications,
      and(eq(notifications.event, 'lock-stock-ending'), eq(notifications.entity_code, lock_stock_order_code)),
    )
  const at = (day: string, utc: string) => endLocks(db, { jobs, config, offers }, `${day}T${utc}:00.000Z`)
  await at(addDays(today, 1), '03:00')
  expect(await warnings()).toBe(0)
  await at(addDays(today, 2), '03:00')
  await at(addDays(today, 2), '04:00')
  expect(await warnings()).toBe(1)
  await at(addDays(today, 4), '03:00')
  expect(await warnings()).toBe(2)
  await at(addDays(today, 5), '10:59')
  expect(await stockOf('Q6')).toMatchObject({ locked: 2 })
  await at(addDays(today, 5), '11:00')
  expect(await stockOf('Q6')).toMatchObject({ locked: 0 })
  expect(await detailOf(lock_stock_order_code)).toMatchObject({ status: 'Closed', released_qty: 2 })
  expect((await sales(contract.lockStockRequestLog, { code: lock_stock_order_code })).data[0]).toMatchObject({
    action: 'expire',
  })
})

test('a branch manager sees who has an item and who waits, asks for release, and the owner answers in a day', async () => {
  await db.insert(items).values(stockItem('HOT'))
  await stockUp('HOT', 50)
  const lock_stock_order_code = await locked({ lines: [{ item_code: 'HOT', quantity: 5 }], deposit_amount: 1_000_000 })
  const line = `${lock_stock_order_code}-1`
  await inOrder((within) =>
    lockStock(within, actor, order('SO-HOT'), [{ warehouse_code: 'W1', item_code: 'HOT', line: 1, qty: 3 }]),
  )
  const late = await create({ lines: [{ item_code: 'HOT', quantity: 2 }], customer_code: 'C2' })
  await sales(submit, { lock_stock_order_code: late, row_version: 1 })
  const paid = await create({ lines: [{ item_code: 'HOT', quantity: 1 }], customer_code: 'C2', deposit_amount: 5 })
  await sales(submit, { lock_stock_order_code: paid, row_version: 1 })
  const { data } = await head(contract.itemContention, { item_code: ['HOT'] })
  expect(data.balances).toMatchObject([{ warehouse_code: 'W1', on_hand: 50, locked: 8, available: 42 }])
  expect(data.locks).toMatchObject([
    { document_code: lock_stock_order_code, qty: 5, owner: 'Joko', priority: 'deposit', customer_name: 'Toko Satu' },
    { document_code: 'SO-HOT', qty: 3, owner: 'Joko', priority: null, ends: null },
  ])
  expect(data.waiting.map((one: { lock_stock_order_code: string }) => one.lock_stock_order_code)).toEqual([paid, late])
  expect((await elsewhere(contract.itemContention, { item_code: ['HOT'] })).data.locks).toEqual([])

  const ask = { lock_stock_order_code, item_code: 'HOT', qty: 2, note: 'A hotel opens' }
  expect((await sales(contract.askForRelease, ask)).message).toBe('This lock is your own: release it yourself')
  expect((await elsewhere(contract.askForRelease, ask)).code).toBe('404')
  expect((await head(contract.askForRelease, ask)).message).toBe('The owner has been asked and has 24 hours to answer')
  expect((await head(contract.askForRelease, ask)).message).toBe('You have asked already and wait for an answer')
  expect(await db.$count(notifications, eq(notifications.event, 'lock-release-asked'))).toBe(1)
  const [asked] = (await detailOf(lock_stock_order_code)).release_requests
  const answer = { release_request_id: asked.release_request_id, answer_note: 'Delivery is tomorrow' }
  expect((await head(contract.declineRelease, answer)).message).toBe('Somebody else than who asked answers')
  expect((await sales(contract.declineRelease, answer)).message).toBe('Declined')
  expect((await sales(contract.declineRelease, answer)).message).toBe('It has been answered already')
  expect(await db.$count(notifications, eq(notifications.event, 'lock-release-declined'))).toBe(1)

  await head(contract.askForRelease, ask)
  await db.update(lockReleaseRequests).set({ due_date: '2026-01-01T00:00:00Z' })
  await endLocks(db, { jobs, config, offers })
  await endLocks(db, { jobs, config, offers })
  expect(await db.$count(notifications, eq(notifications.event, 'lock-release-unanswered'))).toBe(1)
  const { row_version } = await detailOf(lock_stock_order_code)
  const lines = [{ lock_stock_order_detail_code: line, qty: 2 }]
  await sales(release, { lock_stock_order_code, row_version, lines })
  expect(await db.$count(notifications, eq(notifications.event, 'lock-release-done'))).toBe(1)
})

test('each action needs its permission', async () => {
  const lock_stock_order_code = await create({ lines: [{ item_code: 'Q2', quantity: 1 }] })
  const without = (missing: Permission) =>
    as(
      permissions.filter((one) => one !== missing),
      { view_data: 'View_Data_My_Branch' },
    )
  const seen = { lock_stock_order_code, row_version: 1 }
  const maker = await without('Lock-Stock-Request-Create')
  const decider = await without('Lock-Stock-Request-Approve')
  const extender = await without('Lock-Stock-Request-Extend')
  const releaser = await without('Lock-Stock-Request-Release')
  const asker = await without('Lock-Stock-Request-Ask-Release')
  const lines = [{ lock_stock_order_detail_code: `${lock_stock_order_code}-1`, qty: 1 }]
  const answers = [
    await maker(contract.createLockStockRequest, form()),
    await maker(submit, seen),
    await maker(remove, seen),
    await decider(approve, seen),
    await decider(reject, { ...seen, reason: 'No' }),
    await extender(extend, { ...seen, new_valid_to: addDays(today, 9) }),
    await releaser(release, { ...seen, lines }),
    await asker(contract.askForRelease, { lock_stock_order_code, item_code: 'Q2', qty: 1 }),
    await (await without('Lock-Stock-Request-View'))(contract.listLockStockRequests),
  ]
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => '403'))
})

test('after all of it the balances are the sum of their moves', async () => {
  expect((await head(reconcileStock)).data.differences).toEqual([])
})

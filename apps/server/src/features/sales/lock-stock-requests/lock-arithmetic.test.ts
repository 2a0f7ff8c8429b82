import * as contract from '@sejuk/contract/sales/lock-stock-requests'
import { reconcileStock, stockAvailability } from '@sejuk/contract/stock/stock'
import { isSoundLock, remainOf } from '@sejuk/domain/sales/lock-stock-requests'
import { addDays } from '@sejuk/domain/values/dates'
import { total } from '@sejuk/domain/values/money'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { array, asyncProperty, assert as check, constantFrom, integer, record } from 'fast-check'
import { expect, test } from 'vitest'
import { customerRow } from '../../../../demo/makers/customer-row.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { makeStock, stockItem } from '../../../../test/stock.ts'
import { consumeLock, giveBackLock } from '../../../business/sales/lock-stock.ts'
import { lockStock, unlockStock } from '../../../business/stock/locks.ts'
import { moveStock } from '../../../business/stock/move-stock.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import {
  lockStockLines as lines,
  lockStockRequests as t,
  lockStockUses as uses,
} from '../../../db/tables/sales/lock-stock-requests.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { endLocks } from './ends.ts'

const { db, as, jobs, config } = await startTestServer()
await makeStock(db)
const sales = await as(undefined, { usercode: 'S1', username: 'Joko' })
const head = await as(undefined, { usercode: 'H1', username: 'Hana' })
await db
  .insert(customers)
  .values(customerRow({ customer_code: 'C1', customer_name: 'Toko Satu', dept_code: '705', salesman_code: 'S1' }))
const actor = { usercode: 'S1', username: 'Joko', via: 'web', ip: '', request_id: '' }
const today = companyToday()
const act = contract.actOnLockStockRequest
const stocked = 100

/** An item of its own for each run, so that runs do not share the quota. */
let runs = 0
const newItem = async () => {
  const item_code = `ARITH-${++runs}`
  await db.insert(items).values(stockItem(item_code))
  const receipt = { type: 'GR' as const, warehouse_code: 'W1', item_code, qty: stocked, line: 1 }
  await db.transaction((within) =>
    moveStock(within, actor, [{ ...receipt, document: { type: 'test', code: item_code } }]),
  )
  return item_code
}

/** What the tables say of the locks of an item. */
const stateOf = async (item_code: string) => {
  const found = await db
    .select({ lock: t, line: lines })
    .from(lines)
    .innerJoin(t, eq(t.lock_stock_order_code, lines.lock_stock_order_code))
    .where(eq(lines.item_code, item_code))
    .orderBy(lines.lock_stock_order_detail_code)
  const codes = found.map(({ line }) => line.lock_stock_order_detail_code)
  const taken = codes.length
    ? await db
        .select()
        .from(uses)
        .where(and(inArray(uses.lock_stock_order_detail_code, codes), gt(uses.qty, 0)))
    : []
  const stock = (await head(stockAvailability, { item_code: [item_code], warehouse_code: ['W1'] })).data[0]
  return { found, taken, stock }
}
type State = Awaited<ReturnType<typeof stateOf>>

const isLive = ({ status }: { status: string }) => status === 'Approved' || status === 'Adjusted'
const expectSound = ({ found, taken, stock }: State) => {
  for (const { lock, line } of found) {
    const { quantity, used_qty, released_qty } = line
    expect(isSoundLock({ quantity, used_qty, released_qty })).toBe(true)
    const used = taken.filter((one) => one.lock_stock_order_detail_code === line.lock_stock_order_detail_code)
    expect(line.used_qty).toBe(total(used.map(({ qty }) => qty)))
    if (isLive(lock)) expect(remainOf(line)).toBeGreaterThan(0)
    if (lock.status === 'Closed') expect(remainOf(line)).toBe(0)
    // What waits for nobody's decision must not come with the next one.
    if (lock.status !== 'Adjusted') expect([lock.new_valid_to, line.new_quantity]).toEqual([null, null])
  }
  const forRequests = total(found.map(({ lock, line }) => (isLive(lock) ? remainOf(line) : 0)))
  const forOrders = total(taken.map(({ qty }) => qty))
  expect(stock).toMatchObject({ on_hand: stocked, locked: forRequests + forOrders })
  expect(stock.available).toBe(stocked - forRequests - forOrders)
}

const steps = ['lock', 'extend', 'adjust', 'approve', 'reject', 'release', 'use', 'give back', 'expire'] as const
type Step = { step: (typeof steps)[number]; which: number; qty: number }

/** Does a step where it is possible; what the server refuses must leave everything as it was. */
const walk = async (item_code: string, { step, which, qty }: Step, n: number) => {
  const before = await stateOf(item_code)
  const chosen = before.found[which % Math.max(1, before.found.length)]
  if (step === 'lock') {
    const form = { customer_code: 'C1', warehouse_code: 'W1', lock_reason: 'Opening', valid_to: addDays(today, 7) }
    const made = await sales(contract.createLockStockRequest, { ...form, lines: [{ item_code, quantity: qty }] })
    const { lock_stock_order_code } = made.data
    const sent = await sales(act.submit, { lock_stock_order_code, row_version: 1 })
    if (sent.code === '200') await head(act.approve, { lock_stock_order_code, row_version: 2 })
    return
  }
  if (!chosen) return
  const { lock, line } = chosen
  const { lock_stock_order_detail_code } = line
  const at = { lock_stock_order_code: lock.lock_stock_order_code, row_version: lock.row_version }
  const one = { lock_stock_order_detail_code }
  const unchanged = async () => expect(await stateOf(item_code)).toEqual(before)
  const asked = async (answer: Promise<{ code: string }>) => {
    if ((await answer).code !== '200') await unchanged()
  }
  const place = { warehouse_code: 'W1', item_code, line: 1 }
  if (step === 'extend') return asked(sales(act.extend, { ...at, new_valid_to: addDays(today, 14) }))
  if (step === 'adjust') return asked(sales(act.adjust, { ...at, lines: [{ ...one, quantity: qty }] }))
  if (step === 'approve') return asked(head(act.approve, at))
  if (step === 'reject') return asked(head(act.reject, { ...at, reason: 'No' }))
  if (step === 'release') return asked(sales(act.release, { ...at, lines: [{ ...one, qty }] }))
  if (step === 'use') {
    const order_code = `SO-${item_code}-${n}`
    const use = { ...one, qty, order_code, line: 1, customer_code: 'C1' }
    const done = await db
      .transaction(async (within) => {
        await consumeLock(within, actor, [use])
        await lockStock(within, actor, { type: 'sales-order', code: order_code }, [{ ...place, qty }])
        return true
      })
      .catch(() => false)
    return done ? undefined : unchanged()
  }
  if (step === 'give back') {
    const use = before.taken.filter((taken) => taken.lock_stock_order_detail_code === lock_stock_order_detail_code)[0]
    if (!use) return
    const { order_code } = use
    await db.transaction(async (within) => {
      await unlockStock(within, actor, { type: 'sales-order', code: order_code }, [{ ...place, qty: use.qty }])
      await giveBackLock(within, actor, [{ ...one, order_code, line: 1 }])
    })
    return
  }
  await db
    .update(t)
    .set({ valid_to: addDays(today, -1) })
    .where(eq(t.lock_stock_order_code, lock.lock_stock_order_code))
  await endLocks(db, { jobs, config, offers: { effects: new Map() } })
}

const of = (step: Step['step'], qty: number): Step => ({ step, which: 0, qty })

test('whatever is extended, changed, used, given back, released or over, the units of a lock add up', async () => {
  const aStep = record({
    step: constantFrom(...steps),
    which: integer({ min: 0, max: 3 }),
    qty: integer({ min: 1, max: 12 }),
  })
  await check(
    asyncProperty(array(aStep, { minLength: 8, maxLength: 20 }), async (walked) => {
      const item_code = await newItem()
      await walk(item_code, { step: 'lock', which: 0, qty: 9 }, 0)
      for (const [n, step] of walked.entries()) {
        await walk(item_code, step, n + 1)
        expectSound(await stateOf(item_code))
      }
    }),
    {
      numRuns: 10,
      examples: [
        // A change waits for its decision while the lock is used up or released: it must not come with a later one.
        [[of('extend', 1), of('use', 9), of('give back', 1), of('adjust', 12), of('approve', 1)]],
        [[of('adjust', 12), of('release', 9), of('lock', 3), of('expire', 1)]],
      ],
    },
  )
  expect((await head(reconcileStock)).data).toMatchObject({ differences: [] })
})

test('of several who take the last units of a lock at once none gets more than there are', async () => {
  const item_code = await newItem()
  await walk(item_code, { step: 'lock', which: 0, qty: 10 }, 0)
  const [chosen] = (await stateOf(item_code)).found
  if (!chosen) throw new Error('no lock')
  const { lock_stock_order_detail_code } = chosen.line
  const answers = await Promise.allSettled([
    ...[1, 2, 3, 4].map((n) => walk(item_code, { step: 'use', which: 0, qty: 4 }, 100 + n)),
    sales(act.release, {
      ...{ lock_stock_order_code: chosen.lock.lock_stock_order_code, row_version: chosen.lock.row_version },
      lines: [{ lock_stock_order_detail_code, qty: 5 }],
    }),
  ])
  expect(answers.length).toBe(5)
  expectSound(await stateOf(item_code))
})

import * as contract from '@sejuk/contract/stock/stock'
import { emptyBalance, type MoveType, moveTypes, plus } from '@sejuk/domain/stock/balances'
import { eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { makeStock } from '../../../../test/stock.ts'
import { lockStock, unlockStock } from '../../../business/stock/locks.ts'
import { moveStock } from '../../../business/stock/move-stock.ts'
import type { StockMove } from '../../../business/stock/stock-move.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { stockBalances, stockHolds, stockMoves } from '../../../db/tables/stock/stock-moves.ts'
import { Refusal } from '../../../platform/http/refuse.ts'
import { checkStock, differencesIn } from './reconcile.ts'

const { db, as, jobs, config } = await startTestServer()
await makeStock(db)
const by = { usercode: 'W', username: 'Wati' }
const admin = await as()
const atJakarta = await as(undefined, { view_data: 'View_Data_My_Branch', department: '705', username: 'Lina' })
const atTangerang = await as(undefined, { view_data: 'View_Data_My_Branch', department: '713' })

let documents = 0
const move = (over: Partial<StockMove> & { type: MoveType; qty: number }): StockMove => ({
  ...{ warehouse_code: 'W1', item_code: 'P1', document: { type: 'test', code: `D${++documents}` }, line: 1, ...over },
})
const make = (...moves: StockMove[]) => db.transaction((within) => moveStock(within, by, moves))
const balanceOf = async (warehouse_code: string, item_code: string) => {
  const rows = await db
    .select()
    .from(stockBalances)
    .where(sql`warehouse_code = ${warehouse_code} and item_code = ${item_code}`)
  return rows.reduce(
    (sum, { on_hand, locked, in_transit, damaged }) => plus(sum, { on_hand, locked, in_transit, damaged }),
    emptyBalance,
  )
}
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => (error instanceof Refusal ? error.answer.message : Promise.reject(error)),
  )

test('a document line moves once, however often it is asked for; another quantity is refused', async () => {
  const received = move({ type: 'GR', qty: 10, zone_code: 'A' })
  expect(await make(received)).toHaveLength(1)
  expect(await make(received)).toHaveLength(0)
  expect(await make({ ...received, part: '2' })).toHaveLength(1)
  expect(await refusalOf(make({ ...received, qty: 11 }))).toBe(
    `${received.document.code} has moved another quantity already`,
  )
  expect(await balanceOf('W1', 'P1')).toMatchObject({ on_hand: 20 })
  const [last] = await db.select().from(stockMoves).where(eq(stockMoves.part, '2'))
  expect(last).toMatchObject({ on_hand: 10, on_hand_after: 20, username: 'Wati' })
})

test('no more is promised than there is, a lock is used up by the issue, and all moves happen or none', async () => {
  const order = { type: 'sales-order', code: 'SO-1' }
  const line = { warehouse_code: 'W1', item_code: 'P1', line: 1, qty: 15 }
  await db.transaction((within) => lockStock(within, by, order, [line]))
  const tooMany = db.transaction((within) => lockStock(within, by, { ...order, code: 'SO-2' }, [{ ...line, qty: 6 }]))
  expect(await refusalOf(tooMany)).toBe('Only 5 units are available now')
  const both = make(move({ type: 'GR', qty: 1 }), move({ type: 'GI', qty: 8 }))
  expect(await refusalOf(both)).toBe('Only 6 units are available now')
  expect(await balanceOf('W1', 'P1')).toMatchObject({ on_hand: 20, locked: 15 })
  await make(move({ type: 'GI', qty: 10, locked: 10, zone_code: 'A' }))
  expect(await balanceOf('W1', 'P1')).toMatchObject({ on_hand: 10, locked: 5 })
  await db.transaction((within) => unlockStock(within, by, order, [{ ...line, qty: 5 }]))
  expect(await balanceOf('W1', 'P1')).toMatchObject({ on_hand: 10, locked: 0 })
})

test('sets have no stock of their own, and each unit moves by its serial number', async () => {
  expect(await refusalOf(make(move({ type: 'GR', qty: 1, item_code: 'SET' })))).toContain(
    'a set is counted by its halves',
  )
  expect(await refusalOf(make(move({ type: 'GR', qty: 2, item_code: 'U1', serials: ['SN-0001'] })))).toBe(
    '1 serial number for 2 units: each unit needs its own',
  )
})

test('the state of each unit follows its move: unknown numbers begin with the receipt, and none lies in two places', async () => {
  const serials = ['5EW2633005124', '5EW2633005125']
  const unit = { item_code: 'U1', qty: 2, serials }
  const stateOf = () =>
    db
      .select({ status: serialNumbers.status, warehouse_code: serialNumbers.warehouse_code })
      .from(serialNumbers)
      .where(inArray(serialNumbers.serial_number, serials))
  await make(move({ type: 'GR', ...unit }))
  expect(await stateOf()).toEqual(serials.map(() => ({ status: 'InStock', warehouse_code: 'W1' })))
  expect(await refusalOf(make(move({ type: 'GR', ...unit })))).toContain('5EW2633005124')
  await make(move({ type: 'GR', qty: 1, item_code: 'U1', warehouse_code: 'W2', serials: ['5EW2633005199'] }))
  expect(await refusalOf(make(move({ type: 'GI', ...unit, warehouse_code: 'W2' })))).toContain('available now')
  expect(
    await refusalOf(
      make(move({ type: 'GI', qty: 1, item_code: 'U1', warehouse_code: 'W2', serials: ['5EW2633005124'] })),
    ),
  ).toContain('5EW2633005124')
  const sent = move({ type: 'TO', ...unit })
  await make(sent, move({ type: 'ON_WAY', qty: 2, item_code: 'U1', warehouse_code: 'W2', document: sent.document }))
  expect(await stateOf()).toEqual(serials.map(() => ({ status: 'InTransit', warehouse_code: null })))
  await make(move({ type: 'TI', ...unit, warehouse_code: 'W2' }))
  expect(await stateOf()).toEqual(serials.map(() => ({ status: 'InStock', warehouse_code: 'W2' })))
  expect(await balanceOf('W2', 'U1')).toMatchObject({ on_hand: 3, in_transit: 0 })
  expect(await make(sent)).toEqual([])
})

test('a hold stands in the way of others until it ends, becomes a lock, and says whose it is', async () => {
  const hold = { warehouse_code: 'W1', item_code: 'P1', purpose: 'order-draft', qty: 8 }
  const held = await atJakarta(contract.holdStock, hold)
  expect(held).toMatchObject({ message: 'Held for 15 minutes', data: { available: 2 } })
  expect((await admin(contract.holdStock, { ...hold, qty: 3 })).message).toBe('Only 2 units are available now')
  expect(await refusalOf(make(move({ type: 'LOCK', qty: 3 })))).toBe('Only 2 units are available now')
  const seen = await admin(contract.stockAvailability, { item_code: ['P1'], warehouse_code: ['W1'] })
  expect(seen.data).toMatchObject([{ on_hand: 10, held: 8, available: 2, holds: [{ username: 'Lina', qty: 8 }] }])
  expect(seen.data[0].holds[0].expires_date).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
  const own = { usercode: atJakarta.usercode, purpose: 'order-draft' }
  const line = { warehouse_code: 'W1', item_code: 'P1', line: 1, qty: 8 }
  await db.transaction((within) => lockStock(within, atJakarta, { type: 'sales-order', code: 'SO-9' }, [line], own))
  expect(await db.$count(stockHolds)).toBe(0)
  await admin(contract.holdStock, { ...hold, qty: 2 })
  await db.update(stockHolds).set({ expires_date: '2020-01-01T00:00:00Z' })
  expect(await refusalOf(make(move({ type: 'LOCK', qty: 2 })))).toBeUndefined()
})

test('a branch holds and sees its own warehouses and those that serve it, and nobody releases what another holds', async () => {
  await make(move({ type: 'GR', qty: 5, warehouse_code: 'W2' }))
  const codes = async (user: typeof admin) =>
    (await user(contract.stockAvailability, { item_code: ['P1'] })).data.map(
      ({ warehouse_code }: { warehouse_code: string }) => warehouse_code,
    )
  expect(await codes(atJakarta)).toEqual(['W1', 'W2'])
  expect(await codes(atTangerang)).toEqual(['W2'])
  const hold = { warehouse_code: 'W1', item_code: 'P1', purpose: 'p', qty: 1 }
  expect((await atTangerang(contract.holdStock, hold)).errors).toEqual({
    warehouse_code: ['This choice is not in the list'],
  })
  expect((await atJakarta(contract.holdStock, { ...hold, item_code: 'NONE' })).errors).toEqual({
    item_code: ['This choice is not in the list'],
  })
  await atJakarta(contract.holdStock, { ...hold, warehouse_code: 'W2', qty: 4 })
  await atTangerang(contract.releaseHold, { ...hold, warehouse_code: 'W2' })
  expect(await db.$count(stockHolds, eq(stockHolds.purpose, 'p'))).toBe(1)
  await atJakarta(contract.releaseHold, { ...hold, warehouse_code: 'W2' })
  expect(await db.$count(stockHolds, eq(stockHolds.purpose, 'p'))).toBe(0)
})

test('of 200 reservations of the last 50 units at once exactly 50 succeed', async () => {
  await make(move({ type: 'GR', qty: 50, item_code: 'P2' }))
  const one = (n: number) =>
    refusalOf(
      db.transaction((within) =>
        lockStock(within, by, { type: 'sales-order', code: `RUSH-${n}` }, [
          { warehouse_code: 'W1', item_code: 'P2', line: 1, qty: 1 },
        ]),
      ),
    )
  const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => one(n)))
  expect(answers.filter((said) => said === undefined)).toHaveLength(50)
  expect(answers.filter((said) => said === 'Only 0 units are available now')).toHaveLength(150)
  expect(await balanceOf('W1', 'P2')).toMatchObject({ on_hand: 50, locked: 50 })
})

test('random moves, repeats and broken transactions at once: every balance is the sum of its moves', async () => {
  const oneMove = fc.record({
    type: fc.constantFrom(...moveTypes),
    warehouse_code: fc.constantFrom('W1', 'W2'),
    item_code: fc.constantFrom('P1', 'P2'),
    zone_code: fc.constantFrom('', 'A', 'B'),
    qty: fc.integer({ min: 1, max: 12 }),
    code: fc.integer({ min: 1, max: 40 }).map((n) => `F${n}`),
    breaks: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(oneMove, { minLength: 1, maxLength: 4 }), { maxLength: 24 }),
      async (batches) => {
        await Promise.all(
          batches.map((batch) =>
            db
              .transaction(async (within) => {
                const moves = batch.map(({ code, breaks: _, ...rest }, line) =>
                  move({ ...rest, document: { type: 'random', code }, line }),
                )
                await moveStock(within, by, moves)
                if (batch.some(({ breaks }) => breaks)) throw new Refusal('conflict', { message: 'broken off' })
              })
              .catch((error) => {
                // A zone that has less than its warehouse is refused by the database.
                const refused = error instanceof Refusal || /never_negative/.test(String(error.cause ?? error))
                if (!refused) throw error
              }),
          ),
        )
        expect((await differencesIn(db)).differences).toEqual([])
      },
    ),
    { numRuns: 12 },
  )
  const { rows } = await db.execute(sql`select warehouse_code, item_code from stock_balances group by 1, 2
    having sum(on_hand - locked - damaged) < 0`)
  expect(rows).toEqual([])
})

test('a balance that its moves do not explain is reported to the administrators', async () => {
  expect((await admin(contract.reconcileStock)).data.differences).toEqual([])
  await checkStock({ db, jobs, config })
  const told = () => db.$count(notifications, eq(notifications.event, 'stock-books'))
  expect(await told()).toBe(0)
  await db
    .update(stockBalances)
    .set({ on_hand: sql`on_hand + 1` })
    .where(sql`warehouse_code = 'W1' and item_code = 'P2' and zone_code = ''`)
  expect((await admin(contract.reconcileStock)).data.differences).toMatchObject([
    { warehouse_code: 'W1', item_code: 'P2', part: 'on_hand' },
  ])
  await checkStock({ db, jobs, config })
  expect(await told()).toBeGreaterThan(0)
})

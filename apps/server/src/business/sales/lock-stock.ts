import { because, type Message } from '@sejuk/domain/messages'
import {
  giveBack,
  type LockLine,
  lockEnd,
  lockStockRequest,
  remainOf,
  takeFromLock,
} from '@sejuk/domain/sales/lock-stock-requests'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { departments } from '../../db/tables/masters/departments.ts'
import {
  lockStockLines as lines,
  lockStockRequests as t,
  lockStockUses as uses,
} from '../../db/tables/sales/lock-stock-requests.ts'
import { refuse } from '../../platform/http/refuse.ts'
import { type Actor, logActions } from '../../platform/records/action-log.ts'
import { changeLockLines, type LineChange } from './lock-lines.ts'

type Use = {
  lock_stock_order_detail_code: string
  qty: number
  order_code: string
  /** The order's line. */
  line: number
  customer_code: string
  /** What the lock has less of, the order takes from stock. */
  isUpTo?: boolean
}
type Given = Pick<Use, 'lock_stock_order_detail_code' | 'order_code' | 'line'> & { qty?: number }

/** The locks, locked in the order of their codes, with their lines by code. */
const findLocks = async (db: Db, codes: readonly string[]) => {
  const wanted = inArray(lines.lock_stock_order_detail_code, [...codes])
  const requests = await db
    .select({ lock: t, timezone: departments.timezone })
    .from(t)
    .innerJoin(departments, eq(departments.dept_code, t.dept_code))
    .where(inArray(t.lock_stock_order_code, db.select({ code: lines.lock_stock_order_code }).from(lines).where(wanted)))
    .orderBy(asc(t.lock_stock_order_code))
    .for('update', { of: t })
  const byCode = new Map(requests.map((one) => [one.lock.lock_stock_order_code, one]))
  const found = await db.select().from(lines).where(wanted).orderBy(asc(lines.lock_stock_order_detail_code))
  return new Map(
    found.flatMap((line) => {
      const request = byCode.get(line.lock_stock_order_code)
      return request ? [[line.lock_stock_order_detail_code, { line, ...request }] as const] : []
    }),
  )
}
type Found = Awaited<ReturnType<typeof findLocks>> extends Map<string, infer One> ? One : never

const isOver = ({ lock, timezone }: Pick<Found, 'lock' | 'timezone'>) =>
  lockEnd(lock.valid_to, timezone) <= new Date().toISOString()
const isLive = ({ lock }: Pick<Found, 'lock'>) => lock.status === 'Approved' || lock.status === 'Adjusted'
const useOf = ({ lock_stock_order_detail_code, order_code, line }: Given) =>
  and(
    eq(uses.lock_stock_order_detail_code, lock_stock_order_detail_code),
    eq(uses.order_code, order_code),
    eq(uses.order_line, line),
  )

/** A change that nobody decided ends with the lock; it must not come with a later one. */
export const forgetChange = (db: Db, lock_stock_order_code: string) =>
  db.update(lines).set({ new_quantity: null }).where(eq(lines.lock_stock_order_code, lock_stock_order_code))

/** Writes the lines, and the status that follows: closed where nothing remains, open again where something does. */
const write = async (
  db: Db,
  actor: Actor,
  changes: readonly (LineChange & { lock: Found['lock'] })[],
  action: 'use' | 'give-back',
  order_code: string,
) => {
  await changeLockLines(db, actor, changes, order_code)
  const touched = new Map(changes.map(({ lock }) => [lock.lock_stock_order_code, lock]))
  for (const [lock_stock_order_code, lock] of touched) {
    const now = await db.select().from(lines).where(eq(lines.lock_stock_order_code, lock_stock_order_code))
    const remains = now.some((line) => remainOf(line) > 0)
    const status = remains ? (lock.status === 'Closed' ? 'Approved' : lock.status) : 'Closed'
    const closed_date = remains ? null : (lock.closed_date ?? new Date().toISOString())
    const isRequest = eq(t.lock_stock_order_code, lock_stock_order_code)
    await db
      .update(t)
      .set({ status, closed_date, ...(remains ? {} : { new_valid_to: null }) })
      .where(isRequest)
    if (!remains) await forgetChange(db, lock_stock_order_code)
    await logActions(db, actor, [
      {
        ...{ entity: lockStockRequest.entity, entity_code: lock_stock_order_code, action, reason: order_code },
        ...{ from_status: lock.status, to_status: status },
        after: {
          lines: changes
            .filter((change) => change.lock === lock)
            .map(({ line, next }) => ({ line_no: line.line_no, item_code: line.item_code, used_qty: next.used_qty })),
        },
      },
    ])
  }
}

const refuseLine = (reason: Message, lock_stock_order_detail_code: string) =>
  refuse('conflict', { status: 'LockStock', because: reason, data: { lock_stock_order_detail_code } })

/**
 * Lines of an order take from locks, inside the order's transaction: what they take is no longer locked for the request, and the
 * order locks it for itself right afterwards, in the warehouse that this answers with. Taken already, in the same quantity, it is
 * passed over. All lines of an order in one call, so that two orders never wait for each other in a circle.
 */
export const consumeLock = async (db: Db, actor: Actor, all: readonly Use[]) => {
  if (all.length === 0) return []
  const found = await findLocks(
    db,
    all.map((one) => one.lock_stock_order_detail_code),
  )
  const next = new Map<string, LockLine>()
  for (const one of all) {
    const code = one.lock_stock_order_detail_code
    const at = found.get(code)
    if (!at || at.lock.customer_code !== one.customer_code) return refuseLine(because('lock-of-another-customer'), code)
    const [before] = await db.select().from(uses).where(useOf(one)).for('update')
    if (before && before.qty > 0) {
      if (before.qty === one.qty || one.isUpTo) continue
      return refuseLine(because('moved-already-otherwise', { document: one.order_code }), code)
    }
    if (!isLive(at) || isOver(at)) return refuseLine(because('lock-validity-over'), code)
    const lock = next.get(code) ?? quantitiesOf(at)
    const qty = one.isUpTo ? Math.min(one.qty, remainOf(lock)) : one.qty
    if (one.isUpTo && qty === 0) continue
    const { line, why } = takeFromLock(lock, qty)
    if (!line) return refuseLine(why, code)
    next.set(code, line)
    await db
      .insert(uses)
      .values({ ...keyOf(one), qty })
      .onConflictDoUpdate({
        target: [uses.lock_stock_order_detail_code, uses.order_code, uses.order_line],
        set: { qty },
      })
  }
  await write(db, actor, changesOf(found, next), 'use', all[0]?.order_code ?? '')
  return all.map(({ lock_stock_order_detail_code, qty }) => {
    const at = found.get(lock_stock_order_detail_code)
    return { lock_stock_order_detail_code, qty, warehouse_code: at?.lock.warehouse_code, item_code: at?.line.item_code }
  })
}

/**
 * The order gives back what it took and has just unlocked: all of it, or a quantity. Where the lock's time is over the units are
 * free. Where the order took nothing, nothing happens.
 */
export const giveBackLock = async (db: Db, actor: Actor, all: readonly Given[]) => {
  if (all.length === 0) return
  const found = await findLocks(
    db,
    all.map((one) => one.lock_stock_order_detail_code),
  )
  const next = new Map<string, LockLine>()
  for (const one of all) {
    const code = one.lock_stock_order_detail_code
    const at = found.get(code)
    const [before] = await db.select().from(uses).where(useOf(one)).for('update')
    const qty = one.qty ?? before?.qty ?? 0
    if (!at || !before || qty === 0) continue
    if (qty > before.qty) return refuseLine(because('only-units-are-locked', { n: before.qty }), code)
    const { line, why } = giveBack(next.get(code) ?? quantitiesOf(at), qty, isOver(at))
    if (!line) return refuseLine(why, code)
    next.set(code, line)
    await db
      .update(uses)
      .set({ qty: before.qty - qty })
      .where(useOf(one))
  }
  await write(db, actor, changesOf(found, next), 'give-back', all[0]?.order_code ?? '')
}

const keyOf = ({ lock_stock_order_detail_code, order_code, line }: Given) => ({
  ...{ lock_stock_order_detail_code, order_code, order_line: line },
})
const quantitiesOf = ({ line: { quantity, used_qty, released_qty } }: Found): LockLine => ({
  ...{ quantity, used_qty, released_qty },
})
const changesOf = (found: Map<string, Found>, next: Map<string, LockLine>) =>
  [...next].flatMap(([code, quantities]) => {
    const at = found.get(code)
    return at ? [{ lock: at.lock, line: at.line, next: quantities }] : []
  })

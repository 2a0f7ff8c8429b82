import { because } from '@sejuk/domain/messages'
import { unitsOf } from '@sejuk/domain/sales/sales-orders'
import { asc, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { salesOrderLines as lines, salesOrders as orders } from '../../db/tables/sales/sales-orders.ts'
import { refuse } from '../../platform/http/refuse.ts'
import type { Actor } from '../../platform/records/action-log.ts'
import { lockStock, unlockStock } from '../stock/locks.ts'
import { lockedForOrder, lockPlace, orderDocument } from './order-locks.ts'

/** So many pieces of a line of an order. */
export type OfOrder = { order_code: string; order_line: number; qty: number }
type Line = typeof lines.$inferSelect
type Counted = 'planned_qty' | 'issued_qty' | 'delivered_qty' | 'cancelled_qty'
type By = Pick<Actor, 'usercode' | 'username'>

const keyOf = (order_code: string, line_no: number) => `${order_code}\n${line_no}`

/** The orders and their lines, locked in the order of their codes: whoever plans or delivers them waits in line. */
export const lockOrders = async (db: Db, order_codes: readonly string[]) => {
  const wanted = [...new Set(order_codes)].toSorted()
  if (wanted.length === 0) return { orders: [], lineOf: () => undefined }
  const found = await db
    .select()
    .from(orders)
    .where(inArray(orders.order_code, wanted))
    .orderBy(asc(orders.order_code))
    .for('update')
  const own = await db
    .select()
    .from(lines)
    .where(inArray(lines.order_code, wanted))
    .orderBy(asc(lines.order_code), asc(lines.line_no))
  const byKey = new Map(own.map((line) => [keyOf(line.order_code, line.line_no), line]))
  return {
    orders: found,
    lineOf: (order_code: string, order_line: number): Line | undefined => byKey.get(keyOf(order_code, order_line)),
    lines: own,
  }
}

/** What may still be put on a delivery. */
export const openOfLine = ({ ordered_qty, planned_qty, cancelled_qty }: Line) =>
  ordered_qty - planned_qty - cancelled_qty

/** Adds to the counts of lines, and to those of their orders; nobody's form of the order becomes stale by it. */
const count = async (db: Db, all: readonly OfOrder[], fields: readonly Counted[], sign: 1 | -1 = 1) => {
  const wanted = JSON.stringify(
    all.map(({ order_code, order_line, qty }) => ({ order_code, order_line, qty: qty * sign })),
  )
  const sum = sql`(select order_code, order_line, sum(qty)::int as qty
    from jsonb_to_recordset(${wanted}::jsonb) as part (order_code text, order_line int, qty int) group by 1, 2) part`
  const sets = sql.join(
    fields.map((field) => sql`${sql.identifier(field)} = ${lines[field]} + part.qty`),
    sql`, `,
  )
  await db.execute(sql`update ${lines} set ${sets} from ${sum}
    where ${lines.order_code} = part.order_code and ${lines.line_no} = part.order_line`)
  const ofOrder = fields.filter(
    (field): field is 'delivered_qty' | 'cancelled_qty' =>
      field.startsWith('delivered') || field.startsWith('cancelled'),
  )
  if (ofOrder.length === 0) return
  const heads = sql.join(
    ofOrder.map((field) => sql`${sql.identifier(field)} = ${orders[field]} + part.qty`),
    sql`, `,
  )
  await db.execute(sql`update ${orders} set ${heads} from (select order_code, sum(qty)::int as qty from ${sum} group by 1) part
    where ${orders.order_code} = part.order_code`)
}

/** Puts pieces of approved orders on a delivery. Call it under `lockOrders`. */
export const planOrderLines = async (
  db: Db,
  locked: Awaited<ReturnType<typeof lockOrders>>,
  all: readonly OfOrder[],
) => {
  for (const { order_code, status } of locked.orders)
    if (status !== 'Approved')
      refuse('conflict', { status: 'OrderNotApproved', because: because('order-not-approved', { order: order_code }) })
  const sums = new Map<string, OfOrder>()
  for (const one of all) {
    const key = keyOf(one.order_code, one.order_line)
    sums.set(key, { ...one, qty: (sums.get(key)?.qty ?? 0) + one.qty })
  }
  for (const { order_code, order_line, qty } of sums.values()) {
    const line = locked.lineOf(order_code, order_line)
    if (!line) return refuse('notFound')
    if (qty > openOfLine(line))
      refuse('conflict', {
        status: 'NotOpen',
        because: because('only-units-open-in-order', { order: order_code, item: line.item_code, n: openOfLine(line) }),
      })
  }
  await count(db, all, ['planned_qty'])
}

/** Takes pieces off a delivery that did not leave. */
export const unplanOrderLines = (db: Db, all: readonly OfOrder[]) => count(db, all, ['planned_qty'], -1)

type Sent = { order_code: string; order_line: number; item_code: string; qty: number }
const wholeSets = ({ lineOf }: Awaited<ReturnType<typeof lockOrders>>, all: readonly OfOrder[]): Sent[] =>
  all.flatMap(({ order_code, order_line, qty }) => {
    const line = lineOf(order_code, order_line)
    return line ? unitsOf({ ...line, ordered_qty: qty }).map((unit) => ({ order_code, order_line, ...unit })) : []
  })

/**
 * Pieces leave the warehouse: what was locked for the order is free for the goods issue that follows in the same transaction.
 * A pre-order has nothing locked. `part` names the document, so that a repeated call unlocks once.
 */
export const issueOrderLines = async (
  db: Db,
  by: By,
  locked: Awaited<ReturnType<typeof lockOrders>>,
  all: readonly OfOrder[],
  part: string,
  /** The units that leave, where not all of a set do. */
  sent: readonly Sent[] = wholeSets(locked, all),
) => {
  for (const { order_code } of locked.orders) {
    const left = new Map([...(await lockedForOrder(db, order_code))].map(([key, { qty }]) => [key, qty]))
    const unlocks = sent
      .filter((one) => one.order_code === order_code)
      .flatMap(({ order_line, item_code, qty }) => {
        const line = locked.lineOf(order_code, order_line)
        if (!line) return []
        const { warehouse_code } = line
        const key = lockPlace(warehouse_code, item_code)
        const free = Math.min(qty, left.get(key) ?? 0)
        left.set(key, (left.get(key) ?? 0) - free)
        return free > 0
          ? [{ warehouse_code, item_code, line: order_line, qty: free, part: `${part}/${item_code}` }]
          : []
      })
    await unlockStock(db, by, orderDocument(order_code), unlocks)
  }
  await count(db, all, ['issued_qty'])
}

/** The customer has them: this is what the progress of an order counts. */
export const deliverOrderLines = (db: Db, all: readonly OfOrder[]) => count(db, all, ['delivered_qty'])

/** A unit that lies in the warehouse again and is promised to its order again. */
export type LockedAgain = { warehouse_code: string; item_code: string; order_code: string; line: number; qty: number }

/**
 * Pieces that left and did not arrive: the order expects them again, or no longer. What came back sound is locked for the order
 * again.
 */
export const takeBackOrderLines = async (
  db: Db,
  by: By,
  all: readonly OfOrder[],
  { outcome, again, part }: { outcome: 'reopen' | 'cancel'; again: readonly LockedAgain[]; part: string },
) => {
  await count(db, all, ['planned_qty', 'issued_qty'], -1)
  if (outcome === 'cancel') await count(db, all, ['cancelled_qty'])
  if (outcome === 'reopen')
    for (const order_code of new Set(again.map((one) => one.order_code)))
      await lockStock(
        db,
        by,
        orderDocument(order_code),
        again
          .filter((one) => one.order_code === order_code)
          .map(({ warehouse_code, item_code, line, qty }) => ({
            ...{ warehouse_code, item_code, line, qty, part: `${part}/${item_code}` },
          })),
      )
}

import { because } from '@sejuk/domain/messages'
import { unitsOf } from '@sejuk/domain/sales/sales-orders'
import { consumeLock, giveBackLock } from '../../../business/sales/lock-stock.ts'
import { lockedForOrder, lockPlace, orderDocument } from '../../../business/sales/order-locks.ts'
import type { OwnHold } from '../../../business/stock/holds.ts'
import { lockStock, unlockStock } from '../../../business/stock/locks.ts'
import type { Db } from '../../../db/database.ts'
import type { salesOrderLines } from '../../../db/tables/sales/sales-orders.ts'
import { Refusal, refuse } from '../../../platform/http/refuse.ts'
import type { Actor } from '../../../platform/records/action-log.ts'

export type OrderLine = typeof salesOrderLines.$inferSelect
type Locked = Pick<
  OrderLine,
  'line_no' | 'item_code' | 'ordered_qty' | 'issued_qty' | 'cancelled_qty' | 'sub_items' | 'warehouse_code'
>
type Order = { order_code: string; customer_code: string; lock_round: number }

const openOf = ({ ordered_qty, issued_qty, cancelled_qty }: Locked) => ordered_qty - issued_qty - cancelled_qty

/** What the lines want locked: the units of what has not left yet. */
const wantedBy = (lines: readonly Locked[]) => {
  const wanted = new Map<string, { warehouse_code: string; item_code: string; qty: number; line: number }>()
  for (const line of lines)
    for (const { item_code, qty } of unitsOf({ ...line, ordered_qty: openOf(line) })) {
      const key = lockPlace(line.warehouse_code, item_code)
      const before = wanted.get(key)
      if (qty > 0)
        wanted.set(key, {
          ...{ warehouse_code: line.warehouse_code, item_code, line: before?.line ?? line.line_no },
          qty: (before?.qty ?? 0) + qty,
        })
    }
  return wanted
}

/** What is short is told with its item and its line. */
const nameItem = (error: unknown, places: readonly { item_code: string; line: number }[]): never => {
  const { status, because: reason, data } = error instanceof Refusal ? error.answer : {}
  const short = places.find(
    ({ item_code }) => item_code === (data as { item_code?: string } | null | undefined)?.item_code,
  )
  if (status !== 'NotEnoughStock' || !short || reason?.values?.n === undefined) throw error
  const { item_code, line: line_no } = short
  const n = Number(reason.values.n)
  return refuse('conflict', {
    ...{ status, because: because('order-stock-short', { item: item_code, n }) },
    data: { item_code, line_no, available: n },
  })
}

type SetLocks = {
  hold?: OwnHold | undefined
  isOnlyMore?: boolean
  /** The order has never locked anything. */
  isFirst?: boolean
}
/** Locks and unlocks the difference, so that afterwards exactly this is locked. Answers with the round that did it. */
export const setLocks = async (
  db: Db,
  by: Actor,
  { order_code, lock_round }: Order,
  lines: readonly Locked[],
  { hold, isOnlyMore = false, isFirst = false }: SetLocks = {},
) => {
  const round = lock_round + 1
  const [now, wanted] = [isFirst ? new Map<string, never>() : await lockedForOrder(db, order_code), wantedBy(lines)]
  const places = [...new Set([...now.keys(), ...wanted.keys()])].sort()
  const changes = places.flatMap((key) => {
    const place = wanted.get(key) ?? now.get(key)
    const change = (wanted.get(key)?.qty ?? 0) - (now.get(key)?.qty ?? 0)
    if (!place || change === 0) return []
    const { warehouse_code, item_code } = place
    const line = wanted.get(key)?.line ?? 1
    return [{ warehouse_code, item_code, line, part: `${round}/${item_code}`, change }]
  })
  const parts = (sign: 1 | -1) =>
    changes
      .filter(({ change }) => change * sign > 0)
      .map(({ change, ...place }) => ({ ...place, qty: Math.abs(change) }))
  if (!isOnlyMore) await unlockStock(db, by, orderDocument(order_code), parts(-1))
  await lockStock(db, by, orderDocument(order_code), parts(1), hold).catch((error: unknown) => nameItem(error, changes))
  return { lock_round: round }
}

/** What locked requests give to an order is locked by the order right afterwards; what they have too little of comes from stock. */
export const useLockRequests = (
  db: Db,
  actor: Actor,
  { order_code, customer_code }: Order,
  lines: readonly OrderLine[],
) =>
  consumeLock(
    db,
    actor,
    lines.flatMap(({ lock_stock_order_detail_code: code, ordered_qty, line_no }) =>
      code
        ? [
            {
              lock_stock_order_detail_code: code,
              qty: ordered_qty,
              order_code,
              line: line_no,
              customer_code,
              isUpTo: true,
            },
          ]
        : [],
    ),
  )

/** What an order took from lock requests goes back to them, once the order no longer locks it. */
export const giveBackRequests = (db: Db, actor: Actor, order_code: string, lines: readonly OrderLine[]) =>
  giveBackLock(
    db,
    actor,
    lines.flatMap(({ lock_stock_order_detail_code: code, line_no }) =>
      code ? [{ lock_stock_order_detail_code: code, order_code, line: line_no }] : [],
    ),
  )

type Moved = Awaited<ReturnType<typeof lockedForOrder>>
/** How many whole pieces of each line are locked; of a set as many as of its scarcer unit. */
export const lockedByLine = (locked: Moved, lines: readonly Locked[]) => {
  const left = new Map([...locked].map(([key, { qty }]) => [key, qty]))
  return new Map(
    lines.map((line) => {
      const open = openOf(line)
      const units = unitsOf({ ...line, ordered_qty: 1 })
      const whole = units.map(({ item_code, qty }) =>
        Math.floor((left.get(lockPlace(line.warehouse_code, item_code)) ?? 0) / qty),
      )
      const locked = Math.max(0, Math.min(open, ...whole))
      for (const { item_code, qty } of units) {
        const key = lockPlace(line.warehouse_code, item_code)
        left.set(key, (left.get(key) ?? 0) - locked * qty)
      }
      return [line.line_no, locked]
    }),
  )
}

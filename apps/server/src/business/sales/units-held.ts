import { piecesForHalves } from '@sejuk/domain/delivery/half-sets'
import { unitsOf } from '@sejuk/domain/sales/sales-orders'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import {
  deliveryOrderLines as lines,
  deliveryOrders as t,
  deliveryOrderUnits as units,
} from '../../db/tables/delivery/delivery-orders.ts'
import type { lockOrders } from './order-deliveries.ts'

const keyOf = (order_code: string, order_line: number, item_code: string) =>
  `${order_code}\n${order_line}\n${item_code}`

/**
 * Units of sets that the customer has already: the rest of the set did not arrive, and the order asks for the set again. Only the
 * rest is sent then. What other deliveries have left out for this reason is used up.
 */
export const unitsHeld = async (
  db: Db,
  { orders, lineOf }: Awaited<ReturnType<typeof lockOrders>>,
  except: readonly string[] = [],
) => {
  const held = new Map<string, number>()
  const codes = orders.map(({ order_code }) => order_code)
  const sent = codes.length
    ? await db
        .select({ line: lines, status: t.status, outcome: t.adjust_outcome })
        .from(lines)
        .innerJoin(t, eq(t.delivery_code, lines.delivery_code))
        .where(
          and(
            inArray(lines.order_code, codes),
            notInArray(t.status, ['Rejected', 'Deleted']),
            notInArray(t.delivery_code, [...except]),
          ),
        )
    : []
  const isReopened = ({ status, outcome }: (typeof sent)[number]) => status === 'Adjusted' && outcome === 'reopen'
  // Nothing came back to most orders.
  if (!sent.some(isReopened)) return () => 0
  const parts = await db
    .select()
    .from(units)
    .where(
      inArray(
        units.delivery_code,
        sent.map(({ line }) => line.delivery_code),
      ),
    )
  for (const one of sent) {
    const { delivery_code, line_no, order_code, order_line, qty, received_qty } = one.line
    const ordered = lineOf(order_code, order_line)
    for (const { item_code, qty: per } of ordered ? unitsOf({ ...ordered, ordered_qty: 1 }) : []) {
      const unit = parts.find(
        (part) => part.delivery_code === delivery_code && part.line_no === line_no && part.item_code === item_code,
      )
      const leftOut = per * qty - (unit?.qty ?? 0)
      const surplus = isReopened(one) ? (unit?.received_qty ?? 0) + leftOut - per * received_qty : 0
      const key = keyOf(order_code, order_line, item_code)
      held.set(key, (held.get(key) ?? 0) + surplus - leftOut)
    }
  }
  return (order_code: string, order_line: number, item_code: string) =>
    Math.max(0, held.get(keyOf(order_code, order_line, item_code)) ?? 0)
}

/** So many pieces of each line are still owed to a customer who has half of them: nobody may drop those from the order. */
export const owedToHalves = async (db: Db, locked: Awaited<ReturnType<typeof lockOrders>>) => {
  const held = await unitsHeld(db, locked)
  return ({ order_code, line_no }: { order_code: string; line_no: number }) => {
    const line = locked.lineOf(order_code, line_no)
    const units = line ? unitsOf({ ...line, ordered_qty: 1 }) : []
    return piecesForHalves(
      units.map(({ item_code, qty: per }) => ({ item_code, per, qty: held(order_code, line_no, item_code) })),
    )
  }
}

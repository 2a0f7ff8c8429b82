import { because } from '@sejuk/domain/messages'
import { unitsOf } from '@sejuk/domain/sales/sales-orders'
import { eq, inArray } from 'drizzle-orm'
import type { lockOrders, OfOrder } from '../../../business/sales/order-deliveries.ts'
import { unitsHeld } from '../../../business/sales/units-held.ts'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import {
  deliveryOrderLines as lines,
  deliveryOrderUnits as units,
} from '../../../db/tables/delivery/delivery-orders.ts'
import { refuse } from '../../../platform/http/refuse.ts'

export type Locked = Awaited<ReturnType<typeof lockOrders>>
type Line = typeof lines.$inferInsert
type Unit = typeof units.$inferInsert
const round = (n: number) => Math.round(n * 1000) / 1000

/** Lines of a delivery with the units of each, and what they weigh. One line of an order is one line here. */
export const writeDeliveryLines = async (
  db: Db,
  { delivery_code, warehouse_code }: { delivery_code: string; warehouse_code: string },
  locked: Locked,
  wanted: readonly OfOrder[],
  /** Deliveries whose goods these lines take over. */
  replaced: readonly string[] = [],
) => {
  const held = await unitsHeld(db, locked, [...replaced, delivery_code])
  const sums = new Map<string, OfOrder>()
  for (const one of wanted) {
    const key = `${one.order_code}\n${one.order_line}`
    sums.set(key, { ...one, qty: (sums.get(key)?.qty ?? 0) + one.qty })
  }
  const rows: Line[] = []
  const parts: { line_no: number; item_code: string; per: number; qty: number }[] = []
  for (const { order_code, order_line, qty } of sums.values()) {
    const line = locked.lineOf(order_code, order_line) ?? refuse('notFound')
    if (line.warehouse_code !== warehouse_code)
      refuse('conflict', { because: because('delivered-from-another-warehouse', { item: line.item_code }) })
    const line_no = rows.length + 1
    const { item_code, item_name } = line
    rows.push({ delivery_code, line_no, order_code, order_line, item_code, item_name, qty })
    for (const { item_code: unit, qty: per } of unitsOf({ ...line, ordered_qty: 1 })) {
      const missing = Math.max(0, per * qty - held(order_code, order_line, unit))
      if (missing > 0) parts.push({ line_no, item_code: unit, per, qty: missing })
    }
  }
  const known = await itemsOf(
    db,
    parts.map(({ item_code }) => item_code),
  )
  const made = parts.map((part, n): Unit => {
    const item = known.get(part.item_code)
    return {
      ...part,
      ...{ delivery_code, unit_no: n + 1, item_name: item?.item_name ?? part.item_code },
      has_serial: item?.has_serial ?? false,
      weight_kg: item?.weight_kg ?? 0,
      volume_m3: item?.volume_m3 ?? 0,
    }
  })
  await db.delete(units).where(eq(units.delivery_code, delivery_code))
  await db.delete(lines).where(eq(lines.delivery_code, delivery_code))
  await db.insert(lines).values(rows)
  await db.insert(units).values(made)
  return sumsOf(rows, made)
}

const itemsOf = async (db: Db, codes: readonly string[]) => {
  const found = await db
    .select({
      item_code: items.item_code,
      item_name: items.item_name,
      has_serial: items.has_serial,
      weight_kg: items.weight_kg,
      volume_m3: items.volume_m3,
    })
    .from(items)
    .where(inArray(items.item_code, [...new Set(codes)]))
  return new Map(found.map((item) => [item.item_code, item]))
}

/** What the header says of its lines. */
export const sumsOf = (rows: readonly { order_code: string }[], made: readonly Unit[]) => ({
  order_codes: [...new Set(rows.map(({ order_code }) => order_code))],
  line_count: rows.length,
  total_qty: made.reduce((sum, { qty }) => sum + qty, 0),
  total_weight: round(made.reduce((sum, { qty, weight_kg = 0 }) => sum + qty * weight_kg, 0)),
  total_volume: round(made.reduce((sum, { qty, volume_m3 = 0 }) => sum + qty * volume_m3, 0)),
})

export const linesOf = (db: Db, delivery_code: string) =>
  db.select().from(lines).where(eq(lines.delivery_code, delivery_code)).orderBy(lines.line_no)

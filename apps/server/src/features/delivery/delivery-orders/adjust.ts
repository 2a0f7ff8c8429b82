import type { workOnDelivery } from '@sejuk/contract/delivery/delivery-work'
import type { Parsed } from '@sejuk/contract/endpoint'
import type { GoodsWhereabouts } from '@sejuk/domain/delivery/adjustments'
import { type DeliveryState, deliveryOrder } from '@sejuk/domain/delivery/delivery-orders'
import { and, eq, inArray } from 'drizzle-orm'
import { moveSerials } from '../../../business/catalogue/serial-moves.ts'
import { type LockedAgain, lockOrders, takeBackOrderLines } from '../../../business/sales/order-deliveries.ts'
import { moveStock } from '../../../business/stock/move-stock.ts'
import {
  deliveryOrderLines as lines,
  deliveryOrderSerials as serials,
  type deliveryOrders as t,
} from '../../../db/tables/delivery/delivery-orders.ts'
import type { Begun, Change } from '../../../platform/documents/action-context.ts'
import { takeHalvesBack } from './half-sets.ts'
import { linesOf } from './lines.ts'
import { unitsOfDelivery } from './queries.ts'

type Row = typeof t.$inferSelect
type Form = Parsed<(typeof workOnDelivery)['adjust']>
type Unit = Awaited<ReturnType<typeof unitsOfDelivery>>[number]

/** Damaged and short units come back into the warehouse or are gone; their order expects them again, or gives them up. */
export const adjustDelivery = async (begun: Begun<Row, DeliveryState, Form>): Promise<Change<Row, DeliveryState>> => {
  const { db, before, input } = begun
  const { delivery_code, warehouse_code } = before
  await lockOrders(db, before.order_codes)
  const own = await unitsOfDelivery(db, delivery_code)
  for (const unit of own) {
    await bringBack(begun, unit, 'short', input.short)
    await bringBack(begun, unit, 'damaged', input.damaged)
  }
  const missing = (await linesOf(db, delivery_code)).filter((line) => line.damaged_qty + line.short_qty > 0)
  const again = own.flatMap((unit): LockedAgain[] => {
    const line = missing.find(({ line_no }) => line_no === unit.line_no)
    if (!line || input.short !== 'returned' || unit.short_qty === 0) return []
    const { order_code, order_line } = line
    return [{ warehouse_code, item_code: unit.item_code, order_code, line: order_line, qty: unit.short_qty }]
  })
  await takeBackOrderLines(
    db,
    begun.viewer,
    missing.map(({ order_code, order_line, damaged_qty, short_qty }) => ({
      ...{ order_code, order_line, qty: damaged_qty + short_qty },
    })),
    { outcome: input.outcome, again, part: `adjust/${delivery_code}` },
  )
  const returned = input.outcome === 'cancel' ? await takeHalvesBack(begun, missing, own) : null
  for (const { line_no, damaged_qty, short_qty } of missing)
    await db
      .update(lines)
      .set({ adjusted_qty: damaged_qty + short_qty })
      .where(and(eq(lines.delivery_code, delivery_code), eq(lines.line_no, line_no)))
  return {
    set: { adjust_reason: input.reason, adjust_outcome: input.outcome },
    also: { outcome: input.outcome, short: input.short, damaged: input.damaged, return_code: returned },
  }
}

const bringBack = async (
  { db, viewer, before, input }: Begun<Row, DeliveryState, Form>,
  unit: Unit,
  kind: 'short' | 'damaged',
  where: GoodsWhereabouts,
) => {
  const qty = kind === 'short' ? unit.short_qty : unit.damaged_qty
  if (qty === 0) return
  const { delivery_code, warehouse_code } = before
  const document = { type: deliveryOrder.entity, code: delivery_code }
  const numbers = unit.serials.filter(({ state }) => state === kind).map(({ serial_number }) => serial_number)
  if (where === 'returned')
    await moveStock(db, viewer, [
      {
        ...{ type: 'TI', warehouse_code, item_code: unit.item_code, qty, expected: 0, line: unit.unit_no },
        ...{ damaged: kind === 'damaged' ? qty : 0, serials: numbers, part: kind, reason: input.reason, document },
      },
    ])
  // What is lost has left the stock already: only its units end.
  else if (numbers.length > 0)
    await moveSerials(db, {
      ...{ event: 'scrapped', serials: numbers, item_code: unit.item_code, document, actor: viewer },
      note: input.reason,
    })
  if (numbers.length > 0)
    await db
      .update(serials)
      .set({ state: 'returned' })
      .where(and(eq(serials.delivery_code, delivery_code), inArray(serials.serial_number, numbers)))
}

import type { saveReceipt } from '@sejuk/contract/delivery/delivery-receipts'
import type { Parsed } from '@sejuk/contract/endpoint'
import { type DeliverySerialState, deliveryOrder } from '@sejuk/domain/delivery/delivery-orders'
import { type Counts, piecesOf } from '@sejuk/domain/delivery/receipts'
import { and, eq, inArray } from 'drizzle-orm'
import { moveSerials } from '../../../business/catalogue/serial-moves.ts'
import { deliverOrderLines, type OfOrder } from '../../../business/sales/order-deliveries.ts'
import type { Db } from '../../../db/database.ts'
import {
  deliveryOrderLines as lines,
  deliveryOrderSerials as serials,
  type deliveryOrders as t,
  deliveryOrderUnits as units,
} from '../../../db/tables/delivery/delivery-orders.ts'
import { linesOf } from './lines.ts'

export type ReceiptForm = Omit<Parsed<typeof saveReceipt>, 'delivery_code' | 'row_version'>
type Row = typeof t.$inferSelect
type Unit = typeof units.$inferSelect
/** What a receipt says of one unit, and how the unit stands afterwards. */
export type Said = {
  unit: Unit
  line: {
    unit_no: number
    received: number
    damaged: number
    short: number
    damaged_serials: string[]
    short_serials: string[]
    reason: string | null
  }
  counts: Counts
  numbers: { received: readonly string[]; damaged: readonly string[]; short: readonly string[] }
}
type By = { usercode: string; username: string }

const mark = async (db: Db, delivery_code: string, numbers: readonly string[], state: DeliverySerialState) => {
  if (numbers.length > 0)
    await db
      .update(serials)
      .set({ state })
      .where(and(eq(serials.delivery_code, delivery_code), inArray(serials.serial_number, [...numbers])))
}

/** Units, their numbers, the lines in pieces, and from those what the orders count as delivered. */
export const writeReceived = async (db: Db, before: Row, said: readonly Said[], by: By, at: string) => {
  const { delivery_code, customer_code, dept_code } = before
  for (const { unit, line, counts, numbers } of said) {
    const { received_qty, damaged_qty, short_qty } = counts
    await db
      .update(units)
      .set({ received_qty, damaged_qty, short_qty, reason: line.reason ?? unit.reason })
      .where(and(eq(units.delivery_code, delivery_code), eq(units.unit_no, unit.unit_no)))
    if (numbers.received.length > 0)
      await moveSerials(db, {
        ...{ event: 'delivered', serials: numbers.received, item_code: unit.item_code, at },
        ...{ customer_code, dept_code, actor: by, document: { type: deliveryOrder.entity, code: delivery_code } },
      })
    await mark(db, delivery_code, numbers.received, 'received')
    await mark(db, delivery_code, numbers.damaged, 'damaged')
    await mark(db, delivery_code, numbers.short, 'short')
  }
  const now = await db.select().from(units).where(eq(units.delivery_code, delivery_code))
  const more: OfOrder[] = []
  for (const line of await linesOf(db, delivery_code)) {
    const { received_qty, damaged_qty, short_qty } = piecesOf(
      line.qty,
      now.filter(({ line_no }) => line_no === line.line_no),
    )
    const { order_code, order_line, line_no } = line
    if (received_qty > line.received_qty) more.push({ order_code, order_line, qty: received_qty - line.received_qty })
    await db
      .update(lines)
      .set({ received_qty, damaged_qty, short_qty })
      .where(and(eq(lines.delivery_code, delivery_code), eq(lines.line_no, line_no)))
  }
  if (more.length > 0) await deliverOrderLines(db, more)
}

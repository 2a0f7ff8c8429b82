import { type DoorLetter, type DoorOrder, dueAtDoor } from '@sejuk/domain/delivery/money-at-door'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { deliveryOrderLines as lines } from '../../db/tables/delivery/delivery-orders.ts'

type Paid = DoorOrder & { customer_code: string }

/** Orders that are paid at the door and were not let go without; with what was bound to them or collected before. */
const ordersOf = async (db: Db, codes: readonly string[]) => {
  if (codes.length === 0) return []
  const { rows } = await db.execute<Paid>(sql`
    select o.order_code, o.customer_code, o.total_amount::float8 as total,
      (coalesce((select sum(m.amount) from order_money m join receipts r using (receipt_code)
          where m.order_code = o.order_code and m.state in ('Bound', 'Used') and r.kind <> 'cod'), 0)
        + coalesce((select sum(r.amount) from receipts r
          where r.order_code = o.order_code and r.kind = 'cod' and r.status <> 'Void'), 0))::float8 as covered,
      (select jsonb_agg(jsonb_build_object('order_line', l.line_no, 'amount', l.amount, 'qty', l.ordered_qty,
          'delivered_qty', l.delivered_qty) order by l.line_no)
        from sales_order_lines l where l.order_code = o.order_code) as lines
    from sales_orders o where o.order_code = any(${sql.param([...codes])}::text[]) and o.collect_method = 'COD'
      and o.unpaid_released_date is null
    order by o.order_code`)
  return rows
}

type Delivery = { delivery_code: string; order_codes: readonly string[] }

/** What each of these letters collects at the door, where anything: the phone counts with it, and the server once more. */
export const doorLetters = async (db: Db, deliveries: readonly Delivery[]): Promise<Map<string, DoorLetter>> => {
  const orders = await ordersOf(db, [...new Set(deliveries.flatMap(({ order_codes }) => order_codes))])
  const asked = deliveries.filter(({ order_codes }) =>
    orders.some(({ order_code }) => order_codes.includes(order_code)),
  )
  if (asked.length === 0) return new Map()
  const codes = asked.map(({ delivery_code }) => delivery_code)
  const rows = await db.select().from(lines).where(inArray(lines.delivery_code, codes)).orderBy(lines.line_no)
  return new Map(
    asked.map(({ delivery_code, order_codes }) => [
      delivery_code,
      {
        orders: orders.filter(({ order_code }) => order_codes.includes(order_code)),
        lines: rows.filter((line) => line.delivery_code === delivery_code),
      },
    ]),
  )
}

type Units = Parameters<typeof dueAtDoor>[1]

/** By order, once these units have arrived. Call it under `lockOrders`. */
export const dueOfLetter = async (db: Db, delivery: Delivery, units: Units) => {
  const letter = (await doorLetters(db, [delivery])).get(delivery.delivery_code)
  return letter ? dueAtDoor(letter, units) : []
}

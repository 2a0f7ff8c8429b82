import type { DeliveryState } from '@sejuk/domain/delivery/delivery-orders'
import { halvesOf } from '@sejuk/domain/delivery/half-sets'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import type { deliveryOrderLines, deliveryOrders as t } from '../../../db/tables/delivery/delivery-orders.ts'
import type { Begun } from '../../../platform/documents/action-context.ts'
import { draftReturnOfHalves } from '../../returns/return-requests/commands.ts'
import type { unitsOfDelivery } from './queries.ts'

type Row = typeof t.$inferSelect
type Line = typeof deliveryOrderLines.$inferSelect
type Unit = Awaited<ReturnType<typeof unitsOfDelivery>>[number]

/** Numbers of this unit that the customer has by this line of the order: unsold ones and this delivery's first, billed ones never. */
const numbersOf = async (db: Db, { order_code, order_line, delivery_code }: Line, item_code: string, qty: number) => {
  const { rows } = await db.execute<{ serial_number: string }>(sql`select s.serial_number
    from delivery_order_lines l join delivery_order_units u on u.delivery_code = l.delivery_code and u.line_no = l.line_no
    join delivery_order_serials s on s.delivery_code = u.delivery_code and s.unit_no = u.unit_no and s.state = 'received'
    join serial_numbers n on n.serial_number = s.serial_number and n.status in ('Sold', 'SoldOut', 'Installed')
    where l.order_code = ${order_code} and l.order_line = ${order_line} and u.item_code = ${item_code}
      and not exists (select from sales_invoice_lines i join sales_invoices v using (invoice_code)
        where i.order_code = l.order_code and i.order_line_no = l.order_line and v.status <> '5'
          and s.serial_number = any(i.serial_numbers))
      and not exists (select from return_request_lines r join return_requests q using (return_code)
        where r.serial_numbers @> array[s.serial_number] and q.status not in ('Rejected', 'Deleted', 'Closed'))
    order by n.status <> 'Sold', s.delivery_code <> ${delivery_code}, s.serial_number desc limit ${qty}`)
  return rows.map(({ serial_number }) => serial_number)
}

/** The rest of these sets is given up: what the customer has of them is taken back by a return, which somebody plans. */
export const takeHalvesBack = async (
  begun: Begun<Row, DeliveryState, object>,
  given: readonly Line[],
  units: readonly Unit[],
) => {
  const halves = []
  for (const line of given) {
    const own = units.filter(({ line_no }) => line_no === line.line_no)
    const all = await wholeLine(begun.db, line, own)
    for (const { item_code, qty } of halvesOf(line, all)) {
      const hasSerial = own.some((unit) => unit.item_code === item_code && unit.has_serial)
      const isNumbered = hasSerial || (await isSerialItem(begun.db, item_code))
      const serial_numbers = isNumbered ? await numbersOf(begun.db, line, item_code, qty) : []
      halves.push({ item_code, qty, serial_numbers })
    }
  }
  return halves.length > 0 ? draftReturnOfHalves(begun, halves) : null
}

const isSerialItem = async (db: Db, item_code: string) => {
  const { rows } = await db.execute<{ has_serial: boolean }>(
    sql`select has_serial from items where item_code = ${item_code}`,
  )
  return rows[0]?.has_serial ?? false
}

type Sub = { sub_item_code: string; sub_quantity: number }
/** The units of a line with those that were left out of it altogether. */
const wholeLine = async (db: Db, line: Line, own: readonly Unit[]) => {
  const { rows } = await db.execute<{ sub_items: Sub[] }>(sql`select sub_items from sales_order_lines
    where order_code = ${line.order_code} and line_no = ${line.order_line}`)
  const left = (rows[0]?.sub_items ?? []).filter(
    ({ sub_item_code }) => !own.some(({ item_code }) => item_code === sub_item_code),
  )
  return [
    ...own,
    ...left.map(({ sub_item_code, sub_quantity }) => ({
      ...{ item_code: sub_item_code, per: sub_quantity, qty: 0, received_qty: 0 },
    })),
  ]
}

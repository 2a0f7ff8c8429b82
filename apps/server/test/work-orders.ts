import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { workOrderRow } from '../demo/makers/work-order-row.ts'
import { workOrderDetails, workOrders } from '../src/db/tables/aftersales/work-orders.ts'
import { makeCentre, makeTechnician, makeTicket } from './aftersales.ts'

type Db = NodePgDatabase
type Order = typeof workOrders.$inferInsert
type Unit = Partial<typeof workOrderDetails.$inferInsert>

/** A work order of one unit, with its centre, its technician and its ticket, unless said otherwise. */
export const makeWorkOrder = async (
  db: Db,
  { work_order_number, ...order }: Partial<Order> & { work_order_number: string },
  units: Unit[] = [{}],
) => {
  const asc_code = order.asc_code ?? '8-ASC-01'
  const ticket_number = order.ticket_number ?? `AST-${work_order_number}`
  await makeCentre(db, { asc_code })
  if (order.technician_code) await makeTechnician(db, order.technician_code, asc_code)
  if (!order.ticket_number)
    await makeTicket(db, { ticket_number, dept_code: order.dept_code ?? '705', asc_codes: [asc_code] })
  const [made] = await db
    .insert(workOrders)
    .values(workOrderRow({ unit_count: units.length, ...order, work_order_number, ticket_number, asc_code }))
    .returning()
  await db
    .insert(workOrderDetails)
    .values(units.map((unit, n) => ({ line_no: n + 1, item_name: 'RAC 1 PK', ...unit, work_order_number })))
  return made!
}

export const workOrderOf = async (db: Db, work_order_number: string) => {
  const [order] = await db.select().from(workOrders).where(eq(workOrders.work_order_number, work_order_number))
  return order!
}

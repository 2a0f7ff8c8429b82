import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { aftersalesTickets, ticketUnits } from '../../../db/tables/aftersales/tickets.ts'
import { workOrders as t } from '../../../db/tables/aftersales/work-orders.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import type { WorkOrder } from './acting.ts'
import { notifyUndo } from './notices.ts'

/** Its units belong to the first centre again, and whoever never had any does not see the ticket. */
const bringBack = async (db: Db, before: WorkOrder, asc_code: string) => {
  const { ticket_number, work_order_number } = before
  await db.update(ticketUnits).set({ asc_code }).where(eq(ticketUnits.work_order_number, work_order_number))
  const others = await db.$count(
    t,
    and(
      eq(t.ticket_number, ticket_number),
      eq(t.asc_code, before.asc_code),
      ne(t.work_order_number, work_order_number),
    ),
  )
  if (others === 0)
    await db
      .update(aftersalesTickets)
      .set({ asc_codes: sql`array_remove(${aftersalesTickets.asc_codes}, ${before.asc_code})` })
      .where(eq(aftersalesTickets.ticket_number, ticket_number))
}

export const undone = async ({ before, after, ...context }: Done<WorkOrder>) => {
  if (after.asc_code !== before.asc_code) await bringBack(context.db, before, after.asc_code)
  await notifyUndo(context, before, after)
}

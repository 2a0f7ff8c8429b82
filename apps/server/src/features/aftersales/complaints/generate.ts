import type { actOnComplaint } from '@sejuk/contract/aftersales/complaints'
import type { Parsed } from '@sejuk/contract/endpoint'
import { asc, eq } from 'drizzle-orm'
import { aftersalesTickets } from '../../../db/tables/aftersales/tickets.ts'
import { workOrderDetails, workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import type { ActingContext } from '../../../platform/documents/action-context.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import { dispatchWorkOrder } from '../work-orders/commands.ts'
import type { Complaint } from './commands.ts'

type Begun = ActingContext & {
  before: Complaint
  input: Parsed<(typeof actOnComplaint)['generate-new-work-order']>
}

/** The same units once more, free for the customer; the complaint stays open until the new work order is confirmed. */
export const generate = async ({ before, input: { note, asc_code }, ...context }: Begun) => {
  const { db } = context
  const [order = refuse('notFound')] = await db
    .select()
    .from(workOrders)
    .where(eq(workOrders.work_order_number, before.work_order_number ?? ''))
  const { ticket_number, work_order_number: parent_number } = order
  await db
    .select({ ticket_number: aftersalesTickets.ticket_number })
    .from(aftersalesTickets)
    .where(eq(aftersalesTickets.ticket_number, ticket_number))
    .for('update')
  const units = await db
    .select({ line_no: workOrderDetails.ticket_line_no })
    .from(workOrderDetails)
    .where(eq(workOrderDetails.work_order_number, parent_number))
    .orderBy(asc(workOrderDetails.line_no))
  const next = await dispatchWorkOrder(context, {
    ticket_number,
    parent_number,
    asc_code: asc_code || order.asc_code,
    line_nos: units.flatMap(({ line_no }) => line_no ?? []),
    note: [`${before.complain_code}: ${before.description}`, note].filter(Boolean).join('\n').slice(0, 1000),
  })
  return { set: { new_work_order_number: next.work_order_number }, reason: note }
}

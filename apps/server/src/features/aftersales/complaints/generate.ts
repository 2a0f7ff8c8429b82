import type * as contract from '@sejuk/contract/aftersales/complaints'
import { asc, eq } from 'drizzle-orm'
import { aftersalesTickets } from '../../../db/tables/aftersales/tickets.ts'
import { workOrderDetails, type workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dispatchWorkOrder, onWorkOrder } from '../work-orders/commands.ts'
import { begin, beginOnOrder, write } from './act.ts'
import type { Complaint } from './commands.ts'

type WorkOrder = typeof workOrders.$inferSelect
type Asking = Omit<RequestContext<typeof contract.generateWorkOrder>, 'input'>
type Form = { note: string | null; asc_code?: string | null }

/** The same units once more, free for the customer; the complaint stays open until the new work order is confirmed. */
const generate = async (context: Asking, complaint: Complaint, order: WorkOrder, { note, asc_code }: Form) => {
  const { db } = context
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
    note: [`${complaint.complain_code}: ${complaint.description}`, note].filter(Boolean).join('\n').slice(0, 1000),
  })
  const change = { new_work_order_number: next.work_order_number }
  await write(context, 'generate-new-work-order', complaint, change, { reason: note })
  const begun = await onWorkOrder.beginOn(context, 'generate-new-work-order', order)
  await onWorkOrder.end(begun, { reason: note, also: change })
  return { data: { work_order_number: next.work_order_number } }
}

export const generateWorkOrder = async ({ input, ...context }: RequestContext<typeof contract.generateWorkOrder>) => {
  const { complaint, order = refuse('notFound') } = await begin(context, 'generate-new-work-order', input)
  return generate(context, complaint, order, input)
}

type FromOrder = (typeof contract.actOnOrderComplaint)['generate-new-work-order']
export const generateOnOrder = async ({ input, ...context }: RequestContext<FromOrder>) => {
  const { complaint, order } = await beginOnOrder(context, 'generate-new-work-order', input)
  return generate(context, complaint, order, input)
}

import type * as dispatching from '@sejuk/contract/aftersales/ticket-dispatch'
import { nothingToUndo } from '@sejuk/domain/aftersales/work-orders/undo'
import { and, eq, inArray } from 'drizzle-orm'
import { ticketUnits as u } from '../../../db/tables/aftersales/tickets.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { recallWorkOrder } from '../work-orders/commands.ts'
import { onTicket } from './commands.ts'
import { dispatchedOf } from './dispatched.ts'
import { lastDispatch } from './undo.ts'

/** Its work orders are closed, its units wait again, and the centres see it no more. */
export const undoDispatch = async ({ input, ...context }: RequestContext<typeof dispatching.undoDispatch>) => {
  const { db, viewer } = context
  const { ticket_number } = input
  const begun = await onTicket.begin(context, 'undo-dispatch', input)
  const { asc_codes: now, dispatched_date } = begun.before
  const { objection, work_orders = [], asc_codes = now } = await lastDispatch(db, viewer, ticket_number)
  if (objection || work_orders.length === 0) refuse('conflict', { message: objection ?? nothingToUndo })
  for (const work_order_number of work_orders) await recallWorkOrder(context, work_order_number)
  await db
    .update(u)
    .set({ asc_code: null, work_order_number: null })
    .where(and(eq(u.ticket_number, ticket_number), inArray(u.work_order_number, work_orders)))
  const dispatched = await dispatchedOf(db, ticket_number)
  const { ticket_status, row_version } = await onTicket.end(begun, {
    set: { ...dispatched, asc_codes, dispatched_date: dispatched.dispatched_count ? dispatched_date : null },
    was: { work_orders },
    also: { work_orders: [] },
  })
  return { data: { ticket_status, row_version } }
}

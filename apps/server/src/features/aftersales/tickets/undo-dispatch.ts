import type * as contract from '@sejuk/contract/aftersales/tickets'
import { afterDispatch } from '@sejuk/domain/aftersales/ticket-actions'
import { nothingToUndo } from '@sejuk/domain/aftersales/undo'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { aftersalesTickets as t, ticketUnits as u } from '../../../db/tables/aftersales/tickets.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { recallWorkOrder } from '../work-orders/commands.ts'
import { lockTicket } from './lock.ts'
import { lastDispatch } from './undo.ts'

/** Its work orders are closed, its units wait again, and the centres see it no more. */
export const undoDispatch = async (context: RequestContext<typeof contract.undoDispatch>) => {
  const { db, viewer, actor, input } = context
  const { ticket_number, row_version } = input
  const before = await lockTicket(db, viewer, { ticket_number, row_version })
  const { objection, work_orders = [], asc_codes = before.asc_codes } = await lastDispatch(db, viewer, ticket_number)
  if (objection || work_orders.length === 0) refuse('conflict', { message: objection ?? nothingToUndo })
  for (const work_order_number of work_orders) await recallWorkOrder(context, work_order_number)
  await db
    .update(u)
    .set({ asc_code: null, work_order_number: null })
    .where(and(eq(u.ticket_number, ticket_number), inArray(u.work_order_number, work_orders)))
  const dispatched_count = await db.$count(u, and(eq(u.ticket_number, ticket_number), isNotNull(u.asc_code)))
  const ticket_status = afterDispatch(before.unit_count, dispatched_count)
  const after = {
    ticket_status,
    dispatched_count,
    asc_codes,
    dispatched_date: dispatched_count ? before.dispatched_date : null,
    updated_date: new Date().toISOString(),
  }
  const [saved] = await db.update(t).set(after).where(eq(t.ticket_number, ticket_number)).returning()
  await logActions(db, actor, [
    {
      entity: 'aftersales-ticket',
      entity_code: ticket_number,
      action: 'undo',
      from_status: before.ticket_status,
      to_status: ticket_status,
      before: { asc_codes: before.asc_codes, work_orders },
      after: { asc_codes, work_orders: [] },
    },
  ])
  return { data: { ticket_status, row_version: saved?.row_version ?? row_version + 1 } }
}

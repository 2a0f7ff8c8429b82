import type * as contract from '@sejuk/contract/aftersales/tickets'
import { afterDispatch } from '@sejuk/domain/aftersales/ticket-actions'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { aftersalesTickets as t, ticketUnits as u } from '../../../db/tables/aftersales/tickets.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { takeUnitsFromWorkOrder } from '../work-orders/commands.ts'
import { lockTicket, mayDo, stateOf } from './lock.ts'

/** Units of an open job wait again, for another centre. */
export const splitUnits = async (context: RequestContext<typeof contract.splitUnits>) => {
  const { db, viewer, actor, input } = context
  const { ticket_number, row_version, work_order_number, lines, reason } = input
  const before = await lockTicket(db, viewer, { ticket_number, row_version })
  mayDo('split-units', await stateOf(db, viewer, before), viewer)
  await takeUnitsFromWorkOrder(context, { ticket_number, work_order_number, lines, reason })
  const ofTicket = eq(u.ticket_number, ticket_number)
  await db
    .update(u)
    .set({ asc_code: null, work_order_number: null })
    .where(and(ofTicket, eq(u.work_order_number, work_order_number), inArray(u.line_no, lines)))
  const dispatched_count = await db.$count(u, and(ofTicket, isNotNull(u.asc_code)))
  const ticket_status = afterDispatch(before.unit_count, dispatched_count)
  const [saved] = await db
    .update(t)
    .set({ ticket_status, dispatched_count, updated_date: new Date().toISOString() })
    .where(eq(t.ticket_number, ticket_number))
    .returning()
  await logActions(db, actor, [
    {
      entity: 'aftersales-ticket',
      entity_code: ticket_number,
      action: 'split-units',
      from_status: before.ticket_status,
      to_status: ticket_status,
      reason,
      before: { dispatched_count: before.dispatched_count },
      after: { dispatched_count },
    },
  ])
  return { data: { ticket_status, row_version: saved?.row_version ?? row_version + 1 } }
}

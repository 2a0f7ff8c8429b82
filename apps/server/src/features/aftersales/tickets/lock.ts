import {
  type TicketActionName,
  type TicketState,
  ticketGate,
  ticketRoleOf,
} from '@sejuk/domain/aftersales/ticket-actions'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq } from 'drizzle-orm'
import { ticketsVisibleTo } from '../../../business/aftersales/visible-tickets.ts'
import type { Db } from '../../../db/database.ts'
import { aftersalesTickets as t } from '../../../db/tables/aftersales/tickets.ts'
import { enforce } from '../../../platform/http/refuse.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { liveWorkOrders, openWorkOrders } from './detail.ts'

type Ticket = typeof t.$inferSelect

/** The ticket, locked, if the caller sees it and it is still as they saw it. */
export const lockTicket = async (
  db: Db,
  viewer: Viewer,
  { ticket_number, row_version, form = {} }: { ticket_number: string; row_version: number; form?: object },
) => {
  const [found] = await db
    .select()
    .from(t)
    .where(and(eq(t.ticket_number, ticket_number), ticketsVisibleTo(viewer)))
    .for('update')
  return stillCurrent(db, found, { entity: 'aftersales-ticket', entity_code: ticket_number, row_version, form })
}

export const stateOf = async (db: Db, viewer: Viewer, ticket: Ticket): Promise<TicketState> => ({
  ticket_status: ticket.ticket_status,
  action_role: ticketRoleOf(viewer),
  is_own: ticket.created_by === viewer.usercode,
  waiting_units: ticket.unit_count - ticket.dispatched_count,
  live_work_orders: await liveWorkOrders(db, ticket.ticket_number),
  open_work_orders: await openWorkOrders(db, ticket.ticket_number),
})

export const mayDo = (name: TicketActionName, state: TicketState, { permission }: Viewer) =>
  enforce(ticketGate(name, state, permission))

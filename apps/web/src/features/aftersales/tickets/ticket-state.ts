import type { Ticket } from '@sejuk/contract/aftersales/tickets'
import { type TicketState, ticketRoleOf } from '@sejuk/domain/aftersales/ticket-actions'
import type { ViewData } from '@sejuk/domain/viewers'
import { useViewer } from '../../../lib/viewer.ts'

/** What decides about a ticket, as the server will see it. */
export const useTicketState = (ticket: Ticket): TicketState => {
  const { viewData, permission } = useViewer()
  return {
    ticket_status: ticket.ticket_status,
    action_role: ticketRoleOf({ view_data: viewData as ViewData | null, permission }),
    is_own: ticket.is_own,
    waiting_units: ticket.unit_count - ticket.dispatched_count,
    live_work_orders: ticket.live_work_orders,
  }
}

import type { Ticket } from '@sejuk/contract/aftersales/tickets'
import { type TicketState, ticketRoleOf } from '@sejuk/domain/aftersales/ticket-actions'
import type { ViewData } from '@sejuk/domain/viewers'
import { ticketStatusWords } from '@sejuk/words/aftersales/tickets'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'

/** What decides about a ticket, as the server will see it. */
export const useTicketState = (ticket: Ticket): TicketState => {
  const { viewData, permission } = useViewer()
  return {
    ticket_status: ticket.ticket_status,
    action_role: ticketRoleOf({ view_data: viewData as ViewData | null, permission }),
    is_own: ticket.is_own,
    waiting_units: ticket.unit_count - ticket.dispatched_count,
    live_work_orders: ticket.live_work_orders,
    open_work_orders: ticket.open_work_orders,
  }
}

const status = /\bTicket_[A-Za-z_]+\b/g

/** Reasons name statuses by their codes; people know them by their words. */
export const useSpokenReason = () => {
  const say = useSay()
  const statuses = useWords(ticketStatusWords)
  return (why_not: string) =>
    say(why_not).replaceAll(status, (code) => statuses(code as keyof typeof ticketStatusWords.words))
}

import * as contract from '@sejuk/contract/aftersales/tickets'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listTickets } from './queries.ts'

export const ticketWaiting = waitingIn(
  contract.listTickets,
  listTickets,
)({
  ...{ kind: 'toDispatch', needs: 'Aftersales-Ticket-Dispatch', asked: { tab: 'new' }, soonest: 'sla_due' },
  pages: ['/asc-call-center', '/after-sales-order', '/aftersales-ticket-list'],
  record: (row) => ({
    code: row.ticket_number,
    title: row.customer_name,
    since: row.created_date,
    due: row.sla_due,
    page: pageTo('ticket', { ticket_number: row.ticket_number }),
  }),
})

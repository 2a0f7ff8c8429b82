import { pageTo } from '@sejuk/domain/pages'
import { useHasMenu } from '../../lib/session/viewer.ts'

/** Staff open a ticket's own page; partners have it in their list. */
export const useTicketPath = () => {
  const isDesk = useHasMenu()('tickets')
  return (ticket_number: string) =>
    isDesk ? pageTo('ticket', { ticket_number }) : pageTo('editTicket', { ticket_number })
}

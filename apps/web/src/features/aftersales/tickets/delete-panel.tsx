import { deleteTicket, type Ticket } from '@sejuk/contract/aftersales/tickets'
import { ticketWords } from '@sejuk/words/aftersales/tickets'
import { useWords } from '../../../lib/language/words.ts'
import { ReasonPanel } from '../../../ui/actions/reason-panel.tsx'

export const DeletePanel = ({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) => {
  const t = useWords(ticketWords)
  const { ticket_number, row_version } = ticket
  return (
    <ReasonPanel
      title={t('deleteTitle')}
      sub={ticket_number}
      endpoint={deleteTicket}
      fixed={{ ticket_number, row_version }}
      label={t('reason')}
      onClose={onClose}
    />
  )
}

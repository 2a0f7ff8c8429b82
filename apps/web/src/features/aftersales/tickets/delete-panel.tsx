import { deleteTicket, type Ticket } from '@sejuk/contract/aftersales/tickets'
import { ticketWords } from '@sejuk/words/aftersales/tickets'
import { useWords } from '../../../lib/words.ts'
import { EndpointPanel } from '../../../ui/endpoint-panel.tsx'
import { TextField } from '../../../ui/text-field.tsx'

export const DeletePanel = ({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) => {
  const t = useWords(ticketWords)
  const { ticket_number, row_version } = ticket
  return (
    <EndpointPanel
      title={t('deleteTitle')}
      sub={ticket_number}
      endpoint={deleteTicket}
      initial={{ reason: '' }}
      fixed={{ ticket_number, row_version }}
      labels={{ reason: t('reason') }}
      onClose={onClose}
    >
      {(form) => (
        <TextField
          label={t('reason')}
          value={form.values.reason}
          onChange={(reason) => form.change({ reason })}
          error={form.errorOf('reason')}
          most={500}
          isLong
          isRequired
          autoFocus
        />
      )}
    </EndpointPanel>
  )
}

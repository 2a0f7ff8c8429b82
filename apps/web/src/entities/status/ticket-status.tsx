import type { Priority, TicketStatus, Warranty } from '@sejuk/domain/aftersales/tickets/tickets'
import { ticketChoiceWords } from '@sejuk/words/aftersales/ticket-choices'
import { ticketStatusWords, ticketWords } from '@sejuk/words/aftersales/tickets'
import { useWords } from '../../lib/language/words.ts'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import type { Tone } from '../../ui/record/status-icon.tsx'

const ticketTones: Record<TicketStatus, Tone> = {
  Ticket_Draft: 'waiting',
  Ticket_Dispatched: 'active',
  Ticket_Dispatched_Part: 'attention',
  Ticket_Deleted: 'neutral',
}
const warrantyTones: Record<Warranty, Tone> = {
  In_Warranty: 'good',
  Out_of_Warranty: 'neutral',
  Unknown: 'attention',
}
const priorityTones: Record<Priority, Tone> = { Low: 'neutral', Normal: 'neutral', High: 'attention', Urgent: 'bad' }

type Sized = { size?: 'normal' | 'large' }

/** A dispatched ticket whose work is all done is shown as done. */
export const TicketChip = ({ status, isDone, size }: Sized & { status: TicketStatus; isDone?: boolean }) => {
  const statuses = useWords(ticketStatusWords)
  const t = useWords(ticketWords)
  return (
    <StatusChip tone={isDone ? 'good' : ticketTones[status]} size={size}>
      {isDone ? t('done') : statuses(status)}
    </StatusChip>
  )
}

export const WarrantyChip = ({ warranty, size }: Sized & { warranty: Warranty }) => (
  <StatusChip tone={warrantyTones[warranty]} size={size}>
    {useWords(ticketChoiceWords)(warranty)}
  </StatusChip>
)

export const PriorityChip = ({ priority, size }: Sized & { priority: Priority }) => (
  <StatusChip tone={priorityTones[priority]} size={size}>
    {useWords(ticketChoiceWords)(priority)}
  </StatusChip>
)

import * as forms from '@sejuk/contract/aftersales/ticket-forms'
import * as contract from '@sejuk/contract/aftersales/tickets'
import { ticket as workflow } from '@sejuk/domain/aftersales/tickets/ticket-actions'
import { ticketWords } from '@sejuk/words/aftersales/tickets'
import { useWords } from '../../../lib/language/words.ts'
import { useParams, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate, useHasMenu, useWorkflowViewer } from '../../../lib/session/viewer.ts'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RefusedPage } from '../../../ui/record/refused-page.tsx'
import { TicketDetail, type TicketList } from './ticket-detail.tsx'
import { TicketForm } from './ticket-form.tsx'
import { blankTicket, ticketValues } from './ticket-values.ts'

export const InputTicketPage = () => {
  const t = useWords(ticketWords)
  const gate = useGate(forms.createTicket)
  const hasMenu = useHasMenu()
  const { phone = '' }: { phone?: string | number } = useSearch()
  const begin = String(phone)
  if (!gate.enabled) return <RefusedPage title={t('inputTitle')} gate={gate} />
  return (
    <TicketForm
      key={begin}
      title={t('inputTitle')}
      back={{ page: hasMenu('tickets') ? 'tickets' : 'partnerTickets', label: t('title') }}
      initial={{ ...blankTicket, customer_phone: begin }}
      begin={begin}
    />
  )
}

export const TicketDetailPage = () => {
  const t = useWords(ticketWords)
  const { ticket_number = '' }: { ticket_number?: string } = useParams()
  return <Ticket ticket_number={ticket_number} title={t('detailTitle')} list="tickets" />
}

/** The same for partners, inside their own list. */
export const ModifyTicketPage = () => {
  const t = useWords(ticketWords)
  const { ticket_number = '' }: { ticket_number?: string } = useSearch()
  return <Ticket ticket_number={ticket_number} title={t('modifyTitle')} list="partnerTickets" />
}

type TicketProps = { ticket_number: string; title: string; list: TicketList['page'] }

/** The ticket, or its form when editing is requested and allowed. */
const Ticket = ({ ticket_number, title, list }: TicketProps) => {
  const t = useWords(ticketWords)
  const isEditing = (useSearch() as { edit?: unknown }).edit !== undefined
  const back = { page: list, label: t('title') }
  return (
    <LoadedRecord endpoint={contract.getTicket} input={{ ticket_number }} title={title}>
      {(ticket) => <Modify key={ticket.row_version} ticket={ticket} back={back} isEditing={isEditing} />}
    </LoadedRecord>
  )
}

type ModifyProps = { ticket: contract.Ticket; back: TicketList; isEditing: boolean }

const Modify = ({ ticket, back, isEditing }: ModifyProps) => {
  const t = useWords(ticketWords)
  const viewer = useWorkflowViewer()
  const { enabled } = workflow.gate('modify', ticket, viewer, new Date().toISOString())
  if (!isEditing || !enabled) return <TicketDetail ticket={ticket} back={back} />
  return <TicketForm title={t('modifyTitle')} back={back} initial={ticketValues(ticket)} ticket={ticket} />
}

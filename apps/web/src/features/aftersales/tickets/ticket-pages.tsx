import * as contract from '@sejuk/contract/aftersales/tickets'
import { ticket as workflow } from '@sejuk/domain/aftersales/ticket-actions'
import { ticketWords } from '@sejuk/words/aftersales/tickets'
import { useCall } from '../../../lib/api/queries.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useParams, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate, useHasMenu, useWorkflowViewer } from '../../../lib/session/viewer.ts'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { ForbiddenState } from '../../../ui/list/list-states.tsx'
import { RecordGuard } from '../../../ui/record/record-guard.tsx'
import { TicketDetail, type TicketList } from './ticket-detail.tsx'
import { TicketForm } from './ticket-form.tsx'
import { blankTicket, ticketValues } from './ticket-values.ts'

export const InputTicketPage = () => {
  const t = useWords(ticketWords)
  const say = useSay()
  const gate = useGate(contract.createTicket)
  const hasMenu = useHasMenu()
  const { phone = '' }: { phone?: string | number } = useSearch()
  const begin = String(phone)
  if (!gate.enabled)
    return (
      <>
        <PageHead title={t('inputTitle')} />
        <ForbiddenState reason={say(gate.because)} />
      </>
    )
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

const useTicket = (ticket_number: string) => {
  const gate = useGate(contract.getTicket)
  const found = useCall(contract.getTicket, { ticket_number }, { enabled: gate.enabled && ticket_number !== '' })
  return { gate, found, ticket: found.data?.data }
}

type Opening = Omit<ReturnType<typeof useTicket>, 'ticket'> & { title: string }

const Opened = ({ title, gate, found }: Opening) => {
  return (
    <>
      <PageHead title={title} />
      <RecordGuard gate={gate} found={found} />
    </>
  )
}

const useEdit = () => (useSearch() as { edit?: unknown }).edit !== undefined

/** The ticket, or its form when editing is requested and allowed. */
export const TicketDetailPage = () => {
  const t = useWords(ticketWords)
  const { ticket_number = '' }: { ticket_number?: string } = useParams()
  const isEditing = useEdit()
  const { ticket, ...opening } = useTicket(ticket_number)
  const back = { page: 'tickets', label: t('title') } as const
  if (!ticket) return <Opened title={t('detailTitle')} {...opening} />
  return <Modify key={ticket.row_version} ticket={ticket} back={back} isEditing={isEditing} />
}

/** The same for partners, inside their own list. */
export const ModifyTicketPage = () => {
  const t = useWords(ticketWords)
  const { ticket_number = '' }: { ticket_number?: string } = useSearch()
  const isEditing = useEdit()
  const { ticket, ...opening } = useTicket(ticket_number)
  const back = { page: 'partnerTickets', label: t('title') } as const
  if (!ticket) return <Opened title={t('modifyTitle')} {...opening} />
  return <Modify key={ticket.row_version} ticket={ticket} back={back} isEditing={isEditing} />
}

type ModifyProps = { ticket: contract.Ticket; back: TicketList; isEditing: boolean }

const Modify = ({ ticket, back, isEditing }: ModifyProps) => {
  const t = useWords(ticketWords)
  const viewer = useWorkflowViewer()
  // A masked number would be saved as it is shown.
  const { enabled } = workflow.gate('modify', ticket, viewer, new Date().toISOString())
  const mayEdit = enabled && !ticket.customer_phone.includes('•')
  if (!isEditing || !mayEdit) return <TicketDetail ticket={ticket} back={back} />
  return <TicketForm title={t('modifyTitle')} back={back} initial={ticketValues(ticket)} ticket={ticket} />
}

import * as dispatching from '@sejuk/contract/aftersales/ticket-dispatch'
import * as forms from '@sejuk/contract/aftersales/ticket-forms'
import * as contract from '@sejuk/contract/aftersales/tickets'
import { ticket as workflow } from '@sejuk/domain/aftersales/tickets/ticket-actions'
import { pageTo } from '@sejuk/domain/pages'
import { ticketChoiceWords } from '@sejuk/words/aftersales/ticket-choices'
import { ticketActionWords, ticketRoleWords, ticketWords } from '@sejuk/words/aftersales/tickets'
import { useState } from 'react'
import { UndoStrip } from '../../../entities/aftersales/undo-strip.tsx'
import { useTicketPath } from '../../../entities/aftersales/use-ticket-path.ts'
import { phoneShown } from '../../../entities/phone-shown.ts'
import { PriorityChip, TicketChip, WarrantyChip } from '../../../entities/status/ticket-status.tsx'
import { useSend } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Column, Columns, PageBody } from '../../../ui/layout/page-body.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { RecordComments } from '../../../ui/record/record-comments.tsx'
import { RecordHead } from '../../../ui/record/record-head.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'
import { TicketPhotos } from './ticket-photos.tsx'
import { Complaints, Messages, Others, Units, WorkOrders } from './ticket-sections.tsx'
import { useTrackingLink } from './use-tracking-link.tsx'

const DispatchPanel = lazyPart(() => import('./dispatch-panel.tsx').then((panel) => panel.DispatchPanel))
const SplitPanel = lazyPart(() => import('./split-panel.tsx').then((panel) => panel.SplitPanel))
const DeletePanel = lazyPart(() => import('./delete-panel.tsx').then((panel) => panel.DeletePanel))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

/** The target of the back link. */
export type TicketList = { page: 'tickets' | 'partnerTickets'; label: string }
type Props = { ticket: contract.Ticket; back: TicketList }

export const TicketDetail = ({ ticket, back }: Props) => {
  const t = useWords(ticketWords)
  const actions = useWords(ticketActionWords)
  const navigate = useNavigate()
  const [isLogOpen, setLogOpen] = useState(false)
  const tracking = useTrackingLink(ticket.ticket_number)
  const { actionsOf, panel } = useRecordActions({
    workflow,
    endpoints: { modify: forms.modifyTicket },
    keyField: 'ticket_number',
    nameOf: (row: contract.Ticket) => row.ticket_number,
    label: actions,
    first: () => ['dispatch'],
    forms: {
      dispatch: ({ row, onClose }) => <DispatchPanel ticket={row} onClose={onClose} />,
      'split-units': ({ row, onClose }) => <SplitPanel ticket={row} onClose={onClose} />,
      delete: ({ row, onClose }) => <DeletePanel ticket={row} onClose={onClose} />,
    },
  })
  const edit = () => void navigate({ to: '.', search: (asked: object) => ({ ...asked, edit: 1 }) })
  return (
    <>
      <RecordHead
        title={ticket.ticket_number}
        crumb={<Link {...pageTo(back.page)}>{back.label}</Link>}
        standing={
          <>
            <TicketChip status={ticket.ticket_status} isDone={ticket.is_done} size="large" />{' '}
            <WarrantyChip warranty={ticket.warranty} size="large" />{' '}
            <PriorityChip priority={ticket.priority} size="large" />
          </>
        }
        actions={[
          ...actionsOf(ticket).map((action) => (action.key === 'modify' ? { ...action, onPress: edit } : action)),
          ...tracking.actions,
          { key: 'log', label: t('log'), onPress: () => setLogOpen(true) },
        ]}
      />
      <RecordComments kind="tickets" code={ticket.ticket_number} />
      <PageBody>
        {ticket.units
          .filter(({ is_in_own_stock }) => is_in_own_stock)
          .map(({ line_no }) => (
            <Note key={line_no} tone="bad" role="alert">
              {t('inOwnStock', { n: line_no })}
            </Note>
          ))}
        {ticket.delete_reason && (
          <Note>
            {t('delete_reason')}: {ticket.delete_reason}
          </Note>
        )}
        <Undo ticket={ticket} />
        <TicketFacts ticket={ticket} />
        <Units ticket={ticket} />
        <Columns>
          <WorkOrders ticket={ticket} />
          <Column>
            <TicketPhotos ticket_number={ticket.ticket_number} isOpen={ticket.ticket_status !== 'Ticket_Deleted'} />
            <Messages ticket={ticket} />
            <Complaints ticket={ticket} />
            <Others ticket={ticket} />
          </Column>
        </Columns>
      </PageBody>
      {tracking.dialog}
      {panel}
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.ticketLog}
          code={ticket.ticket_number}
          labels={{
            customer_name: t('customer_name'),
            customer_phone: t('customer_phone'),
            customer_address: t('customer_address'),
            priority: t('priority'),
            service_type: t('service_type'),
            preferred_date: t('preferred_date'),
            asc_codes: t('ascs'),
            work_orders: t('workOrders'),
            units: t('units'),
          }}
          ownActions={{
            dispatch: actions('dispatch'),
            'split-units': actions('split-units'),
            delete: actions('delete'),
            undo: t('undone'),
            'undo-dispatch': t('undone'),
            'send-link': t('linkSent'),
          }}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}

const Undo = ({ ticket: { ticket_number, row_version, undo } }: { ticket: contract.Ticket }) => {
  const actions = useWords(ticketActionWords)
  const send = useSend(dispatching.undoDispatch)
  if (!undo) return null
  return (
    <UndoStrip
      action={actions('dispatch')}
      until={undo.until}
      isBusy={send.isPending}
      onUndo={() => send.mutate({ ticket_number, row_version })}
    />
  )
}

const TicketFacts = ({ ticket }: { ticket: contract.Ticket }) => {
  const t = useWords(ticketWords)
  const choice = useWords(ticketChoiceWords)
  const roles = useWords(ticketRoleWords)
  const dates = useDates()
  const pathOf = useTicketPath()
  const { region } = ticket
  return (
    <Section title={t('customer')}>
      <Facts
        facts={[
          [t('customer_name'), ticket.customer_name],
          [t('customer_phone'), phoneShown(ticket.customer_phone)],
          [t('customer_phone2'), ticket.customer_phone2 && phoneShown(ticket.customer_phone2)],
          [t('customer_address'), ticket.customer_address],
          [t('area'), [region.sub_district_name, region.district_name, region.city_name].join(', ')],
          [t('branch'), ticket.dept_name],
          [t('service_type'), choice(ticket.service_type)],
          [t('complain_by'), choice(ticket.complain_by)],
          [t('complain_via'), choice(ticket.complain_via)],
          [
            t('preferred_date'),
            [ticket.preferred_date && dates.day(ticket.preferred_date), ticket.preferred_slot]
              .filter(Boolean)
              .join(' '),
          ],
          [t('sla'), dates.visit(ticket.sla_due)],
          [t('createdBy'), `${ticket.create_user_name} (${roles(ticket.action_role)})`],
          [t('created_date'), dates.dateTime(ticket.created_date)],
          ...(
            [
              [t('shop_name'), ticket.shop_name],
              [t('project_code'), ticket.project_code],
              [t('description'), ticket.description],
              [
                t('duplicate_of'),
                ticket.duplicate_of && <Link {...pathOf(ticket.duplicate_of)}>{ticket.duplicate_of}</Link>,
              ],
            ] as const
          ).filter(([, value]) => value),
        ]}
      />
    </Section>
  )
}

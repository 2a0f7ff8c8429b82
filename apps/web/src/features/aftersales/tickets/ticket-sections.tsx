import type { Ticket } from '@sejuk/contract/aftersales/tickets'
import { pageTo } from '@sejuk/domain/pages'
import { ticketChoiceWords } from '@sejuk/words/aftersales/ticket-choices'
import { ticketWords } from '@sejuk/words/aftersales/tickets'
import { serviceStatusWords } from '@sejuk/words/aftersales/work-orders'
import { outboxWords } from '@sejuk/words/platform/outbox'
import { useTicketPath } from '../../../entities/aftersales/use-ticket-path.ts'
import { ComplaintChip, SurveyChip } from '../../../entities/status/outcome-status.tsx'
import { ServiceStatus } from '../../../entities/status/service-status.tsx'
import { TicketChip, WarrantyChip } from '../../../entities/status/ticket-status.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useViewer } from '../../../lib/session/viewer.ts'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import style from './dispatch-panel.module.css'

export const Units = ({ ticket }: { ticket: Ticket }) => {
  const t = useWords(ticketWords)
  const services = useWords(serviceStatusWords)
  const isLocal = useLanguage() === 'local'
  const dates = useDates()
  return (
    <Section
      title={t('units')}
      actions={<small>{t('dispatchedOf', { n: ticket.dispatched_count, all: ticket.unit_count })}</small>}
    >
      <PlainTable>
        <thead>
          <tr>
            <th>{t('item_name')}</th>
            <th>{t('serial_indoor')}</th>
            <th>{t('serial_outdoor')}</th>
            <th>{t('symptom')}</th>
            <th>{t('warranty')}</th>
            <th>{t('asc')}</th>
            <th>{t('status')}</th>
          </tr>
        </thead>
        <tbody>
          {ticket.units.map((unit) => (
            <tr key={unit.line_no}>
              <td>
                <b>{unit.item_name ?? '-'}</b>
                <small>{[unit.item_code, unit.quantity > 1 && `× ${unit.quantity}`].filter(Boolean).join(' ')}</small>
              </td>
              <td>{unit.serial_indoor ?? '-'}</td>
              <td>{unit.serial_outdoor ?? '-'}</td>
              <td>
                {(isLocal ? unit.symptom_local_name : unit.symptom_name) ?? unit.symptom ?? '-'}
                {unit.error_code && ` (${unit.error_code})`}
                <small>{unit.description}</small>
              </td>
              <td>
                <WarrantyChip warranty={unit.warranty} />
                {unit.warranty_until && <small>{dates.day(unit.warranty_until)}</small>}
              </td>
              <td>
                {unit.asc_code ?? '-'}
                <small>{unit.asc_name}</small>
              </td>
              <td>{unit.service_status ? services(unit.service_status) : '-'}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}

export const WorkOrders = ({ ticket }: { ticket: Ticket }) => {
  const t = useWords(ticketWords)
  const dates = useDates()
  const hasPage = useViewer().permission.has('Work-Order-Search')
  return (
    <Section title={t('workOrders')}>
      {ticket.work_orders.length === 0 && <SectionText>{t('noWorkOrders')}</SectionText>}
      <RowList>
        {ticket.work_orders.map((order) => (
          <li key={order.work_order_number}>
            <span>
              {hasPage ? (
                <Link {...pageTo('workOrder', { work_order_number: order.work_order_number })}>
                  {order.work_order_number}
                </Link>
              ) : (
                <b>{order.work_order_number}</b>
              )}
              <br />
              <small>
                {[`${order.asc_code} ${order.asc_name}`, order.technician_name].filter(Boolean).join(' · ')}
                {order.scheduled_date && ` · ${dates.day(order.scheduled_date)} ${order.slot ?? ''}`}
              </small>
            </span>
            <span>
              <ServiceStatus status={order.service_status} />
              {order.survey_status && (
                <>
                  {' '}
                  <SurveyChip status={order.survey_status} />
                </>
              )}
            </span>
          </li>
        ))}
      </RowList>
    </Section>
  )
}

export const Complaints = ({ ticket }: { ticket: Ticket }) => {
  const t = useWords(ticketWords)
  const dates = useDates()
  if (ticket.complaints.length === 0) return null
  return (
    <Section title={t('complaints')}>
      <RowList>
        {ticket.complaints.map((one) => (
          <li key={one.complain_code}>
            <span>
              <Link {...pageTo('complaint', { code: one.complain_code })}>{one.complain_code}</Link>
              <br />
              <small>{[dates.date(one.created_date), one.work_order_number].filter(Boolean).join(' · ')}</small>
            </span>
            {one.is_withdrawn ? t('withdrawn') : <ComplaintChip status={one.status} />}
          </li>
        ))}
      </RowList>
    </Section>
  )
}

const tones: Record<Ticket['messages'][number]['status'], Tone> = {
  Waiting: 'waiting',
  Sending: 'active',
  Sent: 'good',
  Written: 'neutral',
  Failed: 'bad',
}

/** Messages sent to the customer, for agents on the phone. */
export const Messages = ({ ticket }: { ticket: Ticket }) => {
  const t = useWords(ticketWords)
  const statuses = useWords(outboxWords)
  const dates = useDates()
  if (ticket.messages.length === 0) return null
  return (
    <Section title={t('messages')}>
      <RowList>
        {ticket.messages.map(({ delivery_id, created_date, status, body }) => (
          <li key={delivery_id}>
            <small>{dates.visit(created_date)}</small>
            <StatusChip tone={tones[status]}>{statuses(status)}</StatusChip>
            <p className={style.told}>{body}</p>
          </li>
        ))}
      </RowList>
    </Section>
  )
}

export const Others = ({ ticket }: { ticket: Ticket }) => {
  const t = useWords(ticketWords)
  const choice = useWords(ticketChoiceWords)
  const dates = useDates()
  const pathOf = useTicketPath()
  if (ticket.other_tickets.length === 0) return null
  return (
    <Section title={t('otherTickets')}>
      <RowList>
        {ticket.other_tickets.map((other) => (
          <li key={other.ticket_number}>
            <span>
              <Link {...pathOf(other.ticket_number)}>{other.ticket_number}</Link>
              <br />
              <small>
                {dates.date(other.created_date)} · {choice(other.service_type)}
              </small>
            </span>
            <TicketChip status={other.ticket_status} />
          </li>
        ))}
      </RowList>
    </Section>
  )
}

import * as contract from '@sejuk/contract/aftersales/tickets'
import {
  type TicketActionName,
  ticketActionNames,
  ticketActions,
  ticketGate,
} from '@sejuk/domain/aftersales/ticket-actions'
import {
  ticketActionWords,
  ticketChoiceWords,
  ticketRoleWords,
  ticketStatusWords,
  ticketWords,
} from '@sejuk/words/aftersales/tickets'
import { serviceStatusWords } from '@sejuk/words/aftersales/work-orders'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ComplaintChip, SurveyChip } from '../../../entities/outcome-status.tsx'
import { phoneShown } from '../../../entities/phone-shown.ts'
import { ServiceStatus } from '../../../entities/service-status.tsx'
import { PriorityChip, TicketChip, WarrantyChip } from '../../../entities/ticket-status.tsx'
import { useTicketPath } from '../../../entities/use-ticket-path.ts'
import { useDates } from '../../../lib/dates.ts'
import { useViewer } from '../../../lib/viewer.ts'
import { useLanguage, useSay, useWords } from '../../../lib/words.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { FactList, Slab, slab } from '../../../ui/slab.tsx'
import { TicketPhotos } from './ticket-photos.tsx'
import { useTicketState } from './ticket-state.ts'

const DispatchPanel = later(() => import('./dispatch-panel.tsx').then((panel) => panel.DispatchPanel))
const DeletePanel = later(() => import('./delete-panel.tsx').then((panel) => panel.DeletePanel))
const ActionLogPanel = later(() => import('../../../ui/action-log-panel.tsx').then((panel) => panel.ActionLogPanel))

type Props = { ticket: contract.Ticket; back: { to: string; label: string } }
const status = /\bTicket_[A-Za-z_]+\b/g

export const TicketDetail = ({ ticket, back }: Props) => {
  const t = useWords(ticketWords)
  const actions = useWords(ticketActionWords)
  const statuses = useWords(ticketStatusWords)
  const say = useSay()
  const navigate = useNavigate()
  const { permission } = useViewer()
  const state = useTicketState(ticket)
  const [open, setOpen] = useState<'dispatch' | 'delete' | 'log'>()
  const close = () => setOpen(undefined)
  const press = (name: TicketActionName) => {
    if (name !== 'modify') return setOpen(name)
    void navigate({ to: '.', search: (asked: object) => ({ ...asked, edit: 1 }) } as never)
  }
  const gateOf = (name: TicketActionName) => {
    const gate = ticketGate(name, state, permission)
    if (gate.enabled) return gate
    const why_not = say(gate.why_not).replaceAll(status, (code) =>
      statuses(code as keyof typeof ticketStatusWords.words),
    )
    return { enabled: false as const, why_not }
  }
  return (
    <>
      <PageHead
        title={ticket.ticket_number}
        crumb={<Link to={back.to as never}>{back.label}</Link>}
        sub={
          <>
            <TicketChip status={ticket.ticket_status} isDone={ticket.is_done} size="large" />{' '}
            <WarrantyChip warranty={ticket.warranty} size="large" />{' '}
            <PriorityChip priority={ticket.priority} size="large" />
          </>
        }
      >
        {ticketActionNames
          .filter((name) => permission.has(ticketActions[name].needs))
          .map((name) => (
            <ActionButton
              key={name}
              action={{
                key: name,
                label: actions(name),
                gate: gateOf(name),
                isPrimary: name === 'dispatch',
                isDangerous: name === 'delete',
                onPress: () => press(name),
              }}
            />
          ))}
        <Button onClick={() => setOpen('log')}>{t('log')}</Button>
      </PageHead>
      <div className={slab.page}>
        {ticket.delete_reason && (
          <p className={slab.note}>
            {t('delete_reason')}: {ticket.delete_reason}
          </p>
        )}
        <Facts ticket={ticket} />
        <Units ticket={ticket} />
        <div className={slab.columns}>
          <WorkOrders ticket={ticket} />
          <div className={slab.column}>
            <TicketPhotos ticket_number={ticket.ticket_number} isOpen={ticket.ticket_status !== 'Ticket_Deleted'} />
            <Complaints ticket={ticket} />
            <Others ticket={ticket} />
          </div>
        </div>
      </div>
      {open === 'dispatch' && <DispatchPanel ticket={ticket} onClose={close} />}
      {open === 'delete' && <DeletePanel ticket={ticket} onClose={close} />}
      {open === 'log' && (
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
          deedNames={{ dispatch: actions('dispatch'), delete: actions('delete') }}
          onClose={close}
        />
      )}
    </>
  )
}

const Facts = ({ ticket }: { ticket: contract.Ticket }) => {
  const t = useWords(ticketWords)
  const choice = useWords(ticketChoiceWords)
  const roles = useWords(ticketRoleWords)
  const dates = useDates()
  const pathOf = useTicketPath()
  const { region } = ticket
  return (
    <Slab title={t('customer')}>
      <FactList
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
    </Slab>
  )
}

const Units = ({ ticket }: { ticket: contract.Ticket }) => {
  const t = useWords(ticketWords)
  const services = useWords(serviceStatusWords)
  const isLocal = useLanguage() === 'local'
  const dates = useDates()
  return (
    <Slab
      title={t('units')}
      actions={<small>{t('dispatchedOf', { n: ticket.dispatched_count, all: ticket.unit_count })}</small>}
    >
      <div className={slab.scroll}>
        <table className={slab.table}>
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
        </table>
      </div>
    </Slab>
  )
}

const WorkOrders = ({ ticket }: { ticket: contract.Ticket }) => {
  const t = useWords(ticketWords)
  const dates = useDates()
  const hasPage = useViewer().permission.has('Work-Order-Search')
  return (
    <Slab title={t('workOrders')}>
      {ticket.work_orders.length === 0 && <p className={slab.inside}>{t('noWorkOrders')}</p>}
      <ul className={slab.list}>
        {ticket.work_orders.map((order) => (
          <li key={order.work_order_number}>
            <span>
              {hasPage ? (
                <Link to={`/work-order/detail/${encodeURIComponent(order.work_order_number)}` as never}>
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
      </ul>
    </Slab>
  )
}

const Complaints = ({ ticket }: { ticket: contract.Ticket }) => {
  const t = useWords(ticketWords)
  const dates = useDates()
  if (ticket.complaints.length === 0) return null
  return (
    <Slab title={t('complaints')}>
      <ul className={slab.list}>
        {ticket.complaints.map((one) => (
          <li key={one.complain_code}>
            <span>
              <Link to={'/complain-list/detail' as never} search={{ code: one.complain_code } as never}>
                {one.complain_code}
              </Link>
              <br />
              <small>{[dates.date(one.created_date), one.work_order_number].filter(Boolean).join(' · ')}</small>
            </span>
            {one.is_withdrawn ? t('withdrawn') : <ComplaintChip status={one.status} />}
          </li>
        ))}
      </ul>
    </Slab>
  )
}

const Others = ({ ticket }: { ticket: contract.Ticket }) => {
  const t = useWords(ticketWords)
  const choice = useWords(ticketChoiceWords)
  const dates = useDates()
  const pathOf = useTicketPath()
  if (ticket.other_tickets.length === 0) return null
  return (
    <Slab title={t('otherTickets')}>
      <ul className={slab.list}>
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
      </ul>
    </Slab>
  )
}

import { ascDropdown, mostDispatched } from '@sejuk/contract/aftersales/service-centres'
import * as dispatching from '@sejuk/contract/aftersales/ticket-dispatch'
import * as forms from '@sejuk/contract/aftersales/ticket-forms'
import * as contract from '@sejuk/contract/aftersales/tickets'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { slaTone } from '@sejuk/domain/aftersales/sla'
import { priorities, serviceTypes, warranties } from '@sejuk/domain/aftersales/tickets/tickets'
import { plain } from '@sejuk/domain/messages'
import { pageTo } from '@sejuk/domain/pages'
import { ticketChoiceWords } from '@sejuk/words/aftersales/ticket-choices'
import { ticketWords } from '@sejuk/words/aftersales/tickets'
import { type ReactNode, useState } from 'react'
import IconEye from '#icon/Eye'
import IconPlus from '#icon/Plus'
import IconSend from '#icon/Send'
import { useTicketPath } from '../../../entities/aftersales/use-ticket-path.ts'
import { phoneShown } from '../../../entities/phone-shown.ts'
import { PriorityChip, TicketChip, WarrantyChip } from '../../../entities/status/ticket-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useNow } from '../../../lib/browser/clock.ts'
import { useAgo, useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'

const DispatchSeveral = lazyPart(() => import('./dispatch-several.tsx').then((dialog) => dialog.DispatchSeveral))

type Row = contract.TicketRow
/** Shortens 'Kota Administrasi Jakarta Timur' to 'Jakarta Timur'. */
const areaOf = ({ sub_district_name, city_name }: Row) =>
  `${sub_district_name}, ${city_name.replace(/^(Kota Administrasi|Kota|Kabupaten) /, '')}`

type Props = {
  title: string
  /** Which parts of the list there are. */
  tabs: readonly contract.TicketTab[]
  above?: ReactNode
  isPartner?: boolean
}

export const TicketList = ({ title, tabs, above, isPartner }: Props) => {
  const t = useWords(ticketWords)
  const choice = useWords(ticketChoiceWords)
  const dates = useDates()
  const ago = useAgo()
  const now = useNow()
  const navigate = useNavigate()
  const pathOf = useTicketPath()
  const mayLog = useGate(forms.createTicket)
  const mayDispatch = useGate(dispatching.dispatchTicket)
  const [several, setSeveral] = useState<{ rows: Row[]; clear: () => void }>()
  const list = useList(contract.listTickets)
  const { tab, page: _page, limit: _limit, sort: _sort, cursor: _cursor, exact: _exact, ...filters } = list.asked
  const counts = useCall(contract.countTickets, filters, { enabled: list.gate.enabled, keepPrevious: true })
  const countOf = new Map(counts.data?.data.map((one) => [one.tab, one.total]))
  const options = <Value extends keyof typeof ticketChoiceWords.words>(values: readonly Value[]) =>
    values.map((value) => ({ value, label: choice(value) }))
  const number = (row: Row) => <Link {...pathOf(row.ticket_number)}>{row.ticket_number}</Link>
  const isWaiting = ({ ticket_status }: Row) =>
    ticket_status === 'Ticket_Draft' || ticket_status === 'Ticket_Dispatched_Part'
  const due = (row: Row) => {
    if (!isWaiting(row)) return '-'
    const tone = slaTone(row.sla_due, now)
    if (tone === 'late') return <StatusChip tone="bad">{`${t('late')}: ${dates.visit(row.sla_due)}`}</StatusChip>
    return tone === 'soon' ? (
      <StatusChip tone="attention">{dates.visit(row.sla_due)}</StatusChip>
    ) : (
      dates.visit(row.sla_due)
    )
  }
  return (
    <>
      <ListPage
        title={title}
        list={list}
        above={
          <>
            {above}
            <StatusTabs
              label={t('tabs')}
              value={tab}
              onChange={(next) => list.ask({ tab: next })}
              tabs={tabs.map((value) => ({ value, label: t(value), count: countOf.get(value) }))}
            />
          </>
        }
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          ...(isPartner
            ? []
            : [
                { field: 'dept_code', label: t('branch'), kind: 'many', source: departmentDropdown } as const,
                { field: 'asc_code', label: t('ascs'), kind: 'many', source: ascDropdown } as const,
              ]),
          { field: 'service_type', label: t('service_type'), kind: 'choice', options: options(serviceTypes) },
          { field: 'priority', label: t('priority'), kind: 'choice', options: options(priorities) },
          { field: 'warranty', label: t('warranty'), kind: 'choice', options: options(warranties) },
          { field: 'from', label: t('from'), kind: 'day' },
          { field: 'to', label: t('to'), kind: 'day' },
          { field: 'late', label: t('sla'), kind: 'choice', options: [{ value: 'true', label: t('onlyLate') }] },
        ]}
        actions={[
          {
            key: 'new',
            label: t('newTicket'),
            icon: <IconPlus size={16} />,
            gate: mayLog,
            isPrimary: true,
            onPress: () => void navigate(pageTo('addTicket')),
          },
        ]}
        download={contract.ticketData}
        bulk={
          mayDispatch.enabled
            ? (rows, clear) => [
                {
                  key: 'dispatch',
                  label: t('dispatchNow'),
                  icon: <IconSend size={16} />,
                  gate:
                    rows.length > mostDispatched
                      ? { enabled: false, because: plain(t('tooMany', { n: mostDispatched })) }
                      : mayDispatch,
                  onPress: () => setSeveral({ rows, clear }),
                },
              ]
            : undefined
        }
        keyOf={(row) => row.ticket_number}
        nameOf={(row) => `${row.ticket_number} ${row.customer_name}`}
        onOpen={(row) => void navigate(pathOf(row.ticket_number))}
        menu={(row) => [
          {
            key: 'open',
            label: t('open'),
            icon: <IconEye size={18} />,
            onPress: () => void navigate(pathOf(row.ticket_number)),
          },
        ]}
        columns={[
          { key: 'number', title: t('ticket_number'), sort: 'ticket_number', show: number },
          {
            key: 'status',
            title: t('status'),
            show: (row) => <TicketChip status={row.ticket_status} isDone={row.is_done} />,
          },
          { key: 'sla', title: t('sla'), sort: 'sla_due', show: due },
          {
            key: 'created',
            title: t('created_date'),
            sort: 'created_date',
            show: (row) => dates.visit(row.created_date),
          },
          {
            key: 'customer',
            title: t('customer'),
            sort: 'customer_name',
            wraps: true,
            show: (row) => row.customer_name,
          },
          { key: 'phone', title: t('customer_phone'), show: (row) => phoneShown(row.customer_phone) },
          { key: 'area', title: t('area'), show: areaOf },
          { key: 'type', title: t('service_type'), show: (row) => choice(row.service_type) },
          {
            key: 'units',
            title: t('units'),
            isNumber: true,
            show: (row) => t('dispatchedOf', { n: row.dispatched_count, all: row.unit_count }),
          },
          { key: 'warranty', title: t('warranty'), show: (row) => <WarrantyChip warranty={row.warranty} /> },
          { key: 'priority', title: t('priority'), show: (row) => <PriorityChip priority={row.priority} /> },
          { key: 'ascs', title: t('ascs'), show: (row) => row.asc_codes.join(', ') || '-' },
          { key: 'age', title: t('age'), show: (row) => ago(row.created_date) },
        ]}
        card={(row) => ({
          code: number(row),
          name: row.customer_name,
          text: (
            <>
              {choice(row.service_type)}, {areaOf(row)}
              <br />
              {phoneShown(row.customer_phone)}
            </>
          ),
          left: <TicketChip status={row.ticket_status} isDone={row.is_done} />,
          right: isWaiting(row) ? due(row) : ago(row.created_date),
        })}
      />
      {several && (
        <DispatchSeveral
          rows={several.rows}
          onClose={(done) => {
            if (done.size > 0) several.clear()
            setSeveral(undefined)
          }}
        />
      )}
    </>
  )
}

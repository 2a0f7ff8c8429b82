import * as contract from '@sejuk/contract/installers/bonus-tickets'
import { ticketTabs } from '@sejuk/domain/installers/bonus-tickets'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { bonusTicketWords, plainStatusWords, ticketStatusWords } from '@sejuk/words/installers/bonus-tickets'
import IconPlus from '#icon/Plus'
import { PaymentChip, TicketChip } from '../../../entities/status/bonus-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { Readiness } from './readiness.tsx'
import { useStoredTickets } from './use-stored-tickets.ts'

type Row = contract.BonusTicketRow

export const MyBonusTicketsPage = () => {
  const t = useWords(bonusTicketWords)
  const statuses = useWords(ticketStatusWords)
  const plain = useWords(plainStatusWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listMyBonusTickets)
  const counts = useCall(contract.countMyBonusTickets, {}, { enabled: list.gate.enabled })
  const countOf = new Map(counts.data?.data.map((one) => [one.tab, one.total]))
  const code = (row: Row) => (
    <Link {...pageTo('myBonusTicket', { code: row.bonus_ticket_code })}>{row.bonus_ticket_code}</Link>
  )
  const when = (row: Row) =>
    row.paid_date
      ? `${t('paidOn')} ${dates.date(row.paid_date)}`
      : row.expected_date
        ? `${t('expected')} ${dates.day(row.expected_date)}`
        : '-'
  return (
    <ListPage
      title={t('myTitle')}
      list={list}
      above={
        <>
          <Readiness />
          <Waiting />
          <StatusTabs
            label={t('status')}
            value={list.asked.tab}
            onChange={(tab) => list.ask({ tab })}
            tabs={ticketTabs.map((value) => ({
              value,
              label: value === 'All' ? t('all') : statuses(value),
              count: countOf.get(value),
            }))}
          />
        </>
      }
      filters={[]}
      actions={[
        {
          key: 'apply',
          label: t('apply'),
          icon: <IconPlus size={16} />,
          gate: useGate(contract.saveBonusTicket),
          isPrimary: true,
          onPress: () => void navigate(pageTo('applyForBonus')),
        },
      ]}
      keyOf={(row) => row.bonus_ticket_code}
      nameOf={(row) => row.bonus_ticket_code}
      columns={[
        { key: 'ticket', title: t('ticket'), sort: 'bonus_ticket_code', show: code },
        { key: 'date', title: t('install_date'), sort: 'install_date', show: (row) => dates.day(row.install_date) },
        { key: 'customer', title: t('customer'), wraps: true, show: (row) => row.customer_name ?? '-' },
        { key: 'units', title: t('units'), isNumber: true, show: (row) => row.units },
        { key: 'amount', title: t('amount'), sort: 'amount', isNumber: true, show: (row) => rupiah(row.amount) },
        { key: 'plain', title: t('status'), wraps: true, show: (row) => <TicketChip status={row.ticket_status} /> },
        {
          key: 'payment',
          title: t('payment'),
          show: (row) =>
            row.ticket_status === 'Approved_By_Finance' ? <PaymentChip status={row.payment_status} /> : '-',
        },
        {
          key: 'when',
          title: t('expected'),
          show: (row) => (row.paid_date ? '-' : dates.day(row.expected_date)),
        },
        { key: 'paid', title: t('paidOn'), show: (row) => dates.date(row.paid_date) },
      ]}
      card={(row) => ({
        code: code(row),
        name: row.customer_name ?? '-',
        text: (
          <>
            <b>{rupiah(row.amount)}</b> · {t('nUnits', { n: row.units })}
            <br />
            <TicketChip status={row.ticket_status} /> {plain(row.ticket_status)}
            {row.reason && (
              <>
                <br />
                {row.reason}
              </>
            )}
          </>
        ),
        left: dates.day(row.install_date),
        right: row.paid_date || row.expected_date ? when(row) : undefined,
      })}
    />
  )
}

/** What is still on this phone. */
const Waiting = () => {
  const t = useWords(bonusTicketWords)
  const kept = useStoredTickets()
  if (kept.length === 0) return null
  return (
    <Note as="div" role="status">
      <b>{t('waitingN', { n: kept.length })}</b>
      <ul>
        {kept.map((ticket) => (
          <li key={ticket.client_key}>
            <Link {...pageTo('applyForBonus', { key: ticket.client_key })}>
              {ticket.form.customer_name || ticket.bonus_ticket_code || t('kept')}
            </Link>{' '}
            {ticket.isWanted ? t('waiting') : t('kept')}
          </li>
        ))}
      </ul>
    </Note>
  )
}

import * as contract from '@sejuk/contract/installers/bonus-tickets'
import { installerDropdown } from '@sejuk/contract/installers/installers'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { callBackStatuses } from '@sejuk/domain/installers/bonus-call-backs'
import { flagTones } from '@sejuk/domain/installers/bonus-checks'
import { paymentStatuses, ticketTabs } from '@sejuk/domain/installers/bonus-tickets'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import {
  bonusTicketWords,
  callBackWords,
  decisionWords,
  paymentStatusWords,
  ticketStatusWords,
} from '@sejuk/words/installers/bonus-tickets'
import IconCheck from '#icon/Check'
import { CallBackChip, FlagChip, PaymentChip, TicketChip } from '../../../entities/status/bonus-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useAgo, useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'

type Row = contract.StaffTicketRow
/** Before that nobody waits for a payment. */
const isToBePaid = ({ ticket_status }: Row) => ticket_status === 'Approved_By_Finance'

export const BonusTicketsPage = () => {
  const t = useWords(bonusTicketWords)
  const statuses = useWords(ticketStatusWords)
  const payments = useWords(paymentStatusWords)
  const calls = useWords(callBackWords)
  const decisions = useWords(decisionWords)
  const gates = {
    'approve-branch': useGate(contract.decideOnTicket['approve-branch']),
    'approve-finance': useGate(contract.decideOnTicket['approve-finance']),
  }
  const mayPick = useGate(installerDropdown)
  const dates = useDates()
  const ago = useAgo()
  const list = useList(contract.listBonusTickets)
  const { tab, page: _page, limit: _limit, sort: _sort, cursor: _cursor, exact: _exact, ...filters } = list.asked
  const counts = useCall(contract.countBonusTickets, filters, { enabled: list.gate.enabled, keepPrevious: true })
  const countOf = new Map(counts.data?.data.map((one) => [one.tab, one.total]))
  const code = (row: Row) => (
    <Link {...pageTo('bonusTicket', { code: row.bonus_ticket_code })}>{row.bonus_ticket_code}</Link>
  )
  return (
    <ListPage
      title={t('listTitle')}
      list={list}
      above={
        <StatusTabs
          label={t('status')}
          value={tab}
          onChange={(next) => list.ask({ tab: next })}
          tabs={ticketTabs.map((value) => ({
            value,
            label: value === 'All' ? t('all') : statuses(value),
            count: countOf.get(value),
          }))}
        />
      }
      filters={[
        { field: 'text', label: t('search'), kind: 'text' },
        { field: 'dept_code', label: t('branch'), kind: 'many', source: departmentDropdown },
        ...(mayPick.enabled
          ? [{ field: 'user_code', label: t('installer'), kind: 'one', source: installerDropdown } as const]
          : []),
        {
          field: 'tone',
          label: t('tone'),
          kind: 'choice',
          options: flagTones.map((value) => ({ value, label: t(value) })),
        },
        {
          field: 'call_back_status',
          label: t('call'),
          kind: 'choice',
          options: callBackStatuses.map((value) => ({ value, label: calls(value) })),
        },
        {
          field: 'payment_status',
          label: t('payment'),
          kind: 'choice',
          options: paymentStatuses.map((value) => ({ value, label: payments(value) })),
        },
        { field: 'from', label: t('from'), kind: 'day' },
        { field: 'to', label: t('to'), kind: 'day' },
      ]}
      actions={[]}
      download={contract.bonusTicketData}
      bulk={() =>
        (['approve-branch', 'approve-finance'] as const).map((name) => ({
          key: name,
          label: decisions(name),
          icon: <IconCheck size={18} />,
          gate: gates[name],
          endpoint: contract.decideOnTicket[name],
          inputOf: ({ bonus_ticket_code, row_version }: Row) => ({ bonus_ticket_code, row_version, reason: '' }),
        }))
      }
      remembersVisits
      keyOf={(row) => row.bonus_ticket_code}
      nameOf={(row) => row.bonus_ticket_code}
      columns={[
        { key: 'ticket', title: t('ticket'), sort: 'bonus_ticket_code', show: code },
        { key: 'installer', title: t('installer'), wraps: true, show: (row) => row.user_name },
        { key: 'branch', title: t('branch'), show: (row) => row.branch_name },
        { key: 'date', title: t('installed'), sort: 'install_date', show: (row) => dates.day(row.install_date) },
        { key: 'units', title: t('units'), isNumber: true, show: (row) => row.units },
        { key: 'serial', title: t('serial'), show: (row) => row.first_serial ?? '-' },
        {
          key: 'amount',
          title: t('amount'),
          sort: 'amount',
          isNumber: true,
          total: 'amount',
          show: (row) => rupiah(row.amount),
        },
        {
          key: 'flags',
          title: t('flags'),
          show: (row) => (
            <>
              <FlagChip status={row.tone} />
              {row.call_back_status && (
                <>
                  <br />
                  <CallBackChip status={row.call_back_status} />
                </>
              )}
            </>
          ),
        },
        { key: 'sent', title: t('submitted'), sort: 'submitted_date', show: (row) => ago(row.submitted_date) },
        { key: 'status', title: t('status'), show: (row) => <TicketChip status={row.ticket_status} /> },
        {
          key: 'payment',
          title: t('payment'),
          show: (row) => (isToBePaid(row) ? <PaymentChip status={row.payment_status} /> : '-'),
        },
      ]}
      card={(row) => ({
        code: code(row),
        name: row.user_name,
        text: (
          <>
            {rupiah(row.amount)} · {t('nUnits', { n: row.units })} · {row.branch_name}
            <br />
            <TicketChip status={row.ticket_status} /> <FlagChip status={row.tone} />{' '}
            {row.call_back_status && <CallBackChip status={row.call_back_status} />}
          </>
        ),
        left: row.first_serial ?? '-',
        right: dates.day(row.install_date),
      })}
    />
  )
}

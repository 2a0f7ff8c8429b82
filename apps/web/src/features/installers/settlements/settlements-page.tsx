import * as contract from '@sejuk/contract/installers/settlements'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { listSellerAccounts } from '@sejuk/contract/retail/seller-accounts'
import { settlementKinds, settlementLabels, settlementStatuses } from '@sejuk/domain/installers/settlements'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { settlementLabelWords, settlementStatusWords, settlementWords } from '@sejuk/words/installers/settlements'
import IconPlus from '#icon/Plus'
import { SettlementChip, SettlementLabelChip } from '../../../entities/status/bonus-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'

type Row = contract.SettlementRow

export const SettlementsPage = () => {
  const t = useWords(settlementWords)
  const labels = useWords(settlementLabelWords)
  const statuses = useWords(settlementStatusWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listSettlements)
  const mayCreate = useGate(contract.createSettlement)
  const maySeeAccounts = useGate(listSellerAccounts)
  const code = ({ settlement_code }: Row) => (
    <Link {...pageTo('settlement', { code: settlement_code })}>{settlement_code}</Link>
  )
  /** What both days share is said once. */
  const period = ({ period_from, period_to }: Row) => {
    const isWithin = (length: number) => period_from.slice(0, length) === period_to.slice(0, length)
    const first = dates.day(period_from)
    const begun = isWithin('2026-11'.length) ? first.slice(0, 2) : isWithin('2026'.length) ? first.slice(0, -5) : first
    return `${begun} – ${dates.day(period_to)}`
  }
  const answers = (row: Row) => `${row.paid} / ${row.failed} / ${row.not_yet}`
  return (
    <ListPage
      title={t('title')}
      list={list}
      filters={[
        { field: 'text', label: t('search'), kind: 'text' },
        {
          field: 'kind',
          label: t('kind'),
          kind: 'choice',
          options: settlementKinds.map((value) => ({ value, label: t(value) })),
        },
        { field: 'dept_code', label: t('branch'), kind: 'many', source: departmentDropdown },
        {
          field: 'status',
          label: t('status'),
          kind: 'choice',
          options: settlementStatuses.map((value) => ({ value, label: statuses(value) })),
        },
        {
          field: 'label',
          label: t('label'),
          kind: 'choice',
          options: settlementLabels.map((value) => ({ value, label: labels(value) })),
        },
        { field: 'from', label: t('from'), kind: 'day' },
        { field: 'to', label: t('to'), kind: 'day' },
      ]}
      actions={[
        {
          key: 'create',
          label: t('create'),
          icon: <IconPlus size={16} />,
          gate: mayCreate,
          isPrimary: true,
          onPress: () => void navigate(pageTo('addSettlement')),
        },
        {
          key: 'accounts',
          label: t('sellerAccounts'),
          gate: maySeeAccounts,
          onPress: () => void navigate(pageTo('sellerAccounts')),
        },
      ]}
      remembersVisits
      keyOf={(row) => row.settlement_code}
      nameOf={(row) => row.settlement_code}
      columns={[
        { key: 'code', title: t('settlement'), sort: 'settlement_code', show: code },
        { key: 'period', title: t('period'), sort: 'period_to', show: period },
        {
          key: 'branch',
          title: t('branch'),
          wraps: true,
          show: (row) => row.branch_names.join(', ') || t('allBranches'),
        },
        { key: 'kind', title: t('kind'), show: (row) => t(row.kind) },
        { key: 'people', title: t('people'), isNumber: true, show: (row) => row.installers },
        {
          key: 'gross',
          title: t('gross'),
          isNumber: true,
          total: 'gross_amount',
          show: (row) => rupiah(row.gross_amount),
        },
        { key: 'tax', title: t('tax'), isNumber: true, total: 'tax_amount', show: (row) => rupiah(row.tax_amount) },
        { key: 'net', title: t('net'), isNumber: true, total: 'net_amount', show: (row) => rupiah(row.net_amount) },
        { key: 'due', title: t('due'), sort: 'due_date', show: (row) => dates.day(row.due_date) },
        { key: 'answers', title: t('answers'), isNumber: true, show: answers },
        { key: 'label', title: t('label'), show: (row) => <SettlementLabelChip status={row.label} /> },
        { key: 'status', title: t('status'), show: (row) => <SettlementChip status={row.status} /> },
      ]}
      card={(row) => ({
        code: code(row),
        name: period(row),
        text: (
          <>
            {rupiah(row.net_amount)} · {row.installers} {t(row.kind === 'Sales_Incentive' ? 'sellers' : 'installers')}
            <br />
            <SettlementChip status={row.status} /> <SettlementLabelChip status={row.label} />
          </>
        ),
        left: row.create_user_name,
        right: dates.day(row.due_date),
      })}
    />
  )
}

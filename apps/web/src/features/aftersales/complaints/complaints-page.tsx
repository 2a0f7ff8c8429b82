import * as contract from '@sejuk/contract/aftersales/complaints'
import { ascDropdown } from '@sejuk/contract/aftersales/service-centres'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import {
  type ComplaintTab,
  complaintCategories,
  complaintTabs,
  severities,
} from '@sejuk/domain/aftersales/tickets/complaints'
import { pageTo } from '@sejuk/domain/pages'
import { complaintCategoryWords, complaintWords } from '@sejuk/words/aftersales/complaints'
import { complaintStatusWords } from '@sejuk/words/aftersales/work-orders'
import IconPlus from '#icon/Plus'
import { ComplaintChip, TaskChip } from '../../../entities/status/outcome-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'

type Row = contract.ComplaintRow

export const ComplaintsPage = () => {
  const t = useWords(complaintWords)
  const statuses = useWords(complaintStatusWords)
  const categories = useWords(complaintCategoryWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listComplaints)
  const mayCreate = useGate(contract.createComplaint)
  const { tab, page: _page, limit: _limit, sort: _sort, cursor: _cursor, exact: _exact, ...filters } = list.asked
  const counts = useCall(contract.countComplaints, filters, { enabled: list.gate.enabled, keepPrevious: true })
  const countOf = new Map(counts.data?.data.map((one) => [one.tab, one.total]))
  const nameOf = (one: ComplaintTab) => {
    if (one === 'All') return t('all')
    return one === 'Overdue' || one === 'Withdrawn' ? t(one) : statuses(one)
  }
  const code = ({ complain_code }: Row) => (
    <Link {...pageTo('complaint', { code: complain_code })}>{complain_code}</Link>
  )
  const status = (row: Row) => (
    <>
      {row.is_withdrawn ? (
        <StatusChip tone="neutral">{t('Withdrawn')}</StatusChip>
      ) : (
        <ComplaintChip status={row.status} />
      )}
      {row.is_escalated && <StatusChip tone="bad">{t('escalated')}</StatusChip>}
    </>
  )
  const due = (row: Row) =>
    row.is_overdue ? <StatusChip tone="bad">{dates.visit(row.due_date)}</StatusChip> : dates.visit(row.due_date)
  return (
    <ListPage
      title={t('title')}
      list={list}
      above={
        <StatusTabs
          label={t('status')}
          value={tab}
          onChange={(value) => list.ask({ tab: value })}
          tabs={complaintTabs.map((value) => ({ value, label: nameOf(value), count: countOf.get(value) }))}
        />
      }
      filters={[
        { field: 'text', label: t('search'), kind: 'text' },
        { field: 'asc_code', label: t('centre'), kind: 'many', source: ascDropdown },
        { field: 'dept_code', label: t('branch'), kind: 'many', source: departmentDropdown },
        {
          field: 'category',
          label: t('category'),
          kind: 'choice',
          options: complaintCategories.map((value) => ({ value, label: categories(value) })),
        },
        {
          field: 'severity',
          label: t('severity'),
          kind: 'choice',
          options: severities.map((n) => ({ value: String(n), label: t(`severity${n}`) })),
        },
        { field: 'is_mine', label: t('owner'), kind: 'choice', options: [{ value: 'true', label: t('mine') }] },
        { field: 'open', label: t('status'), kind: 'choice', options: [{ value: 'true', label: t('onlyOpen') }] },
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
          onPress: () => void navigate(pageTo('addComplaint')),
        },
      ]}
      keyOf={(row) => row.complain_code}
      nameOf={(row) => row.complain_code}
      columns={[
        { key: 'code', title: t('complaint'), sort: 'complain_code', show: code },
        { key: 'status', title: t('status'), show: status },
        { key: 'created', title: t('created'), sort: 'created_date', show: (row) => dates.visit(row.created_date) },
        { key: 'due', title: t('due'), sort: 'due_date', show: due },
        { key: 'customer', title: t('customer'), wraps: true, show: (row) => row.customer_name },
        { key: 'centre', title: t('centre'), wraps: true, show: (row) => row.asc_name ?? '-' },
        { key: 'order', title: t('workOrder'), show: (row) => row.work_order_number ?? '-' },
        { key: 'category', title: t('category'), show: (row) => categories(row.category) },
        { key: 'severity', title: t('severity'), sort: 'severity', isNumber: true, show: (row) => row.severity },
        { key: 'owner', title: t('owner'), show: (row) => row.owner_name ?? t('nobody') },
        { key: 'task', title: t('task'), show: (row) => <TaskChip status={row.task_status} /> },
        { key: 'reply', title: t('lastReply'), show: (row) => dates.visit(row.last_reply_date) },
        { key: 'reopens', title: t('reopens'), isNumber: true, show: (row) => row.reopen_count },
      ]}
      card={(row) => ({
        code: code(row),
        name: row.customer_name,
        text: (
          <>
            {categories(row.category)} · {row.asc_name ?? '-'}
            <br />
            {status(row)} <TaskChip status={row.task_status} />
          </>
        ),
        left: row.owner_name ?? t('nobody'),
        right: due(row),
      })}
    />
  )
}

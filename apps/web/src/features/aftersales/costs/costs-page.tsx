import * as contract from '@sejuk/contract/aftersales/costs'
import { ascDropdown } from '@sejuk/contract/aftersales/service-centres'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { costSheet } from '@sejuk/domain/aftersales/costs'
import { costStatuses } from '@sejuk/domain/aftersales/statuses'
import { plain } from '@sejuk/domain/messages'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { costWords } from '@sejuk/words/aftersales/costs'
import { ticketChoiceWords } from '@sejuk/words/aftersales/ticket-choices'
import { costStatusWords } from '@sejuk/words/aftersales/work-orders'
import IconCheck from '#icon/Check'
import { CostChip } from '../../../entities/status/outcome-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useRefresh } from '../../../lib/api/refresh.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate, useWorkflowViewer } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { Share } from './share.tsx'

type Row = contract.CostRow
const tabs = ['All', ...costStatuses] as const

/** The approval list: requested amount beside the price list's. */
export const CostsPage = () => {
  const t = useWords(costWords)
  const statuses = useWords(costStatusWords)
  const kinds = useWords(ticketChoiceWords)
  const dates = useDates()
  const viewer = useWorkflowViewer()
  const mayApprove = useGate(contract.actOnCosts['approve-cost'])
  const refresh = useRefresh(contract.listCosts)
  const list = useList(contract.listCosts)
  const { tab, page: _page, limit: _limit, sort: _sort, cursor: _cursor, exact: _exact, ...filters } = list.asked
  const counts = useCall(contract.countCosts, filters, { enabled: list.gate.enabled, keepPrevious: true })
  const countOf = new Map(counts.data?.data.map((one) => [one.tab, one.total]))
  const code = ({ work_order_number }: Row) => (
    <Link {...pageTo('cost', { code: work_order_number })}>{work_order_number}</Link>
  )
  const isWithin = (row: Row) =>
    row.asked_amount <= row.standard_amount &&
    costSheet.gate('approve-cost', row, viewer, new Date().toISOString()).enabled
  return (
    <ListPage
      title={t('title')}
      list={list}
      above={
        <StatusTabs
          label={t('status')}
          value={tab}
          onChange={(value) => list.ask({ tab: value })}
          tabs={tabs.map((value) => ({
            value,
            label: value === 'All' ? t('all') : statuses(value),
            count: countOf.get(value),
          }))}
        />
      }
      filters={[
        { field: 'text', label: t('search'), kind: 'text' },
        { field: 'asc_code', label: t('centre'), kind: 'many', source: ascDropdown },
        { field: 'dept_code', label: t('branch'), kind: 'many', source: departmentDropdown },
      ]}
      actions={[]}
      bulk={(rows) => {
        const within = rows.filter(isWithin)
        return [
          {
            key: 'approve',
            label: t('approve-cost'),
            icon: <IconCheck size={16} />,
            gate:
              mayApprove.enabled && within.length < rows.length
                ? { enabled: false, because: plain('Above the price list: a manager must approve it') }
                : mayApprove,
            endpoint: contract.actOnCosts['approve-cost'],
            inputOf: (row: Row) => {
              refresh()
              return { work_order_number: row.work_order_number, row_version: row.row_version }
            },
            question: { title: t('approveSome', { n: within.length }), yes: t('approve-cost') },
          },
        ]
      }}
      keyOf={(row) => row.work_order_number}
      nameOf={(row) => row.work_order_number}
      columns={[
        { key: 'code', title: t('workOrder'), sort: 'work_order_number', show: code },
        { key: 'centre', title: t('centre'), wraps: true, show: (row) => row.asc_name },
        { key: 'customer', title: t('customer'), wraps: true, show: (row) => row.customer_name },
        { key: 'service', title: t('service'), show: (row) => kinds(row.service_type) },
        {
          key: 'asked',
          title: t('asked'),
          sort: 'asked_amount',
          isNumber: true,
          show: (row) => rupiah(row.asked_amount),
        },
        { key: 'standard', title: t('standard'), isNumber: true, show: (row) => <Share row={row} /> },
        {
          key: 'over',
          title: t('over'),
          sort: 'over_standard_percent',
          isNumber: true,
          show: (row) => (row.over_standard_percent ? `${writeNumber(row.over_standard_percent, 2)} %` : '-'),
        },
        {
          key: 'approved',
          title: t('approved'),
          isNumber: true,
          show: (row) => (row.approved_amount === null ? '-' : rupiah(row.approved_amount)),
        },
        {
          key: 'submitted',
          title: t('submitted'),
          sort: 'submitted_date',
          show: (row) => dates.visit(row.submitted_date),
        },
        { key: 'status', title: t('status'), show: (row) => <CostChip status={row.cost_status} /> },
      ]}
      card={(row) => ({
        code: code(row),
        name: row.asc_name,
        text: (
          <>
            {row.customer_name}
            <br />
            {t('asked')} {rupiah(row.asked_amount)}, {t('standard')} {rupiah(row.standard_amount)}
          </>
        ),
        left: <CostChip status={row.cost_status} />,
        right: dates.date(row.submitted_date ?? row.created_date),
      })}
    />
  )
}

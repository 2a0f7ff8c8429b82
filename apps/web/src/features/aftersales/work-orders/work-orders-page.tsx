import { listRepairChoices } from '@sejuk/contract/aftersales/repair-choices'
import { ascDropdown } from '@sejuk/contract/aftersales/service-centres'
import { listSlaRules } from '@sejuk/contract/aftersales/sla-rules'
import { technicianDropdown } from '@sejuk/contract/aftersales/technicians'
import * as board from '@sejuk/contract/aftersales/work-order-board'
import * as contract from '@sejuk/contract/aftersales/work-orders'
import { priorities, serviceTypes, warranties } from '@sejuk/domain/aftersales/tickets/tickets'
import { type WorkOrderTab, workOrderTabs } from '@sejuk/domain/aftersales/work-orders/work-order-tabs'
import { addressTo, pageTo } from '@sejuk/domain/pages'
import { repairChoiceWords } from '@sejuk/words/aftersales/repair-choices'
import { slaRuleWords } from '@sejuk/words/aftersales/sla-rules'
import { workOrderTabWords, workOrderWords } from '@sejuk/words/aftersales/work-orders'
import IconCalendarWeek from '#icon/CalendarWeek'
import IconChartBar from '#icon/ChartBar'
import IconCheck from '#icon/Check'
import IconClock from '#icon/Clock'
import IconCopy from '#icon/Copy'
import IconExternalLink from '#icon/ExternalLink'
import IconListCheck from '#icon/ListCheck'
import IconMap from '#icon/Map'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { ServiceStatus } from '../../../entities/status/service-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { copyText } from '../../../lib/browser/clipboard.ts'
import { useAgo, useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { SlaClock } from './sla-clock.tsx'
import { useWorkOrderActions } from './use-work-order-actions.tsx'

type Row = contract.WorkOrderRow
/** The usual tabs; the others appear only when they have rows. */
const always = new Set<WorkOrderTab>(['All', 'New', 'To_Schedule', 'Scheduled', 'On_Site', 'To_Confirm', 'Confirmed'])
const pageOf = ({ work_order_number }: Pick<Row, 'work_order_number'>) => pageTo('workOrder', { work_order_number })

export const WorkOrdersPage = () => {
  const t = useWords(workOrderWords)
  const tabs = useWords(workOrderTabWords)
  const slaTitle = useWords(slaRuleWords)('title')
  const choicesTitle = useWords(repairChoiceWords)('title')
  const dates = useDates()
  const ago = useAgo()
  const navigate = useNavigate()
  const branch = useBranchFilter()
  const { asc_code } = useViewer()
  const record = useWorkOrderActions<Row>()
  const gates = {
    board: useGate(board.workOrderBoard),
    sla: useGate(listSlaRules),
    choices: useGate(listRepairChoices),
  }
  const list = useList(contract.listWorkOrders)
  const { tab, page: _page, limit: _limit, sort: _sort, cursor: _cursor, exact: _exact, ...filters } = list.asked
  const counts = useCall(contract.countWorkOrders, filters, { enabled: list.gate.enabled, keepPrevious: true })
  const countOf = new Map(counts.data?.data.map((one) => [one.tab, one.total]))
  const schedule = ({ scheduled_date, slot }: Row) =>
    scheduled_date ? `${dates.day(scheduled_date)} · ${slot ?? ''}` : '-'
  const number = (row: Row) => <Link {...pageOf(row)}>{row.work_order_number}</Link>
  const choices = <Value extends Parameters<typeof t>[0]>(values: readonly Value[]) =>
    values.map((value) => ({ value, label: t(value) }))
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        above={
          <StatusTabs
            label={t('service_status')}
            value={tab}
            onChange={(next) => list.ask({ tab: next })}
            tabs={workOrderTabs
              .filter((value) => value === tab || always.has(value) || countOf.get(value))
              .map((value) => ({ value, label: tabs(value), count: countOf.get(value) }))}
          />
        }
        filters={[
          { field: 'text', label: t('search'), kind: 'text' },
          // Whoever works for one centre has no other to choose.
          ...(asc_code
            ? []
            : ([branch, { field: 'asc_code', label: t('asc_code'), kind: 'many', source: ascDropdown }] as const)),
          { field: 'service_type', label: t('service_type'), kind: 'choice', options: choices(serviceTypes) },
          { field: 'technician_code', label: t('technician'), kind: 'many', source: technicianDropdown },
          { field: 'from', label: `${t('created')} ≥`, kind: 'day' },
          { field: 'to', label: `${t('created')} ≤`, kind: 'day' },
          { field: 'visit_from', label: `${t('scheduled_date')} ≥`, kind: 'day' },
          { field: 'visit_to', label: `${t('scheduled_date')} ≤`, kind: 'day' },
          { field: 'priority', label: t('priority'), kind: 'choice', options: choices(priorities) },
          { field: 'warranty', label: t('warranty'), kind: 'choice', options: choices(warranties) },
          {
            field: 'open',
            label: t('service_status'),
            kind: 'choice',
            options: [{ value: 'true', label: t('onlyOpen') }],
          },
          { field: 'late', label: t('sla_due'), kind: 'choice', options: [{ value: 'true', label: t('onlyLate') }] },
        ]}
        actions={[
          {
            key: 'board',
            label: t('toBoard'),
            icon: <IconCalendarWeek size={18} />,
            gate: gates.board,
            onPress: () => void navigate(pageTo('workOrderBoard')),
          },
          {
            key: 'map',
            label: t('toMap'),
            icon: <IconMap size={18} />,
            gate: gates.board,
            onPress: () => void navigate(pageTo('workOrderMap')),
          },
          {
            key: 'report',
            label: t('toReport'),
            icon: <IconChartBar size={18} />,
            gate: gates.board,
            onPress: () => void navigate(pageTo('serviceReport')),
          },
          ...(gates.sla.enabled
            ? [
                {
                  key: 'sla',
                  label: slaTitle,
                  icon: <IconClock size={18} />,
                  onPress: () => void navigate(pageTo('slaRules')),
                },
              ]
            : []),
          ...(gates.choices.enabled
            ? [
                {
                  key: 'choices',
                  label: choicesTitle,
                  icon: <IconListCheck size={18} />,
                  onPress: () => void navigate(pageTo('repairChoices')),
                },
              ]
            : []),
        ]}
        download={contract.workOrderData}
        remembersVisits
        onOpen={(row) => void navigate(pageOf(row))}
        bulk={() =>
          record
            .bulkOf('accept', 'ass-confirm', 'approve-cancellation')
            .map((action) => ({ ...action, icon: <IconCheck size={18} /> }))
        }
        menu={(row) => [
          ...record.actionsOf(row),
          {
            key: 'open',
            label: t('openNewWindow'),
            icon: <IconExternalLink size={16} />,
            onPress: () => void window.open(addressTo('workOrder', row), '_blank', 'noopener'),
          },
          {
            key: 'copy',
            label: t('copyNumber'),
            icon: <IconCopy size={16} />,
            onPress: () => void copyText(row.work_order_number),
          },
        ]}
        keyOf={(row) => row.work_order_number}
        nameOf={(row) => row.work_order_number}
        columns={[
          { key: 'number', title: t('work_order_number'), sort: 'work_order_number', show: number },
          {
            key: 'status',
            group: 'service_status',
            title: t('service_status'),
            show: (row) => <ServiceStatus status={row.service_status} />,
          },
          { key: 'sla', title: t('sla_due'), sort: 'sla_due', show: (row) => <SlaClock due={row.sla_due} /> },
          { key: 'customer', title: t('customer_name'), show: (row) => row.customer_name },
          { key: 'service', title: t('service_type'), show: (row) => t(row.service_type) },
          {
            key: 'unit',
            title: t('unit_name'),
            show: (row) => [row.unit_name ?? '-', ...(row.unit_count > 1 ? [`× ${row.unit_count}`] : [])].join(' '),
          },
          { key: 'asc', title: t('asc_code'), show: (row) => row.asc_code },
          { key: 'technician', title: t('technician'), show: (row) => row.technician_name ?? '-' },
          {
            key: 'schedule',
            group: 'scheduled_date',
            title: t('scheduled_date'),
            sort: 'scheduled_date',
            show: schedule,
          },
          { key: 'visits', title: t('visit_count'), isNumber: true, show: (row) => row.visit_count },
          { key: 'age', title: t('age'), sort: 'created_date', show: (row) => ago(row.created_date) },
          {
            key: 'cost',
            title: t('cost_amount'),
            isNumber: true,
            show: (row) => (row.cost_amount === null ? '-' : thousands(row.cost_amount)),
          },
          { key: 'area', title: t('area_name'), show: (row) => row.area_name || '-' },
          { key: 'branch', title: t('dept_name'), show: (row) => row.dept_name },
        ]}
        card={(row) => ({
          code: number(row),
          name: row.customer_name,
          text: (
            <>
              {[t(row.service_type), row.unit_name].filter(Boolean).join(' · ')}
              <br />
              {[row.technician_name ?? row.asc_name, row.scheduled_date && schedule(row)].filter(Boolean).join(' · ')}
            </>
          ),
          left: <ServiceStatus status={row.service_status} />,
          right: row.sla_due && <SlaClock due={row.sla_due} />,
        })}
      />
      {record.panel}
    </>
  )
}

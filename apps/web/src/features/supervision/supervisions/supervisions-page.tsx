import { createCheckpoint } from '@sejuk/contract/supervision/inspections'
import * as contract from '@sejuk/contract/supervision/supervisions'
import { pageTo } from '@sejuk/domain/pages'
import { supervisionTabs, usualDays } from '@sejuk/domain/supervision/supervision-lists'
import { currentStep } from '@sejuk/domain/supervision/supervision-rail'
import { supervisionLevels, supervisionStatuses } from '@sejuk/domain/supervision/supervision-statuses'
import { daysFrom } from '@sejuk/domain/values/dates'
import { supervisionStepWords, supervisionWords } from '@sejuk/words/supervision/supervisions'
import IconCalendar from '#icon/Calendar'
import IconPlus from '#icon/Plus'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { SupervisionChip } from '../../../entities/status/supervision-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates, useToday } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'

type Row = contract.Supervision
const open: { enabled: true } = { enabled: true }

export const SupervisionsPage = () => {
  const t = useWords(supervisionWords)
  const steps = useWords(supervisionStepWords)
  const dates = useDates()
  const today = useToday()
  const navigate = useNavigate()
  const list = useList(contract.listSupervisions)
  const counts = useCall(contract.countSupervisions, {}, { enabled: list.gate.enabled, keepPrevious: true })
  const mayCreate = useGate(contract.createSupervision)
  const mayMaintain = useGate(createCheckpoint)
  const branch = useBranchFilter()
  const target = ({ supervision_code }: Row) => pageTo('supervision', { code: supervision_code })
  const code = (row: Row) => <Link {...target(row)}>{row.supervision_code}</Link>
  const stepOf = (row: Row) => {
    const key = currentStep(row)
    return key ? steps(key) : '-'
  }
  const daysOf = (row: Row) => {
    const days = Math.max(0, daysFrom(row.status_since.slice(0, 10), today))
    const usual = usualDays[row.supervision_status]
    return usual !== undefined && days > usual && row.pause_status !== 'Paused' ? (
      <StatusChip tone="attention">{days}</StatusChip>
    ) : (
      days
    )
  }
  const yes = [{ value: 'true', label: t('yes') }]
  return (
    <ListPage
      title={t('title')}
      list={list}
      download={contract.supervisionData}
      onOpen={(row) => void navigate(target(row))}
      above={
        <StatusTabs
          label={t('supervision_status')}
          value={list.asked.tab}
          onChange={(tab) => list.ask({ tab })}
          tabs={supervisionTabs.map((value) => ({
            value,
            label: t(value === 'documents' ? 'documentsTab' : value === 'dispatch' ? 'dispatchTab' : value),
            count: counts.data?.data[value],
          }))}
        />
      }
      filters={[
        { field: 'search', label: t('search'), kind: 'text' },
        branch,
        {
          field: 'supervision_status',
          label: t('supervision_status'),
          kind: 'choice',
          options: supervisionStatuses.map((value) => ({ value, label: t(value) })),
        },
        {
          field: 'level',
          label: t('level'),
          kind: 'choice',
          options: supervisionLevels.map((value) => ({ value, label: t(value) })),
        },
        { field: 'is_overdue', label: t('is_overdue'), kind: 'choice', options: yes },
      ]}
      actions={[
        {
          key: 'calendar',
          label: t('calendar'),
          icon: <IconCalendar size={16} />,
          gate: open,
          onPress: () => void navigate(pageTo('supervisionCalendar')),
        },
        {
          key: 'kpis',
          label: t('kpis'),
          gate: open,
          onPress: () => void navigate(pageTo('supervisionKpis')),
        },
        ...(mayMaintain.enabled
          ? [
              {
                key: 'checkpoints',
                label: t('checkpoints'),
                gate: mayMaintain,
                onPress: () => void navigate(pageTo('checkpoints')),
              },
              {
                key: 'levels',
                label: t('levelSettings'),
                gate: mayMaintain,
                onPress: () => void navigate(pageTo('supervisionLevels')),
              },
            ]
          : []),
        {
          key: 'create',
          label: t('create'),
          icon: <IconPlus size={16} />,
          gate: mayCreate,
          isPrimary: true,
          onPress: () => void navigate(pageTo('supervisionCreate')),
        },
      ]}
      keyOf={(row) => row.supervision_code}
      nameOf={(row) => row.supervision_code}
      columns={[
        { key: 'code', title: t('supervision_code'), show: code },
        {
          key: 'status',
          title: t('supervision_status'),
          show: (row) => <SupervisionChip status={row.supervision_status} pause={row.pause_status} />,
        },
        {
          key: 'project',
          title: t('project_name'),
          sort: 'project_name',
          wraps: true,
          show: (row) => row.project_name,
        },
        { key: 'branch', title: t('dept_name'), show: (row) => row.service_dept_name },
        { key: 'level', title: t('level'), show: (row) => row.level },
        { key: 'installer', title: t('installer_name'), wraps: true, show: (row) => row.installer_name },
        { key: 'hp', title: t('capacity_hp'), isNumber: true, show: (row) => thousands(Math.round(row.capacity_hp)) },
        { key: 'units', title: t('unit_count'), isNumber: true, show: (row) => thousands(row.unit_count) },
        { key: 'step', title: t('current_step'), show: stepOf },
        { key: 'days', title: t('days_in_step'), sort: 'status_since', isNumber: true, show: daysOf },
        { key: 'visit', title: t('next_visit'), sort: 'next_visit', show: (row) => dates.day(row.next_visit) },
        { key: 'problems', title: t('open_problems'), isNumber: true, show: (row) => row.open_problems || '-' },
        { key: 'coordinator', title: t('coordinator_name'), show: (row) => row.coordinator_name ?? '-' },
        { key: 'created', title: t('create_date'), sort: 'create_date', show: (row) => dates.date(row.create_date) },
      ]}
      card={(row) => ({
        code: code(row),
        name: row.project_name,
        text: `${row.installer_name} · ${stepOf(row)}`,
        left: <SupervisionChip status={row.supervision_status} pause={row.pause_status} />,
        right: row.next_visit ? dates.day(row.next_visit) : row.level,
      })}
      remembersVisits
    />
  )
}

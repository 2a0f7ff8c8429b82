import { staffDropdown } from '@sejuk/contract/masters/staff'
import * as contract from '@sejuk/contract/projects/design-tasks'
import { designScopes } from '@sejuk/domain/projects/design-tasks'
import { designTaskStatuses } from '@sejuk/domain/projects/project-statuses'
import { designWords } from '@sejuk/words/projects/designs'
import type { ReactNode } from 'react'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { DesignChip } from '../../../entities/projects/project-status.tsx'
import { useDesignActions } from '../../../entities/projects/use-design-actions.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { designTarget } from './design-target.ts'

export const DesignList = ({ tabs }: { tabs: ReactNode }) => {
  const t = useWords(designWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listDesignTasks)
  const branch = useBranchFilter()
  const { actionsOf, panel } = useDesignActions()
  const link = (row: contract.DesignTaskRow) => <Link {...designTarget(row)}>{row.design_task_code}</Link>
  const scopes = (row: contract.DesignTaskRow) => row.scopes.map((scope) => t(scope)).join(', ')
  const late = ({ days_late }: contract.DesignTaskRow) =>
    days_late > 0 ? <StatusChip tone="attention">{t('daysLate', { n: days_late })}</StatusChip> : t('inTime')
  return (
    <>
      <ListPage
        title={t('designList')}
        list={list}
        above={tabs}
        download={contract.designTaskData}
        onOpen={(row) => void navigate(designTarget(row))}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          branch,
          {
            ...{ field: 'designer_code', label: t('designer_name'), kind: 'many', source: staffDropdown },
            input: () => ({ role_code: ['Designer'] }),
          },
          {
            ...{ field: 'requester_task_status', label: t('requester_task_status'), kind: 'choice' },
            options: designTaskStatuses.filter((one) => one !== 'No_Need').map((value) => ({ value, label: t(value) })),
          },
          {
            ...{ field: 'scope', label: t('scopes'), kind: 'choice' },
            options: designScopes.map((value) => ({ value, label: t(value) })),
          },
          {
            ...{ field: 'stands', label: t('stands'), kind: 'choice' },
            options: contract.designStands.map((value) => ({ value, label: t(value) })),
          },
          { field: 'needed_from', label: t('needed_from'), kind: 'day' },
          { field: 'needed_to', label: t('needed_to'), kind: 'day' },
        ]}
        actions={[]}
        keyOf={(row) => row.design_task_code}
        nameOf={(row) => row.design_task_code}
        menu={actionsOf}
        columns={[
          { key: 'task', title: t('design_task_code'), show: link },
          {
            key: 'project',
            title: t('project_name'),
            sort: 'project_name',
            wraps: true,
            show: (row) => row.project_name,
          },
          { key: 'scope', title: t('scopes'), wraps: true, show: scopes },
          { key: 'designer', title: t('designer_name'), show: (row) => row.designer_name ?? t('nobody') },
          { key: 'needed', title: t('needed_by'), sort: 'needed_by', show: (row) => dates.day(row.needed_by) },
          {
            ...{ key: 'version', title: t('version'), isNumber: true },
            show: (row) => (row.version ? t('versionShort', { n: row.version }) : '-'),
          },
          {
            key: 'status',
            title: t('requester_task_status'),
            show: (row) => <DesignChip status={row.requester_task_status} />,
          },
          {
            key: 'login',
            title: t('login_task_status'),
            show: (row) => <DesignChip status={row.login_task_status} />,
          },
          { key: 'late', title: t('lateness'), show: late },
          {
            ...{ key: 'spent', title: t('spent_hours'), isNumber: true, total: 'spent_hours' },
            show: (row) => thousands(row.spent_hours),
          },
          {
            ...{ key: 'est', title: t('est_hours'), isNumber: true, total: 'est_hours' },
            show: (row) => thousands(row.est_hours),
          },
          { key: 'branch', title: t('dept_name'), show: (row) => row.dept_name },
          { key: 'asked', title: t('requester_name'), show: (row) => row.requester_name },
          {
            key: 'created',
            title: t('created_date'),
            sort: 'created_date',
            show: (row) => dates.dateTime(row.created_date),
          },
        ]}
        card={(row) => ({
          code: link(row),
          name: row.project_name,
          text: `${scopes(row)}, ${row.designer_name ?? t('nobody')}`,
          left: <DesignChip status={row.requester_task_status} />,
          right: row.days_late > 0 ? t('daysLate', { n: row.days_late }) : dates.day(row.needed_by),
        })}
        remembersVisits
      />
      {panel}
    </>
  )
}

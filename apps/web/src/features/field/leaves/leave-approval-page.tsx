import * as contract from '@sejuk/contract/field/leaves'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { leave, leaveStatuses } from '@sejuk/domain/field/leave'
import { leaveTypes } from '@sejuk/domain/field/leave-days'
import { leaveWords } from '@sejuk/words/field/leaves'
import { useState } from 'react'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'
import { LeaveChip } from './leave-status.tsx'
import { LeaveTabs } from './leave-tabs.tsx'

const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)
type Row = contract.Leave
const { modify: _modify, submit: _submit, remove: _remove, 'ask-cancel': _ask, ...deciding } = contract.actOnLeave

/** Leave that waits for a decision, and all that was decided. */
export const LeaveApprovalPage = () => {
  const t = useWords(leaveWords)
  const dates = useDates()
  const list = useList(contract.listLeaves)
  const [logged, setLogged] = useState<Row>()
  const period = (row: Row) =>
    [
      row.from_date === row.to_date
        ? dates.day(row.from_date)
        : `${dates.day(row.from_date)} – ${dates.day(row.to_date)}`,
      row.half_day && t(row.half_day),
    ]
      .filter(Boolean)
      .join(', ')
  const nameOf = (row: Row) => `${row.username}, ${period(row)}`
  const record = useRecordActions({
    workflow: leave,
    endpoints: deciding,
    keyField: 'leave_code',
    nameOf,
    label: (name) => t(name),
  })
  const after = (row: Row) => {
    if (row.balance === null) return '-'
    return row.status === 'Submitted' ? row.balance - row.days : row.balance
  }
  return (
    <>
      <ListPage
        title={t('title')}
        above={<LeaveTabs />}
        list={list}
        download={contract.leaveData}
        actions={[]}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          { field: 'dept_code', label: t('branch'), kind: 'many', source: departmentDropdown },
          {
            field: 'leave_type',
            label: t('leave_type'),
            kind: 'choice',
            options: leaveTypes.map((value) => ({ value, label: t(value) })),
          },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: leaveStatuses.filter((one) => one !== 'Draft').map((value) => ({ value, label: t(value) })),
          },
          { field: 'from', label: t('from'), kind: 'day' },
          { field: 'to', label: t('to'), kind: 'day' },
        ]}
        keyOf={(row) => row.leave_code}
        nameOf={nameOf}
        menu={(row) => [...record.actionsOf(row), { key: 'log', label: t('log'), onPress: () => setLogged(row) }]}
        bulk={() => record.bulkOf('approve')}
        columns={[
          { key: 'code', title: t('leave_code'), show: (row) => row.leave_code },
          { key: 'staff', title: t('staff'), show: (row) => row.username },
          { key: 'branch', title: t('branch'), show: (row) => row.dept_name },
          { key: 'type', title: t('leave_type'), show: (row) => t(row.leave_type) },
          { key: 'dates', title: t('dates'), sort: 'from_date', show: period },
          { key: 'days', title: t('days'), sort: 'days', isNumber: true, show: (row) => row.days },
          { key: 'status', title: t('status'), show: (row) => <LeaveChip status={row.status} /> },
          { key: 'after', title: t('after'), isNumber: true, show: after },
          { key: 'delegate', title: t('delegate'), show: (row) => row.delegate_name ?? '-' },
          { key: 'conflict', title: t('conflict'), isNumber: true, show: (row) => t('percent', { n: row.team_away }) },
          { key: 'reason', title: t('reason'), wraps: true, show: (row) => row.reason },
          {
            key: 'age',
            title: t('age'),
            sort: 'created_date',
            show: (row) => dates.date(row.submitted_date ?? row.created_date),
          },
        ]}
        card={(row) => ({
          code: row.leave_code,
          name: `${row.username}, ${t(row.leave_type)}`,
          text: `${period(row)}, ${t('nDays', { n: row.days })}. ${row.reason}`,
          left: <LeaveChip status={row.status} />,
          right: row.delegate_name,
        })}
      />
      {record.panel}
      {logged && (
        <ActionLogPanel
          endpoint={contract.leaveLog}
          code={logged.leave_code}
          sub={nameOf(logged)}
          labels={{ status: t('status'), days: t('days'), delegate_user_code: t('delegate') }}
          onClose={() => setLogged(undefined)}
        />
      )}
    </>
  )
}

import {
  type AttendanceRequest,
  actOnAttendanceRequest,
  listAttendanceRequests,
} from '@sejuk/contract/field/attendance-requests'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { attendanceRequest, requestKinds, requestStatuses } from '@sejuk/domain/field/attendance-workflows'
import { attendanceWords } from '@sejuk/words/field/attendance'
import { AttendanceTabs } from '../../../entities/field/attendance-tabs.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'
import { CheckChip } from './check-line.tsx'

/** Forgotten checks and overtime that wait for a decision. */
export const AttendanceRequestsPage = () => {
  const t = useWords(attendanceWords)
  const dates = useDates()
  const list = useList(listAttendanceRequests)
  const nameOf = (row: AttendanceRequest) => `${row.username}, ${dates.day(row.work_date)}`
  const record = useRecordActions({
    workflow: attendanceRequest,
    endpoints: actOnAttendanceRequest,
    keyField: 'request_code',
    nameOf,
    label: (name) => t(name),
  })
  const asked = (row: AttendanceRequest) =>
    row.minutes === null ? dates.time(row.at) : t('minutes', { n: row.minutes })
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        above={<AttendanceTabs />}
        actions={[]}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          { field: 'dept_code', label: t('branch'), kind: 'many', source: departmentDropdown },
          {
            field: 'kind',
            label: t('kind'),
            kind: 'choice',
            options: requestKinds.map((value) => ({ value, label: t(value) })),
          },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: requestStatuses.map((value) => ({ value, label: t(value) })),
          },
        ]}
        keyOf={(row) => row.request_code}
        nameOf={nameOf}
        menu={record.actionsOf}
        bulk={() => record.bulkOf('approve')}
        columns={[
          {
            key: 'created',
            title: t('created_date'),
            sort: 'created_date',
            show: (row) => dates.visit(row.created_date),
          },
          { key: 'staff', title: t('staff'), show: (row) => row.username },
          { key: 'branch', title: t('branch'), show: (row) => row.dept_name },
          { key: 'date', title: t('work_date'), sort: 'work_date', show: (row) => dates.day(row.work_date) },
          { key: 'kind', title: t('kind'), show: (row) => `${t(row.kind)} ${asked(row)}` },
          { key: 'reason', title: t('reason'), wraps: true, show: (row) => row.reason },
          { key: 'limit', title: t('overLimit'), show: (row) => (row.is_over_limit ? t('yes') : t('no')) },
          { key: 'status', title: t('status'), show: (row) => <CheckChip status={row.status} /> },
        ]}
        card={(row) => ({
          code: dates.day(row.work_date),
          name: row.username,
          text: `${t(row.kind)} ${asked(row)}. ${row.reason}`,
          left: <CheckChip status={row.status} />,
          right: row.is_over_limit ? t('overLimit') : '',
        })}
      />
      {record.panel}
    </>
  )
}

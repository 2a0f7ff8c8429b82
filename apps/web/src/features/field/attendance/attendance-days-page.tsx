import { type AttendanceDayRow, attendanceDayData, listAttendanceDays } from '@sejuk/contract/field/attendance'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { dayResults } from '@sejuk/domain/field/day-results'
import { attendanceWords } from '@sejuk/words/field/attendance'
import { AttendanceTabs } from '../../../entities/field/attendance-tabs.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates, useToday } from '../../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { DayResultChip } from './day-result.tsx'
import { recentMonths } from './months.ts'

/** A row for each person and day, to be read, filtered and exported. */
export const AttendanceDaysPage = () => {
  const t = useWords(attendanceWords)
  const dates = useDates()
  const language = useLanguage()
  const list = useList(listAttendanceDays)
  const today = useToday()
  const yesNo = [
    { value: 'true', label: t('yes') },
    { value: 'false', label: t('no') },
  ]
  const place = (row: AttendanceDayRow) =>
    row.in_place
      ? `${t(row.in_place)}${row.in_distance_m === null ? '' : `, ${t('metres', { n: row.in_distance_m })}`}`
      : '-'
  const risk = (row: AttendanceDayRow) => row.risk.map((one) => t(one)).join(', ') || '-'
  return (
    <ListPage
      title={t('title')}
      list={list}
      above={<AttendanceTabs />}
      actions={[]}
      download={attendanceDayData}
      filters={[
        { field: 'month', label: t('month'), kind: 'choice', options: recentMonths(today, language).options },
        { field: 'search', label: t('search'), kind: 'text' },
        { field: 'dept_code', label: t('branch'), kind: 'many', source: departmentDropdown },
        {
          field: 'result',
          label: t('result'),
          kind: 'choice',
          options: dayResults.map((value) => ({ value, label: t(value) })),
        },
        { field: 'is_outside', label: t('isOutside'), kind: 'choice', options: yesNo },
        { field: 'has_risk', label: t('hasRisk'), kind: 'choice', options: yesNo },
      ]}
      keyOf={(row) => `${row.usercode} ${row.work_date}`}
      nameOf={(row) => `${row.username}, ${dates.day(row.work_date)}`}
      columns={[
        { key: 'date', title: t('work_date'), sort: 'work_date', show: (row) => dates.day(row.work_date) },
        { key: 'staff', title: t('staff'), sort: 'username', show: (row) => row.username },
        { key: 'branch', title: t('branch'), show: (row) => row.dept_name },
        { key: 'shift', title: t('shift'), show: (row) => row.shift_name },
        { key: 'in', title: t('in'), show: (row) => dates.time(row.in_at) },
        { key: 'place', title: t('place'), show: place },
        { key: 'out', title: t('out'), show: (row) => dates.time(row.out_at) },
        { key: 'work', title: t('work_min'), isNumber: true, show: (row) => row.work_min },
        { key: 'late', title: t('late_min'), isNumber: true, show: (row) => row.late_min },
        { key: 'overtime', title: t('overtime_min'), isNumber: true, show: (row) => row.overtime_min },
        { key: 'result', title: t('result'), show: (row) => <DayResultChip result={row.result} /> },
        { key: 'risk', title: t('risk'), wraps: true, show: risk },
      ]}
      card={(row) => ({
        code: dates.day(row.work_date),
        name: row.username,
        text: `${dates.time(row.in_at)}~${dates.time(row.out_at)}, ${place(row)}`,
        left: <DayResultChip result={row.result} />,
        right: row.late_min ? t('minutes', { n: row.late_min }) : '',
      })}
    />
  )
}

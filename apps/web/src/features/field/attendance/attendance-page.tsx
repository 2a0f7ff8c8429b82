import { type AttendancePerson, attendanceMonth } from '@sejuk/contract/field/attendance'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { dayResults } from '@sejuk/domain/field/day-results'
import { attendanceWords } from '@sejuk/words/field/attendance'
import { AttendanceTabs } from '../../../entities/field/attendance-tabs.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates, useToday } from '../../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Row } from '../../../ui/layout/page-body.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { DayResultChip, DayResultMark } from './day-result.tsx'
import { daysInMonth, monthOf, recentMonths } from './months.ts'

/** People × days of a month. */
export const AttendancePage = () => {
  const t = useWords(attendanceWords)
  const dates = useDates()
  const language = useLanguage()
  const list = useList(attendanceMonth)
  const today = useToday()
  const month = list.asked.month ?? monthOf(today)
  const hours = (minutes: number) => t('hours', { n: Math.round(minutes / 60) })
  const cell = (row: AttendancePerson, day: string) => {
    const found = row.days.find(({ work_date }) => work_date === day)
    if (!found) return ''
    const late = found.late_min ? ` ${t('minutes', { n: found.late_min })}` : ''
    const outside = found.is_outside ? `, ${t('isOutside')}` : ''
    const label = t('dayOf', { name: row.username, day: dates.day(day), result: t(found.result) + late + outside })
    return <DayResultMark result={found.result} label={label} />
  }
  return (
    <ListPage
      title={t('title')}
      list={list}
      above={
        <>
          <AttendanceTabs />
          <Row aria-label={t('legend')}>
            {dayResults.map((result) => (
              <DayResultChip key={result} result={result} />
            ))}
          </Row>
        </>
      }
      actions={[]}
      filters={[
        { field: 'month', label: t('month'), kind: 'choice', ...recentMonths(today, language) },
        { field: 'search', label: t('search'), kind: 'text' },
        { field: 'dept_code', label: t('branch'), kind: 'many', source: departmentDropdown },
        {
          field: 'result',
          label: t('result'),
          kind: 'choice',
          options: dayResults.map((value) => ({ value, label: t(value) })),
        },
      ]}
      keyOf={(row) => row.usercode}
      nameOf={(row) => row.username}
      columns={[
        { key: 'staff', title: t('staff'), sort: 'username', show: (row) => row.username },
        { key: 'branch', title: t('branch'), sort: 'dept_code', show: (row) => row.dept_name },
        ...daysInMonth(month).map((day) => ({
          key: day.slice(8),
          title: String(Number(day.slice(8))),
          show: (row: AttendancePerson) => cell(row, day),
        })),
        { key: 'late', title: t('late_days'), isNumber: true, show: (row) => row.late_days },
        { key: 'absent', title: t('absent_days'), isNumber: true, show: (row) => row.absent_days },
        { key: 'work', title: t('work'), isNumber: true, show: (row) => hours(row.work_min) },
        { key: 'overtime', title: t('overtime'), isNumber: true, show: (row) => hours(row.overtime_min) },
      ]}
      card={(row) => ({
        code: row.usercode,
        name: row.username,
        text: (
          <>
            {row.dept_name}
            <br />
            {daysInMonth(month).map((day) => (
              <span key={day}>{cell(row, day)} </span>
            ))}
          </>
        ),
        left: `${t('late_days')} ${row.late_days}, ${t('absent_days')} ${row.absent_days}`,
        right: hours(row.work_min),
      })}
    />
  )
}

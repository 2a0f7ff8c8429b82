import * as contract from '@sejuk/contract/field/shifts'
import { pageTo } from '@sejuk/domain/pages'
import { shiftWords } from '@sejuk/words/field/shifts'
import { AttendanceTabs } from '../../../entities/field/attendance-tabs.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { MasterPage } from '../../../ui/list/master-page.tsx'

const calls = {
  list: contract.listShifts,
  create: contract.createShift,
  update: contract.updateShift,
  remove: contract.deleteShift,
  log: contract.shiftLog,
}

const weekNames = {
  '1,2,3,4,5': 'fiveDays',
  '1,2,3,4,5,6': 'sixDays',
  '0,1,2,3,4,5,6': 'everyDay',
} as const satisfies Record<(typeof contract.workWeeks)[number], string>

/** When people work; whoever has no shift assigned works office hours. */
export const ShiftsPage = () => {
  const t = useWords(shiftWords)
  const navigate = useNavigate()
  const hours = (row: contract.ShiftRow) => `${row.start_time} – ${row.end_time}`
  const week = ({ workdays }: contract.ShiftRow) => {
    const known = contract.workWeeks.find((one) => one === workdays)
    return known ? t(weekNames[known]) : workdays
  }
  const assignments = ({ shift_code }: contract.ShiftRow) => void navigate(pageTo('shiftAssignments', { shift_code }))
  return (
    <MasterPage
      title={t('title')}
      adding={t('add')}
      editing={t('edit')}
      calls={calls}
      idField="shift_code"
      above={<AttendanceTabs />}
      filters={[{ field: 'search', label: t('search'), kind: 'text' }]}
      fields={[
        { field: 'shift_code', label: t('shift_code'), kind: 'text', most: 20, isRequired: true, isFixed: true },
        { field: 'shift_name', label: t('shift_name'), kind: 'text', most: 60, isRequired: true },
        { field: 'start_time', label: t('start_time'), kind: 'time', isRequired: true },
        { field: 'end_time', label: t('end_time'), kind: 'time', isRequired: true },
        { field: 'grace_min', label: t('grace_min'), kind: 'number', isRequired: true },
        { field: 'break_min', label: t('break_min'), kind: 'number', isRequired: true },
        {
          ...{ field: 'workdays', label: t('workdays'), kind: 'choice', isRequired: true },
          options: contract.workWeeks.map((value) => ({ value, label: t(weekNames[value]) })),
        },
      ]}
      nameOf={(row) => row.shift_name}
      menu={(row) => [{ key: 'assignments', label: t('assignments'), onPress: () => assignments(row) }]}
      columns={[
        { key: 'code', title: t('shift_code'), sort: 'shift_code', show: (row) => row.shift_code },
        { key: 'name', title: t('shift_name'), wraps: true, show: (row) => row.shift_name },
        { key: 'hours', title: t('hours'), sort: 'start_time', show: hours },
        { key: 'grace', title: t('grace_min'), isNumber: true, show: (row) => row.grace_min },
        { key: 'break', title: t('break_min'), isNumber: true, show: (row) => row.break_min },
        { key: 'workdays', title: t('workdays'), show: week },
        { key: 'assigned', title: t('assigned'), isNumber: true, show: (row) => row.assigned },
      ]}
      card={(row) => ({ code: row.shift_code, name: row.shift_name, text: week(row), left: hours(row), right: null })}
    />
  )
}

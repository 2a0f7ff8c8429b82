import * as contract from '@sejuk/contract/field/shifts'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { staffDropdown } from '@sejuk/contract/masters/staff'
import { shiftWords } from '@sejuk/words/field/shifts'
import { AttendanceTabs } from '../../../entities/field/attendance-tabs.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { MasterPage } from '../../../ui/list/master-page.tsx'

const calls = {
  list: contract.listShiftAssignments,
  create: contract.createShiftAssignment,
  update: contract.updateShiftAssignment,
  remove: contract.deleteShiftAssignment,
  log: contract.shiftAssignmentLog,
}

/** From a day on, for one user or for a whole branch. */
export const ShiftAssignmentsPage = () => {
  const t = useWords(shiftWords)
  const dates = useDates()
  const whom = (row: contract.ShiftAssignment) =>
    row.usercode ? `${row.username ?? row.usercode}, ${row.dept_name ?? '-'}` : (row.dept_name ?? row.dept_code ?? '-')
  return (
    <MasterPage
      title={t('assignments')}
      adding={t('assign')}
      editing={t('changeAssignment')}
      calls={calls}
      idField="assignment_id"
      above={<AttendanceTabs />}
      filters={[{ field: 'dept_code', label: t('dept_code'), kind: 'many', source: departmentDropdown }]}
      fields={[
        {
          ...{ field: 'shift_code', label: t('shift'), kind: 'picker', isRequired: true },
          ...{ source: contract.shiftDropdown, none: t('shift') },
        },
        { field: 'dept_code', label: t('dept_code'), kind: 'picker', source: departmentDropdown, none: t('nobody') },
        { field: 'usercode', label: t('usercode'), kind: 'picker', source: staffDropdown, none: t('nobody') },
        { field: 'from_date', label: t('from_date'), kind: 'date', isRequired: true },
      ]}
      nameOf={(row) => `${whom(row)}, ${row.shift_name}`}
      columns={[
        { key: 'whom', title: t('forWhom'), wraps: true, show: whom },
        { key: 'shift', title: t('shift'), show: (row) => `${row.shift_name} (${row.shift_code})` },
        { key: 'from', title: t('from_date'), sort: 'from_date', show: (row) => dates.day(row.from_date) },
      ]}
      card={(row) => ({
        code: row.shift_name,
        name: whom(row),
        text: '',
        left: dates.day(row.from_date),
        right: null,
      })}
    />
  )
}

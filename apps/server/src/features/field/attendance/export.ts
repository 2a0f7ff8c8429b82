import { attendanceDayData } from '@sejuk/contract/field/attendance'
import { checkPlaces, risks } from '@sejuk/domain/field/attendance'
import { dayResults } from '@sejuk/domain/field/day-results'
import { attendanceWords } from '@sejuk/words/field/attendance'
import { byOwnName } from '../../../platform/export/by-own-name.ts'
import { exportable } from '../../../platform/export/exportable.ts'
import { attendanceDayList } from './queries.ts'

export const attendanceDayExport = exportable(attendanceDayData, {
  book: attendanceWords,
  title: 'title',
  rows: attendanceDayList,
  columns: [
    { key: 'work_date', width: 12 },
    { key: 'usercode', word: 'staff_code', width: 12 },
    { key: 'username', word: 'staff', width: 26 },
    { key: 'dept_name', word: 'branch', width: 20 },
    { key: 'shift_name', word: 'shift', width: 14 },
    { key: 'in_at', word: 'in', type: 'datetime' },
    { key: 'out_at', word: 'out', type: 'datetime' },
    { key: 'in_place', word: 'place', values: byOwnName(checkPlaces), width: 12 },
    { key: 'in_distance_m', word: 'distance', type: 'number' },
    { key: 'work_min', word: 'work_min', type: 'number' },
    { key: 'late_min', word: 'late_min', type: 'number' },
    { key: 'early_min', word: 'early_min', type: 'number' },
    { key: 'overtime_min', word: 'overtime_min', type: 'number' },
    { key: 'result', width: 14, values: byOwnName(dayResults) },
    { key: 'risk', values: byOwnName(risks), width: 30 },
  ],
})

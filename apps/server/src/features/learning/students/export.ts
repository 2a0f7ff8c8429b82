import { studentData } from '@sejuk/contract/learning/students'
import { studentWords } from '@sejuk/words/learning/students'
import { exportable } from '../../../platform/export/exportable.ts'
import { studentList } from './queries.ts'

export const studentExport = exportable(studentData, {
  ...{ book: studentWords, title: 'title', rows: studentList },
  columns: [
    { key: 'usercode', width: 16 },
    { key: 'username', width: 28 },
    { key: 'roles', width: 28 },
    { key: 'dept_name', width: 24 },
    { key: 'asc_code', width: 14 },
    { key: 'assigned', type: 'number' },
    { key: 'passed', type: 'number' },
    { key: 'overdue', type: 'number' },
  ],
})

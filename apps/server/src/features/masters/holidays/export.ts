import { holidayData } from '@sejuk/contract/masters/holidays'
import { everydayWords } from '@sejuk/words/everyday'
import { holidayKindWords, holidayWords } from '@sejuk/words/masters/holidays'
import { recordWords } from '@sejuk/words/masters/records'
import { exportable } from '../../../platform/export/exportable.ts'
import { holidayList } from './queries.ts'

export const holidayExport = exportable(holidayData, {
  book: [holidayWords, recordWords, holidayKindWords, everydayWords],
  title: 'title',
  rows: holidayList,
  columns: [
    { key: 'holiday_date', type: 'date' },
    { key: 'holiday_name', word: 'name', width: 34 },
    { key: 'local_name', width: 34 },
    { key: 'kind', values: { national: 'national', joint_leave: 'joint_leave', company: 'company' } },
    { key: 'dept_code', word: 'branch', width: 10 },
    { key: 'dept_name', word: 'branch_name' },
    { key: 'is_estimated', word: 'estimated', width: 12, values: { true: 'yes', false: 'no' } },
    { key: 'source', width: 40 },
    { key: 'created_date', type: 'datetime' },
  ],
})

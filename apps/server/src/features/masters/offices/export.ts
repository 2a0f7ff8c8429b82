import { officeData } from '@sejuk/contract/masters/offices'
import { officeWords } from '@sejuk/words/masters/offices'
import { recordWords } from '@sejuk/words/masters/records'
import { exportable } from '../../../platform/export/exportable.ts'
import { officeList } from './queries.ts'

export const officeExport = exportable(officeData, {
  book: [officeWords, recordWords],
  title: 'title',
  rows: officeList,
  columns: [
    { key: 'office_code', width: 16 },
    { key: 'office_name', width: 30 },
    { key: 'dept_code', word: 'branch', width: 10 },
    { key: 'dept_name', word: 'branch_name' },
    { key: 'address', width: 48 },
    { key: 'lat', type: 'number' },
    { key: 'lng', type: 'number' },
    { key: 'radius_m', type: 'number' },
    { key: 'is_active', word: 'status', width: 12, values: { true: 'active', false: 'inactive' } },
    { key: 'created_date', type: 'datetime' },
  ],
})

import { visitReportData } from '@sejuk/contract/field/visit-reports'
import { visitReportWords } from '@sejuk/words/field/visit-reports'
import { exportable } from '../../../platform/export/exportable.ts'
import { visitReportList } from './people-report.ts'

export const visitReportExport = exportable(visitReportData, {
  book: visitReportWords,
  title: 'title',
  rows: visitReportList,
  columns: [
    { key: 'usercode', word: 'staff_code', width: 12 },
    { key: 'username', word: 'staff', width: 26 },
    { key: 'dept_name', word: 'branch', width: 20 },
    { key: 'planned', type: 'number' },
    { key: 'done', type: 'number' },
    { key: 'unplanned', type: 'number' },
    { key: 'hit_rate', type: 'number' },
    { key: 'average_min', type: 'number' },
    { key: 'order_count', type: 'number' },
    { key: 'order_amount', type: 'number' },
    { key: 'collected_amount', type: 'number' },
    { key: 'km', type: 'number' },
  ],
})

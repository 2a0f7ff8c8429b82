import { debtorData } from '@sejuk/contract/finance/receivables'
import { receivableWords } from '@sejuk/words/finance/receivables'
import { exportable } from '../../../platform/export/exportable.ts'
import { debtorList } from './queries.ts'

export const debtorExport = exportable(debtorData, {
  ...{ book: receivableWords, title: 'title', rows: debtorList },
  columns: [
    { key: 'customer_code', word: 'customer', width: 16 },
    { key: 'customer_name', word: 'customer', width: 32 },
    { key: 'dept_name', word: 'branch', width: 20 },
    { key: 'open', type: 'money' },
    { key: 'not_due', word: 'firstAge', type: 'money' },
    { key: 'to_30', type: 'money' },
    { key: 'to_60', type: 'money' },
    { key: 'to_90', type: 'money' },
    { key: 'over_90', type: 'money' },
    { key: 'late', type: 'money' },
    { key: 'oldest_days', type: 'number' },
    { key: 'promise_date', word: 'promise', type: 'date' },
    { key: 'promise_amount', type: 'money' },
  ],
})

import { chequeData } from '@sejuk/contract/finance/cheques'
import { chequeWords } from '@sejuk/words/finance/cheques'
import { exportable } from '../../../platform/export/exportable.ts'
import { chequeList } from './queries.ts'

export const chequeExport = exportable(chequeData, {
  ...{ book: chequeWords, title: 'title', rows: chequeList },
  columns: [
    { key: 'cheque_no', width: 18 },
    { key: 'bank_name', word: 'bank_code', width: 18 },
    { key: 'drawer', width: 28 },
    { key: 'customer_code', width: 16 },
    { key: 'customer_name', width: 32 },
    { key: 'dept_name', word: 'dept_code', width: 20 },
    { key: 'amount', type: 'money' },
    { key: 'allocated_amount', type: 'money' },
    { key: 'issue_date', type: 'date' },
    { key: 'due_date', type: 'date' },
    { key: 'received_date', type: 'date' },
    { key: 'days_left', type: 'number' },
    {
      key: 'status',
      values: {
        Saved: 'Saved',
        Submitted: 'Submitted',
        Approved: 'Approved',
        Rejected: 'Rejected',
        Deleted: 'Deleted',
      },
    },
    { key: 'remark', width: 30 },
  ],
})

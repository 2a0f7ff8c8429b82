import { creditData } from '@sejuk/contract/money/credit-uses'
import { refundData } from '@sejuk/contract/money/refunds'
import { creditUseWords } from '@sejuk/words/money/credit-uses'
import { refundWords } from '@sejuk/words/money/refunds'
import { exportable } from '../../platform/export/exportable.ts'
import { creditList } from './credit-uses/credits.ts'
import { refundList } from './refunds/queries.ts'

export const creditExport = exportable(creditData, {
  ...{ book: creditUseWords, title: 'title', rows: creditList },
  columns: [
    { key: 'customer_code', word: 'customer', width: 16 },
    { key: 'customer_name', word: 'customer', width: 32 },
    { key: 'dept_name', word: 'dept_code', width: 20 },
    { key: 'source_code', word: 'source', width: 22 },
    { key: 'since', type: 'date' },
    { key: 'came_amount', type: 'money' },
    { key: 'left_amount', type: 'money' },
    { key: 'open', type: 'money' },
    { key: 'late', type: 'money' },
  ],
})

export const refundExport = exportable(refundData, {
  ...{ book: refundWords, title: 'title', rows: refundList },
  columns: [
    { key: 'refund_code', width: 20 },
    { key: 'customer_code', word: 'customer', width: 16 },
    { key: 'customer_name', word: 'customer', width: 32 },
    { key: 'amount', type: 'money' },
    { key: 'bank_name', word: 'bank_code', width: 16 },
    { key: 'account_number', width: 22 },
    { key: 'account_name', width: 28 },
    { key: 'reason', width: 32 },
    { key: 'bank_file_code', width: 20 },
    {
      key: 'status',
      values: {
        ...{ Draft: 'Draft', Submitted: 'Submitted', Approved: 'Approved', In_Bank_File: 'In_Bank_File' },
        ...{ Paid: 'Paid', Failed: 'Failed', Rejected: 'Rejected' },
      },
    },
  ],
})

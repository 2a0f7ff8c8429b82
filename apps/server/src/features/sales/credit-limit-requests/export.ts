import { creditLimitRequestData } from '@sejuk/contract/sales/credit-limit-requests'
import { creditLimitRequestWords } from '@sejuk/words/sales/credit-limit-requests'
import { exportable } from '../../../platform/export/exportable.ts'
import { creditLimitRequestList } from './queries.ts'

export const creditLimitRequestExport = exportable(creditLimitRequestData, {
  ...{ book: creditLimitRequestWords, title: 'title', rows: creditLimitRequestList },
  columns: [
    { key: 'request_code', width: 20 },
    { key: 'customer_code', width: 16 },
    { key: 'customer_name', width: 32 },
    { key: 'dept_name', word: 'dept_code', width: 20 },
    { key: 'request_type', values: { permanent: 'permanent', temporary: 'temporary' } },
    { key: 'current_limit', type: 'money' },
    { key: 'requested_limit', type: 'money' },
    { key: 'valid_to', type: 'date' },
    { key: 'reason', width: 40 },
    { key: 'order_code', width: 20 },
    {
      key: 'status',
      values: { Draft: 'Draft', Submitted: 'Submitted', Approved: 'Approved', Rejected: 'Rejected' },
    },
    { key: 'create_user_name', word: 'created_by' },
    { key: 'created_date', type: 'datetime' },
  ],
})

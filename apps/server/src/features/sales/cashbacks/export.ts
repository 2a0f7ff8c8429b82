import { cashbackData } from '@sejuk/contract/sales/cashbacks'
import { cashbackWords } from '@sejuk/words/sales/cashbacks'
import { exportable } from '../../../platform/export/exportable.ts'
import { cashbackList } from './queries.ts'

export const cashbackExport = exportable(cashbackData, {
  book: cashbackWords,
  title: 'title',
  rows: cashbackList,
  columns: [
    { key: 'cashback_code', width: 20 },
    { key: 'customer_code', width: 14 },
    { key: 'customer_name', width: 32 },
    { key: 'branch_code', word: 'branch', width: 10 },
    { key: 'org_code', width: 12 },
    { key: 'dept_code', width: 12 },
    { key: 'type_rebate_name', word: 'type', width: 24 },
    { key: 'period', width: 10 },
    { key: 'cashback_amount', word: 'granted', type: 'money' },
    { key: 'planned_amount', word: 'planned', type: 'money' },
    { key: 'used_amount', word: 'used', type: 'money' },
    { key: 'expired_amount', word: 'expired', type: 'money' },
    { key: 'cashback_remain', word: 'remain', type: 'money' },
    { key: 'valid_from', type: 'date' },
    { key: 'valid_to', type: 'date' },
    { key: 'source', values: { calculated: 'calculated', manual: 'manual', import: 'import' } },
    {
      key: 'status',
      values: {
        Draft: 'Draft',
        Submitted: 'Submitted',
        Approved: 'Approved',
        Adjusted: 'Adjusted',
        Closed: 'Closed',
        Rejected: 'Rejected',
      },
    },
    { key: 'remark', width: 40 },
    { key: 'create_user_name' },
    { key: 'created_date', type: 'datetime' },
  ],
})

import { specialPriceData } from '@sejuk/contract/sales/special-price-requests'
import { specialPriceWords } from '@sejuk/words/sales/special-price-requests'
import { exportable } from '../../../platform/export/exportable.ts'
import { specialPriceList } from './queries.ts'

export const specialPriceExport = exportable(specialPriceData, {
  book: specialPriceWords,
  title: 'title',
  rows: specialPriceList,
  columns: [
    { key: 'request_code', width: 20 },
    { key: 'customer_code', width: 14 },
    { key: 'customer_name', word: 'customer', width: 32 },
    { key: 'dept_name', word: 'branch', width: 18 },
    { key: 'items', width: 40 },
    { key: 'most_percent', type: 'number' },
    { key: 'used_qty', type: 'number' },
    { key: 'qty_limit', type: 'number' },
    { key: 'valid_from', type: 'date' },
    { key: 'valid_to', type: 'date' },
    {
      key: 'reason',
      values: {
        ...{ competitor: 'competitor', project: 'project', clearance: 'clearance', display: 'display', other: 'other' },
      },
    },
    {
      key: 'status',
      values: {
        ...{ Draft: 'Draft', Submitted: 'Submitted', Approved: 'Approved', Rejected: 'Rejected' },
        ...{ Adjusted: 'Adjusted', Closed: 'Closed' },
      },
    },
    { key: 'create_user_name', word: 'created_by' },
    { key: 'approved_user_name' },
    { key: 'created_date', type: 'datetime' },
  ],
})

import { lockStockRequestData } from '@sejuk/contract/sales/lock-stock-requests'
import { lockStockWords } from '@sejuk/words/sales/lock-stock-requests'
import { exportable } from '../../../platform/export/exportable.ts'
import { lockStockList } from './queries.ts'

export const lockStockExport = exportable(lockStockRequestData, {
  book: lockStockWords,
  title: 'title',
  rows: lockStockList,
  columns: [
    { key: 'lock_stock_order_code', width: 20 },
    { key: 'customer_code', width: 14 },
    { key: 'customer_name', width: 30 },
    { key: 'project_code', width: 16 },
    { key: 'dept_name', width: 20 },
    { key: 'warehouse_name', width: 24 },
    { key: 'salesman_name', width: 20 },
    { key: 'item_codes', width: 40 },
    { key: 'quantity', type: 'number' },
    { key: 'used_qty', type: 'number' },
    { key: 'released_qty', type: 'number' },
    { key: 'remain', type: 'number' },
    { key: 'deposit_amount', type: 'number' },
    { key: 'valid_to', type: 'date' },
    {
      key: 'status',
      values: {
        Draft: 'Draft',
        Submitted: 'Submitted',
        Approved: 'Approved',
        Adjusted: 'Adjusted',
        Rejected: 'Rejected',
        Closed: 'Closed',
        Deleted: 'Deleted',
      },
    },
    { key: 'created_date', type: 'datetime' },
  ],
})

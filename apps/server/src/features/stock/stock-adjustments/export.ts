import { stockAdjustmentData } from '@sejuk/contract/stock/stock-adjustments'
import { stockAdjustmentWords } from '@sejuk/words/stock/stock-adjustments'
import { exportable } from '../../../platform/export/exportable.ts'
import { stockAdjustmentList } from './queries.ts'

export const stockAdjustmentExport = exportable(stockAdjustmentData, {
  book: stockAdjustmentWords,
  title: 'title',
  rows: stockAdjustmentList,
  columns: [
    { key: 'adjustment_code', width: 20 },
    { key: 'warehouse_name', width: 26 },
    { key: 'item_codes', width: 40 },
    { key: 'qty', type: 'number' },
    { key: 'damaged', type: 'number' },
    { key: 'value', type: 'number' },
    {
      key: 'status',
      values: {
        Draft: 'Draft',
        Submitted: 'Submitted',
        Approved: 'Approved',
        Rejected: 'Rejected',
        Deleted: 'Deleted',
      },
    },
    { key: 'created_date', type: 'datetime' },
  ],
})

import { goodsReceiptData } from '@sejuk/contract/stock/goods-receipts'
import { goodsReceiptWords } from '@sejuk/words/stock/goods-receipts'
import { exportable } from '../../../platform/export/exportable.ts'
import { goodsReceiptList } from './queries.ts'

export const goodsReceiptExport = exportable(goodsReceiptData, {
  book: goodsReceiptWords,
  title: 'title',
  rows: goodsReceiptList,
  columns: [
    { key: 'receipt_code', width: 20 },
    { key: 'warehouse_name', word: 'warehouse', width: 28 },
    { key: 'letter_no', width: 20 },
    { key: 'container_no', width: 18 },
    { key: 'supplier', width: 26 },
    { key: 'qty', type: 'number' },
    { key: 'received_qty', type: 'number' },
    { key: 'damaged_qty', type: 'number' },
    { key: 'surplus_qty', type: 'number' },
    { key: 'status', values: { Draft: 'Draft', Partial: 'Partial', Closed: 'Closed' } },
    { key: 'created_date', type: 'datetime' },
  ],
})

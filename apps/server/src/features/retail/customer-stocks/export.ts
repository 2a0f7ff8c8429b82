import { customerStockData } from '@sejuk/contract/retail/customer-stocks'
import { customerStockWords } from '@sejuk/words/retail/customer-stocks'
import { exportable } from '../../../platform/export/exportable.ts'
import { customerStockList } from './queries.ts'

export const customerStockExport = exportable(customerStockData, {
  ...{ book: customerStockWords, title: 'title', rows: customerStockList },
  columns: [
    { key: 'customer_code', width: 16 },
    { key: 'customer_name', word: 'customer', width: 32 },
    { key: 'dept_name', word: 'dept_code', width: 20 },
    { key: 'item_code', width: 20 },
    { key: 'item_name', width: 32 },
    { key: 'opening', type: 'number' },
    { key: 'received', type: 'number' },
    { key: 'sold', type: 'number' },
    { key: 'returned', type: 'number' },
    { key: 'adjusted', type: 'number' },
    { key: 'closing', type: 'number' },
    { key: 'weeks_cover', type: 'number' },
    { key: 'last_count', type: 'date' },
  ],
})

import { stockCountData } from '@sejuk/contract/stock/stock-counts'
import { stockCountWords } from '@sejuk/words/stock/stock-counts'
import { exportable } from '../../../platform/export/exportable.ts'
import { stockCountList } from './queries.ts'

export const stockCountExport = exportable(stockCountData, {
  book: stockCountWords,
  title: 'title',
  rows: stockCountList,
  columns: [
    { key: 'count_code', width: 20 },
    { key: 'warehouse_name', width: 30 },
    { key: 'category_code', width: 14 },
    { key: 'status', values: { Open: 'Open', Counted: 'Counted', Closed: 'Closed', Cancelled: 'Cancelled' } },
    { key: 'line_count', type: 'number' },
    { key: 'counted_lines', type: 'number' },
    { key: 'create_user_name', width: 20 },
    { key: 'created_date', type: 'datetime' },
  ],
})

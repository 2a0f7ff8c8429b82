import { stockBalanceData } from '@sejuk/contract/stock/stock-overview'
import { stockWords } from '@sejuk/words/stock/stock'
import { exportable } from '../../../platform/export/exportable.ts'
import { balanceList } from './queries.ts'

export const balanceExport = exportable(stockBalanceData, {
  book: stockWords,
  title: 'balances',
  rows: balanceList,
  columns: [
    { key: 'item_code', width: 20 },
    { key: 'item_name', width: 40 },
    { key: 'warehouse_code', width: 14 },
    { key: 'warehouse_name', width: 30 },
    { key: 'zone_code', width: 10 },
    { key: 'on_hand', type: 'number' },
    { key: 'locked', type: 'number' },
    { key: 'in_transit', type: 'number' },
    { key: 'damaged', type: 'number' },
  ],
})

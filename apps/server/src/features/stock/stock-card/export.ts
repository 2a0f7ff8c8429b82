import { stockCardData } from '@sejuk/contract/stock/stock-card'
import { moveTypeWords, stockWords } from '@sejuk/words/stock/stock'
import { exportable } from '../../../platform/export/exportable.ts'
import { stockCardList } from './queries.ts'

export const stockCardExport = exportable(stockCardData, {
  book: [stockWords, moveTypeWords],
  title: 'card',
  rows: stockCardList,
  columns: [
    { key: 'moved_date', type: 'datetime', width: 18 },
    { key: 'document_code', width: 22 },
    {
      key: 'move_type',
      values: {
        ...{ GR: 'GR', GI: 'GI', TO: 'TO', ON_WAY: 'ON_WAY', TI: 'TI', LOCK: 'LOCK', UNLOCK: 'UNLOCK' },
        ...{ RMA_IN: 'RMA_IN', RMA_OUT: 'RMA_OUT', ADJ: 'ADJ' },
      },
    },
    { key: 'item_code', width: 20 },
    { key: 'warehouse_code', width: 14 },
    { key: 'came', type: 'number' },
    { key: 'went', type: 'number' },
    { key: 'on_hand_after', type: 'number' },
    { key: 'locked_after', type: 'number' },
    { key: 'serial_count', type: 'number' },
    { key: 'username', width: 24 },
  ],
})

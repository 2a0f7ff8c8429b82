import { configuration, type ScopedArea } from '../scoped-rows.ts'
import { stockInScope } from './stock.ts'

export const stockScopes: ScopedArea = {
  rows: [...stockInScope],
  unscoped: {
    'GET /api/stock/report': 'Adds up what the list shows, by its scope; proved where management reports are',
    'GET /api/goods-receipt/letter': 'Receipts of one letter by the scope of the list; proved where goods are received',
    'GET /api/transfer/destination-dropdown': 'Goods may be sent to any active warehouse',
    'GET /api/regular-item-transfer/list':
      'Proposals of the warehouses that the viewer sends from or receives in; proved where they are served',
    'POST /api/goods-receipt/serial-sheet': 'Reads the sheet that was sent, and no row',
    'GET /api/stock/reconcile': configuration,
    'GET /api/stock-card':
      'Narrowed as its level is, which is walked; without an item and a warehouse it shows nothing',
    'GET /api/stock/overview-counts': 'Counts what the overview shows, by its scope',
    'GET /api/stock/overview': 'Adds up the warehouses that the balances behind it show, which are walked',
  },
}

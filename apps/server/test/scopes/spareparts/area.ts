import type { ScopedArea } from '../scoped-rows.ts'
import { oldPartRows } from './old-parts.ts'
import { sparepartOrderRows } from './sparepart-orders.ts'

export const sparepartsScopes: ScopedArea = {
  rows: [sparepartOrderRows, oldPartRows],
  unscoped: {
    'GET /api/sparepart-order/counts': 'Numbers of the list by its own scope, which is walked',
    'GET /api/sparepart-order/lack-stock': 'Parts by the orders in sight; proved where the desk is served',
    'GET /api/sparepart-order/lack-stock/part':
      'The orders in sight that wait for a part; proved where the desk is served',
    'GET /api/sparepart-order/lack-stock/measures': 'Figures of the orders in sight',
    'POST /api/item/dropdown-item-new-buy-sparepart': 'Parts that are sold are the same for everybody',
    'GET /api/sparepart-order/shelf': 'The shelf of a centre in sight; proved where the shelves are served',
    'POST /api/sparepart-order/price': 'The price of a cart, by the prices of the day',
    'POST /api/sparepart-order/suggest':
      'The parts of a model are the same for everybody; a work order is found first, proved where it is served',
  },
}

import { configuration, type ScopedArea } from '../scoped-rows.ts'
import { deliveriesInScope } from './delivery-orders.ts'
import { heldCashInScope } from './held-cash.ts'

export const deliveryScopes: ScopedArea = {
  rows: [...deliveriesInScope, ...heldCashInScope],
  unscoped: {
    'GET /api/delivery-order/counts': 'Counts the list of deliveries, which is walked',
    'GET /api/delivery-order/open-orders':
      'Approved orders of the viewer’s branches and warehouses; proved where they are served',
    'GET /api/delivery-order/receipt-counts': 'Counts the receipts that the list behind it shows, which is walked',
    'POST /api/photo/scan-receipt': 'One delivery by the same rule as its detail; proved where it is served',
    'GET /api/delivery-order/letter': 'Prints deliveries by the reading of one, which is walked',
    'GET /api/delivery-order/packing-list': 'Prints deliveries by the reading of one, which is walked',
    'GET /api/delivery-order/board': 'Deliveries by the same rule as their list; proved where it is served',
    'GET /api/delivery-order/vendor-scorecard': 'Adds up deliveries by the same rule as their list',
    'GET /api/delivery-order/list-logistic-info': configuration,
    'GET /api/delivery-order/get-distinct-logistic-vendor': configuration,
    'GET /api/delivery-order/get-email-by-logistic-vendor': configuration,
    'GET /api/delivery-order/open-order-dropdown': 'The same orders as the list behind it',
  },
}

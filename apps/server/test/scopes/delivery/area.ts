import type { ScopedArea } from '../scoped-rows.ts'
import { deliveriesInScope } from './delivery-orders.ts'

export const deliveryScopes: ScopedArea = {
  rows: [...deliveriesInScope],
  unscoped: {
    'GET /api/delivery-order/counts': 'Counts the list of deliveries, which is walked',
    'GET /api/delivery-order/open-orders':
      'Approved orders of the viewer’s branches and warehouses; proved where they are served',
    'GET /api/delivery-order/open-order-dropdown': 'The same orders as the list behind it',
  },
}

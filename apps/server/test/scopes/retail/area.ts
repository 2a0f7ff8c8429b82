import { own, type ScopedArea } from '../scoped-rows.ts'
import { retailOrdersInScope } from './retail-orders.ts'

export const retailScopes: ScopedArea = {
  rows: [...retailOrdersInScope],
  unscoped: {
    'POST /api/retail-order/check-serial': own,
    'GET /api/retail-order/my-month': own,
    'GET /api/retail-order/analytic': 'Sums of the sell-outs in sight; proved where they are analyzed',
  },
}

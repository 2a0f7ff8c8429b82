import { own, type ScopedArea } from '../scoped-rows.ts'
import { retailOrdersInScope } from './retail-orders.ts'
import { subDealersInScope } from './sub-dealers.ts'

export const retailScopes: ScopedArea = {
  rows: [...retailOrdersInScope, ...subDealersInScope],
  unscoped: {
    'POST /api/retail-order/check-serial': own,
    'GET /api/retail-order/my-month': own,
    'GET /api/dashboard-partner': 'Figures of the rows in sight; proved where they are read',
    'POST /api/retail-order/search-sell-out/bulk':
      'Answers every number that was asked for, with its sale where that is in sight; proved where sales are',
    'GET /api/sub-dealer/supplier-dropdown': 'The suppliers of one sub-dealer in sight; proved where they are kept',
    'GET /api/incentive-campaign': 'Campaigns of all branches and of one’s own; proved where they are kept',
    'GET /api/incentive-campaign/action-log': 'Of a campaign in sight; proved where they are kept',
    'GET /api/seller-account': 'By the branch of the seller; proved where accounts are kept',
    'GET /api/seller-account/action-log': 'Of an account in sight; proved where accounts are kept',
    'GET /api/retail-order/analytic-excel': 'The analysis as a workbook; proved where it is read',
    'GET /api/retail-order/analytic': 'Sums of the sell-outs in sight; proved where they are analyzed',
  },
}

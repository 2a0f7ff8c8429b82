import * as contract from '@sejuk/contract/retail/retail-orders'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listRetailOrders } from './queries.ts'

export const retailWaiting = waitingIn(
  contract.listRetailOrders,
  listRetailOrders,
)({
  kind: 'sellOutsToReview',
  needs: 'Retail-Order-Approve',
  asked: { status: 'Submitted', has_flags: true },
  soonest: 'created_date',
  pages: ['/retail-order'],
  record: (row: contract.RetailOrder) => ({
    code: row.retail_order_code,
    title: row.shop_name,
    detail: row.item_names,
    amount: row.amount,
    since: row.submitted_date,
    page: pageTo('retailOrder', { code: row.retail_order_code }),
  }),
})

import * as contract from '@sejuk/contract/sales/sales-orders'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listSalesOrders } from './queries.ts'

/** Those that wait for the viewer's own decision. */
const toDecide = waitingIn(
  contract.listSalesOrders,
  listSalesOrders,
)({
  ...{ kind: 'salesOrders', needs: 'Sales-Order-Approve', asked: { mine: true }, soonest: 'created_date' },
  pages: ['/sales-order'],
  record: (row) => ({
    code: row.order_code,
    title: row.customer_name,
    detail: row.salesman_name ?? row.create_user_name,
    amount: row.total_amount,
    since: row.submitted_date ?? row.created_date,
    page: pageTo('salesOrder', { menu: 'sales-order', order_code: row.order_code }),
  }),
})

export const salesOrderWaiting = [toDecide]

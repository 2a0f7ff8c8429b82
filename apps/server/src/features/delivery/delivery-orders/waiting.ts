import * as contract from '@sejuk/contract/delivery/delivery-orders'
import * as receipts from '@sejuk/contract/delivery/delivery-receipts'
import { pageTo } from '@sejuk/domain/pages'
import { headOffice, instantOf } from '@sejuk/domain/values/dates'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listDeliveryProblems } from './problems.ts'
import { listDeliveries } from './queries.ts'
import { searchReceipts } from './receipt-queries.ts'

/** Due at the end of the day on which the truck goes. */
const toIssue = waitingIn(contract.listGoodsIssues, (asked) => listDeliveries(asked))({
  ...{ kind: 'goodsIssues', needs: 'Delivery-Order-Approve-Goods-Issue', asked: {}, soonest: 'planned_date' },
  pages: ['/delivery-order/approve-goods-issue'],
  record: (row) => ({
    code: row.delivery_code,
    title: row.customer_name,
    detail: row.truck_no,
    since: row.created_date,
    ...(row.planned_date ? { due: instantOf(row.planned_date, '17:00', headOffice) } : {}),
    page: pageTo('delivery', { code: row.delivery_code }),
  }),
})

const toCompare = waitingIn(
  receipts.searchReceipts,
  searchReceipts,
)({
  ...{
    kind: 'receiptSignatures',
    needs: 'Delivery-Receipt-Verify',
    asked: { state: 'compare' },
    soonest: 'received_date',
  },
  pages: ['/delivery-order/receipt'],
  record: (row) => ({
    code: row.delivery_code,
    title: row.customer_name,
    detail: row.signed_name,
    since: row.received_date ?? row.created_date,
    page: pageTo('delivery', { code: row.delivery_code }),
  }),
})

const problems = waitingIn(
  receipts.listDeliveryProblems,
  listDeliveryProblems,
)({
  ...{ kind: 'deliveryProblems', needs: 'Delivery-Receipt-Verify', asked: { status: 'Open' }, soonest: 'due_date' },
  pages: ['/delivery-order/receipt'],
  record: (row) => ({
    code: row.delivery_code,
    title: row.customer_name,
    detail: row.detail,
    since: row.created_date,
    due: instantOf(row.due_date, '17:00', headOffice),
    page: pageTo('delivery', { code: row.delivery_code }),
  }),
})

export const deliveryWaitingKinds = [toIssue, toCompare, problems]

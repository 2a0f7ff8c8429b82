import * as contract from '@sejuk/contract/retail/sub-dealer-orders'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listSubDealerOrders } from './queries.ts'

export const subDealerOrderWaiting = waitingIn(
  contract.listSubDealerOrders,
  listSubDealerOrders,
)({
  kind: 'subDealerOrdersToAnswer',
  needs: 'Sub-Dealer-PO-Answer',
  asked: { status: 'Submitted' },
  soonest: 'answer_due',
  pages: ['/sub-dealer/purchase-order'],
  record: (row: contract.SubDealerOrder) => ({
    code: row.po_code,
    title: row.subdealer_name,
    detail: row.customer_name,
    amount: row.amount,
    since: row.submitted_date ?? row.created_date,
    due: row.answer_due,
    page: pageTo('subDealerOrder', { code: row.po_code }),
  }),
})

import * as contract from '@sejuk/contract/aftersales/costs'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listCosts } from './queries.ts'

export const costWaiting = waitingIn(
  contract.listCosts,
  listCosts,
)({
  ...{
    kind: 'costs',
    needs: 'Cost-Approve-Over-Standard',
    asked: { tab: 'Cost_Submitted' },
    soonest: 'submitted_date',
  },
  pages: ['/cost-approval'],
  record: (row) => ({
    code: row.work_order_number,
    title: row.customer_name,
    detail: row.asc_name,
    amount: row.asked_amount,
    since: row.submitted_date ?? row.created_date,
    page: pageTo('cost', { code: row.work_order_number }),
  }),
})

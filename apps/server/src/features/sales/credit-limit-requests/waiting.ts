import * as contract from '@sejuk/contract/sales/credit-limit-requests'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listCreditLimitRequests } from './queries.ts'

export const creditLimitRequestWaiting = [
  waitingIn(
    contract.listCreditLimitRequests,
    listCreditLimitRequests,
  )({
    kind: 'creditLimitRequests',
    needs: 'Credit-Limit-Request-Approve',
    asked: { status: 'Submitted' },
    soonest: 'created_date',
    pages: ['/credit-limit-request'],
    record: (row) => ({
      code: row.request_code,
      title: row.customer_name,
      detail: row.create_user_name,
      amount: row.requested_limit,
      since: row.submitted_date ?? row.created_date,
      page: pageTo('creditRequest', { code: row.request_code }),
    }),
  }),
]

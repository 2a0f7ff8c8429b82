import * as contract from '@sejuk/contract/returns/rma-requests'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listRmaRequests } from './queries.ts'

export const rmaWaiting = waitingIn(
  contract.listRmaRequests,
  listRmaRequests,
)({
  ...{ kind: 'rmaRequests', needs: 'RMA-Request-Approve', asked: { waiting: true }, soonest: 'created_date' },
  pages: ['/rma-request'],
  record: (row) => ({
    code: row.rma_code,
    title: row.customer_name,
    detail: row.serials_in,
    since: row.submitted_date ?? row.created_date,
    page: pageTo('rma', { code: row.rma_code }),
  }),
})

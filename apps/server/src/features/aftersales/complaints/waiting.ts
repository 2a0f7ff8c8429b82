import * as contract from '@sejuk/contract/aftersales/complaints'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listComplaints } from './queries.ts'

export const complaintWaiting = waitingIn(
  contract.listComplaints,
  listComplaints,
)({
  ...{ kind: 'complaints', needs: 'Complain-Solve', asked: { tab: 'Overdue' }, soonest: 'due_date' },
  pages: ['/complain-list'],
  record: (row) => ({
    code: row.complain_code,
    title: row.customer_name,
    detail: row.owner_name ?? row.asc_name,
    since: row.created_date,
    due: row.due_date,
    page: pageTo('complaint', { code: row.complain_code }),
  }),
})

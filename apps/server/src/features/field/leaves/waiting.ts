import { listLeaves } from '@sejuk/contract/field/leaves'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listLeaves as readLeaves } from './queries.ts'

export const leaveWaiting = waitingIn(
  listLeaves,
  readLeaves,
)({
  ...{ kind: 'leaves', needs: 'Leave-Approve', asked: { status: 'Submitted' }, soonest: 'created_date' },
  pages: ['/leave-approval'],
  record: (row) => ({
    code: row.leave_code,
    title: row.username,
    detail: row.reason,
    since: row.submitted_date ?? row.created_date,
    page: pageTo('leaveApproval', { search: row.leave_code }),
  }),
})

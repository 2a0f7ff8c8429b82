import * as contract from '@sejuk/contract/catalogue/item-tools'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listItemToolRuns } from './queries.ts'

export const itemToolWaiting = waitingIn(
  contract.listItemToolRuns,
  listItemToolRuns,
)({
  ...{ kind: 'itemTools', needs: 'Item-Manage-Tools-Approve', asked: { status: 'Submitted' }, soonest: 'created_date' },
  pages: ['/item-manage-tools'],
  record: (row) => ({
    code: row.run_code,
    title: row.run_code,
    detail: row.create_user_name,
    since: row.created_date,
    page: pageTo('itemToolRun', { run_code: row.run_code }),
  }),
})

import * as contract from '@sejuk/contract/projects/project-logs'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listSubmittedProjects } from './queries.ts'

const record = (row: contract.ProjectLogRow) => ({
  code: row.log_code,
  title: row.project_name,
  detail: row.salesman_name,
  since: row.submitted_date ?? row.created_date,
  page: pageTo('projectApprove', { code: row.log_code }),
})

const toApprove = waitingIn(
  contract.listSubmittedProjects,
  listSubmittedProjects,
)({
  kind: 'projectLogs',
  needs: 'Project-Log-Approve-HO',
  asked: { login_status: 'LOGIN_BM_APPROVED' },
  soonest: 'submitted_date',
  pages: ['/submitted-project-list'],
  record,
})

const toReview = waitingIn(
  contract.listSubmittedProjects,
  listSubmittedProjects,
)({
  kind: 'branchProjects',
  needs: 'Project-Log-Approve-BM',
  asked: { login_status: 'Submitted' },
  soonest: 'submitted_date',
  pages: ['/submitted-project-list'],
  record,
})

export const projectWaiting = [toApprove, toReview]

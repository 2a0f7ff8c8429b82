import * as contract from '@sejuk/contract/projects/design-tasks'
import { pageTo } from '@sejuk/domain/pages'
import type { ListedPermission } from '@sejuk/domain/permissions'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listDesignTasks } from './queries.ts'

const record = (row: contract.DesignTaskRow) => ({
  code: row.design_task_code,
  title: row.project_name,
  detail: row.designer_name ?? row.requester_name,
  since: row.submitted_date ?? row.created_date,
  page: pageTo('projectLog', { module: 'design-task-lists' }, { code: row.log_code, tab: 'design' }),
})
const inList = waitingIn(contract.listDesignTasks, listDesignTasks)
const steps = [
  ['designTasks', 'Design-Task-Accept', 'Submitted'],
  ['designSpv', 'Design-Task-Approve-SPV', 'Submitted_To_SPV'],
  ['designManager', 'Design-Task-Approve-Manager', 'Approved_By_SPV'],
  ['designAudit', 'Design-Task-Audit', 'Approved_By_Manager'],
] as const satisfies readonly (readonly [string, ListedPermission, contract.DesignTaskRow['requester_task_status']])[]

export const designWaiting = steps.map(([kind, needs, requester_task_status]) =>
  inList({
    kind,
    needs,
    asked: { requester_task_status },
    soonest: 'needed_by',
    pages: ['/design-task-lists'],
    record,
  }),
)

import * as contract from '@sejuk/contract/supervision/supervisions'
import { pageTo } from '@sejuk/domain/pages'
import type { ListedPermission } from '@sejuk/domain/permissions'
import type { SupervisionStatus } from '@sejuk/domain/supervision/supervision-statuses'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listSupervisions } from './queries.ts'

const waitingFor = (
  kind:
    | 'supervisionTsAudits'
    | 'supervisionAssAudits'
    | 'supervisionDispatches'
    | 'supervisionAccepts'
    | 'supervisionReceives',
  needs: ListedPermission,
  supervision_status: SupervisionStatus,
) =>
  waitingIn(
    contract.listSupervisions,
    listSupervisions,
  )({
    kind,
    needs,
    asked: { supervision_status },
    soonest: 'status_since',
    pages: ['/supervision'],
    record: (row) => ({
      code: row.supervision_code,
      title: row.project_name,
      detail: row.installer_name,
      since: row.status_since,
      page: pageTo('supervision', { code: row.supervision_code }),
    }),
  })

export const supervisionsWaiting = [
  waitingFor('supervisionTsAudits', 'Supervision-Document-TS-Audit', 'TS_Dept_Audit_Required'),
  waitingFor('supervisionAssAudits', 'Supervision-Document-ASS-Audit', 'ASS_Dept_Audit_Required'),
  waitingFor('supervisionDispatches', 'Supervision-Dispatch-To-ASS', 'ASS_Dept_Audit_Approved'),
  waitingFor('supervisionAccepts', 'Supervision-ASS-Accept', 'HO_Dispatched'),
  waitingFor('supervisionReceives', 'Supervision-Staff-Receive', 'Branch_Accepted'),
]

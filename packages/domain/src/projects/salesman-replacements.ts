import { type WorkflowViewer, workflow } from '../document-workflow.ts'
import { because } from '../messages.ts'
import type { BranchScope, LoginStatus, ProjectStatus } from './project-statuses.ts'

export const replacementStatuses = ['Submitted', 'Approved', 'Applied', 'Rejected'] as const
export type ReplacementStatus = (typeof replacementStatuses)[number]

type Row = {
  status: ReplacementStatus
  scope: BranchScope
  from_approved_by: string | null
  to_approved_by: string | null
  created_by: string
  /** Whether the viewer decides for the branch that gives, and for the one that takes. */
  is_from_branch: boolean
  is_to_branch: boolean
}
type State = { status: ReplacementStatus; isMine: boolean; isComplete: boolean }

/** Between two branches both managers agree; whoever asked has agreed for the own branch already. */
export const replacement = workflow({
  entity: 'salesman-replacement',
  status: 'status',
  state: (row: Row, { usercode }: WorkflowViewer): State => ({
    status: row.status,
    isMine:
      row.created_by !== usercode &&
      ((row.is_from_branch && !row.from_approved_by) || (row.is_to_branch && !row.to_approved_by)),
    isComplete: false,
  }),
  actions: {
    approve: {
      needs: 'Project-Replace-Salesman',
      from: [{ status: ['Submitted'] }],
      to: ({ isComplete }) => ({ status: isComplete ? 'Approved' : 'Submitted' }),
      guards: [({ isMine }) => (isMine ? undefined : because('other-manager-decides'))],
      primary: true,
      confirm: true,
    },
    reject: {
      needs: 'Project-Replace-Salesman',
      from: [{ status: ['Submitted'] }],
      to: { status: 'Rejected' },
      guards: [({ isMine }) => (isMine ? undefined : because('other-manager-decides'))],
      reason: 'required',
      dangerous: true,
    },
    apply: {
      needs: 'Project-Replace-Salesman',
      from: [{ status: ['Approved'] }],
      to: { status: 'Applied' },
      bySystem: true,
    },
  },
})

type Replaced = { login_status: LoginStatus; project_status: ProjectStatus | null }
/** Of a login that is approved by the branch, or of a project that goes on. */
export const mayReplaceSalesman = ({ login_status, project_status }: Replaced) =>
  login_status === 'BM_Approved' ||
  (login_status === 'Approved' &&
    (project_status === 'Processing' || project_status === 'Paused' || project_status === 'On_Hold'))

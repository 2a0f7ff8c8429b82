import { type WorkflowViewer, workflow } from '../document-workflow.ts'
import { because } from '../messages.ts'
import { dayIn, daysFrom, headOffice } from '../values/dates.ts'
import type { DesignTaskStatus, LoginStatus, ProjectStatus } from './project-statuses.ts'

export const designScopes = ['load calc', 'selection', 'layout', 'BOQ', 'ducting', 'piping', '3D'] as const
export type DesignScope = (typeof designScopes)[number]
/** Hours that a design usually takes; the designer says better when accepting it. */
const usualHours: Record<DesignScope, number> = {
  'load calc': 4,
  selection: 4,
  layout: 8,
  BOQ: 6,
  ducting: 8,
  piping: 8,
  '3D': 16,
}
export const usualHoursOf = (scopes: readonly DesignScope[]) =>
  scopes.reduce((sum, scope) => sum + usualHours[scope], 0)

export const designPriorities = ['normal', 'high', 'urgent'] as const
/** What one version may take; more is a second task. */
export const mostDesignHours = 400

/** What a designer or a manager still has to do. */
export const openDesignStatuses = [
  'Submitted',
  'Accepted_By_Designer',
  'Start_To_Design',
  'Uploaded_By_Designer',
  'Submitted_To_SPV',
  'Approved_By_SPV',
  'Rejected_By_SPV',
  'Approved_By_Manager',
  'Rejected_By_Manager',
] as const satisfies readonly DesignTaskStatus[]
const isOpenDesign = (status: DesignTaskStatus) => openDesignStatuses.some((one) => one === status)

type Row = {
  requester_task_status: DesignTaskStatus
  /** Of the newest task of the same log. */
  login_task_status: DesignTaskStatus
  login_status: LoginStatus
  project_status: ProjectStatus | null
  requester_code: string
  designer_code: string | null
  designer_name: string | null
  /** Who approved the version that is judged. */
  approver_codes: readonly string[]
  authors: readonly string[]
}
type State = Pick<Row, 'requester_task_status' | 'login_task_status' | 'login_status' | 'project_status'> & {
  isRequester: boolean
  isLead: boolean
  isDesigner: boolean
  mayDesign: boolean
  hasApproved: boolean
  otherDesigner: string | null
}

/** Who assigns the work of others. */
export const leadsDesigners = (permission: WorkflowViewer['permission']) =>
  permission.has('Design-Task-Accept') && permission.has('Design-Task-Approve-Manager')

const asked = ({ isRequester }: State) => (isRequester ? undefined : because('design-requester-only'))
const isFree = ({ otherDesigner }: State) =>
  otherDesigner ? because('design-assigned-to', { name: otherDesigner }) : undefined
const mayDesign = (state: State) => (state.mayDesign ? undefined : because('no-designer'))
const hasNotApproved = ({ hasApproved }: State) => (hasApproved ? because('design-approver-audits') : undefined)
const designs = ({ isDesigner, otherDesigner }: State) =>
  isDesigner ? undefined : because('design-designer-only', { name: otherDesigner ?? '-' })

/** Both sides stand at one of these: the task itself, and the newest task of its log. */
const both = (...statuses: readonly DesignTaskStatus[]) =>
  [{ requester_task_status: statuses, login_task_status: statuses }] as const
const running = ['Processing', 'On_Hold', 'Paused'] as const

/** From the request to the release. Every approval is given by somebody who wrote no part of the design. */
export const designTask = workflow({
  entity: 'design-task',
  status: 'requester_task_status',
  state: (row: Row, { usercode, permission }: WorkflowViewer): State => ({
    requester_task_status: row.requester_task_status,
    login_task_status: row.login_task_status,
    login_status: row.login_status,
    project_status: row.project_status,
    isRequester: row.requester_code === usercode,
    isLead: leadsDesigners(permission),
    isDesigner: row.designer_code === usercode,
    mayDesign: permission.has('Design-Task-Upload'),
    hasApproved: row.approver_codes.includes(usercode),
    otherDesigner: row.designer_code && row.designer_code !== usercode ? row.designer_name : null,
  }),
  actions: {
    submit: {
      needs: 'Design-Task-Request',
      from: [{ project_status: running, requester_task_status: ['Draft'], login_task_status: ['Draft'] }],
      to: { requester_task_status: 'Submitted' },
      guards: [asked],
      primary: true,
      confirm: true,
    },
    accept: {
      needs: 'Design-Task-Accept',
      from: both('Submitted'),
      to: { requester_task_status: 'Accepted_By_Designer' },
      guards: [isFree, mayDesign],
      primary: true,
    },
    // Before a new start: once a version is uploaded, it is what comes next.
    submitSpv: {
      needs: 'Design-Task-Submit-SPV',
      from: both('Uploaded_By_Designer'),
      to: { requester_task_status: 'Submitted_To_SPV' },
      guards: [designs],
      primary: true,
      confirm: true,
    },
    start: {
      needs: 'Design-Task-Upload',
      from: both('Accepted_By_Designer', 'Rejected_By_SPV', 'Rejected_By_Manager', 'Uploaded_By_Designer'),
      to: { requester_task_status: 'Start_To_Design' },
      guards: [designs],
      primary: true,
    },
    upload: {
      needs: 'Design-Task-Upload',
      from: both('Start_To_Design'),
      to: { requester_task_status: 'Uploaded_By_Designer' },
      guards: [designs],
      primary: true,
    },
    approveSpv: {
      needs: 'Design-Task-Approve-SPV',
      from: both('Submitted_To_SPV'),
      to: { requester_task_status: 'Approved_By_SPV' },
      approves: 'step',
      primary: true,
      confirm: true,
    },
    rejectSpv: {
      needs: 'Design-Task-Approve-SPV',
      from: both('Submitted_To_SPV'),
      to: { requester_task_status: 'Rejected_By_SPV' },
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    approveManager: {
      needs: 'Design-Task-Approve-Manager',
      from: both('Approved_By_SPV'),
      to: { requester_task_status: 'Approved_By_Manager' },
      approves: 'step',
      primary: true,
      confirm: true,
    },
    rejectManager: {
      needs: 'Design-Task-Approve-Manager',
      from: both('Approved_By_SPV'),
      to: { requester_task_status: 'Rejected_By_Manager' },
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    audit: {
      needs: 'Design-Task-Audit',
      from: both('Approved_By_Manager'),
      to: { requester_task_status: 'Audited_By_Manager' },
      guards: [hasNotApproved],
      approves: true,
      primary: true,
      confirm: true,
    },
    assign: {
      needs: 'Design-Task-Accept',
      appliesTo: ({ isLead }) => isLead,
      from: both('Submitted', 'Accepted_By_Designer'),
      to: { requester_task_status: 'Submitted' },
      writes: false,
    },
    rejectDesigner: {
      needs: 'Design-Task-Accept',
      from: both('Submitted'),
      to: { requester_task_status: 'Rejected_By_Designer' },
      guards: [isFree],
      writes: false,
      reason: 'required',
      dangerous: true,
    },
    modify: {
      needs: 'Design-Task-Request',
      from: both('Draft', 'Rejected_By_Designer'),
      to: { requester_task_status: 'Draft' },
      guards: [asked],
    },
    remove: {
      needs: 'Design-Task-Request',
      from: both('Draft'),
      guards: [asked],
      removes: true,
      confirm: true,
      dangerous: true,
    },
  },
})

type Timed = { requester_task_status: DesignTaskStatus; needed_by: string; released_date: string | null }

/** Days after the day it was needed by: of what is open until today, of what was released until then. */
export const daysLate = ({ requester_task_status, needed_by, released_date }: Timed, today: string) => {
  const until = released_date
    ? dayIn(released_date, headOffice)
    : isOpenDesign(requester_task_status)
      ? today
      : needed_by
  return Math.max(0, daysFrom(needed_by, until))
}

/** A version that came back is followed by the next one. */
export const nextVersion = (version: number, hasContent: boolean) =>
  version === 0 || hasContent ? version + 1 : version

/** Where drawings hang: what the requester gives, what each version holds, and what was released. */
export const designFiles = {
  brief: 'Design_Task',
  result: 'Design_Result',
  release: 'Design_Release',
  file: 'drawing',
  photo: 'picture',
} as const

/** The files of a version hang on the task and its number. */
export const versionCode = (design_task_code: string, version: number) => `${design_task_code}-v${version}`
export const readVersionCode = (text: string) => {
  const [, design_task_code, version] = /^(.+)-v(\d{1,4})$/.exec(text) ?? []
  return design_task_code ? { design_task_code, version: Number(version) } : undefined
}

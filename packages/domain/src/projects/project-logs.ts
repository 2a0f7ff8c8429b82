import { addMonths } from '../catalogue/warranty.ts'
import { type WorkflowViewer, workflow } from '../document-workflow.ts'
import { because } from '../messages.ts'
import { addDays, dayIn, headOffice } from '../values/dates.ts'
import { reopenWithinDays } from './project-clock.ts'
import type {
  DesignTaskStatus,
  LoginStatus,
  ProjectLevel,
  ProjectStatus,
  SimilarityStatus,
} from './project-statuses.ts'

type Owned = { salesman_code: string; created_by: string; salesman_codes: readonly string[] }

/** What a user who sees the project may do with it. Whoever wrote it edits it and never approves it. */
export const levelOf = (
  row: Owned,
  { usercode, permission }: Pick<WorkflowViewer, 'usercode' | 'permission'>,
): ProjectLevel => {
  if (row.salesman_code === usercode || row.created_by === usercode) return 'Edit+View'
  if (row.salesman_codes.includes(usercode)) return 'FollowUp+View'
  const isApprover = permission.has('Project-Log-Approve-BM') || permission.has('Project-Log-Approve-HO')
  return isApprover ? 'Approve+View' : 'View'
}

type Row = Owned & {
  login_status: LoginStatus
  project_status: ProjectStatus | null
  requester_task_status: DesignTaskStatus
  login_task_status: DesignTaskStatus
  similarity_status: SimilarityStatus
  reviewer_code: string | null
  reviewer_name: string | null
  closed_date: string | null
  authors: readonly string[]
}
type State = Pick<
  Row,
  'login_status' | 'project_status' | 'requester_task_status' | 'login_task_status' | 'similarity_status'
> & { level: ProjectLevel; otherReviewer: string | null; mayReopen: boolean }

const hasLevel =
  (...levels: readonly ProjectLevel[]) =>
  ({ level }: State) =>
    levels.includes(level) ? undefined : because('project-level-needed', { level: levels.join(', ') })
const edits = hasLevel('Edit+View')
const followsUp = hasLevel('FollowUp+View', 'Edit+View')
const approves = hasLevel('Approve+View')
const isJudged = ({ similarity_status }: State) =>
  similarity_status === 'No_Need' || similarity_status === 'Finished' ? undefined : because('similarity-not-judged')
const isReviewer = ({ otherReviewer }: State) =>
  otherReviewer ? because('reviewed-by-somebody', { name: otherReviewer }) : undefined
const isRecent = ({ mayReopen }: State) =>
  mayReopen ? undefined : because('reopened-too-late', { n: reopenWithinDays })

const running = ['Processing', 'On_Hold', 'Unknown'] as const
const decided = [{ login_status: ['Approved'], project_status: running }] as const

/**
 * From the first log to the end of the project, gated by four lists: login, project, design task of the requester, design task
 * of the login.
 */
export const projectLog = workflow({
  entity: 'project-log',
  status: 'login_status',
  state: (row: Row, viewer: WorkflowViewer, now: string): State => ({
    login_status: row.login_status,
    project_status: row.project_status,
    requester_task_status: row.requester_task_status,
    login_task_status: row.login_task_status,
    similarity_status: row.similarity_status,
    level: levelOf(row, viewer),
    otherReviewer: row.reviewer_code && row.reviewer_code !== viewer.usercode ? row.reviewer_name : null,
    mayReopen:
      row.closed_date !== null &&
      dayIn(now, headOffice) <= addDays(dayIn(row.closed_date, headOffice), reopenWithinDays),
  }),
  actions: {
    submit: {
      needs: 'Project-Log-Submit',
      from: [{ login_status: ['Draft'] }],
      to: ({ similarity_status }) => ({ login_status: 'Submitted', similarity_status }),
      guards: [edits],
      primary: true,
      confirm: true,
    },
    followUp: {
      needs: 'Project-Follow-Up',
      from: [
        { login_status: ['BM_Approved'] },
        { login_status: ['Approved'], project_status: ['Processing', 'Paused', 'On_Hold', 'Unknown'] },
      ],
      to: ({ project_status }) => ({ project_status: project_status === 'Unknown' ? 'Processing' : project_status }),
      guards: [followsUp],
      writes: false,
      shows: 'project_status',
      primary: true,
    },
    startToApprove: {
      needs: 'Project-Submitted-Approve-Open',
      from: [{ login_status: ['Submitted', 'BM_Approving', 'BM_Approved'] }],
      to: ({ login_status }) => ({ login_status: login_status === 'Submitted' ? 'BM_Approving' : login_status }),
      guards: [approves],
      notAuthor: true,
      primary: true,
    },
    approveBm: {
      needs: 'Project-Log-Approve-BM',
      from: [{ login_status: ['BM_Approving'] }],
      to: { login_status: 'BM_Approved' },
      guards: [approves, isReviewer, isJudged],
      approves: 'step',
      primary: true,
      confirm: true,
    },
    rejectBm: {
      needs: 'Project-Log-Approve-BM',
      from: [{ login_status: ['BM_Approving'] }],
      to: { login_status: 'BM_Rejected' },
      guards: [approves, isReviewer],
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    approve: {
      needs: 'Project-Log-Approve-HO',
      from: [{ login_status: ['BM_Approved'] }],
      to: { login_status: 'Approved', project_status: 'Processing' },
      guards: [approves, isJudged],
      approves: true,
      primary: true,
      confirm: true,
    },
    reject: {
      needs: 'Project-Log-Approve-HO',
      from: [{ login_status: ['BM_Approved'] }],
      to: { login_status: 'Rejected' },
      guards: [approves],
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    lose: {
      needs: 'Project-Similarity-Judge',
      from: [{ login_status: ['Submitted', 'BM_Approving', 'BM_Approved'] }],
      to: { login_status: 'Rejected', similarity_status: 'Finished' },
      bySystem: true,
    },
    regain: {
      needs: 'Project-Similarity-Judge',
      from: [{ login_status: ['Rejected'] }],
      to: ({ similarity_status }) => ({ login_status: 'Submitted', similarity_status }),
      bySystem: true,
    },
    modify: {
      needs: 'Project-Log-Create',
      from: [{ login_status: ['Draft', 'BM_Rejected', 'Withdrawn'] }],
      to: { login_status: 'Draft' },
      guards: [edits],
    },
    withdraw: {
      needs: 'Project-Log-Withdraw',
      from: [{ login_status: ['Submitted', 'BM_Approving', 'BM_Approved'] }],
      to: { login_status: 'Withdrawn' },
      guards: [edits],
      confirm: true,
      dangerous: true,
    },
    goal: {
      needs: 'Project-Follow-Up',
      from: decided,
      to: { project_status: 'Project_Goaled' },
      guards: [edits],
      writes: false,
      shows: 'project_status',
    },
    fail: {
      needs: 'Project-Follow-Up',
      from: decided,
      to: { project_status: 'Failed' },
      guards: [edits],
      writes: false,
      shows: 'project_status',
      reason: 'required',
      dangerous: true,
    },
    giveUp: {
      needs: 'Project-Follow-Up',
      from: decided,
      to: { project_status: 'Givenup' },
      guards: [edits],
      writes: false,
      shows: 'project_status',
      reason: 'required',
      dangerous: true,
    },
    pause: {
      needs: 'Project-Follow-Up',
      from: [{ login_status: ['Approved'], project_status: ['Processing'] }],
      to: { project_status: 'Paused' },
      guards: [edits],
      writes: false,
      shows: 'project_status',
      reason: 'required',
    },
    hold: {
      needs: 'Project-Follow-Up',
      from: [{ login_status: ['Approved'], project_status: ['Processing'] }],
      to: { project_status: 'On_Hold' },
      guards: [edits],
      writes: false,
      shows: 'project_status',
      reason: 'required',
    },
    resume: {
      needs: 'Project-Follow-Up',
      from: [{ login_status: ['Approved'], project_status: ['Paused', 'On_Hold'] }],
      to: { project_status: 'Processing' },
      guards: [edits],
      writes: false,
      shows: 'project_status',
      confirm: true,
    },
    cancelProject: {
      needs: 'Project-Follow-Up',
      from: [{ login_status: ['Approved'], project_status: ['Processing', 'Paused', 'On_Hold', 'Unknown'] }],
      to: { project_status: 'Cancelled' },
      guards: [edits],
      writes: false,
      shows: 'project_status',
      reason: 'required',
      dangerous: true,
    },
    reopen: {
      needs: 'Project-Log-Approve-BM',
      from: [{ login_status: ['Approved'], project_status: ['Failed', 'Givenup'] }],
      to: { project_status: 'Processing' },
      guards: [approves, isRecent],
      writes: false,
      shows: 'project_status',
      reason: 'required',
    },
    extend: {
      needs: 'Project-Log-Approve-BM',
      from: [{ login_status: ['Approved'], project_status: ['Processing', 'Paused', 'On_Hold', 'Unknown'] }],
      guards: [approves],
      writes: false,
      reason: 'required',
    },
    requestDesign: {
      needs: 'Design-Task-Request',
      from: [
        {
          project_status: ['Processing', 'On_Hold', 'Paused'],
          requester_task_status: ['No_Need', 'Rejected_By_Designer', 'Audited_By_Manager'],
        },
      ],
      guards: [edits],
      writes: false,
    },
    applySupervision: {
      needs: 'Project-Follow-Up',
      from: [{ project_status: ['Project_Goaled'] }],
      guards: [edits],
      writes: false,
      shows: 'project_status',
      primary: true,
      confirm: true,
    },
    forget: {
      needs: 'Project-Follow-Up',
      from: [{ login_status: ['Approved'], project_status: ['Processing'] }],
      to: { project_status: 'Unknown' },
      shows: 'project_status',
      bySystem: true,
    },
  },
})

/** Splits of the commission add up to this. */
export const wholeSplit = 100
export const splitSum = (people: readonly { split_percent: number }[]) =>
  people.reduce((sum, { split_percent }) => sum + split_percent, 0)

/** Others see about where something is sold, not the building: to the next 500 m. */
export const rivalPinMetres = 500
/** Where we sell, with its seas; a pin beyond is a slip of the finger, or abroad. */
const indonesia = { south: -11.2, west: 94.7, north: 6.3, east: 141.2 }
export const isInIndonesia = ({ lat, lng }: { lat: number; lng: number }) =>
  lat >= indonesia.south && lat <= indonesia.north && lng >= indonesia.west && lng <= indonesia.east
/** No day of a project lies further ahead. */
export const mostYearsAhead = 10
export const farthestDay = (today: string) => addMonths(today, 12 * mostYearsAhead)

/** A pin this far from its city's point is worth a warning. */
export const farPinMetres = 50_000

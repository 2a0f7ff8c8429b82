import { type WorkflowViewer, workflow } from '../document-workflow.ts'
import { because, needsStatus } from '../messages.ts'
import type {
  CardStatus,
  PauseStatus,
  SupervisionDate,
  SupervisionLevel,
  SupervisionStatus,
} from './supervision-statuses.ts'

/** The steps that a level need not take; the record keeps what was configured when it was created. */
export const skippableSteps = ['training', 'debug'] as const
export type SkippableStep = (typeof skippableSteps)[number]
export const skippedBy = (level: SupervisionLevel): SkippableStep[] => (level === 'C' ? [...skippableSteps] : [])

/** What the gates read. */
export type SupervisionRow = {
  supervision_status: SupervisionStatus
  pause_status: PauseStatus | null
  level: SupervisionLevel
  skipped_steps: readonly string[]
  certification_no: string | null
  waiver_reason: string | null
  first_schedule_date: string | null
  points_total: number
  points_answered: number
  open_problems: number
  open_letters: number
  card_status: CardStatus | null
  authors: readonly string[]
}
export type SupervisionState = Omit<SupervisionRow, 'authors'>
type State = SupervisionState

const entity = 'supervision'
const at = <const Statuses extends readonly SupervisionStatus[]>(...statuses: Statuses) =>
  [{ supervision_status: statuses }] as const
const skips = ({ skipped_steps }: State, step: SkippableStep) => skipped_steps.includes(step)
const asks = (status: SupervisionStatus) => needsStatus('supervision_status', [status], entity)

const isRunning = ({ pause_status }: State) => (pause_status === 'Paused' ? because('supervision-paused') : undefined)
const isPaused = ({ pause_status }: State) =>
  pause_status === 'Paused' ? undefined : because('supervision-not-paused')
const isCertified = ({ certification_no, waiver_reason }: State) =>
  certification_no || waiver_reason ? undefined : because('installer-not-certified')
const isScheduled = ({ first_schedule_date }: State) => (first_schedule_date ? undefined : because('not-scheduled'))
const isTrained = (state: State) =>
  state.supervision_status === 'Coordinator_Received' && !skips(state, 'training')
    ? asks('Technical_Training_Finished')
    : undefined
const isAnswered = ({ points_total, points_answered }: State) => {
  if (points_total === 0) return because('inspection-not-begun')
  return points_answered < points_total
    ? because('points-not-answered', { n: points_total - points_answered })
    : undefined
}
const inspectionStages: readonly SupervisionStatus[] = [
  'Inspection_Supervision_Finished',
  'Debug_Abnormal',
  'Debug_Normal',
]
const isInspected = ({ supervision_status }: State) =>
  inspectionStages.includes(supervision_status) ? undefined : because('inspection-not-finished')
const hasNoProblems = ({ open_problems }: State) =>
  open_problems > 0 ? because('problems-still-open', { n: open_problems }) : undefined
const hasNoLetters = ({ open_letters }: State) =>
  open_letters > 0 ? because('letters-still-open', { n: open_letters }) : undefined
const isDebugged = (state: State) => {
  if (state.supervision_status === 'Debug_Normal') return undefined
  return skips(state, 'debug') ? (hasNoProblems(state) ?? hasNoLetters(state)) : asks('Debug_Normal')
}
const hasCard = ({ card_status, level }: State) =>
  card_status === 'Warranty_Card_Signed' || (level === 'C' && card_status === 'Warranty_Card_Issued')
    ? undefined
    : because(level === 'C' ? 'card-not-issued' : 'card-not-signed')

/** From the coordinator's desk to the hand-over: what happens on the site. */
export const siteStatuses = [
  'Coordinator_Received',
  'Technical_Training_Finished',
  'Inspection_Supervision_Submitted',
  'Inspection_Supervision_Finished',
  'Debug_Normal',
  'Debug_Abnormal',
  'Usage_Training_Finished',
] as const satisfies readonly SupervisionStatus[]
/** Everything between the draft and the end. */
export const activeStatuses = [
  'Submitted',
  'Document_Draft',
  'TS_Dept_Audit_Required',
  'TS_Dept_Audit_Rejected',
  'ASS_Dept_Audit_Required',
  'ASS_Dept_Audit_Rejected',
  'ASS_Dept_Audit_Approved',
  'HO_Dispatched',
  'HO_Rejected',
  'Branch_Accepted',
  'Branch_Rejected',
  'Coordinator_Rejected',
  ...siteStatuses,
] as const satisfies readonly SupervisionStatus[]

/** The whole process. Later actions of the site take more than their status: certificate, schedule, answers, problems, card. */
export const supervision = workflow({
  entity,
  status: 'supervision_status',
  state: (row: SupervisionRow, _viewer: WorkflowViewer): State => ({
    supervision_status: row.supervision_status,
    pause_status: row.pause_status,
    level: row.level,
    skipped_steps: row.skipped_steps,
    certification_no: row.certification_no,
    waiver_reason: row.waiver_reason,
    first_schedule_date: row.first_schedule_date,
    points_total: row.points_total,
    points_answered: row.points_answered,
    open_problems: row.open_problems,
    open_letters: row.open_letters,
    card_status: row.card_status,
  }),
  actions: {
    submit: {
      needs: 'Supervision-Submit',
      from: at('Draft', 'HO_Rejected'),
      to: { supervision_status: 'Submitted' },
      guards: [isRunning],
      primary: true,
      confirm: true,
    },
    modify: {
      needs: 'Supervision-Modify',
      from: at('Draft', 'HO_Rejected'),
      to: { supervision_status: 'Draft' },
      guards: [isRunning],
    },
    edit: { needs: 'Supervision-Modify', from: at(...activeStatuses), guards: [isRunning], writes: false },
    remove: { needs: 'Supervision-Delete', from: at('Draft'), removes: true, confirm: true, dangerous: true },
    documentNew: {
      needs: 'Supervision-Document-New',
      from: at('Submitted', 'Document_Draft', 'TS_Dept_Audit_Rejected', 'ASS_Dept_Audit_Rejected'),
      to: { supervision_status: 'Document_Draft' },
      guards: [isRunning],
    },
    documentSubmit: {
      needs: 'Supervision-Document-Submit',
      from: at('Document_Draft'),
      to: { supervision_status: 'TS_Dept_Audit_Required' },
      guards: [isRunning],
      primary: true,
      confirm: true,
    },
    tsApprove: {
      needs: 'Supervision-Document-TS-Audit',
      from: at('TS_Dept_Audit_Required'),
      to: { supervision_status: 'ASS_Dept_Audit_Required' },
      guards: [isRunning],
      approves: 'step',
      reason: 'optional',
      primary: true,
    },
    tsReject: {
      needs: 'Supervision-Document-TS-Audit',
      from: at('TS_Dept_Audit_Required'),
      to: { supervision_status: 'TS_Dept_Audit_Rejected' },
      guards: [isRunning],
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    assApprove: {
      needs: 'Supervision-Document-ASS-Audit',
      from: at('ASS_Dept_Audit_Required'),
      to: { supervision_status: 'ASS_Dept_Audit_Approved' },
      guards: [isRunning],
      approves: true,
      reason: 'optional',
      primary: true,
    },
    assReject: {
      needs: 'Supervision-Document-ASS-Audit',
      from: at('ASS_Dept_Audit_Required'),
      to: { supervision_status: 'ASS_Dept_Audit_Rejected' },
      guards: [isRunning],
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    dispatch: {
      needs: 'Supervision-Dispatch-To-ASS',
      from: at('ASS_Dept_Audit_Approved', 'Branch_Rejected'),
      to: { supervision_status: 'HO_Dispatched' },
      guards: [isRunning],
      writes: false,
      primary: true,
    },
    rejectByHo: {
      needs: 'Supervision-Dispatch-To-ASS',
      from: at('ASS_Dept_Audit_Approved', 'Branch_Rejected'),
      to: { supervision_status: 'HO_Rejected' },
      guards: [isRunning],
      writes: false,
      reason: 'required',
      dangerous: true,
    },
    accept: {
      needs: 'Supervision-ASS-Accept',
      from: at('HO_Dispatched', 'Coordinator_Rejected'),
      to: { supervision_status: 'Branch_Accepted' },
      guards: [isRunning],
      writes: false,
      primary: true,
      confirm: true,
    },
    rejectByBranch: {
      needs: 'Supervision-ASS-Accept',
      from: at('HO_Dispatched', 'Coordinator_Rejected'),
      to: { supervision_status: 'Branch_Rejected' },
      guards: [isRunning],
      writes: false,
      reason: 'required',
      dangerous: true,
    },
    receive: {
      needs: 'Supervision-Staff-Receive',
      from: at('Branch_Accepted'),
      to: { supervision_status: 'Coordinator_Received' },
      guards: [isRunning],
      writes: false,
      primary: true,
    },
    rejectByCoordinator: {
      needs: 'Supervision-Staff-Receive',
      from: at('Branch_Accepted'),
      to: { supervision_status: 'Coordinator_Rejected' },
      guards: [isRunning],
      writes: false,
      reason: 'required',
      dangerous: true,
    },
    certify: {
      needs: 'Supervision-Certification-Installer',
      from: at(...siteStatuses),
      guards: [isRunning],
      writes: false,
    },
    waive: {
      needs: 'Supervision-Certification-Waive',
      from: at(...siteStatuses),
      guards: [isRunning, ({ certification_no }) => (certification_no ? because('installer-is-certified') : undefined)],
      writes: false,
      reason: 'required',
    },
    schedule: { needs: 'Supervision-Schedule', from: at(...siteStatuses), guards: [isRunning], writes: false },
    technicalTraining: {
      needs: 'Supervision-Technical-Training',
      from: at('Coordinator_Received'),
      to: { supervision_status: 'Technical_Training_Finished' },
      guards: [isRunning, isCertified, isScheduled],
      writes: false,
      primary: true,
    },
    deviceArrive: { needs: 'Supervision-Device-Arrive', from: at(...siteStatuses), guards: [isRunning], writes: false },
    deviceInstall: {
      needs: 'Supervision-Device-Install',
      from: at(...siteStatuses),
      guards: [isRunning],
      writes: false,
    },
    inspect: {
      needs: 'Supervision-Inspection',
      from: at(...siteStatuses),
      guards: [isRunning, isCertified, isScheduled, isTrained],
      writes: false,
    },
    inspectionSubmit: {
      needs: 'Supervision-Inspection',
      from: at('Coordinator_Received', 'Technical_Training_Finished'),
      to: { supervision_status: 'Inspection_Supervision_Submitted' },
      guards: [isRunning, isCertified, isScheduled, isTrained, isAnswered],
      writes: false,
      primary: true,
      confirm: true,
    },
    inspectionFinish: {
      needs: 'Supervision-Schedule',
      from: at('Inspection_Supervision_Submitted'),
      to: { supervision_status: 'Inspection_Supervision_Finished' },
      guards: [isRunning],
      writes: false,
      primary: true,
      confirm: true,
    },
    debugNormal: {
      needs: 'Supervision-Debug',
      from: at(...siteStatuses.slice(0, 4), 'Debug_Abnormal'),
      to: { supervision_status: 'Debug_Normal' },
      guards: [isRunning, isInspected, hasNoProblems, hasNoLetters],
      writes: false,
      primary: true,
    },
    debugAbnormal: {
      needs: 'Supervision-Debug',
      from: at(...siteStatuses.slice(0, 4), 'Debug_Abnormal'),
      to: { supervision_status: 'Debug_Abnormal' },
      guards: [isRunning, isInspected, hasNoProblems, hasNoLetters],
      writes: false,
    },
    usageTraining: {
      needs: 'Supervision-Usage-Training',
      from: at('Debug_Normal', 'Inspection_Supervision_Finished'),
      to: { supervision_status: 'Usage_Training_Finished' },
      guards: [isRunning, isDebugged],
      writes: false,
      primary: true,
    },
    finish: {
      needs: 'Supervision-Finish-Project',
      from: at('Usage_Training_Finished'),
      to: { supervision_status: 'Finish_Project_Finished' },
      guards: [isRunning, hasCard],
      writes: false,
      primary: true,
      confirm: true,
    },
    changeInstaller: {
      needs: 'Supervision-Change-Installer',
      from: at(...activeStatuses),
      guards: [isRunning],
      writes: false,
      reason: 'required',
    },
    pause: {
      needs: 'Supervision-Pause',
      from: at(...activeStatuses),
      to: { pause_status: 'Paused' },
      guards: [isRunning],
      writes: false,
      shows: 'pause_status',
      reason: 'required',
    },
    resume: {
      needs: 'Supervision-Resume',
      to: { pause_status: 'Resumed' },
      guards: [isPaused],
      writes: false,
      shows: 'pause_status',
      confirm: true,
    },
  },
})
export type SupervisionAction = keyof typeof supervision.actions

/** Which dates an action sets. */
export const datesOfAction: Partial<Record<SupervisionAction, readonly SupervisionDate[]>> = {
  submit: ['submitted_date'],
  tsApprove: ['ts_dept_audited_date'],
  tsReject: ['ts_dept_audited_date'],
  assApprove: ['ass_dept_audited_date', 'audited_date'],
  assReject: ['ass_dept_audited_date'],
  dispatch: ['dispatched_date'],
  accept: ['accepted_date'],
  receive: ['staff_received_date'],
  technicalTraining: ['technical_training_date'],
  inspectionFinish: ['supervise_end_date'],
  debugNormal: ['debug_result_date'],
  debugAbnormal: ['debug_result_date'],
  usageTraining: ['usage_training_date'],
  finish: ['finished_date'],
  changeInstaller: ['change_installer_date'],
}

/** The statuses in which a supervision waits for whoever holds a permission. */
const decides = [
  ['Supervision-Document-Submit', ['Submitted', 'Document_Draft', 'TS_Dept_Audit_Rejected', 'ASS_Dept_Audit_Rejected']],
  ['Supervision-Document-TS-Audit', ['TS_Dept_Audit_Required']],
  ['Supervision-Document-ASS-Audit', ['ASS_Dept_Audit_Required']],
  ['Supervision-Dispatch-To-ASS', ['ASS_Dept_Audit_Approved', 'Branch_Rejected']],
  ['Supervision-ASS-Accept', ['HO_Dispatched', 'Coordinator_Rejected']],
  ['Supervision-Staff-Receive', ['Branch_Accepted']],
  ['Supervision-Schedule', ['Inspection_Supervision_Submitted']],
  ['Supervision-Finish-Project', ['Usage_Training_Finished']],
] as const satisfies readonly (readonly [string, readonly SupervisionStatus[]])[]
export const waitingStatusesOf = (permission: WorkflowViewer['permission']): SupervisionStatus[] =>
  decides.flatMap(([needs, statuses]) => (permission.has(needs) ? [...statuses] : []))

export const supervisionTabs = [
  'all',
  'mine',
  'documents',
  'audit',
  'dispatch',
  'site',
  'closing',
  'finished',
  'paused',
] as const
export type SupervisionTab = (typeof supervisionTabs)[number]
/** What each tab shows; those that are not here look at more than the status. */
export const tabStatuses: Partial<Record<SupervisionTab, readonly SupervisionStatus[]>> = {
  documents: [
    'Draft',
    'Submitted',
    'Document_Draft',
    'TS_Dept_Audit_Rejected',
    'ASS_Dept_Audit_Rejected',
    'HO_Rejected',
  ],
  audit: ['TS_Dept_Audit_Required', 'ASS_Dept_Audit_Required'],
  dispatch: ['ASS_Dept_Audit_Approved', 'HO_Dispatched', 'Branch_Accepted', 'Branch_Rejected', 'Coordinator_Rejected'],
  site: ['Coordinator_Received', 'Technical_Training_Finished', 'Inspection_Supervision_Submitted'],
  closing: ['Inspection_Supervision_Finished', 'Debug_Normal', 'Debug_Abnormal', 'Usage_Training_Finished'],
  finished: ['Finish_Project_Finished'],
}

/** How many days a status usually takes; later it is overdue. */
export const usualDays: Partial<Record<SupervisionStatus, number>> = {
  Submitted: 3,
  Document_Draft: 3,
  TS_Dept_Audit_Required: 2,
  TS_Dept_Audit_Rejected: 3,
  ASS_Dept_Audit_Required: 2,
  ASS_Dept_Audit_Rejected: 3,
  ASS_Dept_Audit_Approved: 2,
  HO_Dispatched: 2,
  Branch_Accepted: 2,
  Branch_Rejected: 2,
  Coordinator_Received: 7,
  Coordinator_Rejected: 2,
  Technical_Training_Finished: 30,
  Inspection_Supervision_Submitted: 6,
  Inspection_Supervision_Finished: 10,
  Debug_Abnormal: 5,
  Debug_Normal: 5,
  Usage_Training_Finished: 7,
}

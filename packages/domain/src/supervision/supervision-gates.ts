import { because, needsStatus } from '../messages.ts'
import type { CardStatus, PauseStatus, SupervisionLevel, SupervisionStatus } from './supervision-statuses.ts'

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
  /** Points whose photos have not all arrived; asked only where the inspection is handed over. */
  photos_missing?: number
  open_problems: number
  open_letters: number
  card_status: CardStatus | null
  authors: readonly string[]
}
export type SupervisionState = Omit<SupervisionRow, 'authors'>
type State = SupervisionState

export const supervisionEntity = 'supervision'
const skips = ({ skipped_steps }: State, step: SkippableStep) => skipped_steps.includes(step)
const asks = (status: SupervisionStatus) => needsStatus('supervision_status', [status], supervisionEntity)

export const isRunning = ({ pause_status }: State) =>
  pause_status === 'Paused' ? because('supervision-paused') : undefined
export const isPaused = ({ pause_status }: State) =>
  pause_status === 'Paused' ? undefined : because('supervision-not-paused')
export const isCertified = ({ certification_no, waiver_reason }: State) =>
  certification_no || waiver_reason ? undefined : because('installer-not-certified')
export const isScheduled = ({ first_schedule_date }: State) =>
  first_schedule_date ? undefined : because('not-scheduled')
export const isTrained = (state: State) =>
  state.supervision_status === 'Coordinator_Received' && !skips(state, 'training')
    ? asks('Technical_Training_Finished')
    : undefined
/** Once the inspection is finished, only inspecting a problem again changes a point. */
export const mayStillAnswer = (state: State) =>
  frozenStatuses.includes(state.supervision_status) ? because('answers-frozen') : undefined
export const isAnswered = ({ points_total, points_answered }: State) => {
  if (points_total === 0) return because('inspection-not-begun')
  return points_answered < points_total
    ? because('points-not-answered', { n: points_total - points_answered })
    : undefined
}
export const hasPhotos = ({ photos_missing = 0 }: State) =>
  photos_missing > 0 ? because('photos-of-points-missing', { n: photos_missing }) : undefined
const frozenStatuses: readonly SupervisionStatus[] = [
  'Inspection_Supervision_Finished',
  'Debug_Normal',
  'Debug_Abnormal',
  'Usage_Training_Finished',
]
const inspectionStages: readonly SupervisionStatus[] = [
  'Inspection_Supervision_Finished',
  'Debug_Abnormal',
  'Debug_Normal',
]
export const isInspected = ({ supervision_status }: State) =>
  inspectionStages.includes(supervision_status) ? undefined : because('inspection-not-finished')
export const hasNoProblems = ({ open_problems }: State) =>
  open_problems > 0 ? because('problems-still-open', { n: open_problems }) : undefined
export const hasNoLetters = ({ open_letters }: State) =>
  open_letters > 0 ? because('letters-still-open', { n: open_letters }) : undefined
export const isDebugged = (state: State) => {
  if (state.supervision_status === 'Debug_Normal') return undefined
  return skips(state, 'debug') ? (hasNoProblems(state) ?? hasNoLetters(state)) : asks('Debug_Normal')
}
export const hasCard = ({ card_status, level }: State) =>
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

import type { Message } from '../messages.ts'
import type { ListedPermission } from '../permissions.ts'
import type { Viewer } from '../viewers.ts'
import type { SupervisionRow } from './supervision-gates.ts'
import type { CardStatus, LetterStatus, SupervisionStatus } from './supervision-statuses.ts'
import { type SupervisionAction, supervision } from './supervisions.ts'

type Step = {
  key: string
  /** Whose step it is. */
  needs: ListedPermission
  /** The action that does it; letters, devices and the card have records of their own. */
  action?: SupervisionAction
}

/** The nineteen steps, in their order, with the permission of each and the action that does it. */
export const supervisionSteps = [
  { key: 'submitted', needs: 'Supervision-Submit', action: 'submit' },
  { key: 'documents', needs: 'Supervision-Document-Submit', action: 'documentSubmit' },
  { key: 'tsAudit', needs: 'Supervision-Document-TS-Audit', action: 'tsApprove' },
  { key: 'assAudit', needs: 'Supervision-Document-ASS-Audit', action: 'assApprove' },
  { key: 'dispatched', needs: 'Supervision-Dispatch-To-ASS', action: 'dispatch' },
  { key: 'accepted', needs: 'Supervision-ASS-Accept', action: 'accept' },
  { key: 'received', needs: 'Supervision-Staff-Receive', action: 'receive' },
  { key: 'certified', needs: 'Supervision-Certification-Installer', action: 'certify' },
  { key: 'scheduled', needs: 'Supervision-Schedule', action: 'schedule' },
  { key: 'training', needs: 'Supervision-Technical-Training', action: 'technicalTraining' },
  { key: 'devices', needs: 'Supervision-Device-Arrive' },
  { key: 'inspection', needs: 'Supervision-Inspection', action: 'inspectionSubmit' },
  { key: 'revisionNotice', needs: 'Supervision-Notice-Letter' },
  { key: 'designNotice', needs: 'Supervision-Design-Revision-Notice' },
  { key: 'disclaimer', needs: 'Supervision-Signed-Disclaimer-Letter' },
  { key: 'debug', needs: 'Supervision-Debug', action: 'debugNormal' },
  { key: 'usageTraining', needs: 'Supervision-Usage-Training', action: 'usageTraining' },
  { key: 'warrantyCard', needs: 'Supervision-Warranty-Card' },
  { key: 'finish', needs: 'Supervision-Finish-Project', action: 'finish' },
] as const satisfies readonly Step[]
export type StepKey = (typeof supervisionSteps)[number]['key']
export const stepKeys = supervisionSteps.map(({ key }) => key) as [StepKey, ...StepKey[]]

/** Which step an action leaves a trace of. */
export const stepOfAction: Partial<Record<SupervisionAction, StepKey>> = {
  submit: 'submitted',
  documentSubmit: 'documents',
  tsApprove: 'tsAudit',
  assApprove: 'assAudit',
  dispatch: 'dispatched',
  accept: 'accepted',
  receive: 'received',
  certify: 'certified',
  waive: 'certified',
  schedule: 'scheduled',
  technicalTraining: 'training',
  deviceArrive: 'devices',
  deviceInstall: 'devices',
  inspectionSubmit: 'inspection',
  inspectionFinish: 'inspection',
  debugNormal: 'debug',
  debugAbnormal: 'debug',
  usageTraining: 'usageTraining',
  finish: 'finish',
}

const order: Partial<Record<SupervisionStatus, StepKey>> = {
  Draft: 'submitted',
  HO_Rejected: 'submitted',
  Submitted: 'documents',
  Document_Draft: 'documents',
  TS_Dept_Audit_Rejected: 'documents',
  ASS_Dept_Audit_Rejected: 'documents',
  TS_Dept_Audit_Required: 'tsAudit',
  ASS_Dept_Audit_Required: 'assAudit',
  ASS_Dept_Audit_Approved: 'dispatched',
  Branch_Rejected: 'dispatched',
  HO_Dispatched: 'accepted',
  Coordinator_Rejected: 'accepted',
  Branch_Accepted: 'received',
  Technical_Training_Finished: 'inspection',
  Inspection_Supervision_Submitted: 'inspection',
  Debug_Abnormal: 'debug',
  Debug_Normal: 'usageTraining',
}

type Facts = SupervisionRow & { devices_arrived: number; devices_expected: number }

/** The step that is open now; nothing once all is done. */
export const currentStep = (row: SupervisionRow): StepKey | undefined => {
  const { supervision_status: status } = row
  const skips = (step: string) => row.skipped_steps.includes(step)
  if (status === 'Coordinator_Received') {
    if (!row.certification_no && !row.waiver_reason) return 'certified'
    if (!row.first_schedule_date) return 'scheduled'
    return skips('training') ? 'inspection' : 'training'
  }
  if (status === 'Inspection_Supervision_Finished') return skips('debug') ? 'usageTraining' : 'debug'
  if (status === 'Usage_Training_Finished')
    return supervision.gate('finish', row, everybody, '').enabled ? 'finish' : 'warrantyCard'
  return order[status]
}

/** Judges the record alone: whatever the viewer may do. */
const everybody: Pick<Viewer, 'usercode' | 'permission' | 'view_data'> = {
  usercode: '',
  permission: new Set(supervisionSteps.map(({ needs }) => needs)),
  view_data: 'View_Data_All_Branches',
}

export type RailState = 'done' | 'now' | 'blocked' | 'later' | 'not_required'
export type RailStep = { no: number; key: StepKey; state: RailState; because: Message | null }

type Letters = Partial<Record<'revisionNotice' | 'designNotice' | 'disclaimer', LetterStatus>>
const isIssued = (status: LetterStatus | undefined) => Boolean(status && /_(Issued|Signed)$/.test(status))
const isCardDone = (status: CardStatus | null) => status === 'Warranty_Card_Signed'

/** Every step with its state: nothing is hidden by the level, and what blocks a step is said. */
export const railOf = (row: Facts, letters: Letters): RailStep[] => {
  const now = currentStep(row)
  const nowAt = now ? stepKeys.indexOf(now) : stepKeys.length
  return supervisionSteps.map((step, n): RailStep => {
    const { key } = step
    const made = (state: RailState, because: Message | null = null): RailStep => ({ no: n + 1, key, state, because })
    if (row.skipped_steps.includes(key)) return made('not_required')
    if (key === 'revisionNotice' || key === 'designNotice' || key === 'disclaimer') {
      if (!letters[key]) return made(now && nowAt <= stepKeys.indexOf('debug') ? 'later' : 'not_required')
      return made(isIssued(letters[key]) ? 'done' : 'now')
    }
    if (key === now) return made('now', blockOf(step, row))
    if (key === 'devices')
      return made(
        row.devices_expected > 0 && row.devices_arrived >= row.devices_expected ? 'done' : nowAt > n ? 'now' : 'later',
      )
    if (key === 'certified') return made(row.certification_no || row.waiver_reason ? 'done' : 'later')
    if (key === 'warrantyCard' && isCardDone(row.card_status)) return made('done')
    if (n < nowAt) return made('done')
    return made('blocked', blockOf(step, row))
  })
}

/** What comes next in a step: an inspection that was handed over waits for its end. */
const nextAction = ({ key, action }: Step, { supervision_status }: SupervisionRow) => {
  if (key === 'inspection' && supervision_status === 'Inspection_Supervision_Submitted') return 'inspectionFinish'
  return action ?? (key === 'warrantyCard' ? 'finish' : undefined)
}

const blockOf = (step: Step, row: SupervisionRow): Message | null => {
  const action = nextAction(step, row)
  if (!action) return null
  return supervision.gate(action, row, everybody, '').because ?? null
}

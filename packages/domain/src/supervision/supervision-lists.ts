import type { WorkflowViewer } from '../document-workflow.ts'
import type { SupervisionDate, SupervisionStatus } from './supervision-statuses.ts'
import type { SupervisionAction } from './supervisions.ts'

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

import { plain } from '../messages.ts'
import type { ListedPermission, Permission } from '../permissions.ts'
import { type Action, type Gate, gate } from '../workflow.ts'
import type { ServiceRole } from './service-roles.ts'
import {
  type AscInvoiceStatus,
  type ComplaintStatus,
  type CostStatus,
  openComplaints,
  type ServiceStatus,
  type SparepartStatus,
  type SurveyStatus,
  surveyFailures,
} from './statuses.ts'

/** What decides about a work order. One row of the database holds all of it. */
export type WorkOrderState = {
  service_status: ServiceStatus
  survey_status: SurveyStatus | null
  complaint_status: ComplaintStatus | null
  cost_status: CostStatus | null
  invoice_status: AscInvoiceStatus | null
  /** Of the spare-part order that is looked at, where one is. */
  sparepart_status?: SparepartStatus | null
  technician_code: string | null
  visit_count: number
  /** The batch in which the centre is paid for it. */
  reimbursement_code: string | null
  /** Days since the survey was first sent, and the number of attempts since. */
  survey_days?: number
  survey_attempts?: number
}

export type WorkOrderViewer = { permission: ReadonlySet<Permission>; service_role: ServiceRole }

type WorkOrderAction = Action<WorkOrderState> & {
  /** Only for scheduled jobs: no user can trigger it. */
  bySystem?: true
  needs: ListedPermission | 'signed-in'
  /** What the action is done to. */
  on: 'work-order' | 'complaint' | 'cost' | 'reimbursement' | 'sparepart-order'
  /** A reason is required; `sometimes`: when the form says so. */
  reason?: 'always' | 'sometimes'
}

export const technicianFirst = 'A technician must be assigned first'
export const alreadyConfirmed = 'The work order is already confirmed'
export const alreadyInBatch = (code: string) => `Work order is already in batch ${code}`
export const doneBySystem = 'This is done by the system'
export const surveyDaysBeforeAutomatic = 7
export const surveyAttemptsBeforeAutomatic = 3

const early = ['Service_Dispatched', 'Accepted', 'Rejected', 'Start_to_Process', 'Scheduled', 'Re_Scheduled'] as const
const onSite = ['Visited', 'Re_Visited'] as const
const hasTechnician = ({ technician_code }: WorkOrderState) => (technician_code ? undefined : technicianFirst)

/**
 * Every action, by the last part of its call. The rows of the specification stand as they are; what it leaves open is designed.
 * `to` is where it leads where that does not depend on anything else; `afterAction` says the rest.
 */
export const workOrderActions = {
  accept: {
    needs: 'Work-Order-Button-Accept',
    on: 'work-order',
    from: [{ service_status: ['Service_Dispatched'] }],
    to: { service_status: 'Accepted' },
  },
  reject: {
    needs: 'Work-Order-Button-Reject',
    on: 'work-order',
    from: [{ service_status: ['Service_Dispatched'] }],
    to: { service_status: 'Rejected' },
    reason: 'always',
  },
  'assign-technician': {
    needs: 'Work-Order-Button-Assign-Technician',
    on: 'work-order',
    from: [{ service_status: ['Accepted', 'Start_to_Process', 'Scheduled', 'Re_Scheduled', 'Rejected_ASS'] }],
  },
  schedule: {
    needs: 'Work-Order-Button-Schedule',
    on: 'work-order',
    from: [{ service_status: ['Accepted', 'Start_to_Process', 'Rejected_ASS', 'Reject_to_Cancel'] }],
    to: { service_status: 'Scheduled' },
  },
  're-schedule': {
    needs: 'Work-Order-Button-Re-Schedule',
    on: 'work-order',
    from: [{ service_status: ['Scheduled', 'Re_Scheduled', 'Visited', 'Re_Visited', 'Servicing'] }],
    to: { service_status: 'Re_Scheduled' },
    reason: 'always',
  },
  visit: {
    needs: 'Work-Order-Button-Visit',
    on: 'work-order',
    from: [{ service_status: ['Scheduled', 'Re_Scheduled'] }],
    guards: [hasTechnician],
    reason: 'sometimes',
  },
  install: {
    needs: 'Work-Order-Button-Install',
    on: 'work-order',
    from: [{ service_status: [...onSite, 'Evaluate_Support'] }],
    to: { service_status: 'Servicing' },
  },
  maintain: {
    needs: 'Work-Order-Button-Maintain',
    on: 'work-order',
    from: [{ service_status: [...onSite, 'Evaluate_Support'] }],
    to: { service_status: 'Servicing' },
  },
  repair: {
    needs: 'Work-Order-Button-Repair',
    on: 'work-order',
    from: [{ service_status: [...onSite, 'Evaluate_Support'] }],
    to: { service_status: 'Servicing' },
  },
  'save-work': {
    needs: 'Work-Order-Button-Save-Work',
    on: 'work-order',
    from: [{ service_status: [...onSite, 'Servicing', 'Requiring_Support', 'Evaluate_Support'] }],
  },
  'ask-support': {
    needs: 'Work-Order-Button-Ask-Support',
    on: 'work-order',
    from: [{ service_status: [...onSite, 'Servicing'] }],
    to: { service_status: 'Requiring_Support' },
    reason: 'always',
  },
  'require-technical-support': {
    needs: 'Work-Order-Button-Require-Technical-Support',
    on: 'work-order',
    from: [{ service_status: ['Requiring_Support'] }],
    reason: 'sometimes',
  },
  'support-proof': {
    needs: 'Work-Order-Button-Support-Proof',
    on: 'work-order',
    from: [{ service_status: ['Dispatch_Support_to_Technician'] }],
    to: { service_status: 'Support_Proof' },
    reason: 'always',
  },
  'evaluate-support': {
    needs: 'Work-Order-Button-Evaluate-Support',
    on: 'work-order',
    from: [{ service_status: ['Support_Proof'] }],
    to: { service_status: 'Evaluate_Support' },
  },
  finish: {
    needs: 'Work-Order-Button-Finish',
    on: 'work-order',
    from: [{ service_status: ['Servicing'] }],
    reason: 'sometimes',
  },
  'ass-confirm': {
    needs: 'Work-Order-Button-ASS-Confirm',
    on: 'work-order',
    from: [{ service_status: ['Finished', 'Finished_SN_Invalid'] }],
    to: { service_status: 'Confirmed_ASS' },
    reason: 'sometimes',
  },
  'ass-reject': {
    needs: 'Work-Order-Button-ASS-Reject',
    on: 'work-order',
    from: [{ service_status: ['Finished', 'Finished_SN_Invalid'] }],
    to: { service_status: 'Rejected_ASS' },
    reason: 'always',
  },
  'send-survey': {
    needs: 'Work-Order-Button-Send-Survey',
    on: 'work-order',
    from: [{ service_status: ['Confirmed_ASS'] }],
    to: { service_status: 'CallCenter_Survery', survey_status: 'Not_Reply' },
  },
  'callcenter-confirm': {
    needs: 'Work-Order-Button-Callcenter-Confirm',
    on: 'work-order',
    from: [{ service_status: ['Confirmed_ASS', 'CallCenter_Survery'] }, { survey_status: surveyFailures }],
    to: { service_status: 'Confirmed' },
    // A failed survey outlives the confirmation; confirming twice would say nothing new.
    guards: [({ service_status }) => (service_status === 'Confirmed' ? alreadyConfirmed : undefined)],
    reason: 'sometimes',
  },
  'auto-confirm': {
    needs: 'signed-in',
    bySystem: true,
    on: 'work-order',
    from: [{ service_status: ['CallCenter_Survery'], survey_status: ['Not_Reply', 'Not_Response'] }],
    to: { service_status: 'Confirmed_Automatic' },
    guards: [
      ({ survey_days = 0, survey_attempts = 0 }) =>
        survey_days >= surveyDaysBeforeAutomatic && survey_attempts >= surveyAttemptsBeforeAutomatic
          ? undefined
          : 'The customer still has time to answer',
    ],
  },
  cancel: {
    needs: 'Work-Order-Button-Cancel',
    on: 'work-order',
    from: [
      {
        service_status: [...early, ...onSite, 'Servicing', 'Requiring_Support', 'Rejected_ASS', 'Reject_to_Cancel'],
      },
    ],
    reason: 'always',
  },
  'approve-cancellation': {
    needs: 'Work-Order-Button-Approve-Cancellation',
    on: 'work-order',
    from: [{ service_status: ['Require_to_Cancel'] }],
    to: { service_status: 'Cancelled' },
  },
  'reject-cancellation': {
    needs: 'Work-Order-Button-Reject-Cancellation',
    on: 'work-order',
    from: [{ service_status: ['Require_to_Cancel'] }],
    to: { service_status: 'Reject_to_Cancel' },
    reason: 'always',
  },
  'dispatch-another-asc': {
    needs: 'Work-Order-Button-Dispatch-Another-ASC',
    on: 'work-order',
    from: [{ service_status: [...early, 'Reject_to_Cancel'] }],
    to: { service_status: 'Service_Dispatched', technician_code: null },
    reason: 'always',
  },
  'submit-cost': {
    needs: 'Work-Order-Button-Submit-Cost',
    on: 'cost',
    from: [{ cost_status: ['Cost_Draft'] }],
    to: { cost_status: 'Cost_Submitted' },
  },
  'approve-cost': {
    needs: 'Work-Order-Button-Approve-Cost',
    on: 'cost',
    from: [{ cost_status: ['Cost_Submitted'] }],
    to: { cost_status: 'Approved' },
  },
  'return-cost': {
    needs: 'Work-Order-Button-Return-Cost',
    on: 'cost',
    from: [{ cost_status: ['Cost_Submitted'] }],
    to: { cost_status: 'Cost_Draft' },
    reason: 'always',
  },
  'mark-as-reimbursement': {
    needs: 'Work-Order-Button-Mark-As-Reimbursement',
    on: 'reimbursement',
    from: [
      { service_status: ['Confirmed', 'Confirmed_Automatic'] },
      { invoice_status: ['Confirmed_Reject'] },
      { survey_status: ['Satisfy'] },
    ],
    guards: [
      ({ reimbursement_code, invoice_status }) =>
        reimbursement_code && invoice_status !== 'Confirmed_Reject' ? alreadyInBatch(reimbursement_code) : undefined,
    ],
  },
  'reply-complain': {
    needs: 'Work-Order-Button-Reply-Complain',
    on: 'complaint',
    from: [{ complaint_status: openComplaints }],
    reason: 'always',
  },
  'withdraw-back': {
    needs: 'Work-Order-Button-Withdraw-Back',
    on: 'complaint',
    from: [{ complaint_status: openComplaints }],
    to: { complaint_status: null },
    reason: 'always',
  },
  'generate-new-work-order': {
    needs: 'Work-Order-Button-Generate-New-Work-Order',
    on: 'complaint',
    from: [{ complaint_status: openComplaints }],
  },
  'submit-sparepart': {
    needs: 'Work-Order-Button-Submit-Sparepart',
    on: 'sparepart-order',
    from: [{ sparepart_status: ['Draft'] }],
    to: { sparepart_status: 'Submitted' },
  },
  'approve-sparepart': {
    needs: 'Work-Order-Button-Approve-Sparepart',
    on: 'sparepart-order',
    from: [{ sparepart_status: ['Checking'] }],
    to: { sparepart_status: 'Approved' },
  },
} as const satisfies Record<string, WorkOrderAction>

export type WorkOrderActionName = keyof typeof workOrderActions
export const workOrderActionNames = Object.keys(workOrderActions) as WorkOrderActionName[]
export const workOrderAction = (name: WorkOrderActionName): WorkOrderAction => workOrderActions[name]

/** May this be done to this work order, now, by this person? Server and screen ask the same. */
export const mayAct = (state: WorkOrderState, name: WorkOrderActionName, viewer: WorkOrderViewer): Gate => {
  const action = workOrderAction(name)
  if (action.bySystem) return { enabled: false, because: plain(doneBySystem) }
  return gate(action, state, viewer.permission)
}

/** The same for the clock, which needs no permission. */
export const mayActBySystem = (state: WorkOrderState, name: WorkOrderActionName): Gate =>
  gate({ ...workOrderAction(name), needs: 'public' }, state, new Set())

/** What the form says that changes where an action leads. */
export type Outcome = {
  /** Who asks for support is sent back to work without it. */
  isSupportRefused?: boolean
  isAnySerialInvalid?: boolean
}

/** Before somebody stood at the customer's door, nothing needs to be undone. */
const mayCancelAtOnce = ({ service_status, visit_count }: WorkOrderState, service_role: ServiceRole) =>
  service_role !== 'ASC' &&
  service_role !== 'Technician' &&
  visit_count === 0 &&
  ([...early, 'Reject_to_Cancel'] as readonly ServiceStatus[]).includes(service_status)

/** How a work order stands after an action. Whether it may be done is the gate's to say. */
export const afterAction = (
  name: WorkOrderActionName,
  state: WorkOrderState,
  service_role: ServiceRole,
  { isSupportRefused, isAnySerialInvalid }: Outcome = {},
): WorkOrderState => {
  const to = (service_status: ServiceStatus) => ({ ...state, service_status })
  if (name === 'assign-technician') return state.service_status === 'Accepted' ? to('Start_to_Process') : state
  if (name === 'visit')
    return { ...to(state.visit_count ? 'Re_Visited' : 'Visited'), visit_count: state.visit_count + 1 }
  if (name === 'require-technical-support') return to(isSupportRefused ? 'Servicing' : 'Dispatch_Support_to_Technician')
  if (name === 'finish')
    return {
      ...to(isAnySerialInvalid ? 'Finished_SN_Invalid' : 'Finished'),
      cost_status: state.cost_status ?? 'Cost_Draft',
    }
  if (name === 'cancel') return to(mayCancelAtOnce(state, service_role) ? 'Cancelled' : 'Require_to_Cancel')
  return { ...state, ...workOrderAction(name).to }
}

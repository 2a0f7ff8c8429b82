import { type WorkflowViewer, workflow } from '../../document-workflow.ts'
import { daysFrom } from '../../values/dates.ts'
import { type ServiceRole, serviceRoleOf } from '../service-roles.ts'
import {
  type AscInvoiceStatus,
  type ComplaintStatus,
  type CostStatus,
  openComplaints,
  type ServiceStatus,
  type SparepartStatus,
  type SurveyStatus,
  surveyFailures,
} from '../statuses.ts'
import type { ServiceType } from '../tickets/tickets.ts'
import { undoMinutes } from './undo.ts'

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
  /** What the customer asked for. */
  service_type?: ServiceType
  /** Approved, or asked for until then. */
  cost_amount?: number | null
  /** Days since the survey was first sent, and the number of attempts since. */
  survey_days?: number
  survey_attempts?: number
  /** Of the user who looks. */
  service_role: ServiceRole
  /** What an action finds out: who asks for support is sent back to work without it; a serial number is not ours. */
  is_support_refused?: boolean
  is_any_serial_invalid?: boolean
}

/** A row of the table or of the contract: what the state is computed from. */
type WorkOrderFacts = Omit<WorkOrderState, 'service_role' | 'is_support_refused' | 'is_any_serial_invalid'> & {
  survey_sent_date?: string | null
}

export const technicianFirst = 'A technician must be assigned first'
export const alreadyConfirmed = 'The work order is already confirmed'
export const isCancelled = 'The work order is cancelled'
export const costsNotApproved = 'The costs must be approved first'
export const nothingToReimburse = 'There is nothing to reimburse'
export const alreadyInBatch = (code: string) => `Work order is already in batch ${code}`
export const surveyDaysBeforeAutomatic = 7
export const surveyAttemptsBeforeAutomatic = 3

const early = ['Service_Dispatched', 'Accepted', 'Rejected', 'Start_to_Process', 'Scheduled', 'Re_Scheduled'] as const
const onSite = ['Visited', 'Re_Visited'] as const
/** A cancelled work order is over: it is neither confirmed nor paid for. */
const isNotCancelled = ({ service_status }: WorkOrderState) =>
  service_status === 'Cancelled' ? isCancelled : undefined
const hasTechnician = ({ technician_code }: WorkOrderState) => (technician_code ? undefined : technicianFirst)

/** Before somebody stood at the customer's door, nothing needs to be undone. */
const mayCancelAtOnce = ({ service_status, visit_count, service_role }: WorkOrderState) =>
  service_role !== 'ASC' &&
  service_role !== 'Technician' &&
  visit_count === 0 &&
  ([...early, 'Reject_to_Cancel'] as readonly ServiceStatus[]).includes(service_status)

const stateOf = (row: WorkOrderFacts, viewer: WorkflowViewer, now: string): WorkOrderState => ({
  service_status: row.service_status,
  survey_status: row.survey_status,
  complaint_status: row.complaint_status,
  cost_status: row.cost_status,
  invoice_status: row.invoice_status,
  sparepart_status: row.sparepart_status ?? null,
  technician_code: row.technician_code,
  visit_count: row.visit_count,
  reimbursement_code: row.reimbursement_code,
  ...(row.service_type ? { service_type: row.service_type } : {}),
  cost_amount: row.cost_amount ?? null,
  survey_attempts: row.survey_attempts ?? 0,
  survey_days: row.survey_sent_date
    ? daysFrom(row.survey_sent_date.slice(0, 10), now.slice(0, 10))
    : (row.survey_days ?? 0),
  service_role: serviceRoleOf(viewer),
})

/** Every action, by the last part of its call. The rows of the specification stand as they are; what it leaves open is designed. */
export const workOrder = workflow({
  entity: 'work-order',
  status: 'service_status',
  state: stateOf,
  actions: {
    accept: {
      needs: 'Work-Order-Button-Accept',
      undo: undoMinutes,
      from: [{ service_status: ['Service_Dispatched'] }],
      to: { service_status: 'Accepted' },
    },
    reject: {
      needs: 'Work-Order-Button-Reject',
      dangerous: true,
      undo: undoMinutes,
      from: [{ service_status: ['Service_Dispatched'] }],
      to: { service_status: 'Rejected' },
      reason: 'required',
    },
    'assign-technician': {
      needs: 'Work-Order-Button-Assign-Technician',
      undo: undoMinutes,
      from: [{ service_status: ['Accepted', 'Start_to_Process', 'Scheduled', 'Re_Scheduled', 'Rejected_ASS'] }],
      to: ({ service_status }) => (service_status === 'Accepted' ? { service_status: 'Start_to_Process' } : {}),
    },
    schedule: {
      needs: 'Work-Order-Button-Schedule',
      from: [{ service_status: ['Accepted', 'Start_to_Process', 'Rejected_ASS', 'Reject_to_Cancel'] }],
      to: { service_status: 'Scheduled' },
    },
    're-schedule': {
      needs: 'Work-Order-Button-Re-Schedule',
      from: [{ service_status: ['Scheduled', 'Re_Scheduled', 'Visited', 'Re_Visited', 'Servicing'] }],
      to: { service_status: 'Re_Scheduled' },
      reason: 'required',
    },
    visit: {
      needs: 'Work-Order-Button-Visit',
      from: [{ service_status: ['Scheduled', 'Re_Scheduled'] }],
      guards: [hasTechnician],
      reason: 'optional',
      to: ({ visit_count }) => ({
        service_status: visit_count ? 'Re_Visited' : 'Visited',
        visit_count: visit_count + 1,
      }),
    },
    install: {
      needs: 'Work-Order-Button-Install',
      // A unit that is repaired or maintained is installed already.
      appliesTo: ({ service_type }) => service_type !== 'Repair' && service_type !== 'Maintain',
      from: [{ service_status: [...onSite, 'Evaluate_Support'] }],
      to: { service_status: 'Servicing' },
    },
    maintain: {
      needs: 'Work-Order-Button-Maintain',
      from: [{ service_status: [...onSite, 'Evaluate_Support'] }],
      to: { service_status: 'Servicing' },
    },
    repair: {
      needs: 'Work-Order-Button-Repair',
      from: [{ service_status: [...onSite, 'Evaluate_Support'] }],
      to: { service_status: 'Servicing' },
    },
    'save-work': {
      needs: 'Work-Order-Button-Save-Work',
      from: [{ service_status: [...onSite, 'Servicing', 'Requiring_Support', 'Evaluate_Support'] }],
    },
    'ask-support': {
      needs: 'Work-Order-Button-Ask-Support',
      from: [{ service_status: [...onSite, 'Servicing'] }],
      to: { service_status: 'Requiring_Support' },
      reason: 'required',
    },
    'require-technical-support': {
      needs: 'Work-Order-Button-Require-Technical-Support',
      from: [{ service_status: ['Requiring_Support'] }],
      reason: 'optional',
      to: ({ is_support_refused }) => ({
        service_status: is_support_refused ? 'Servicing' : 'Dispatch_Support_to_Technician',
      }),
    },
    'support-proof': {
      needs: 'Work-Order-Button-Support-Proof',
      from: [{ service_status: ['Dispatch_Support_to_Technician'] }],
      to: { service_status: 'Support_Proof' },
      reason: 'required',
    },
    'evaluate-support': {
      needs: 'Work-Order-Button-Evaluate-Support',
      from: [{ service_status: ['Support_Proof'] }],
      to: { service_status: 'Evaluate_Support' },
    },
    finish: {
      needs: 'Work-Order-Button-Finish',
      from: [{ service_status: ['Servicing'] }],
      reason: 'optional',
      to: ({ is_any_serial_invalid, cost_status }) => ({
        service_status: is_any_serial_invalid ? 'Finished_SN_Invalid' : 'Finished',
        cost_status: cost_status ?? 'Cost_Draft',
      }),
    },
    'ass-confirm': {
      needs: 'Work-Order-Button-ASS-Confirm',
      undo: undoMinutes,
      from: [{ service_status: ['Finished', 'Finished_SN_Invalid'] }],
      to: { service_status: 'Confirmed_ASS' },
      reason: 'optional',
    },
    'ass-reject': {
      needs: 'Work-Order-Button-ASS-Reject',
      dangerous: true,
      undo: undoMinutes,
      from: [{ service_status: ['Finished', 'Finished_SN_Invalid'] }],
      to: { service_status: 'Rejected_ASS' },
      reason: 'required',
    },
    'send-survey': {
      needs: 'Work-Order-Button-Send-Survey',
      from: [{ service_status: ['Confirmed_ASS'] }],
      to: { service_status: 'CallCenter_Survery', survey_status: 'Not_Reply' },
    },
    'callcenter-confirm': {
      needs: 'Work-Order-Button-Callcenter-Confirm',
      from: [{ service_status: ['Confirmed_ASS', 'CallCenter_Survery'] }, { survey_status: surveyFailures }],
      to: { service_status: 'Confirmed' },
      // A failed survey outlives the confirmation; confirming twice would say nothing new.
      guards: [isNotCancelled, ({ service_status }) => (service_status === 'Confirmed' ? alreadyConfirmed : undefined)],
      reason: 'optional',
    },
    'auto-confirm': {
      needs: 'signed-in',
      bySystem: true,
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
      dangerous: true,
      undo: undoMinutes,
      from: [
        {
          service_status: [...early, ...onSite, 'Servicing', 'Requiring_Support', 'Rejected_ASS', 'Reject_to_Cancel'],
        },
      ],
      reason: 'required',
      to: (state) => ({ service_status: mayCancelAtOnce(state) ? 'Cancelled' : 'Require_to_Cancel' }),
    },
    'approve-cancellation': {
      needs: 'Work-Order-Button-Approve-Cancellation',
      reason: 'optional',
      undo: undoMinutes,
      from: [{ service_status: ['Require_to_Cancel'] }],
      to: { service_status: 'Cancelled' },
    },
    'reject-cancellation': {
      needs: 'Work-Order-Button-Reject-Cancellation',
      undo: undoMinutes,
      from: [{ service_status: ['Require_to_Cancel'] }],
      to: { service_status: 'Reject_to_Cancel' },
      reason: 'required',
    },
    'dispatch-another-asc': {
      needs: 'Work-Order-Button-Dispatch-Another-ASC',
      undo: undoMinutes,
      from: [{ service_status: [...early, 'Reject_to_Cancel'] }],
      to: { service_status: 'Service_Dispatched', technician_code: null },
      reason: 'required',
    },
    'submit-cost': {
      needs: 'Work-Order-Button-Submit-Cost',
      from: [{ cost_status: ['Cost_Draft'] }],
      to: { cost_status: 'Cost_Submitted' },
      guards: [isNotCancelled],
    },
    'nothing-to-charge': {
      needs: 'Work-Order-Button-Submit-Cost',
      from: [{ cost_status: ['Cost_Draft'] }],
      to: { cost_status: 'Approved' },
    },
    'approve-cost': {
      needs: 'Work-Order-Button-Approve-Cost',
      from: [{ cost_status: ['Cost_Submitted'] }],
      to: { cost_status: 'Approved' },
      guards: [isNotCancelled],
    },
    'return-cost': {
      needs: 'Work-Order-Button-Return-Cost',
      from: [{ cost_status: ['Cost_Submitted'] }],
      to: { cost_status: 'Cost_Draft' },
      reason: 'required',
    },
    'mark-as-reimbursement': {
      needs: 'Work-Order-Button-Mark-As-Reimbursement',
      from: [
        { service_status: ['Confirmed', 'Confirmed_Automatic'] },
        { invoice_status: ['Confirmed_Reject'] },
        { survey_status: ['Satisfy'] },
      ],
      guards: [
        isNotCancelled,
        ({ reimbursement_code, invoice_status }) =>
          reimbursement_code && invoice_status !== 'Confirmed_Reject' ? alreadyInBatch(reimbursement_code) : undefined,
        ({ cost_status }) => (cost_status === 'Approved' ? undefined : costsNotApproved),
        ({ cost_amount }) => (cost_amount === 0 ? nothingToReimburse : undefined),
      ],
    },
    'reply-complain': {
      needs: 'Work-Order-Button-Reply-Complain',
      from: [{ complaint_status: openComplaints }],
      reason: 'required',
    },
    'withdraw-back': {
      needs: 'Work-Order-Button-Withdraw-Back',
      from: [{ complaint_status: openComplaints }],
      to: { complaint_status: null },
      reason: 'required',
    },
    'generate-new-work-order': {
      needs: 'Work-Order-Button-Generate-New-Work-Order',
      from: [{ complaint_status: openComplaints }],
    },
    /** What is missing at the unit becomes the draft of a spare-part order. */
    'need-part': {
      needs: 'Sparepart-Order-Create',
      from: [
        {
          service_status: [
            ...(['Accepted', 'Start_to_Process', 'Scheduled', 'Re_Scheduled', 'Rejected_ASS'] as const),
            ...onSite,
            ...(['Servicing', 'Requiring_Support', 'Evaluate_Support'] as const),
          ],
        },
      ],
    },
    'submit-sparepart': {
      needs: 'Work-Order-Button-Submit-Sparepart',
      from: [{ sparepart_status: ['Draft'] }],
      to: { sparepart_status: 'Submitted' },
    },
    'approve-sparepart': {
      needs: 'Work-Order-Button-Approve-Sparepart',
      from: [{ sparepart_status: ['Checking'] }],
      to: { sparepart_status: 'Approved' },
    },
  },
})

/** How a work order stands after an action that its gate allows. */
export const afterAction = (
  name: WorkOrderActionName,
  state: WorkOrderState,
  found: Partial<WorkOrderState> = {},
): WorkOrderState => ({ ...state, ...workOrder.after(name, state, found) })

export type WorkOrderActionName = (typeof workOrder.names)[number]

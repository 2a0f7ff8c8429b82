import type { WorkOrderRow } from '@sejuk/contract/aftersales/work-orders'
import { serviceRoleOf } from '@sejuk/domain/aftersales/service-roles'
import type { ServiceStatus } from '@sejuk/domain/aftersales/statuses'
import { mayAct, type WorkOrderState, workOrderAction } from '@sejuk/domain/aftersales/work-orders'
import { permissionGate } from '@sejuk/domain/workflow'
import {
  ascInvoiceStatusWords,
  complaintStatusWords,
  costStatusWords,
  serviceStatusWords,
  surveyStatusWords,
  workOrderActionWords,
} from '@sejuk/words/aftersales/work-orders'
import { useStatusWords, useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import { type FormAction, formActions } from './action-forms.ts'

/** The state the action table reads, from a list row or a detail. */
export type Actable = Pick<
  WorkOrderRow,
  | 'work_order_number'
  | 'row_version'
  | 'service_status'
  | 'survey_status'
  | 'complaint_status'
  | 'cost_status'
  | 'invoice_status'
  | 'technician_code'
  | 'visit_count'
  | 'reimbursement_code'
>

const stateOf = (order: Actable): WorkOrderState => ({
  service_status: order.service_status,
  survey_status: order.survey_status,
  complaint_status: order.complaint_status,
  cost_status: order.cost_status,
  invoice_status: order.invoice_status,
  technician_code: order.technician_code,
  visit_count: order.visit_count,
  reimbursement_code: order.reimbursement_code,
})

/** The usual next action per status, shown first. */
const nextUp: Partial<Record<ServiceStatus, readonly FormAction[]>> = {
  Service_Dispatched: ['accept', 'reject'],
  Rejected: ['dispatch-another-asc'],
  Accepted: ['schedule', 'assign-technician'],
  Start_to_Process: ['schedule'],
  Rejected_ASS: ['schedule'],
  Reject_to_Cancel: ['schedule'],
  Scheduled: ['visit', 're-schedule'],
  Re_Scheduled: ['visit', 're-schedule'],
  Visited: ['repair', 'maintain', 'install'],
  Re_Visited: ['repair', 'maintain', 'install'],
  Evaluate_Support: ['repair', 'maintain', 'install'],
  Servicing: ['finish', 'save-work'],
  Requiring_Support: ['require-technical-support'],
  Dispatch_Support_to_Technician: ['support-proof'],
  Support_Proof: ['evaluate-support'],
  Finished: ['ass-confirm', 'ass-reject'],
  Finished_SN_Invalid: ['ass-confirm', 'ass-reject'],
  Confirmed_ASS: ['callcenter-confirm', 'send-survey'],
  CallCenter_Survery: ['callcenter-confirm'],
  Require_to_Cancel: ['approve-cancellation', 'reject-cancellation'],
  Confirmed: ['mark-as-reimbursement'],
  Confirmed_Automatic: ['mark-as-reimbursement'],
}

type Pressed = (name: FormAction) => void

/** All actions of this user's permissions: possible ones first, the others with the reason. */
export const useWorkOrderActions = () => {
  const t = useWords(workOrderActionWords)
  useStatusWords(serviceStatusWords, surveyStatusWords, complaintStatusWords, costStatusWords, ascInvoiceStatusWords)
  const { permission, viewData } = useViewer()
  const who = { permission, service_role: serviceRoleOf({ view_data: viewData, permission }) }
  return (order: Actable, onPress: Pressed): Action[] => {
    const first = nextUp[order.service_status] ?? []
    const rank = (name: FormAction) => (first.includes(name) ? first.indexOf(name) : first.length)
    const actions = formActions
      .filter((name) => permissionGate(permission, workOrderAction(name).needs).enabled)
      .toSorted((one, other) => rank(one) - rank(other))
      .map((name) => ({
        key: name,
        label: t(name),
        gate: mayAct(stateOf(order), name, who),
        isPrimary: first[0] === name,
        isDangerous: name === 'cancel' || name === 'reject' || name === 'ass-reject',
        onPress: () => onPress(name),
      }))
    return [...actions.filter(({ gate }) => gate.enabled), ...actions.filter(({ gate }) => !gate.enabled)]
  }
}

/** The twenty-three, spelled as the business spells them. */
export const serviceStatuses = [
  'Service_Dispatched',
  'Accepted',
  'Rejected',
  'Rejected_ASS',
  'Start_to_Process',
  'Scheduled',
  'Re_Scheduled',
  'Visited',
  'Re_Visited',
  'Servicing',
  'Finished',
  'Finished_SN_Invalid',
  'Confirmed',
  'Confirmed_ASS',
  'Confirmed_Automatic',
  'Require_to_Cancel',
  'Reject_to_Cancel',
  'Cancelled',
  'CallCenter_Survery',
  'Requiring_Support',
  'Dispatch_Support_to_Technician',
  'Support_Proof',
  'Evaluate_Support',
] as const
export type ServiceStatus = (typeof serviceStatuses)[number]

export const surveyStatuses = ['Not_Reply', 'Not_Satisfy', 'Satisfy', 'Not_Response'] as const
export type SurveyStatus = (typeof surveyStatuses)[number]

/** Not confirmed as satisfied: no survey came back, no answer, or a complaint. */
export const surveyFailures = ['Not_Reply', 'Not_Satisfy', 'Not_Response'] as const satisfies readonly SurveyStatus[]

export const complaintStatuses = ['Complained', 'Complain_Solved', 'Complain_Not_Solve'] as const
export type ComplaintStatus = (typeof complaintStatuses)[number]
export const openComplaints = ['Complained', 'Complain_Not_Solve'] as const satisfies readonly ComplaintStatus[]

/** The first one is ours: a task that nobody has yet. */
export const taskStatuses = ['Task_Unassigned', 'Task_Assigned', 'Task_Following', 'Task_Followed'] as const
export type TaskStatus = (typeof taskStatuses)[number]

/** The specification has two; what is agreed on is approved. */
export const costStatuses = ['Cost_Draft', 'Cost_Submitted', 'Approved'] as const
export type CostStatus = (typeof costStatuses)[number]

export const ascInvoiceStatuses = ['Prepare_Invoice', 'Confirmed_Reject', 'Invoice_Received'] as const
export type AscInvoiceStatus = (typeof ascInvoiceStatuses)[number]

export const sparepartStatuses = [
  'Draft',
  'Submitted',
  'Checking',
  'Checked',
  'Approved',
  'Rejected',
  'Start_to_Delivery',
  'DO_LackStock',
  'DO_Picking',
  'DO_Picked',
  'DO_Sent',
  'DO_Receipt_Uploaded',
] as const
export type SparepartStatus = (typeof sparepartStatuses)[number]

/** Aliases used by the business: accepted as input, never stored or returned. */
const otherServiceNames: Readonly<Record<string, ServiceStatus>> = {
  Service_Confirmed: 'Confirmed',
  Service_Confirmed_Automatic: 'Confirmed_Automatic',
  Dispatched: 'Service_Dispatched',
}
const otherSurveyNames: Readonly<Record<string, SurveyStatus>> = {
  Survery_Satisfy: 'Satisfy',
  Survey_Satisfy: 'Satisfy',
}

const listed = <Name extends string>(names: readonly Name[], others: Readonly<Record<string, Name>>, given: string) =>
  names.find((name) => name === given) ?? (Object.hasOwn(others, given) ? others[given] : undefined)

/** The status for a name or alias, if there is one. */
export const serviceStatusOf = (given: string) => listed(serviceStatuses, otherServiceNames, given)
export const surveyStatusOf = (given: string) => listed(surveyStatuses, otherSurveyNames, given)

/** Nothing is left to do at the customer's. */
export const closedStatuses = [
  'Confirmed',
  'Confirmed_Automatic',
  'Cancelled',
] as const satisfies readonly ServiceStatus[]
export const isClosed = (status: ServiceStatus) => (closedStatuses as readonly ServiceStatus[]).includes(status)

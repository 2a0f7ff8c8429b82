import type { ServiceStatus } from '../statuses.ts'

/** Every status belongs to exactly one group. */
export const workOrderGroups = {
  New: ['Service_Dispatched', 'Rejected'],
  To_Schedule: ['Accepted', 'Start_to_Process', 'Rejected_ASS', 'Reject_to_Cancel'],
  Scheduled: ['Scheduled', 'Re_Scheduled'],
  On_Site: ['Visited', 'Re_Visited', 'Servicing', 'Evaluate_Support'],
  Support: ['Requiring_Support', 'Dispatch_Support_to_Technician', 'Support_Proof'],
  To_Confirm: ['Finished'],
  SN_Invalid: ['Finished_SN_Invalid'],
  Survey: ['Confirmed_ASS', 'CallCenter_Survery'],
  To_Cancel: ['Require_to_Cancel'],
  Confirmed: ['Confirmed', 'Confirmed_Automatic'],
  Cancelled: ['Cancelled'],
} as const satisfies Record<string, readonly ServiceStatus[]>
export type WorkOrderGroup = keyof typeof workOrderGroups

/** Groups that still need a visit: shown on the map. */
export const groupsToVisit = ['New', 'To_Schedule', 'Scheduled', 'On_Site', 'Support'] as const
export type GroupToVisit = (typeof groupsToVisit)[number]

/** The tabs: all, today's visits, the groups, and two that overlap them. */
export const workOrderTabs = [
  'All',
  'Today',
  'New',
  'To_Schedule',
  'Scheduled',
  'On_Site',
  'Waiting_Part',
  'Support',
  'To_Confirm',
  'SN_Invalid',
  'Survey',
  'Complaints',
  'To_Cancel',
  'Confirmed',
  'Cancelled',
] as const
export type WorkOrderTab = (typeof workOrderTabs)[number]

export const groupOf = (status: ServiceStatus): WorkOrderGroup =>
  (Object.entries(workOrderGroups) as [WorkOrderGroup, readonly ServiceStatus[]][]).find(([, statuses]) =>
    statuses.includes(status),
  )?.[0] ?? 'New'

/** The steps of the progress rail, in the customer's words. */
export const workOrderSteps = [
  'Dispatched',
  'Accepted',
  'Scheduled',
  'Visited',
  'Servicing',
  'Finished',
  'Confirmed',
] as const
export type WorkOrderStep = (typeof workOrderSteps)[number]

/** How many steps are behind a work order in this status. */
const stepsDone: Record<ServiceStatus, number> = {
  Service_Dispatched: 1,
  Rejected: 1,
  Accepted: 2,
  Start_to_Process: 2,
  Rejected_ASS: 2,
  Reject_to_Cancel: 2,
  Scheduled: 3,
  Re_Scheduled: 3,
  Visited: 4,
  Re_Visited: 4,
  Requiring_Support: 4,
  Dispatch_Support_to_Technician: 4,
  Support_Proof: 4,
  Evaluate_Support: 4,
  Servicing: 5,
  Finished: 6,
  Finished_SN_Invalid: 6,
  Confirmed_ASS: 6,
  CallCenter_Survery: 6,
  Confirmed: 7,
  Confirmed_Automatic: 7,
  Require_to_Cancel: 1,
  Cancelled: 0,
}
export const stepsBehind = (status: ServiceStatus) => stepsDone[status]

import { addDays } from '../../values/dates.ts'
import type { ServiceStatus } from '../statuses.ts'
import { afterAction, type WorkOrderActionName, type WorkOrderState } from './work-orders.ts'

/** What a technician may do away from the network. */
export const fieldActions = [
  'visit',
  'install',
  'maintain',
  'repair',
  'save-work',
  'ask-support',
  'need-part',
  'schedule',
  're-schedule',
  'cancel',
  'finish',
] as const satisfies readonly WorkOrderActionName[]
export type FieldAction = (typeof fieldActions)[number]

/** How far ahead a phone knows its jobs, and how long it still shows what is done. */
export const daysAhead = 7
export const daysBehind = 3
/** Most reports in one sending, so that a bad network loses little. */
export const reportsAtOnce = 20
export const oldestReportDays = 30
export const tooOld = `This report is older than ${oldestReportDays} days`

const minute = 60_000
const day = 24 * 60 * minute
const tolerance = 5 * minute

/** How far the phone's clock is behind: add it to the phone's time. */
export const clockSkew = (sent_at_device: string, now: number) => now - Date.parse(sent_at_device)
export const isClockWrong = (skew: number) => Math.abs(skew) > tolerance

/**
 * The server time of an event: the phone's clock error is corrected, and no event is in the future or before the one
 * reported before it.
 */
export const happenedAt = (at_device: string, skew: number, now: number, notBefore = 0) => {
  const told = Date.parse(at_device) + (isClockWrong(skew) ? skew : 0)
  return new Date(Math.min(now, Math.max(told, notBefore))).toISOString()
}

export const isTooOld = (happened: string, now: number) => now - Date.parse(happened) > oldestReportDays * day

export const fieldTabs = ['Today', 'Upcoming', 'Waiting_Part', 'Done'] as const
export type FieldTab = (typeof fieldTabs)[number]

const done = new Set<ServiceStatus>([
  'Finished',
  'Finished_SN_Invalid',
  'Confirmed_ASS',
  'CallCenter_Survery',
  'Confirmed',
  'Confirmed_Automatic',
  'Cancelled',
])
const begun = new Set<ServiceStatus>([
  'Visited',
  'Re_Visited',
  'Servicing',
  'Requiring_Support',
  'Dispatch_Support_to_Technician',
  'Support_Proof',
  'Evaluate_Support',
])
export const isDone = (status: ServiceStatus) => done.has(status)
export const isBegun = (status: ServiceStatus) => begun.has(status)

type Job = { service_status: ServiceStatus; scheduled_date: string | null; is_waiting_part: boolean }

/** The tab of a job on the phone. Jobs that were begun, or should have been, belong to today. */
export const fieldTabOf = ({ service_status, scheduled_date, is_waiting_part }: Job, today: string): FieldTab => {
  if (isDone(service_status)) return 'Done'
  if (is_waiting_part) return 'Waiting_Part'
  if (isBegun(service_status)) return 'Today'
  return scheduled_date && scheduled_date <= today ? 'Today' : 'Upcoming'
}

/** The days of which a phone holds the jobs. */
export const fieldPeriod = (today: string) => ({ from: addDays(today, -daysBehind), to: addDays(today, daysAhead) })

/** How a job will stand once everything that waits on this phone has been taken; of one that is over nothing is taken. */
export const expectedState = <State extends Omit<WorkOrderState, 'service_role'>>(
  state: State,
  waiting: readonly FieldAction[],
): State => {
  if (isDone(state.service_status)) return state
  const first: WorkOrderState = { ...state, service_role: 'Technician' }
  return { ...state, ...waiting.reduce((now, action) => afterAction(action, now), first) }
}

/** The action that opens the work of a service type. */
export const workActionOf = (service_type: string): 'install' | 'maintain' | 'repair' => {
  if (service_type === 'Install') return 'install'
  return service_type === 'Maintain' ? 'maintain' : 'repair'
}

/** The steps of a job on the phone; after the last it is sent. */
export const jobSteps = ['Arrive', 'Photos', 'Checks', 'Parts', 'Signature'] as const
export type JobStep = (typeof jobSteps)[number]

type Comeback = {
  service_status: ServiceStatus
  visit_count: number
  reason: string | null
  parent_number: string | null
  /** The newest first. */
  appointments: readonly { reason: string | null }[]
}

/** Why a job is on the list again, and what was said about it. */
export const whyBack = ({ service_status, visit_count, reason, parent_number, appointments }: Comeback) => {
  if (service_status === 'Rejected_ASS' || service_status === 'Reject_to_Cancel') return { why: service_status, reason }
  if (service_status === 'Re_Scheduled') return { why: service_status, reason: appointments[0]?.reason ?? null }
  if (isDone(service_status)) return undefined
  if (parent_number) return { why: 'Complained', reason: null } as const
  return visit_count > 0 && !isBegun(service_status) ? ({ why: 'Visited', reason: null } as const) : undefined
}

import { addDays } from '../../values/dates.ts'
import type { ServiceStatus } from '../statuses.ts'

/** A link that follows a ticket serves this long. */
export const trackingDays = 90
/** So far ahead may a customer wish for another day, and so often a day. */
export const wishDays = 14
export const wishesADay = 3

/** What a customer sees of a visit; internal steps are not shown. */
export const trackingSteps = ['Received', 'Arranging', 'Scheduled', 'At_Work', 'Done'] as const
export type TrackingStep = (typeof trackingSteps)[number]

const steps: Record<ServiceStatus, TrackingStep | 'Cancelled'> = {
  Service_Dispatched: 'Arranging',
  Accepted: 'Arranging',
  Rejected: 'Arranging',
  Rejected_ASS: 'Arranging',
  Start_to_Process: 'Arranging',
  Require_to_Cancel: 'Arranging',
  Reject_to_Cancel: 'Arranging',
  Scheduled: 'Scheduled',
  Re_Scheduled: 'Scheduled',
  Visited: 'At_Work',
  Re_Visited: 'At_Work',
  Servicing: 'At_Work',
  Requiring_Support: 'At_Work',
  Dispatch_Support_to_Technician: 'At_Work',
  Support_Proof: 'At_Work',
  Evaluate_Support: 'At_Work',
  Finished: 'Done',
  Finished_SN_Invalid: 'Done',
  Confirmed_ASS: 'Done',
  CallCenter_Survery: 'Done',
  Confirmed: 'Done',
  Confirmed_Automatic: 'Done',
  Cancelled: 'Cancelled',
}
export const trackingStepOf = (status: ServiceStatus) => steps[status]

/** The technician is shown from the appointment until the end of the visit. */
export const isTechnicianNotified = (step: TrackingStep | 'Cancelled') => step === 'Scheduled' || step === 'At_Work'

export const cannotMove = 'This visit can no longer be moved here. Please call us'
export const wishTooFar = `Choose a day within the next ${wishDays} days`
export const wishedTooOften = 'You have asked several times today. Please call us'

type Visit = { service_status: ServiceStatus; scheduled_date: string | null }
/** A scheduled visit in the future. */
export const mayAskToMove = ({ service_status, scheduled_date }: Visit, today: string) =>
  trackingStepOf(service_status) === 'Scheduled' && scheduled_date !== null && scheduled_date >= today

export const isWishInReach = (day: string, today: string) => day > today && day <= addDays(today, wishDays)

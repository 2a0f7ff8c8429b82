import { addDays, headOffice, instantOf } from '../values/dates.ts'

const lateHours = 72
const trackingDays = 7

/** A driver's link serves until the end of the day it was made for. */
export const linkEnd = (planned_date: string) => instantOf(planned_date, '23:59', headOffice)

/** What a phone recorded while the link served is taken for three days, and marked as late. */
export const reportOf = ({ recorded, sent, end }: { recorded: string; sent: string; end: string }) => {
  if (sent <= end) return 'in-time' as const
  const last = new Date(Date.parse(end) + lateHours * 3_600_000).toISOString()
  return recorded <= end && sent <= last ? ('late' as const) : ('too-late' as const)
}

/** A customer follows a delivery until seven days after all of it was received. */
export const isTrackable = (received_date: string | null, now: string) =>
  received_date === null || `${addDays(received_date.slice(0, 10), trackingDays)}${received_date.slice(10)}` > now

export const trackingSteps = ['planned', 'on-the-way', 'received'] as const
export type TrackingStep = (typeof trackingSteps)[number]

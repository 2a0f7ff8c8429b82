import { addDays, dayIn, instantOf } from '../values/dates.ts'
import type { Priority, ServiceType } from './tickets/tickets.ts'

/** A centre's working time: hours of a day, days of a week (Sunday is 0), and holidays. */
export type WorkingHours = {
  timezone: string
  from: string
  to: string
  workDays: readonly number[]
  isFree: (day: string) => boolean
}

export type SlaHours = { accept_hours: number; schedule_hours: number; visit_hours: number; finish_hours: number }
export type SlaRule = SlaHours & {
  priority: Priority | null
  service_type: ServiceType | null
  dept_code: string | null
}
type Job = { priority: Priority; service_type: ServiceType; dept_code: string }

/** The default. */
export const usualSla: SlaHours = { accept_hours: 2, schedule_hours: 4, visit_hours: 24, finish_hours: 48 }

const namedBy = ({ priority, service_type, dept_code }: SlaRule) =>
  [priority, service_type, dept_code].filter((one) => one !== null).length
/** Among rules that name as much, the priority counts more than the kind of service, and that more than the area. */
const weight = (rule: SlaRule) =>
  namedBy(rule) * 8 + (rule.priority ? 4 : 0) + (rule.service_type ? 2 : 0) + (rule.dept_code ? 1 : 0)

/** The closest rule that fits. */
export const slaFor = (rules: readonly SlaRule[], job: Job): SlaHours =>
  rules
    .filter(
      ({ priority, service_type, dept_code }) =>
        (priority === null || priority === job.priority) &&
        (service_type === null || service_type === job.service_type) &&
        (dept_code === null || dept_code === job.dept_code),
    )
    .toSorted((one, other) => weight(other) - weight(one))[0] ?? usualSla

const msOf = (instant: string) => Date.parse(instant)
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
const isWorkday = (day: string, { workDays, isFree }: WorkingHours) => workDays.includes(weekdayOf(day)) && !isFree(day)
/** A calendar without a working day in two years is an error. */
const farEnough = 730

/** The working hours of each day from an instant on. */
function* shifts(start: string, hours: WorkingHours) {
  const first = dayIn(start, hours.timezone)
  for (let n = 0; n < farEnough; n++) {
    const day = addDays(first, n)
    if (!isWorkday(day, hours)) continue
    const begins = Math.max(msOf(instantOf(day, hours.from, hours.timezone)), msOf(start))
    const ends = msOf(instantOf(day, hours.to, hours.timezone))
    if (begins < ends) yield { begins, ends }
  }
}

const hourMs = 3_600_000

/** The instant at which so many working hours have passed. */
export const addWorkingHours = (start: string, hours: number, calendar: WorkingHours): string => {
  let left = hours * hourMs
  for (const { begins, ends } of shifts(start, calendar)) {
    if (left <= ends - begins) return new Date(begins + left).toISOString()
    left -= ends - begins
  }
  return new Date(msOf(start) + hours * hourMs).toISOString()
}

/** Working hours between two instants. */
export const workingHoursBetween = (from: string, to: string, calendar: WorkingHours): number => {
  let passed = 0
  for (const { begins, ends } of shifts(from, calendar)) {
    if (begins >= msOf(to)) break
    passed += Math.min(ends, msOf(to)) - begins
  }
  return passed / hourMs
}

export type Dues = { accept_due: string; schedule_due: string; visit_due: string; finish_due: string }

/** Until when each step is to be done, counted from the dispatch. */
export const duesFrom = (dispatched: string, sla: SlaHours, calendar: WorkingHours): Dues => ({
  accept_due: addWorkingHours(dispatched, sla.accept_hours, calendar),
  schedule_due: addWorkingHours(dispatched, sla.schedule_hours, calendar),
  visit_due: addWorkingHours(dispatched, sla.visit_hours, calendar),
  finish_due: addWorkingHours(dispatched, sla.finish_hours, calendar),
})

export type Milestones = { [Due in keyof Dues]: string | null } & {
  accepted_date: string | null
  first_scheduled_date: string | null
  first_visit_date: string | null
  finished_date: string | null
  is_waiting_part: boolean
  is_closed: boolean
}

/** The due of the next step that has not been taken. Nothing runs while a part is waited for, or after the end. */
export const nextDue = (job: Milestones): string | null => {
  if (job.is_closed || job.is_waiting_part || job.finished_date) return null
  if (job.first_visit_date) return job.finish_due
  if (job.first_scheduled_date) return job.visit_due
  return job.accepted_date ? job.schedule_due : job.accept_due
}

/** The time a part was waited for does not count against what was still to be done. */
export const putOff = (due: string | null, since: string, now: string, calendar: WorkingHours) =>
  due && addWorkingHours(due, workingHoursBetween(since, now, calendar), calendar)

export const slaTones = ['late', 'soon', 'in-time'] as const
export type SlaTone = (typeof slaTones)[number]
const soonMs = 2 * hourMs

export const slaTone = (due: string | null, now: string): SlaTone | null => {
  if (!due) return null
  const left = msOf(due) - msOf(now)
  return left < 0 ? 'late' : left < soonMs ? 'soon' : 'in-time'
}

import { isAcceptableDate } from '../../values/dates.ts'
import { hasEnded, slotsOverlap, type TimeSlot, timeSlots } from '../../values/time-slots.ts'
import type { TechnicianStatus } from '../technicians.ts'

export const dateNotAcceptable = 'Visit date is not acceptable'
export const slotNotFree = 'The technician is not free at this time'

const wholeDay: TimeSlot = '08:30~18:00'

/** How many more jobs a technician can take in a slot. A whole day needs the day for itself; half a day holds half the jobs. */
export const placesLeft = (slot: TimeSlot, jobs: readonly TimeSlot[], max_jobs_day: number) => {
  const clashing = jobs.filter((one) => slotsOverlap(one, slot))
  if (slot === wholeDay) return clashing.length ? 0 : 1
  if (clashing.includes(wholeDay)) return 0
  const most = Math.max(1, Math.ceil(max_jobs_day / 2))
  return Math.max(0, Math.min(most - clashing.length, max_jobs_day - jobs.length))
}

type Technician = { status: TechnicianStatus; work_days: readonly number[]; max_jobs_day: number }
type Wish = { day: string; slot: TimeSlot }
type Calendar = {
  today: string
  /** Local time of the branch, '14:05'. */
  time: string
  isFree: (day: string) => boolean
  /** The technician's other jobs on that day. */
  jobs: readonly TimeSlot[]
  technician: Technician
}
type Objection = { field: 'scheduled_date' | 'slot' | 'technician_code'; message: string }

/** Why an appointment is not possible: calendar, technician, or other jobs. */
export const appointmentObjection = (
  { day, slot }: Wish,
  { today, time, isFree, jobs, technician }: Calendar,
): Objection | undefined => {
  if (!isAcceptableDate(day, today, { isFree })) return { field: 'scheduled_date', message: dateNotAcceptable }
  if (isFree(day)) return { field: 'scheduled_date', message: 'This day is a holiday' }
  if (day === today && hasEnded(slot, time)) return { field: 'slot', message: 'This time has passed' }
  if (technician.status !== 'Active') return { field: 'technician_code', message: 'The technician is not at work' }
  if (!technician.work_days.includes(new Date(`${day}T00:00:00Z`).getUTCDay()))
    return { field: 'scheduled_date', message: 'The technician does not work on this day' }
  return placesLeft(slot, jobs, technician.max_jobs_day) > 0 ? undefined : { field: 'slot', message: slotNotFree }
}

/** Every slot of a day with its free places. */
export const slotsOf = (jobs: readonly TimeSlot[], max_jobs_day: number) =>
  timeSlots.map((slot) => ({ slot, places: placesLeft(slot, jobs, max_jobs_day) }))

/** Overlapping jobs of one technician and day. */
export const clashesAmong = <Job extends { slot: TimeSlot }>(jobs: readonly Job[], max_jobs_day: number): Job[] =>
  jobs.filter((job) => {
    const others = jobs.filter((one) => one !== job).map(({ slot }) => slot)
    return placesLeft(job.slot, others, max_jobs_day) <= 0
  })

/** A visit that comes on another day than the customer was told is explained, and moves the appointment. */
export const isOtherDay = (scheduled_date: string | null, day: string) =>
  scheduled_date !== null && scheduled_date !== day

export const farFromCustomer = 500
export const awayFromCustomer = (metres: number) => `You are ${metres} m away from the customer`
/** From the third time on the branch is notified. */
export const reschedulesBeforeAlarm = 2

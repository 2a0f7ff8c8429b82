import { dayIn, instantOf } from '../values/dates.ts'
import type { CheckKind, CheckPlace } from './attendance.ts'

/** Times are those of the office; a shift that ends before it begins ends on the next day. Weekdays: 0 is Sunday. */
export type Shift = {
  shift_code: string
  shift_name: string
  start_time: string
  end_time: string
  grace_min: number
  break_min: number
  workdays: readonly number[]
}

/** Whoever has no other shift. */
export const officeShift: Shift = {
  shift_code: 'OFFICE',
  shift_name: '08:30~18:00',
  start_time: '08:30',
  end_time: '18:00',
  grace_min: 10,
  break_min: 60,
  workdays: [1, 2, 3, 4, 5],
}

export const dayResults = [
  'Present',
  'Late',
  'Early_Leave',
  'Absent',
  'Leave',
  'Holiday',
  'Trip',
  'Incomplete',
  'Off',
] as const
export type DayResultKind = (typeof dayResults)[number]

const minute = 60_000
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
/** A working day turns so long before the shift begins: an early in and a late out still belong to it. */
const turnsBefore = 6 * 60

/** The working day that a moment belongs to, which at night is not the day of the calendar. */
export const workdayOf = (at: string, { start_time }: Pick<Shift, 'start_time'>, timezone: string) =>
  dayIn(new Date(Date.parse(at) - (minutesOf(start_time) - turnsBefore) * minute).toISOString(), timezone)

export const spanOf = (day: string, shift: Pick<Shift, 'start_time' | 'end_time'>, timezone: string) => {
  const length = (minutesOf(shift.end_time) - minutesOf(shift.start_time) + 24 * 60) % (24 * 60)
  const from = Date.parse(instantOf(day, shift.start_time, timezone))
  return { from, to: from + (length || 24 * 60) * minute }
}

/** When nothing more can come for a day. */
export const dayIsOver = (day: string, shift: Pick<Shift, 'start_time'>, timezone: string, now: number) =>
  now >= Date.parse(instantOf(day, shift.start_time, timezone)) + (24 * 60 - turnsBefore) * minute

export type HalfDay = 'am' | 'pm'
type Check = { kind: CheckKind; at: string; place: CheckPlace }
export type DayFacts = {
  day: string
  shift: Shift
  timezone: string
  /** Approved ones, and those that wait: a person is not absent because nobody has looked yet. */
  checks: readonly Check[]
  /** Approved corrections; the last of a kind replaces what was checked. */
  corrections: readonly { kind: CheckKind; at: string }[]
  isHoliday: boolean
  leave: 'none' | 'whole' | HalfDay
  overtimeApproved: number
}
export type DayResult = {
  result: DayResultKind
  in_at: string | null
  out_at: string | null
  work_min: number
  late_min: number
  early_min: number
  overtime_min: number
}

const firstIn = (checks: readonly Check[]) => checks.filter(({ kind }) => kind === 'in').toSorted(byTime)[0]?.at
const lastOut = (checks: readonly Check[]) =>
  checks
    .filter(({ kind }) => kind === 'out')
    .toSorted(byTime)
    .at(-1)?.at
const byTime = (one: { at: string }, other: { at: string }) => Date.parse(one.at) - Date.parse(other.at)
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
const whole = (ms: number) => Math.max(0, Math.floor(ms / minute))

/** What a day came to: first in and last out against the shift, in the office's time. */
export const dayResult = (facts: DayFacts): DayResult => {
  const { day, shift, timezone, checks, corrections, isHoliday, leave, overtimeApproved } = facts
  const corrected = (kind: CheckKind) => corrections.filter((one) => one.kind === kind).at(-1)?.at
  const in_at = corrected('in') ?? firstIn(checks) ?? null
  const out_at = corrected('out') ?? lastOut(checks) ?? null
  const span = spanOf(day, shift, timezone)
  const middle = (span.from + span.to) / 2
  const from = leave === 'am' ? middle : span.from
  const to = leave === 'pm' ? middle : span.to
  const isWorkday = shift.workdays.includes(weekdayOf(day))
  const isFree = isHoliday || !isWorkday || leave === 'whole'
  const [begun, ended] = [in_at ? Date.parse(in_at) : undefined, out_at ? Date.parse(out_at) : undefined]
  const isWhole = begun !== undefined && ended !== undefined && ended > begun
  const present = isWhole ? whole(ended - begun) : 0
  const work_min = Math.max(0, present - (present > 5 * 60 ? shift.break_min : 0))
  const beyond = isFree ? work_min : isWhole ? whole(ended - to) : 0
  const late = !isFree && begun !== undefined && begun > from + shift.grace_min * minute ? whole(begun - from) : 0
  const early_min = !isFree && isWhole && ended < to ? Math.ceil((to - ended) / minute) : 0
  const isTrip = checks.some(({ place }) => place === 'trip')

  const result = (): DayResultKind => {
    // A free day within a leave is not taken from the balance, so it is no day of leave.
    if (isHoliday) return 'Holiday'
    if (!isWorkday) return 'Off'
    if (leave === 'whole') return 'Leave'
    if (isTrip && in_at) return 'Trip'
    if (!in_at && !out_at) return leave === 'none' ? 'Absent' : 'Leave'
    if (!isWhole) return 'Incomplete'
    if (late > 0) return 'Late'
    return early_min > 0 ? 'Early_Leave' : 'Present'
  }
  return {
    ...{ result: result(), in_at, out_at, work_min, late_min: late, early_min },
    overtime_min: Math.min(overtimeApproved, beyond),
  }
}

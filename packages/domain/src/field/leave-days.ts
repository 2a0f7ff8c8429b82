import { addDays, daysFrom } from '../values/dates.ts'
import type { HalfDay } from './day-results.ts'

export const leaveTypes = [
  'annual',
  'sick',
  'maternity',
  'paternity',
  'marriage',
  'bereavement',
  'unpaid',
  'comp_off',
] as const
export type LeaveType = (typeof leaveTypes)[number]

/** Taken from a balance, which is the sum of a ledger. */
export const balancedTypes = ['annual', 'comp_off'] as const satisfies readonly LeaveType[]
export const hasBalance = (type: LeaveType) => balancedTypes.some((one) => one === type)
/** Weekends and holidays count too. */
const countsAllDays = (type: LeaveType) => type === 'maternity'

/** What HR sets for each type. */
export type LeaveRule = {
  /** Offered to staff. What was asked for before stays. */
  is_offered: boolean
  /** At most so many days at once; null: the longest leave there is. */
  most_days: number | null
  /** More days than this need a letter; null: never. */
  letter_over: number | null
  /** Beyond this a leave needs HR after the supervisor. */
  hr_over: number
  /** Granted for a whole year; 0: nothing is granted by itself. */
  grant_days: number
  /** Of the rest, this much at most goes on into the next year. */
  most_carried: number
  /** What was carried over ends with this month. */
  carried_until_month: number
  /** A day of joint leave is taken from this balance; otherwise it is free. */
  takes_joint_leave: boolean
}
const usual = { is_offered: true, most_days: null, letter_over: null, hr_over: 5 } as const
const usualYear = { grant_days: 0, most_carried: 0, carried_until_month: 3, takes_joint_leave: false } as const

/** What holds until HR sets something else. */
export const usualLeaveRules: Readonly<Record<LeaveType, LeaveRule>> = {
  annual: { ...usual, ...usualYear, grant_days: 12, most_carried: 6 },
  sick: { ...usual, ...usualYear, letter_over: 1 },
  maternity: { ...usual, ...usualYear, most_days: 90, letter_over: 0 },
  paternity: { ...usual, ...usualYear, most_days: 2 },
  marriage: { ...usual, ...usualYear, most_days: 3 },
  bereavement: { ...usual, ...usualYear, most_days: 2 },
  unpaid: { ...usual, ...usualYear, most_days: 60 },
  comp_off: { ...usual, ...usualYear },
}
export const needsLetter = ({ letter_over }: Pick<LeaveRule, 'letter_over'>, days: number) =>
  letter_over !== null && days > letter_over
export const needsHr = ({ hr_over }: Pick<LeaveRule, 'hr_over'>, days: number) => days > hr_over

/** A warning, not a stop: more of a team than this would be away. */
export const teamShare = 0.3
export const longestLeaveDays = 120

export type LeavePeriod = { leave_type: LeaveType; from_date: string; to_date: string; half_day: HalfDay | null }
type IsFree = (day: string) => boolean

export const daysOf = ({ from_date, to_date }: Pick<LeavePeriod, 'from_date' | 'to_date'>) =>
  Array.from({ length: Math.max(0, Math.min(366, daysFrom(from_date, to_date) + 1)) }, (_, n) => addDays(from_date, n))

/** Working days of a leave: without weekends and holidays, a half for half a day. */
export const leaveDays = (period: LeavePeriod, isFree: IsFree) => {
  const counted = daysOf(period).filter((day) => countsAllDays(period.leave_type) || !isFree(day)).length
  return period.half_day ? counted / 2 : counted
}

export const yearOf = (day: string) => Number(day.slice(0, 4))
/** How many of them are in the year after the first day's: those are taken from that year's balance. */
export const daysOfNextYear = (period: LeavePeriod, isFree: IsFree) => {
  const turn = `${yearOf(period.from_date) + 1}-01-01`
  return period.to_date < turn ? 0 : leaveDays({ ...period, from_date: turn }, isFree)
}

type Worked = { day: string; in_at: string | null; out_at: string | null }
/** Was the user at work in the very time they ask for? Of half a day only that half counts: `middle` is the instant between both. */
export const isWorked = ({ in_at, out_at }: Worked, half_day: HalfDay | null, middle: string) => {
  const times = [in_at, out_at].filter((at) => at !== null).map((at) => Date.parse(at))
  if (times.length === 0) return false
  if (!half_day) return true
  return half_day === 'am' ? Math.min(...times) < Date.parse(middle) : Math.max(...times) > Date.parse(middle)
}

/** The first working day afterwards. */
export const backOn = ({ to_date }: Pick<LeavePeriod, 'to_date'>, isFree: IsFree) => {
  const next = Array.from({ length: 60 }, (_, n) => addDays(to_date, n + 1))
  return next.find((day) => !isFree(day)) ?? addDays(to_date, 1)
}

export const overlaps = (one: Omit<LeavePeriod, 'leave_type'>, other: Omit<LeavePeriod, 'leave_type'>) => {
  if (one.to_date < other.from_date || other.to_date < one.from_date) return false
  const isSameDay = one.from_date === other.from_date && one.to_date === other.to_date
  return !(isSameDay && one.half_day && other.half_day && one.half_day !== other.half_day)
}

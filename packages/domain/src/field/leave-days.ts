import { addDays, daysFrom } from '../dates.ts'
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

type TypeRule = {
  /** Taken from a balance. */
  hasBalance?: true
  /** At most so many days at once. */
  most?: number
  /** Weekends and holidays count too. */
  countsAllDays?: true
  /** More days than this need a letter. */
  letterOver?: number
}
export const leaveRules: Readonly<Record<LeaveType, TypeRule>> = {
  annual: { hasBalance: true },
  sick: { letterOver: 1 },
  maternity: { most: 90, countsAllDays: true, letterOver: 0 },
  paternity: { most: 2 },
  marriage: { most: 3 },
  bereavement: { most: 2 },
  unpaid: { most: 60 },
  comp_off: { hasBalance: true },
}
export const balancedTypes = leaveTypes.filter((type) => leaveRules[type].hasBalance)

/** Beyond this a leave needs HR after the supervisor. */
export const hrOver = 5
/** A warning, not a stop: more of a team than this would be away. */
export const teamShare = 0.3
export const longestLeaveDays = 120

export type LeavePeriod = { leave_type: LeaveType; from_date: string; to_date: string; half_day: HalfDay | null }
type IsFree = (day: string) => boolean

export const daysOf = ({ from_date, to_date }: Pick<LeavePeriod, 'from_date' | 'to_date'>) =>
  Array.from({ length: Math.max(0, Math.min(366, daysFrom(from_date, to_date) + 1)) }, (_, n) => addDays(from_date, n))

/** Working days of a leave: without weekends and holidays, a half for half a day. */
export const leaveDays = (period: LeavePeriod, isFree: IsFree) => {
  const counted = daysOf(period).filter((day) => leaveRules[period.leave_type].countsAllDays || !isFree(day)).length
  return period.half_day ? counted / 2 : counted
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

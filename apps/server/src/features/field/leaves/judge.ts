import { leaveModule, standingLeave } from '@sejuk/domain/field/leave'
import {
  backOn,
  daysOf,
  daysOfNextYear,
  isWorked,
  type LeavePeriod,
  type LeaveRule,
  leaveDays,
  longestLeaveDays,
  overlaps,
  teamShare,
} from '@sejuk/domain/field/leave-days'
import { spanOf } from '@sejuk/domain/field/day-results'
import { because, type Message } from '@sejuk/domain/messages'
import { addDays } from '@sejuk/domain/values/dates'
import { and, eq, gte, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import { mayRepresent } from '../../../business/field/approvers.ts'
import { branchHolidays } from '../../../business/field/attendance-days.ts'
import { shiftsOf } from '../../../business/field/shifts.ts'
import type { Db } from '../../../db/database.ts'
import { attendanceChecks, attendanceDays } from '../../../db/tables/field/attendance.ts'
import { leaves as t } from '../../../db/tables/field/leaves.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { sharesRole } from './colleagues.ts'

export type Asked = LeavePeriod & { delegate_user_code: string | null }
type Applicant = { usercode: string; dept_code: string }
type Found = { field: string; message: Message }

export const hasLetter = async (db: Db, leave_code: string) =>
  (await db.$count(
    attachments,
    and(
      eq(attachments.module_name, leaveModule),
      eq(attachments.module_code, leave_code),
      isNull(attachments.deleted_date),
    ),
  )) > 0

const standing = (db: Db, usercodes: readonly string[], { from_date, to_date }: LeavePeriod) =>
  db
    .select()
    .from(t)
    .where(
      and(
        inArray(t.usercode, [...usercodes]),
        inArray(t.status, [...standingLeave]),
        lte(t.from_date, to_date),
        gte(t.to_date, from_date),
      ),
    )

/** Days, the day one is back, and what is free in between. */
export const countDays = async (db: Db, user: Applicant, asked: LeavePeriod) => {
  const shiftOf = await shiftsOf(db)
  const holidays = await branchHolidays(db, user.dept_code, asked.from_date, addDays(asked.to_date, 60))
  const isHoliday = new Set(holidays.map(({ day }) => day))
  const isFree = (day: string) =>
    isHoliday.has(day) || !shiftOf(user, day).workdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay())
  return {
    days: leaveDays(asked, isFree),
    days_next_year: daysOfNextYear(asked, isFree),
    back_on: backOn(asked, isFree),
    free_days: holidays.filter(({ day }) => day <= asked.to_date),
  }
}

/** The first day asked for on which the user was at work already, as checked or as corrected. */
export const workedDay = async (db: Db, user: Applicant & { timezone: string }, asked: LeavePeriod) => {
  if (asked.from_date > companyToday()) return undefined
  const within = (day: typeof attendanceDays.work_date | typeof attendanceChecks.work_date) =>
    and(gte(day, asked.from_date), lte(day, asked.to_date))
  const days = await db
    .select({ day: attendanceDays.work_date, in_at: attendanceDays.in_at, out_at: attendanceDays.out_at })
    .from(attendanceDays)
    .where(and(eq(attendanceDays.usercode, user.usercode), within(attendanceDays.work_date)))
  const checks = await db
    .select({ day: attendanceChecks.work_date, at: attendanceChecks.at_server })
    .from(attendanceChecks)
    .where(
      and(
        eq(attendanceChecks.usercode, user.usercode),
        within(attendanceChecks.work_date),
        ne(attendanceChecks.status, 'Rejected'),
      ),
    )
  const shiftOf = await shiftsOf(db)
  const known = [...days, ...checks.map(({ day, at }) => ({ day, in_at: at, out_at: null }))]
  const worked = known.filter((one) => {
    const { from, to } = spanOf(one.day, shiftOf(user, one.day), user.timezone)
    return isWorked(one, asked.half_day, new Date((from + to) / 2).toISOString())
  })
  return worked.map(({ day }) => day).toSorted()[0]
}

/** How much of the branch's staff with the same work would be away on its worst day. */
export const teamAway = async (db: Db, user: Applicant, asked: LeavePeriod) => {
  const team = await db
    .select({ usercode: users.usercode })
    .from(users)
    .where(
      and(
        eq(users.department, user.dept_code),
        eq(users.is_active, true),
        ne(users.usercode, user.usercode),
        sharesRole(sql`${user.usercode}`, users.usercode),
      ),
    )
  const codes = team.map(({ usercode }) => usercode)
  const away = codes.length ? await standing(db, codes, asked) : []
  const awayOn = (day: string) =>
    new Set(away.filter((one) => one.from_date <= day && day <= one.to_date).map(({ usercode }) => usercode)).size
  const worst = Math.max(0, ...daysOf(asked).map(awayOn)) + 1
  const share = worst / (codes.length + 1)
  return { team: codes.length + 1, team_away: Math.round(share * 100), is_conflict: share > teamShare }
}

const aboutDelegate = async (db: Db, user: Applicant, asked: Asked): Promise<Found[]> => {
  const code = asked.delegate_user_code
  if (!code) return []
  const say = (message: Message) => [{ field: 'delegate_user_code', message }]
  if (code === user.usercode) return say(because('delegate-is-yourself'))
  const [delegate] = await db
    .select({ username: users.username })
    .from(users)
    .where(and(eq(users.usercode, code), eq(users.is_active, true)))
  if (!delegate) return say(because('not-in-list'))
  const name = delegate.username
  if ((await standing(db, [code], asked)).length > 0) return say(because('delegate-on-leave', { name }))
  return (await mayRepresent(db, code, user)) ? [] : say(because('delegate-may-not-approve', { name }))
}

/** Whatever stops a leave, each at its field. */
export const objectionsTo = async (
  db: Db,
  {
    user,
    asked,
    rule,
    days,
    own,
  }: { user: Applicant & { timezone: string }; asked: Asked; rule: LeaveRule; days: number; own?: string },
) => {
  const found: Found[] = []
  const say = (field: string, message: Message) => found.push({ field, message })
  if (asked.to_date < asked.from_date) say('to_date', because('last-day-before-first'))
  if (asked.half_day && asked.from_date !== asked.to_date) say('half_day', because('half-day-of-one-day'))
  if (!rule.is_offered) say('leave_type', because('leave-type-not-offered'))
  const most = rule.most_days ?? longestLeaveDays
  if (days > most || daysOf(asked).length > longestLeaveDays) say('to_date', because('leave-too-long', { n: most }))
  if (days === 0 && asked.to_date >= asked.from_date) say('from_date', because('leave-has-no-workday'))
  const worked = await workedDay(db, user, asked)
  if (worked) say('from_date', because('leave-day-worked', { day: worked }))
  const clash = (await standing(db, [user.usercode], asked)).find(
    (one) => one.leave_code !== own && overlaps(one, asked),
  )
  if (clash) say('from_date', because('leave-overlaps', { leave: clash.leave_code }))
  return [...found, ...(await aboutDelegate(db, user, asked))]
}

/** Held until the transaction ends, so that two leaves of one user cannot overlap. */
export const lockUser = (db: Db, usercode: string) =>
  db.execute(sql`select 1 from ${users} where ${users.usercode} = ${usercode} for update`)

import { dayIsOver, dayResult, workdayOf } from '@sejuk/domain/field/day-results'
import { daysOf } from '@sejuk/domain/field/leave-days'
import { addDays } from '@sejuk/domain/values/dates'
import { and, between, eq, gte, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { attendanceChecks, attendanceDays, attendanceRequests } from '../../db/tables/field/attendance.ts'
import { leaves } from '../../db/tables/field/leaves.ts'
import { departments } from '../../db/tables/masters/departments.ts'
import { holidays } from '../../db/tables/masters/holidays.ts'
import { users } from '../../db/tables/platform/users.ts'
import { type ShiftOf, shiftsOf } from './shifts.ts'

type Wanted = {
  usercodes: readonly string[]
  from: string
  to: string
  now?: number
  /** Only days that have no result yet. */
  onlyMissing?: boolean
}

const people = (db: Db, usercodes: readonly string[]) =>
  db
    .select({
      usercode: users.usercode,
      dept_code: users.department,
      timezone: departments.timezone,
      join_date: users.join_date,
      resign_date: users.resign_date,
    })
    .from(users)
    .innerJoin(departments, eq(departments.dept_code, users.department))
    .where(inArray(users.usercode, [...usercodes]))

const factsOf = async (db: Db, { usercodes, from, to }: Wanted) => {
  const mine = [...usercodes]
  const checks = await db
    .select()
    .from(attendanceChecks)
    .where(
      and(
        inArray(attendanceChecks.usercode, mine),
        between(attendanceChecks.work_date, from, to),
        ne(attendanceChecks.status, 'Rejected'),
      ),
    )
    .orderBy(attendanceChecks.at_server)
  const requests = await db
    .select()
    .from(attendanceRequests)
    .where(
      and(
        inArray(attendanceRequests.usercode, mine),
        between(attendanceRequests.work_date, from, to),
        eq(attendanceRequests.status, 'Approved'),
      ),
    )
    .orderBy(attendanceRequests.decided_date)
  const away = await db
    .select()
    .from(leaves)
    .where(
      and(
        inArray(leaves.usercode, mine),
        lte(leaves.from_date, to),
        gte(leaves.to_date, from),
        inArray(leaves.status, ['Approved', 'Adjusted']),
      ),
    )
  const free = await db
    .select({ day: holidays.holiday_date, dept_code: holidays.dept_code })
    .from(holidays)
    .where(between(holidays.holiday_date, from, to))
  const keyOf = ({ usercode, work_date }: { usercode: string; work_date: string }) => `${usercode} ${work_date}`
  return {
    checks: Map.groupBy(checks, keyOf),
    requests: Map.groupBy(requests, keyOf),
    leaves: Map.groupBy(away, ({ usercode }) => usercode),
    isHoliday: (day: string, dept_code: string) =>
      free.some((one) => one.day === day && (one.dept_code === null || one.dept_code === dept_code)),
  }
}

type Person = Awaited<ReturnType<typeof people>>[number]
type Facts = Awaited<ReturnType<typeof factsOf>>

const rowOf = (person: Person, work_date: string, facts: Facts, shiftOf: ShiftOf) => {
  const { usercode, dept_code, timezone } = person
  const shift = shiftOf(person, work_date)
  const key = `${usercode} ${work_date}`
  const checks = facts.checks.get(key) ?? []
  const requests = facts.requests.get(key) ?? []
  const leave = facts.leaves.get(usercode)?.find((one) => one.from_date <= work_date && work_date <= one.to_date)
  const first = checks.find(({ kind }) => kind === 'in')
  return {
    ...{ usercode, work_date, dept_code, shift_name: shift.shift_name },
    ...dayResult({
      ...{ day: work_date, shift, timezone },
      checks: checks.map(({ kind, at_server, place }) => ({ kind, at: at_server, place })),
      corrections: requests.flatMap(({ kind, at }) => (kind !== 'overtime' && at ? [{ kind, at }] : [])),
      isHoliday: facts.isHoliday(work_date, dept_code),
      leave: leave ? (leave.half_day ?? 'whole') : 'none',
      overtimeApproved: requests.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
    }),
    in_place: first?.place ?? null,
    in_distance_m: first?.distance_m ?? null,
    is_outside: checks.some(({ in_radius }) => !in_radius),
    risk: [...new Set(checks.flatMap(({ risk }) => risk))],
  }
}

const atOnce = 500

/** Computes the results of days that are over, and writes them where they are new or changed. */
export const computeDays = async (db: Db, wanted: Wanted) => {
  if (wanted.usercodes.length === 0) return 0
  const { now = Date.now(), onlyMissing = false } = wanted
  const shiftOf = await shiftsOf(db)
  const facts = await factsOf(db, wanted)
  const known = onlyMissing
    ? await db
        .select({ usercode: attendanceDays.usercode, work_date: attendanceDays.work_date })
        .from(attendanceDays)
        .where(
          and(
            inArray(attendanceDays.usercode, [...wanted.usercodes]),
            between(attendanceDays.work_date, wanted.from, wanted.to),
          ),
        )
    : []
  const isThere = new Set(known.map(({ usercode, work_date }) => `${usercode} ${work_date}`))
  const days = daysOf({ from_date: wanted.from, to_date: wanted.to })
  const rows = (await people(db, wanted.usercodes)).flatMap((person) =>
    days
      .filter(
        (day) =>
          !isThere.has(`${person.usercode} ${day}`) &&
          (!person.join_date || person.join_date <= day) &&
          (!person.resign_date || day <= person.resign_date) &&
          dayIsOver(day, shiftOf(person, day), person.timezone, now),
      )
      .map((day) => rowOf(person, day, facts, shiftOf)),
  )
  const names = [
    'dept_code',
    'shift_name',
    'result',
    'in_at',
    'out_at',
    'in_place',
    'in_distance_m',
    'is_outside',
  ] as const
  const counts = ['risk', 'work_min', 'late_min', 'early_min', 'overtime_min'] as const
  const set = Object.fromEntries([...names, ...counts].map((name) => [name, sql.raw(`excluded.${name}`)]))
  for (let n = 0; n < rows.length; n += atOnce)
    await db
      .insert(attendanceDays)
      .values(rows.slice(n, n + atOnce))
      .onConflictDoUpdate({
        target: [attendanceDays.usercode, attendanceDays.work_date],
        set: { ...set, computed_date: sql`now()` },
      })
  return rows.length
}

/** The working day of a user at a moment. */
export const workDateOf = async (
  db: Db,
  user: { usercode: string; dept_code: string; timezone: string },
  at: string,
) => {
  const shiftOf = await shiftsOf(db)
  const near = workdayOf(at, shiftOf(user, at.slice(0, 10)), user.timezone)
  const shift = shiftOf(user, near)
  return { work_date: workdayOf(at, shift, user.timezone), shift }
}

export const branchHolidays = async (db: Db, dept_code: string, from: string, to: string) =>
  db
    .select({ day: holidays.holiday_date, name: holidays.holiday_name, local_name: holidays.local_name })
    .from(holidays)
    .where(
      and(between(holidays.holiday_date, from, to), or(isNull(holidays.dept_code), eq(holidays.dept_code, dept_code))),
    )
    .orderBy(holidays.holiday_date)

/** The last days that a job looks at: what came late from a phone is still found. */
export const recentDays = (today: string) => ({ from: addDays(today, -4), to: today })

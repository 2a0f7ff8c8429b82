import { balancedTypes, type LeaveRule, type LeaveType } from '@sejuk/domain/field/leave-days'
import { carriedExpiry, carriedGone, grantOf, type LedgerLine, yearTurn } from '@sejuk/domain/field/leave-ledger'
import { addDays } from '@sejuk/domain/values/dates'
import { and, between, eq, gt, gte, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { holdersOf } from '../../../business/field/approvers.ts'
import { leaveRulesOf } from '../../../business/field/leave-rules.ts'
import { shiftsOf } from '../../../business/field/shifts.ts'
import type { Database, Db } from '../../../db/database.ts'
import { attendanceChecks } from '../../../db/tables/field/attendance.ts'
import { leaveLedger as t } from '../../../db/tables/field/leaves.ts'
import { holidays } from '../../../db/tables/masters/holidays.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'

type Whose = { usercode: string; leave_type: LeaveType }
const ofWhom = ({ usercode, leave_type }: Whose) => and(eq(t.usercode, usercode), eq(t.leave_type, leave_type))

const sumOf = async (db: Db, whose: Whose, where: SQL | undefined) => {
  const [found] = await db
    .select({ days: sql<number>`coalesce(sum(${t.days}), 0)::float8` })
    .from(t)
    .where(and(ofWhom(whose), where))
  return found?.days ?? 0
}

const write = (db: Db, whose: Whose, line_date: string, lines: readonly LedgerLine[]) =>
  lines.length
    ? db
        .insert(t)
        .values(lines.map((line) => ({ ...line, ...whose, line_date })))
        .onConflictDoNothing()
    : undefined

/** Whether a year was begun for a user already: the job runs every day and writes once. */
const isDone = async (db: Db, whose: Whose, from: string, to: string, kind: LedgerLine['kind']) =>
  (await db.$count(t, and(ofWhom(whose), eq(t.kind, kind), between(t.line_date, from, to)))) > 0

type Turn = { whose: Whose; join_date: string | null; rule: LeaveRule; today: string }
const turnYear = async (db: Db, { whose, join_date, rule, today }: Turn) => {
  const year = Number(today.slice(0, 4))
  const first = `${year}-01-01`
  const granted = grantOf(join_date, year, rule)
  if (granted > 0 && !(await isDone(db, whose, first, `${year}-12-31`, 'grant'))) {
    const rest = await sumOf(db, whose, lt(t.line_date, first))
    const begins = join_date && join_date > first ? join_date : first
    await write(db, whose, begins, yearTurn(rest, granted, rule))
  }
  const gone = carriedGone(year, rule)
  if (today < gone || (await isDone(db, whose, gone, gone, 'expire'))) return
  const inTime = and(gte(t.line_date, first), lt(t.line_date, gone))
  const carried = await sumOf(db, whose, and(inTime, eq(t.kind, 'carry_over')))
  const taken = -(await sumOf(db, whose, and(inTime, inArray(t.kind, ['take', 'give_back', 'joint_leave']))))
  // An earlier end, before HR moved the month, is not repeated.
  const ended = -(await sumOf(db, whose, and(gt(t.line_date, first), lt(t.line_date, gone), eq(t.kind, 'expire'))))
  await write(db, whose, gone, carriedExpiry(carried, taken, ended))
}

/** So many days back joint leave is still taken: a job may not have run for some. */
const lookBack = 7

/** A day that everybody has off is taken from the balance, once it is over and unless one worked or was off anyway. */
const takeJointLeave = async (
  db: Db,
  user: { usercode: string; dept_code: string; join_date: string | null },
  today: string,
) => {
  const from = addDays(today, -lookBack)
  const days = await db
    .select({ day: holidays.holiday_date })
    .from(holidays)
    .where(
      and(
        eq(holidays.kind, 'joint_leave'),
        gte(holidays.holiday_date, from),
        lt(holidays.holiday_date, today),
        or(isNull(holidays.dept_code), eq(holidays.dept_code, user.dept_code)),
      ),
    )
  if (days.length === 0) return
  const shiftOf = await shiftsOf(db)
  for (const { day } of days) {
    if (user.join_date && user.join_date > day) continue
    if (!shiftOf(user, day).workdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay())) continue
    const worked = and(eq(attendanceChecks.usercode, user.usercode), eq(attendanceChecks.work_date, day))
    if ((await db.$count(attendanceChecks, and(worked, ne(attendanceChecks.status, 'Rejected')))) > 0) continue
    await write(db, { usercode: user.usercode, leave_type: 'annual' }, day, [{ kind: 'joint_leave', days: -1 }])
  }
}

/** Grants the year, carries over what may be, and ends what was carried over when its month is over. */
export const keepLedger = async (database: Database['db'], today = companyToday()) => {
  const everybody = await holdersOf(database, 'Leave-Create')
  const ruleOf = await leaveRulesOf(database)
  for (const usercode of everybody)
    await database.transaction(async (db) => {
      const [user] = await db
        .select({ usercode: users.usercode, dept_code: users.department, join_date: users.join_date })
        .from(users)
        .where(eq(users.usercode, usercode))
        .for('update')
      if (!user) return
      for (const leave_type of balancedTypes)
        await turnYear(db, {
          whose: { usercode, leave_type },
          join_date: user.join_date,
          rule: ruleOf(leave_type),
          today,
        })
      if (ruleOf('annual').takes_joint_leave) await takeJointLeave(db, user, today)
    })
}

export const leaveLedgerWorker: Worker<object> = {
  name: 'leave-ledger',
  cron: '30 1 * * *',
  work: async ({ db }) => keepLedger(db),
}

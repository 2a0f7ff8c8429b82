import { addDays } from '@sejuk/domain/dates'
import { carriedUntil, grantOf, springExpiry, yearTurn } from '@sejuk/domain/field/leave-ledger'
import { and, between, eq, inArray, lt, sql } from 'drizzle-orm'
import { holdersOf } from '../../../business/field/approvers.ts'
import type { Database, Db } from '../../../db/database.ts'
import { leaveLedger as t } from '../../../db/tables/field/leaves.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'

const sumOf = async (db: Db, usercode: string, where: ReturnType<typeof and>) => {
  const [found] = await db
    .select({ days: sql<number>`coalesce(sum(${t.days}), 0)::float8` })
    .from(t)
    .where(and(eq(t.usercode, usercode), eq(t.leave_type, 'annual'), where))
  return found?.days ?? 0
}

type Line = { kind: 'grant' | 'carry_over' | 'take' | 'give_back' | 'expire'; days: number }
const write = (db: Db, usercode: string, line_date: string, lines: readonly Line[]) =>
  lines.length
    ? db
        .insert(t)
        .values(lines.map((line) => ({ ...line, usercode, line_date, leave_type: 'annual' as const })))
        .onConflictDoNothing()
    : undefined

/** Whether a year was begun for a user already: the job runs every day and writes once. */
const isDone = async (db: Db, usercode: string, from: string, to: string, kind: Line['kind']) =>
  (await db.$count(
    t,
    and(eq(t.usercode, usercode), eq(t.leave_type, 'annual'), eq(t.kind, kind), between(t.line_date, from, to)),
  )) > 0

const turnYear = async (
  db: Db,
  { usercode, join_date }: { usercode: string; join_date: string | null },
  today: string,
) => {
  const year = Number(today.slice(0, 4))
  const first = `${year}-01-01`
  const granted = grantOf(join_date, year)
  if (granted > 0 && !(await isDone(db, usercode, first, `${year}-12-31`, 'grant'))) {
    const rest = await sumOf(db, usercode, lt(t.line_date, first))
    const begins = join_date && join_date > first ? join_date : first
    await write(db, usercode, begins, yearTurn(rest, granted))
  }
  const end = `${year}-${carriedUntil}`
  const expiry = addDays(end, 1)
  if (today < expiry || (await isDone(db, usercode, expiry, expiry, 'expire'))) return
  const carried = await sumOf(db, usercode, and(between(t.line_date, first, end), eq(t.kind, 'carry_over')))
  const taken = -(await sumOf(
    db,
    usercode,
    and(between(t.line_date, first, end), inArray(t.kind, ['take', 'give_back'])),
  ))
  await write(db, usercode, expiry, springExpiry(carried, taken))
}

/** Grants the year, carries over what may be, and ends what was carried over after March. */
export const keepLedger = async (database: Database['db'], today = companyToday()) => {
  const everybody = await holdersOf(database, 'Leave-Create')
  for (const usercode of everybody)
    await database.transaction(async (db) => {
      const [user] = await db
        .select({ usercode: users.usercode, join_date: users.join_date })
        .from(users)
        .where(eq(users.usercode, usercode))
        .for('update')
      if (user) await turnYear(db, user, today)
    })
}

export const leaveLedgerWorker: Worker<object> = {
  name: 'leave-ledger',
  cron: '30 1 * * *',
  work: async ({ db }) => keepLedger(db),
}

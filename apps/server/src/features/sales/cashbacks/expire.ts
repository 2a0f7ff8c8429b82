import { daysLeft, expiryNotices, spendableStatuses } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { addDays } from '@sejuk/domain/values/dates'
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { entity, type Line, moveCashback } from '../../../business/sales/cashback-lines.ts'
import type { Database, Db } from '../../../db/database.ts'
import { cashbacks as t } from '../../../db/tables/sales/cashbacks.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import type { Within } from '../../../platform/notify/notify.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { notifyEnd } from './notices.ts'
import { differencesIn, notifyDifferences } from './reconcile.ts'

const clock = { usercode: 'clock', username: 'Sejuk', via: 'clock', ip: '', request_id: 'cashback-ends' }
const perStep = 100

const open = (db: Db, ...more: Parameters<typeof and>) =>
  db
    .select()
    .from(t)
    .where(and(inArray(t.status, spendableStatuses), gt(t.cashback_remain, 0), ...more))
    .orderBy(asc(t.cashback_code))
    .limit(perStep)
    .for('update', { skipLocked: true })

/** Takes what was not spent in time. What orders have planned stays theirs until they are done with it. */
const expireSome = (database: Database['db'], within: Omit<Within, 'db'>, day: string) =>
  database.transaction(async (db) => {
    const gone = await open(db, lt(t.valid_to, day))
    for (const line of gone) {
      const amount = line.cashback_remain
      const { status } = await moveCashback(db, clock, line, [{ kind: 'expire', amount: -amount }])
      await logActions(db, clock, [
        { entity, entity_code: line.cashback_code, action: 'expire', from_status: line.status, to_status: status },
      ])
      await notifyEnd({ ...within, db }, line, 'cashback-expired', amount)
    }
    return gone.length
  })

const noticeOf = (line: Line, day: string) => {
  const left = daysLeft(day, line.valid_to)
  return expiryNotices.filter((days) => left <= days).at(-1)
}

/** Thirty, seven and one day before the end, each once. */
const warnSome = (database: Database['db'], within: Omit<Within, 'db'>, day: string) =>
  database.transaction(async (db) => {
    const due = sql`case ${sql.join(
      expiryNotices.toReversed().map((days) => sql`when ${t.valid_to} <= ${addDays(day, days)} then ${days}::int`),
      sql` `,
    )} end`
    const ending = await open(db, sql`${t.valid_to} >= ${day}`, sql`${due} < coalesce(${t.told_days}, 1000)`)
    for (const line of ending) {
      await db
        .update(t)
        .set({ told_days: noticeOf(line, day) ?? null, row_version: sql`${t.row_version}` })
        .where(eq(t.cashback_code, line.cashback_code))
      await notifyEnd({ ...within, db }, line, 'cashback-expiring', line.cashback_remain)
    }
    return ending.length
  })

/** By night: what ended is taken, what ends soon is told, and the books are compared with the ledger. */
export const endCashbacks = async (db: Database['db'], within: Omit<Within, 'db'>, day = companyToday()) => {
  while ((await expireSome(db, within, day)) === perStep);
  while ((await warnSome(db, within, day)) === perStep);
  const { differences } = await differencesIn(db)
  if (differences.length) await notifyDifferences({ ...within, db }, differences.length)
}

export const cashbackEnds: Worker<object> = {
  name: 'cashback-ends',
  cron: '20 0 * * *',
  work: ({ db, jobs, config }) => endCashbacks(db, { jobs, config }),
}

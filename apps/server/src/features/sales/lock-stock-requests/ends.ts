import { lockEnd, lockWarnings, warningDue } from '@sejuk/domain/sales/lock-stock-requests'
import { dayIn, daysFrom } from '@sejuk/domain/values/dates'
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { lockStockRequests as t } from '../../../db/tables/sales/lock-stock-requests.ts'
import type { ActingWithin } from '../../../platform/documents/action-context.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { onLockStockRequest } from './commands.ts'
import { notifyEnding } from './notices.ts'
import { liveLocks } from './queries.ts'
import { tellUnanswered } from './release-requests.ts'

type Within = Omit<ActingWithin, 'db'>
const perStep = 200

/** In the order of their codes, from the last one seen, so that one that cannot be ended now does not stand in the way. */
const endingBy = (db: Database['db'], lastDay: string, after: string) =>
  db
    .select({ lock: t, timezone: departments.timezone })
    .from(t)
    .innerJoin(departments, eq(departments.dept_code, t.dept_code))
    .where(and(liveLocks, lte(t.valid_to, lastDay), gt(t.lock_stock_order_code, after)))
    .orderBy(asc(t.lock_stock_order_code))
    .limit(perStep)

const eachEnding = async (
  db: Database['db'],
  lastDay: string,
  act: (found: { lock: typeof t.$inferSelect; timezone: string }) => Promise<unknown>,
) => {
  let after = ''
  for (;;) {
    const found = await endingBy(db, lastDay, after)
    for (const one of found) await act(one)
    after = found.at(-1)?.lock.lock_stock_order_code ?? ''
    if (found.length < perStep) return
  }
}

/** The day farthest in the east, so that no branch is late. */
const latestDay = (now: string) => dayIn(now, 'Asia/Jayapura')

/** At six in the evening of the branch what is left is free; three days and one day before the owner is warned. */
export const endLocks = async (db: Database['db'], within: Within, now = new Date().toISOString()) => {
  await eachEnding(db, latestDay(now), async ({ lock, timezone }) => {
    if (lockEnd(lock.valid_to, timezone) > now) return
    await db.transaction((inside) =>
      onLockStockRequest.actBySystem({ ...within, db: inside }, 'expire', lock.lock_stock_order_code),
    )
  })
  const soonest = new Date(Date.parse(now) + lockWarnings[0] * 86_400_000).toISOString()
  await eachEnding(db, latestDay(soonest), async ({ lock, timezone }) => {
    const due = warningDue(daysFrom(dayIn(now, timezone), lock.valid_to), lock.warned_days)
    if (due === undefined) return
    await db.transaction(async (inside) => {
      await inside
        .update(t)
        .set({ warned_days: due, row_version: sql`${t.row_version}` })
        .where(eq(t.lock_stock_order_code, lock.lock_stock_order_code))
      await notifyEnding({ ...within, db: inside }, lock)
    })
  })
  await tellUnanswered(db, within)
}

export const lockStockEnds: Worker<object> = {
  name: 'lock-stock-ends',
  cron: '*/10 * * * *',
  work: ({ db, jobs, config, offers }) => endLocks(db, { jobs, config, offers }),
}

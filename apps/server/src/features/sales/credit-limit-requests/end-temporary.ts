import { announcedDays, creditLimitRequest } from '@sejuk/domain/sales/credit-limit-requests'
import { addDays } from '@sejuk/domain/values/dates'
import { and, asc, eq, gte, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Database, Db } from '../../../db/database.ts'
import { creditLimitRequests as t } from '../../../db/tables/sales/credit-limit-requests.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import type { Within } from '../../../platform/notify/notify.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { notifyEnd } from './notices.ts'

const clock = { usercode: 'clock', username: 'Sejuk', via: 'clock', ip: '', request_id: 'temporary-limit-ends' }
const perStep = 100

const running = (db: Db, ...more: Parameters<typeof and>) =>
  db
    .select()
    .from(t)
    .where(and(isNotNull(t.granted_amount), isNull(t.ended_date), ...more))
    .orderBy(asc(t.valid_to), asc(t.request_code))
    .limit(perStep)
    .for('update', { skipLocked: true })

/** After its last day a temporary limit no longer counts; the log of request and customer says so. */
const endSome = (database: Database['db'], within: Omit<Within, 'db'>, day: string) =>
  database.transaction(async (db) => {
    const over = await running(db, lt(t.valid_to, day))
    for (const row of over) {
      await db.update(t).set({ ended_date: sql`now()` }).where(eq(t.request_code, row.request_code))
      const was = { before: { temporary_limit: row.granted_amount }, after: { temporary_limit: null } }
      await logActions(db, clock, [
        { entity: creditLimitRequest.entity, entity_code: row.request_code, action: 'end', ...was },
        {
          entity: 'customer',
          entity_code: row.customer_code,
          action: 'credit-limit',
          reason: row.request_code,
          ...was,
        },
      ])
      await notifyEnd({ ...within, db }, row, 'temporary-limit-ended')
    }
    return over.length
  })

const announceSome = (database: Database['db'], within: Omit<Within, 'db'>, day: string) =>
  database.transaction(async (db) => {
    const soon = [gte(t.valid_to, day), lte(t.valid_to, addDays(day, announcedDays)), eq(t.is_end_told, false)]
    const ending = await running(db, ...soon)
    for (const row of ending) {
      await db
        .update(t)
        .set({ is_end_told: true, row_version: sql`${t.row_version}` })
        .where(eq(t.request_code, row.request_code))
      await notifyEnd({ ...within, db }, row, 'temporary-limit-ending')
    }
    return ending.length
  })

export const endTemporaryLimits = async (db: Database['db'], within: Omit<Within, 'db'>, day = companyToday()) => {
  while ((await endSome(db, within, day)) === perStep);
  while ((await announceSome(db, within, day)) === perStep);
}

export const temporaryLimitEnds: Worker<object> = {
  name: 'temporary-limit-ends',
  cron: '10 0 * * *',
  work: ({ db, jobs, config }) => endTemporaryLimits(db, { jobs, config }),
}

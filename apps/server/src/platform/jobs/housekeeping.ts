import { lt, or, sql } from 'drizzle-orm'
import { idempotencyKeys } from '../../db/tables/platform/idempotency-keys.ts'
import { loginCodes, sessions, signInAttempts, signInStarts } from '../../db/tables/platform/sessions.ts'
import type { Worker } from './jobs.ts'

/** Deletes expired data, a little every night. */
export const housekeeping: Worker<object> = {
  name: 'housekeeping',
  cron: '20 3 * * *',
  work: async ({ db }) => {
    const now = sql`now()`
    await db.delete(sessions).where(or(lt(sessions.expires_date, now), lt(sessions.ends_date, now)))
    await db.delete(loginCodes).where(lt(loginCodes.expires_date, now))
    await db.delete(signInStarts).where(lt(signInStarts.expires_date, now))
    await db
      .delete(signInAttempts)
      .where(
        sql`not exists (select from unnest(${signInAttempts.attempts}) moment where moment > now() - interval '1 day')`,
      )
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_date, sql`now() - interval '72 hours'`))
  },
}

import { sql } from 'drizzle-orm'
import type { Worker } from '../jobs/jobs.ts'

/** Deletes old notifications, sent messages and missing-word reports, a little every night. */
export const purgeMessages: Worker<object> = {
  name: 'old-messages',
  cron: '40 3 * * *',
  work: async ({ db }) => {
    await db.execute(
      sql`delete from notifications where read_date < now() - interval '90 days' or created_date < now() - interval '1 year'`,
    )
    await db.execute(sql`delete from outbox where done_date < now() - interval '180 days'`)
    await db.execute(sql`delete from missing_words where last_date < now() - interval '90 days'`)
  },
}

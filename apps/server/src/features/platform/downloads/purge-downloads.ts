import { and, eq, lt, notInArray, sql } from 'drizzle-orm'
import { downloadJobs as t } from '../../../db/tables/platform/downloads.ts'
import { openFiles } from '../../../platform/files/files.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'

const rememberedDays = 90

/** Files go after their days; that there was a download is remembered a while longer. */
export const purgeDownloads: Worker<object> = {
  name: 'throw-away-downloads',
  cron: '40 3 * * *',
  work: async ({ db, config }) => {
    const { store } = await openFiles(config, db)
    const over = await db
      .select({ job_id: t.job_id, store_key: t.store_key })
      .from(t)
      .where(and(eq(t.status, 'Ready'), lt(t.expires_date, sql`now()`)))
    for (const { job_id, store_key } of over) {
      if (store_key) await store.remove(store_key)
      await db.update(t).set({ status: 'Expired', store_key: null }).where(eq(t.job_id, job_id))
    }
    await db
      .delete(t)
      .where(
        and(
          notInArray(t.status, ['Queued', 'Running', 'Ready']),
          lt(t.created_date, sql`now() - make_interval(days => ${rememberedDays})`),
        ),
      )
  },
}

import { keysVersion } from '@sejuk/domain/projects/similarity-score'
import { eq, lt, sql } from 'drizzle-orm'
import { similarityKeys } from '../../../business/projects/similar-logs.ts'
import type { Database } from '../../../db/database.ts'
import { projectLogs as t } from '../../../db/tables/projects/project-logs.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'

const perStep = 200

/** Logs whose keys were made by older rules get those of today: nothing that people see changes. */
export const renewKeys = (database: Database['db']) =>
  database.transaction(async (db) => {
    const old = await db
      .select()
      .from(t)
      .where(lt(t.keys_version, keysVersion))
      .orderBy(t.keys_version, t.log_code)
      .limit(perStep)
      .for('update', { skipLocked: true })
    for (const row of old)
      await db
        .update(t)
        .set({ ...similarityKeys(row), updated_date: sql`${t.updated_date}`, row_version: sql`${t.row_version}` })
        .where(eq(t.log_code, row.log_code))
    return old.length
  })

export const similarityKeysJob: Worker<object> = {
  name: 'similarity-keys',
  cron: '*/5 * * * *',
  work: async ({ db }) => {
    while ((await renewKeys(db)) === perStep);
  },
}

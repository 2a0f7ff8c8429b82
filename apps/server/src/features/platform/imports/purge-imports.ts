import { importRowsKeptDays } from '@sejuk/domain/platform/imports'
import { and, eq, lt, sql } from 'drizzle-orm'
import { importRows as rows, importBatches as t } from '../../../db/tables/platform/imports.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'

const rememberedDays = 365

/** Rows hold what people uploaded and are not kept longer than needed; that there was an import is remembered for a year. */
export const purgeImports: Worker<object> = {
  name: 'throw-away-imports',
  cron: '50 3 * * *',
  work: async ({ db }) => {
    const over = lt(t.created_date, sql`now() - make_interval(days => ${importRowsKeptDays})`)
    await db.execute(
      sql`delete from ${rows} using ${t} where ${t.import_batch_code} = ${rows.import_batch_code} and ${over}`,
    )
    await db
      .update(t)
      .set({ status: 'Expired' })
      .where(and(eq(t.status, 'Preview'), over))
    await db.delete(t).where(lt(t.created_date, sql`now() - make_interval(days => ${rememberedDays})`))
  },
}

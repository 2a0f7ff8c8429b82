import { keptMonths } from '@sejuk/domain/field/attendance'
import { visitModule } from '@sejuk/domain/field/visits'
import { and, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { visits as t } from '../../../db/tables/field/visits.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'

const rowsAtOnce = 1000

/** Positions and photos of visits are not stored longer than users agreed to. That somebody was there stays. */
export const forgetVisitPositions = async (database: Database['db'], now = Date.now()) => {
  const oldest = sql`${new Date(now).toISOString()}::timestamptz - ${sql.raw(`interval '${keptMonths} months'`)}`
  const old = await database
    .select({ visit_code: t.visit_code, client_uuid: t.client_uuid })
    .from(t)
    .where(and(lt(t.in_at, oldest), sql`(${t.in_lat} is not null or ${t.out_lat} is not null)`))
    .limit(rowsAtOnce)
  if (old.length === 0) return 0
  const codes = old.map(({ visit_code }) => visit_code)
  const keys = old.map(({ client_uuid }) => client_uuid)
  await database.transaction(async (db) => {
    await db
      .update(t)
      .set({
        ...{ in_lat: null, in_lng: null, in_accuracy_m: null, out_lat: null, out_lng: null, distance_m: null },
        row_version: sql`${t.row_version}`,
      })
      .where(inArray(t.visit_code, codes))
    await db
      .update(attachments)
      .set({ deleted_date: new Date(now).toISOString() })
      .where(
        and(
          sql`${attachments.module_name} = ${visitModule}`,
          isNull(attachments.deleted_date),
          inArray(attachments.module_code, keys),
        ),
      )
  })
  return old.length
}

export const forgetVisitPositionsWorker: Worker<object> = {
  name: 'forget-visit-positions',
  cron: '50 2 * * *',
  work: async ({ db }) => {
    while ((await forgetVisitPositions(db)) === rowsAtOnce);
  },
}

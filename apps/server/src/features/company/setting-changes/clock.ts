import { and, asc, eq, lt, lte, or, sql } from 'drizzle-orm'
import { lockSetting } from '../../../business/company/lock-setting.ts'
import type { Database } from '../../../db/database.ts'
import { settingChanges as t } from '../../../db/tables/company/setting-changes.ts'
import type { ActingWithin } from '../../../platform/documents/action-context.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { onSettingChange } from './commands.ts'

const mostAtOnce = 500

/** Puts in force what was approved for now, and ends what held until yesterday; what was overtaken meanwhile is marked so. */
export const moveSettings = async (
  db: Database['db'],
  within: Omit<ActingWithin, 'db'>,
  at = new Date().toISOString(),
) => {
  const due = await db
    .select({ code: t.change_code, status: t.status, kind: t.kind, scope: t.scope })
    .from(t)
    .where(
      or(
        and(eq(t.status, 'Approved'), lte(t.valid_from, at)),
        and(eq(t.status, 'In_Force'), lt(t.valid_until, sql`(${at}::timestamptz at time zone 'Asia/Jakarta')::date`)),
      ),
    )
    .orderBy(asc(t.valid_from), asc(t.change_code))
    .limit(mostAtOnce)
  for (const { code, status, ...setting } of due)
    await db.transaction(async (tx) => {
      await lockSetting(tx, setting)
      const context = { ...within, db: tx }
      if (status === 'In_Force') return void (await onSettingChange.actBySystem(context, 'end', code))
      // Not possible any more: somebody wrote other values.
      if (!(await onSettingChange.actBySystem(context, 'enforce', code)))
        await onSettingChange.actBySystem(context, 'outdate', code)
    })
}

export const settingClock: Worker<object> = {
  name: 'setting-clock',
  cron: '*/5 * * * *',
  work: ({ db, jobs, config, offers }) => moveSettings(db, { jobs, config, offers }),
}

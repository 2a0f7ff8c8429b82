import { type SettingKind, type SettingValues, stricter } from '@sejuk/domain/company/setting-kinds'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { settingChanges as t } from '../../db/tables/company/setting-changes.ts'
import { plannedRows } from '../../platform/lists/planned-rows.ts'

/**
 * What a setting was at a moment, of what it is today: the next change after that moment says what held before it, and the
 * next end of a temporary one what it was.
 */
export const settingAt = async <Values extends object>(
  db: Db,
  asked: { kind: SettingKind; scope: string; at: string },
  today: Values,
): Promise<Values> => {
  const { kind, scope, at } = asked
  const [next] = await plannedRows<{ values: SettingValues }>(
    db,
    sql`select values from (
        select in_force_date as at, before as values from ${t}
          where kind = ${kind} and scope = ${scope} and in_force_date > ${at}::timestamptz
        union all
        select restored_date, after from ${t}
          where kind = ${kind} and scope = ${scope} and restored_date > ${at}::timestamptz) moves
      order by at limit 1`,
  )
  return next ? ({ ...today, ...next.values } as Values) : today
}

/** What a request of that moment is judged by: its setting or today's, whichever lets less through. */
export const strictestSince = async <Values extends object>(
  db: Db,
  asked: { kind: SettingKind; scope: string; at: string },
  today: Values,
): Promise<Values> => stricter(asked.kind, await settingAt(db, asked, today), today)

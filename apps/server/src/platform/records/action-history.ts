import { dropdownSize } from '@sejuk/contract/lists'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { actionLogs as t } from '../../db/tables/platform/action-logs.ts'
import { hundredOf } from '../lists/dropdown.ts'

/** The action log of a record, newest first. The caller must have checked that the user may see the record. */
export const historyOf = async (db: Db, entity: string, code: string, page: number) => {
  const isOfRecord = and(eq(t.entity, entity), eq(t.entity_code, code))
  const found = await db
    .select({
      log_id: t.log_id,
      at: t.at,
      usercode: t.usercode,
      username: t.username,
      action: t.action,
      from_status: t.from_status,
      to_status: t.to_status,
      reason: t.reason,
      diff: t.diff,
    })
    .from(t)
    .where(isOfRecord)
    .orderBy(desc(t.log_id))
    .limit(dropdownSize + 1)
    .offset((page - 1) * dropdownSize)
  return hundredOf(db, found, page, sql`from ${t} where ${isOfRecord}`)
}

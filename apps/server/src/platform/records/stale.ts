import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { actionLogs } from '../../db/tables/platform/action-logs.ts'
import { refuse } from '../http/refuse.ts'
import { differences } from './action-log.ts'

type Versioned = { row_version: number }
type Asked = { entity: string; entity_code: string; row_version?: number; form: object }

/**
 * Returns the locked row if it still has the version the caller saw, or if the caller names none. A stale edit is refused (409) with the current
 * values, who saved them, and the fields that differ from the caller's, so that the user can merge field by field.
 */
export const stillCurrent = async <Row extends Versioned>(db: Db, row: Row | undefined, asked: Asked): Promise<Row> => {
  if (!row) refuse('notFound')
  if (asked.row_version === undefined || row.row_version === asked.row_version) return row
  const { entity, entity_code, form } = asked
  const theirs = Object.fromEntries(Object.keys(form).map((field) => [field, row[field as keyof Row]]))
  const [last] = await db
    .select({ changed_by: actionLogs.username, changed_date: actionLogs.at })
    .from(actionLogs)
    .where(and(eq(actionLogs.entity, entity), eq(actionLogs.entity_code, entity_code)))
    .orderBy(desc(actionLogs.log_id))
    .limit(1)
  return refuse('conflict', {
    data: {
      current: { ...theirs, row_version: row.row_version },
      changed_by: last?.changed_by ?? null,
      changed_date: last?.changed_date ?? null,
      changed_fields: Object.keys(differences(theirs, form)),
    },
  })
}

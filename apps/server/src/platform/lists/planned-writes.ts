import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { plannedText } from './planned-rows.ts'

/** A statement of the query builder that answers with whole rows of its table. */
type Write = PromiseLike<unknown> & { toSQL: () => { sql: string; params: unknown[] } }

/** The rows of a table as a statement of the query builder wrote them, planned once by each connection. */
export const writePlanned = async <T extends PgTable>(db: Db, table: T, write: Write): Promise<T['$inferSelect'][]> => {
  const columns = Object.entries(getTableColumns(table))
  // The answer names columns, and the fields must be called the same.
  if (columns.some(([field, { name }]) => field !== name)) return (await write) as T['$inferSelect'][]
  const { sql: text, params } = write.toSQL()
  const rows = await plannedText<Record<string, unknown>>(db, text, params, 'write')
  for (const [field, column] of columns)
    for (const row of rows) if (row[field] !== null) row[field] = column.mapFromDriverValue(row[field])
  return rows as T['$inferSelect'][]
}

/** Each number of rows is a statement of its own; of many the names would run out. */
const mostRows = 4

/** Adds rows, and answers with them; few at a time by a statement that is planned once. */
export const insertPlanned = async <T extends PgTable>(
  db: Db,
  table: T,
  values: readonly T['$inferInsert'][],
): Promise<T['$inferSelect'][]> => {
  const write = db
    .insert(table)
    .values([...values])
    .returning()
  return values.length > mostRows ? ((await write) as T['$inferSelect'][]) : writePlanned(db, table, write as Write)
}

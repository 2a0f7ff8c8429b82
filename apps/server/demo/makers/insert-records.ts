import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'

/** Rows that hold lists or objects: slower than `insertRows`, and right for those. */
export const insertRecords = async <T extends PgTable>(
  client: pg.ClientBase,
  table: T,
  rows: readonly T['$inferInsert'][],
) => {
  const [first] = rows
  if (!first) return
  const names = Object.entries(getTableColumns(table))
    .filter(([name]) => name in first)
    .map(([, column]) => `"${column.name}"`)
    .join(', ')
  const itself = `"${getTableName(table)}"`
  await client.query(
    `insert into ${itself} (${names}) select ${names} from jsonb_populate_recordset(null::${itself}, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
}

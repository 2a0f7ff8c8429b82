import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'

const batchSize = 5000

/** Many rows quickly: one array a column, so that a statement has few parameters and few round trips are made. */
export const insertRows = async <T extends PgTable>(
  client: pg.ClientBase,
  table: T,
  rows: readonly T['$inferInsert'][],
) => {
  const [first] = rows
  if (!first) return
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name in first)
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ')
  const arrays = columns.map(([, column], i) => `$${i + 1}::${column.getSQLType()}[]`).join(', ')
  const text = `insert into "${getTableName(table)}" (${names}) select * from unnest(${arrays})`
  for (let from = 0; from < rows.length; from += batchSize) {
    const batch = rows.slice(from, from + batchSize) as Record<string, unknown>[]
    await client.query(
      text,
      columns.map(([name]) => batch.map((row) => row[name] ?? null)),
    )
  }
}

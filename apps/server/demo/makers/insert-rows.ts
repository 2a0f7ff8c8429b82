import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'

const batchSize = 5000

const listText = (list: unknown) =>
  Array.isArray(list) ? `{${list.map((one) => JSON.stringify(String(one))).join(',')}}` : null

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
  // An array of arrays would be taken apart: a list travels as its own text, and so does what is kept as JSON.
  const isList = columns.map(([, column]) => column.getSQLType().endsWith('[]'))
  const isJson = columns.map(([, column]) => column.getSQLType() === 'jsonb')
  const types = columns.map(([, column], i) => (isList[i] ? 'text' : column.getSQLType()))
  const arrays = types.map((type, i) => `$${i + 1}::${type}[]`).join(', ')
  const taken = columns.map(([, column], i) => `c${i}${isList[i] ? `::${column.getSQLType()}` : ''}`).join(', ')
  const aliases = columns.map((_, i) => `c${i}`).join(', ')
  const text = `insert into "${getTableName(table)}" (${names}) select ${taken} from unnest(${arrays}) as given (${aliases})`
  for (let from = 0; from < rows.length; from += batchSize) {
    const batch = rows.slice(from, from + batchSize) as Record<string, unknown>[]
    await client.query(
      text,
      columns.map(([name], i) =>
        batch.map(({ [name]: value = null }) => {
          if (isList[i]) return listText(value)
          return isJson[i] && value !== null ? JSON.stringify(value) : value
        }),
      ),
    )
  }
}

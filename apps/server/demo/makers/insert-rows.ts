import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { indexesAfterwards } from './indexes-afterwards.ts'

/** Rows to a piece of what is sent: enough that the connection is busy, few enough that it fits in memory. */
const batchSize = 1000
/** From so many rows on it pays to build the indexes of an empty table at the end. */
const manyRows = 1000

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escaped = (text: string) => text.replace(/[\\\t\n\r]/g, (letter) => escapes[letter] ?? letter)

const listText = (list: readonly unknown[]) =>
  `{${list.map((one) => `"${String(one).replace(/["\\]/g, '\\$&')}"`).join(',')}}`

/** How a value of a column is written for COPY. */
const writerOf = (type: string) => {
  const write = type.endsWith('[]')
    ? (value: unknown) => (Array.isArray(value) ? escaped(listText(value)) : '\\N')
    : type === 'jsonb'
      ? (value: unknown) => escaped(JSON.stringify(value))
      : (value: unknown) => (typeof value === 'string' ? escaped(value) : String(value))
  return (value: unknown) => (value === null || value === undefined ? '\\N' : write(value))
}

/** Many rows quickly, by COPY: written page by page, not row by row. */
export const insertRows = async <T extends PgTable>(
  client: pg.ClientBase,
  table: T,
  rows: readonly T['$inferInsert'][],
) => {
  const [first] = rows
  if (!first) return
  const columns = Object.entries(getTableColumns(table))
    .filter(([name]) => name in first)
    .map(([name, column]) => ({ name, inTable: `"${column.name}"`, write: writerOf(column.getSQLType()) }))
  const lineOf = (row: Record<string, unknown>) => `${columns.map(({ name, write }) => write(row[name])).join('\t')}\n`
  const pieces = function* () {
    for (let from = 0; from < rows.length; from += batchSize)
      yield rows
        .slice(from, from + batchSize)
        .map(lineOf)
        .join('')
  }
  const itself = `"${getTableName(table)}"`
  const names = columns.map(({ inTable }) => inTable).join(', ')
  const fill = () => pipeline(Readable.from(pieces()), client.query(copyFrom(`copy ${itself} (${names}) from stdin`)))
  if (rows.length >= manyRows && (await isEmpty(client, itself))) await indexesAfterwards(client, [itself], fill)
  else await fill()
}

const isEmpty = async (client: pg.ClientBase, table: string) =>
  (await client.query(`select from ${table} limit 1`)).rowCount === 0

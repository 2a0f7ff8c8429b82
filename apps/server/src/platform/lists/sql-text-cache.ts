import { is, type Query, SQL, sql } from 'drizzle-orm'
import { type PgColumn, PgDialect } from 'drizzle-orm/pg-core'

const dialect = new PgDialect()
const written = new WeakMap<SQL, Query>()

/** A piece as text with its values. Written once, however often a request asks for it. */
export const sqlTextOf = (piece: SQL): Query => {
  const before = written.get(piece)
  if (before) return before
  const query = dialect.sqlToQuery(piece)
  written.set(piece, query)
  return query
}

const known = new WeakMap<SQL, SQL>()

/** SQL without parameters is always the same text: it is built once, not per request. */
export const cachedSqlText = (piece: SQL): SQL => {
  const before = known.get(piece)
  if (before) return before
  const { sql: text, params } = sqlTextOf(piece)
  const raw = params.length ? piece : sql.raw(text)
  known.set(piece, raw)
  return raw
}

const columns = new WeakMap<PgColumn, SQL>()

/** A column as a piece of SQL, the same one whenever it is asked for. */
export const pieceOf = (column: PgColumn | SQL): SQL => {
  if (is(column, SQL)) return column
  const before = columns.get(column)
  if (before) return before
  const piece = sql`${column}`
  columns.set(column, piece)
  return piece
}

import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

const dialect = new PgDialect()
const known = new WeakMap<SQL, SQL>()

/** SQL without parameters is always the same text: it is built once, not per request. */
export const cachedSqlText = (piece: SQL): SQL => {
  const before = known.get(piece)
  if (before) return before
  const { sql: text, params } = dialect.sqlToQuery(piece)
  const written = params.length ? piece : sql.raw(text)
  known.set(piece, written)
  return written
}

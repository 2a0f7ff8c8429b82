import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

const dialect = new PgDialect()
const known = new WeakMap<SQL, SQL>()

/** A piece of SQL without values says the same every time: it is turned into text once, not once a request. */
export const cachedSqlText = (piece: SQL): SQL => {
  const before = known.get(piece)
  if (before) return before
  const { sql: text, params } = dialect.sqlToQuery(piece)
  const written = params.length ? piece : sql.raw(text)
  known.set(piece, written)
  return written
}

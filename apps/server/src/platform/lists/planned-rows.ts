import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { connectionOf, type Db } from '../../db/database.ts'

const dialect = new PgDialect()
const names = new Map<string, string>()
/** Bounds the number of statement names: changing texts would fill the memory of every connection. */
const mostNames = 100

/** A statement that each connection plans once: for short reads that are asked all day, whose values alone change. */
export const plannedRows = async <Row extends object>(db: Db, statement: SQL): Promise<Row[]> => {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  if (!names.has(text) && names.size < mostNames) names.set(text, `planned-${names.size}`)
  const { rows } = await connectionOf(db).query<Row>({ name: names.get(text), text, values: params })
  return rows
}

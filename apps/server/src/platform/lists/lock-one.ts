import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { selectOne } from './selection.ts'

const sources = new WeakMap<PgTable, { columns: ReturnType<typeof getTableColumns>; source: SQL }>()
/** The same objects whenever a table is asked for: what is planned is remembered by them. */
const sourceOf = (table: PgTable) => {
  const known = sources.get(table) ?? { columns: getTableColumns(table), source: sql`${table}` }
  sources.set(table, known)
  return known
}

const waiting = sql`for update`
const skipping = sql`for update skip locked`

/** The record of a table that matches, by a statement that is planned once. */
export const findOne = async <T extends PgTable>(db: Db, table: T, where: SQL | undefined) => {
  const { columns, source } = sourceOf(table)
  return (await selectOne(db, columns, source, where)) as T['$inferSelect'] | undefined
}

/** The same, locked until the transaction ends; where it `isImpatient`, a record that somebody else has locked is not found. */
export const lockOne = <T extends PgTable>(db: Db, table: T, where: SQL | undefined, isImpatient = false) =>
  findOne(db, table, sql`${where ?? sql`false`} ${isImpatient ? skipping : waiting}`)

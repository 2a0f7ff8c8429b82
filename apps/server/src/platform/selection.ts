import { type GetColumnData, is, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, PgCustomColumn, PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import { writtenOnce } from './written-once.ts'

/** What a list or dropdown selects: a flat object of columns and expressions. */
export type Selection = Record<string, PgColumn | SQL>
export type Selected<S extends Selection> = {
  [Name in keyof S]: S[Name] extends PgColumn
    ? GetColumnData<S[Name]>
    : S[Name] extends SQL<infer Value>
      ? Value
      : never
}

type Told = { columns: SQL; decoded: [name: string, column: PgColumn][] }
const told = new WeakMap<Selection, Told>()

/** A selection is written as a constant, so what it says in SQL is worked out once. */
const tell = (fields: Selection): Told => {
  const known = told.get(fields)
  if (known) return known
  const names = Object.entries(fields).map(([name, field]) => sql`${field} as ${sql.identifier(name)}`)
  const decoded = Object.entries(fields).filter(([, field]) => is(field, PgCustomColumn)) as Told['decoded']
  const one = { columns: writtenOnce(sql.join(names, sql`, `)), decoded }
  told.set(fields, one)
  return one
}

const decode = (rows: Record<string, unknown>[], { decoded }: Told) => {
  for (const [name, column] of decoded)
    for (const row of rows) if (row[name] !== null) row[name] = column.mapFromDriverValue(row[name])
}

/** `select {fields} {rest}` as one plain statement: on long lists the query builder's own mapping costs more than the query. */
export const selectRows = async <S extends Selection>(db: Db, fields: S, rest: SQL, beside?: Selection) => {
  const [what, more] = [tell(fields), beside && tell(beside)]
  const columns = more ? sql`${what.columns}, ${more.columns}` : what.columns
  const { rows } = await db.execute<Record<string, unknown>>(sql`select ${columns} ${rest}`)
  decode(rows, what)
  return rows as Selected<S>[]
}

const dialect = new PgDialect()
const names = new Map<string, string>()
/** A statement that keeps changing its words would fill the memory of every connection. */
const mostNames = 500

const nameOf = (text: string) => {
  const known = names.get(text)
  if (known || names.size >= mostNames) return known
  const name = `one-${names.size}`
  names.set(text, name)
  return name
}

/** The same for one record by its key. Each connection plans it once: planning costs more than running it. */
export const selectOne = async <S extends Selection>(db: Db, fields: S, rest: SQL) => {
  const what = tell(fields)
  const query = dialect.sqlToQuery(sql`select ${what.columns} ${rest}`)
  const { rows } = (await db._.session.prepareQuery(query, undefined, nameOf(query.sql), false).execute()) as {
    rows: Record<string, unknown>[]
  }
  decode(rows, what)
  return rows[0] as Selected<S> | undefined
}

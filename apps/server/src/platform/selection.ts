import { type GetColumnData, is, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, PgCustomColumn, PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'

/** What a list or dropdown selects: a flat object of columns and expressions. */
export type Selection = Record<string, PgColumn | SQL>
export type Selected<S extends Selection> = {
  [Name in keyof S]: S[Name] extends PgColumn
    ? GetColumnData<S[Name]>
    : S[Name] extends SQL<infer Value>
      ? Value
      : never
}

const dialect = new PgDialect()
type Plan = { text: string; name: string | undefined }
type Told = { columns: SQL; text: string; decoded: [name: string, column: PgColumn][]; plans: Map<string, Plan> }
const told = new WeakMap<Selection, Told>()

/** A selection is written as a constant, so what it says in SQL is worked out once. */
const tell = (fields: Selection): Told => {
  const known = told.get(fields)
  if (known) return known
  const names = Object.entries(fields).map(([name, field]) => sql`${field} as ${sql.identifier(name)}`)
  const written = sql.join(names, sql`, `)
  const { sql: text, params } = dialect.sqlToQuery(written)
  const decoded = Object.entries(fields).filter(([, field]) => is(field, PgCustomColumn)) as Told['decoded']
  const one: Told = {
    columns: params.length ? written : sql.raw(text),
    text: params.length ? '' : text,
    decoded,
    plans: new Map(),
  }
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

let plans = 0
/** A statement that keeps changing its words would fill the memory of every connection. */
const mostPlans = 500

/** By what follows the columns: they are always the same, and long. */
const planOf = ({ text, plans: known }: Told, rest: string): Plan => {
  const before = known.get(rest)
  if (before) return before
  if (!text) throw new Error('A selection that takes values cannot be planned once')
  const isNamed = plans < mostPlans
  const plan = { text: `select ${text} ${rest}`, name: isNamed ? `one-${plans++}` : undefined }
  if (isNamed) known.set(rest, plan)
  return plan
}

/** The same for one record by its key. Each connection plans it once: planning costs more than running it. */
export const selectOne = async <S extends Selection>(db: Db, fields: S, rest: SQL) => {
  const what = tell(fields)
  const { sql: tail, params } = dialect.sqlToQuery(rest)
  const { text, name } = planOf(what, tail)
  const { rows } = (await db._.session
    .prepareQuery({ sql: text, params }, undefined, name, false)
    .execute()) as unknown as { rows: Record<string, unknown>[] }
  decode(rows, what)
  return rows[0] as Selected<S> | undefined
}

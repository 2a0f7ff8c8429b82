import { type GetColumnData, is, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, PgCustomColumn, PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { connectionOf, type Db } from '../../db/database.ts'
import { nameOf, plannedRows, textDates } from './planned-rows.ts'
import { preparedQuery } from './prepared-query.ts'

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
type Plan = pg.QueryConfig
type Told = {
  columns: SQL
  text: string
  decoded: [name: string, column: PgColumn][]
  plans: WeakMap<SQL, Map<string, Plan>>
}
const told = new WeakMap<Selection, Told>()

/** A selection is a constant, so its SQL is built once. */
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
    plans: new WeakMap(),
  }
  told.set(fields, one)
  return one
}

const decode = (rows: Record<string, unknown>[], { decoded }: Told) => {
  for (const [name, column] of decoded)
    for (const row of rows) if (row[name] !== null) row[name] = column.mapFromDriverValue(row[name])
}

/** The rows of a statement, planned once by each connection where it is asked so. */
export const rowsOf = async (db: Db, statement: SQL, isPlanned?: boolean) =>
  isPlanned
    ? plannedRows<Record<string, unknown>>(db, statement)
    : (await db.execute<Record<string, unknown>>(statement)).rows

type How = {
  beside?: Selection
  /** Planned once by each connection: for what is asked in the same words again and again. */
  isPlanned?: boolean | undefined
}

/** `select {fields} {rest}` as one plain statement: on long lists the query builder's own mapping costs more than the query. */
export const selectRows = async <S extends Selection>(
  db: Db,
  fields: S,
  rest: SQL,
  { beside, isPlanned }: How = {},
) => {
  const [what, more] = [tell(fields), beside && tell(beside)]
  const columns = more ? sql`${what.columns}, ${more.columns}` : what.columns
  const rows = await rowsOf(db, sql`select ${columns} ${rest}`, isPlanned)
  decode(rows, what)
  return rows as Selected<S>[]
}

const textOf = (source: SQL) => {
  const { sql: text, params } = dialect.sqlToQuery(source)
  if (params.length) throw new Error('A source that takes values cannot be planned once')
  return text
}

/** By what is asked of the source: all before it is always the same, and long. */
const planOf = ({ text, plans }: Told, source: SQL, where: string): Plan => {
  const known = plans.get(source) ?? new Map<string, Plan>()
  plans.set(source, known)
  const before = known.get(where)
  if (before) return before
  if (!text) throw new Error('A selection that takes values cannot be planned once')
  const statement = `select ${text} from ${textOf(source)} where ${where}`
  const name = nameOf(statement, 'one')
  const plan = preparedQuery({ text: statement, name, types: textDates })
  if (name) known.set(where, plan)
  return plan
}

/**
 * `select {fields} from {source} where {where}` for the rows of one record, `where` with its order and limit.
 * Each connection plans it once: planning costs more than running it. Where nothing is asked, nothing is found.
 */
export const selectPlanned = async <S extends Selection>(db: Db, fields: S, source: SQL, where: SQL | undefined) => {
  const what = tell(fields)
  const { sql: asked, params } = dialect.sqlToQuery(where ?? sql`false`)
  const { rows } = await connectionOf(db).query<Record<string, unknown>>(planOf(what, source, asked), params)
  decode(rows, what)
  return rows as Selected<S>[]
}

/** One record by its key. */
export const selectOne = async <S extends Selection>(db: Db, fields: S, source: SQL, where: SQL | undefined) => {
  const [found] = await selectPlanned(db, fields, source, where)
  return found
}

import { type GetColumnData, is, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, PgCustomColumn } from 'drizzle-orm/pg-core'
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

/** `select {fields} {rest}` as one plain statement: on long lists the query builder's own mapping costs more than the query. */
export const selectRows = async <S extends Selection>(db: Db, fields: S, rest: SQL) => {
  const names = Object.entries(fields).map(([name, field]) => sql`${field} as ${sql.identifier(name)}`)
  const { rows } = await db.execute<Selected<S> & Record<string, unknown>>(
    sql`select ${sql.join(names, sql`, `)} ${rest}`,
  )
  const decoded = Object.entries(fields).filter(([, field]) => is(field, PgCustomColumn)) as [string, PgColumn][]
  for (const row of rows as Record<string, unknown>[])
    for (const [name, column] of decoded) if (row[name] !== null) row[name] = column.mapFromDriverValue(row[name])
  return rows as Selected<S>[]
}

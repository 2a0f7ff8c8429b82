import { is, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, PgCustomColumn, PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import type { Selected, Selection } from './selection.ts'

const dialect = new PgDialect()

/** Written out once. What takes values from a request cannot be. */
const textOf = (expression: SQL | PgColumn) => {
  const { sql: text, params } = dialect.sqlToQuery(sql`${expression}`)
  if (params.length) throw new Error(`This takes values and cannot be written out beforehand: ${text}`)
  return text
}

/** The same fields, each a finished text: for lists whose expressions cost more to put together than to answer. */
export const compiled = <S extends Selection>(fields: S): S =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      is(field, PgCustomColumn) ? field : sql.raw(textOf(field as SQL | PgColumn)),
    ]),
  ) as S

/** A whole select list, put together at the first use: only what follows it is put together for each request. */
export const compiledSelect = <S extends Selection>(fieldsOf: () => S) => {
  let ready: { list: SQL; decoded: [string, PgColumn][] } | undefined
  const prepare = () => {
    const fields = Object.entries(fieldsOf())
    const list = sql.raw(fields.map(([name, field]) => `${textOf(field)} as "${name}"`).join(', '))
    return { list, decoded: fields.filter(([, field]) => is(field, PgCustomColumn)) as [string, PgColumn][] }
  }
  return async (db: Db, rest: SQL) => {
    ready ??= prepare()
    const { rows } = await db.execute<Record<string, unknown>>(sql`select ${ready.list} ${rest}`)
    for (const row of rows)
      for (const [name, column] of ready.decoded)
        if (row[name] !== null) row[name] = column.mapFromDriverValue(row[name])
    return rows as Selected<S>[]
  }
}

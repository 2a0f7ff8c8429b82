import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { connectionOf, type Db } from '../../db/database.ts'

const dialect = new PgDialect()
/** Apart, so that the many writes of rare documents leave the reads of every day their names. */
const named = { read: new Map<string, string>(), write: new Map<string, string>(), one: new Map<string, string>() }
/** Bounds the number of statement names: changing texts would fill the memory of every connection. */
const mostNames = 400

const { TIMESTAMPTZ, DATE } = pg.types.builtins
const unchanged = (text: string) => text
/** Days and instants stay text, as the query builder leaves them. */
export const textDates: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === TIMESTAMPTZ || type === DATE ? unchanged : pg.types.getTypeParser(type, format as 'text'),
}

/** A statement that each connection plans once: for short reads that are asked all day, whose values alone change. */
export const plannedRows = async <Row extends object>(db: Db, statement: SQL): Promise<Row[]> => {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  return plannedText<Row>(db, text, params)
}

/** Rare statements would use up the names: one that was asked so often has earned its own. */
const timesAsked = 3
const mostWatched = 500
const watched = new Map<string, number>()
/** The name of a statement that each connection plans once; none while it is rare. */
export const nameOf = (text: string, kind: keyof typeof named) => {
  const names = named[kind]
  const known = names.get(text)
  if (known || names.size >= mostNames) return known
  const times = (watched.get(text) ?? 0) + 1
  if (times < timesAsked) {
    if (watched.size >= mostWatched) watched.clear()
    watched.set(text, times)
    return undefined
  }
  watched.delete(text)
  const name = `planned-${kind}-${names.size}`
  names.set(text, name)
  return name
}

/** The same of a statement that is written out already. */
export const plannedText = async <Row extends object>(
  db: Db,
  text: string,
  values: unknown[],
  kind: keyof typeof named = 'read',
): Promise<Row[]> => {
  const { rows } = await connectionOf(db).query<Row>({ name: nameOf(text, kind), text, values, types: textDates })
  return rows
}

type Reads = readonly (() => Promise<unknown>)[]
type Found<R extends Reads> = { -readonly [N in keyof R]: Awaited<ReturnType<R[N]>> }

/** Reads side by side; in a transaction, which has one connection, one after the other. */
export const readTogether = async <const R extends Reads>(db: Db, reads: R): Promise<Found<R>> => {
  if (connectionOf(db) instanceof pg.Pool) return (await Promise.all(reads.map((read) => read()))) as Found<R>
  const found: unknown[] = []
  for (const read of reads) found.push(await read())
  return found as Found<R>
}

import { pageSize } from '@sejuk/contract/lists'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/* Statements for the keys of the rows that a page holds. */

/** Names rows of a list in its order, each with its place: `by` and `key` are copies, and a row may be named twice. */
type Link = {
  table: PgTable
  where: SQL
  by: PgColumn
  key: PgColumn
  /** What the filters ask of the rows themselves. */
  matching?: SQL | undefined
}
/** A condition of which an index is in the order of the list, or a table that has one. */
export type Part = SQL | Link
export const isLink = (part: Part): part is Link => 'table' in part

type Walk = {
  key: PgColumn
  by: PgColumn | SQL
  way: typeof asc
  /** What lies behind a cursor. */
  beyond: ((by: PgColumn | SQL, key: PgColumn) => SQL) | undefined
}

/** Jumped to by their number all day; further ones are reached by a cursor. */
const firstPages = 5

/** Lengths that pages have; others would each be a statement of its own. */
const isUsual = (most: number) => (most - 1) % pageSize === 0
const isFirst = (most: number, offset: number) =>
  offset % pageSize === 0 && isUsual(most) && offset + most <= firstPages * pageSize + 1

/** Written out, for the first pages with where they begin: of a limit that it does not know the planner expects a tenth of the table. */
export const cut = (most: number, offset = 0) => {
  const limit = isUsual(most) ? sql.raw(`limit ${most}`) : sql`limit ${most}`
  return sql`${limit} offset ${isFirst(most, offset) ? sql.raw(String(offset)) : offset}`
}

/** At least so many, written out too: in few steps, so that each is a statement that is planned once, and of at most a quarter more than asked. */
const reaching = (rows: number) => {
  const pages = Math.max(1, Math.ceil((rows - 1) / pageSize))
  const step = 2 ** Math.max(0, Math.floor(Math.log2(pages)) - 2)
  return sql.raw(`limit ${Math.ceil(pages / step) * step * pageSize + 1}`)
}

/** What matches, in the order of an index, or in that of several which are merged. */
export const walked = (
  { key, by, way, beyond }: Walk,
  { source, parts }: { source: SQL; parts: readonly Part[] },
  most: number,
  offset: number,
) => {
  const [only, second] = parts
  const isAlone = !second && !(only && isLink(only))
  if (isAlone && isFirst(most, offset))
    return sql`(select ${key} from ${source} where ${and(only, beyond?.(by, key))} order by ${way(by)}, ${way(key)} ${cut(most, offset)})`
  const enough = reaching(offset + most)
  const each = parts.map((part) =>
    isLink(part)
      ? sql`(select distinct ${part.by} as s, ${part.key} as k from ${source}, ${part.table}
          where ${and(eq(part.key, key), part.where, part.matching, beyond?.(part.by, part.key))} order by ${way(sql`s`)}, ${way(sql`k`)} ${enough})`
      : sql`(select ${by} as s, ${key} as k from ${source} where ${and(part, beyond?.(by, key))} order by ${way(by)}, ${way(key)} ${enough})`,
  )
  return sql`(select k from (${sql.join(each, sql` union `)}) merged order by ${way(sql`s`)}, ${way(sql`k`)} ${cut(most, offset)})`
}

/** What matches, in its order, no more than `most`: fenced, so that the planner does not hope to meet it on the way. */
export const fenced = (
  { key, by, descending }: { key: PgColumn; by: PgColumn | SQL; descending: boolean },
  { source, where }: { source: SQL; where: SQL },
  most: number,
  offset = 0,
) => {
  const way = descending ? desc : asc
  return sql`(with found as materialized (select ${key} as k, ${by} as s from ${source} where ${where}) select k from found order by ${way(sql`s`)}, ${way(sql`k`)} limit ${most} offset ${offset})`
}

/** The first bound says nothing new, but where sort and key lie in two tables it is the one an index can use. */
export const keyset = (by: PgColumn | SQL, key: PgColumn, is: SQL, { value, key: k }: { value: string; key: string }) =>
  sql`${by} ${is}= ${value} and (${by}, ${key}) ${is} (${value}, ${k})`

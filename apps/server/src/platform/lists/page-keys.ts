import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/* Statements for the keys of the rows that a page holds. */

type Walk = {
  key: PgColumn
  by: PgColumn | SQL
  ordering: readonly SQL[]
  way: typeof asc
  parts: readonly SQL[] | undefined
}

/** What matches, in the order of an index, or in that of several which are merged. */
export const walked = (
  { key, by, ordering, way, parts }: Walk,
  { source, where }: { source: SQL; where: SQL },
  most: number,
  offset: number,
) => {
  const inOrder = sql.join([...ordering], sql`, `)
  if (!parts || parts.length < 2)
    return sql`(select ${key} from ${source} where ${where} order by ${inOrder} limit ${most} offset ${offset})`
  const each = parts.map(
    (part) =>
      sql`(select ${by} as s, ${key} as k from ${source} where ${and(where, part)} order by ${inOrder} limit ${offset + most})`,
  )
  return sql`(select k from (${sql.join(each, sql` union `)}) merged order by ${way(sql`s`)}, ${way(sql`k`)} limit ${most} offset ${offset})`
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

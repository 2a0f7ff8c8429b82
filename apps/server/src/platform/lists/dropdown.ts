import { dropdownSize } from '@sejuk/contract/lists'
import { countCap } from '@sejuk/domain/list-count'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { recallList } from './list-memory.ts'
import { type Selection, selectRows } from './selection.ts'
import { cachedSqlText } from './sql-text-cache.ts'

type Dropdown<Fields extends Selection> = {
  page: number
  source: SQL
  where: SQL | undefined
  /** Unique key, by which found rows are looked up. */
  key: PgColumn
  order: PgColumn
  fields: Fields
  /** A search narrows to a set that is sorted; without one the order's index is walked. */
  isSearch: boolean
}

/** A hundred, and one to know by whether there are more. */
export const hundredFrom = (page: number) => sql`limit ${dropdownSize + 1} offset ${(page - 1) * dropdownSize}`

/**
 * What `hundredFrom` found, as a page with its total. The last page knows it; on others `rows` (`from … where …`) are
 * counted up to the cap, and there is a next page wherever one more row was found.
 */
export const hundredOf = async <Row>(db: Db, found: readonly Row[], page: number, rows: SQL) => {
  const isLast = found.length <= dropdownSize && (found.length > 0 || page === 1)
  return pageOf(found, page, isLast ? (page - 1) * dropdownSize + found.length : await countRows(db, rows))
}

const pageOf = <Row>(found: readonly Row[], page: number, counted: number) => {
  const total_is_capped = counted > countCap
  const total = total_is_capped ? countCap : counted
  const hasMore = found.length > dropdownSize
  const totalPages = Math.max(1, Math.ceil(total / dropdownSize), hasMore ? page + 1 : 1)
  return {
    data: found.slice(0, dropdownSize),
    total,
    ...(total_is_capped ? { total_is_capped } : {}),
    page: { current: page, totalPages },
  }
}

const countRows = async (db: Db, rows: SQL) => {
  const memory = recallList(db, [rows])
  if (memory.isManyNow) return countCap + 1
  const counted = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (select 1 ${rows} limit ${countCap + 1}) probe`,
  )
  const count = counted.rows[0]?.n ?? 0
  if (count > countCap) memory.sawMany()
  return count
}

const counted: Selection = { matching_rows: sql`listed.n` }

/** A hundred options, with the total of all that match: what a search gathers to sort it is counted with that. */
export const dropdownPage = async <Fields extends Selection>(
  db: Db,
  { page, where = sql`true`, key, order, fields, isSearch, ...from }: Dropdown<Fields>,
) => {
  const source = cachedSqlText(from.source)
  const cut = hundredFrom(page)
  if (isSearch) {
    const ids = sql`(with found as materialized (select ${key} as k, ${order} as s from ${source} where ${where})
      select k, (select count(*)::int from found) as n from found order by s, k ${cut}) listed`
    const rest = sql`from ${source} join ${ids} on listed.k = ${key} order by ${order}, ${key}`
    const found = await selectRows(db, fields, rest, { beside: counted })
    const [first] = found as Record<string, unknown>[]
    const total = Number(first?.matching_rows ?? 0)
    for (const row of found as Record<string, unknown>[]) delete row.matching_rows
    if (first || page === 1) return pageOf(found, page, total)
    return hundredOf(db, found, page, sql`from ${source} where ${where}`)
  }
  const ids = sql`(select ${key} from ${source} where ${where} order by ${order}, ${key} ${cut})`
  const found = await selectRows(db, fields, sql`from ${source} where ${key} in ${ids} order by ${order}, ${key}`)
  return hundredOf(db, found, page, sql`from ${source} where ${where}`)
}

import { dropdownSize } from '@sejuk/contract/lists'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
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

/** What `hundredFrom` found, as a page. */
export const hundredOf = <Row>(found: readonly Row[], page: number) => ({
  data: found.slice(0, dropdownSize),
  page: { current: page, totalPages: page + (found.length > dropdownSize ? 1 : 0) },
})

/** A hundred options without a total: there is a next page if one more row was found. */
export const dropdownPage = async <Fields extends Selection>(
  db: Db,
  { page, where = sql`true`, key, order, fields, isSearch, ...from }: Dropdown<Fields>,
) => {
  const source = cachedSqlText(from.source)
  const cut = hundredFrom(page)
  const ids = isSearch
    ? sql`(with found as materialized (select ${key} as k, ${order} as s from ${source} where ${where}) select k from found order by s, k ${cut})`
    : sql`(select ${key} from ${source} where ${where} order by ${order}, ${key} ${cut})`
  const found = await selectRows(db, fields, sql`from ${source} where ${key} in ${ids} order by ${order}, ${key}`)
  return hundredOf(found, page)
}

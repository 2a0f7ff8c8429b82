import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { type Selected, type Selection, selectRows } from './selection.ts'
import { sqlTextOf } from './sql-text-cache.ts'

/** Filters that matched many when they were last asked: whoever asks again is not made to wait for the guess. */
const matchedMany = new Set<string>()
/** Bounds the memory; what is forgotten is guessed once more. */
const mostRemembered = 2000

type Few<Fields extends Selection> = {
  /** With the joins of the fields, and without those that filter, order and sums do not need. */
  source: SQL
  own: SQL
  where: SQL
  key: PgColumn
  by: PgColumn | SQL
  descending: boolean
  fields: Fields
  marks: Selection
  totals: Readonly<Record<string, PgColumn | SQL>>
  limit: number
  offset: number
  /** More than so many are many. */
  cap: number
  /** This very filter, with its values, matched few when it was last asked. */
  isKnown: boolean
}

/**
 * A page, its count and its sums in one statement, where no more than `cap` rows match; 'many' where more do, nothing where that is not
 * found out, as on an empty page that is not the first. Most lists are that short for most people, and read twice otherwise: once to be
 * counted, once to be cut.
 */
export const fewAtOnce = async <Fields extends Selection>(db: Db, list: Few<Fields>) => {
  const { source, own, where, key, by, fields, marks, cap } = list
  const asked = `${sqlTextOf(own).sql} ${sqlTextOf(where).sql}`
  if (!list.isKnown && matchedMany.has(asked)) return undefined
  const names = Object.keys(list.totals)
  const sumOf = (name: string) => sql.identifier(`sum of ${name}`)
  const added = Object.entries(list.totals).map(([name, amount]) => sql`, ${amount} as ${sumOf(name)}`)
  const sums = names.map((name) => sql`, (select coalesce(sum(${sumOf(name)}), 0) from found) as ${sumOf(name)}`)
  const way = list.descending ? desc : asc
  const cut = sql`(with found as materialized (select ${key} as k, ${by} as s${sql.join(added, sql``)} from ${own} where ${where} limit ${cap + 1})
    select k, (select count(*) from found) as n${sql.join(sums, sql``)} from found order by ${way(sql`s`)}, ${way(sql`k`)} limit ${list.limit} offset ${list.offset})`
  const beside = Object.fromEntries([
    ['countedRows', sql<string>`listed.n`],
    ...names.map((name) => [`sum of ${name}`, sql`listed.${sumOf(name)}`]),
  ])
  const rows = await selectRows(
    db,
    fields,
    sql`from ${source} join ${cut} listed on listed.k = ${key} order by ${way(by)}, ${way(key)}`,
    { beside: { ...marks, ...beside } },
  )
  const [first] = rows as (Selected<Fields> & Record<string, unknown>)[]
  if (!first && list.offset > 0) return undefined
  const count = Number(first?.countedRows ?? 0)
  if (count > cap) {
    if (matchedMany.size >= mostRemembered) matchedMany.clear()
    matchedMany.add(asked)
    return 'many'
  }
  const totals = Object.fromEntries(names.map((name) => [name, Number(first?.[`sum of ${name}`] ?? 0)]))
  for (const row of rows as Record<string, unknown>[]) for (const name of Object.keys(beside)) delete row[name]
  return { rows, count, totals }
}

import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { rowsOf } from './selection.ts'

type Measured = {
  source: SQL
  where: SQL | undefined
  totals?: Readonly<Record<string, PgColumn | SQL>> | undefined
  isPlanned?: boolean | undefined
}

/**
 * How many there are, and what they amount to. With `most` no further than one beyond it is counted, and only what is not beyond it is
 * added up: what is counted may be read from an index alone.
 */
export const measure = async (db: Db, { source, where, totals = {}, isPlanned }: Measured, most?: number) => {
  const names = Object.keys(totals)
  const added = Object.entries(totals).map(([name, amount]) => sql`${amount} as ${sql.identifier(name)}`)
  const sums = names.map((name) => sql`, coalesce(sum(${sql.identifier(name)}), 0) as ${sql.identifier(name)}`)
  const matches = (what: SQL, further = sql``) =>
    sql`from (select ${what} from ${source} where ${where ?? sql`true`} ${further}) matches`
  const values = added.length ? sql.join(added, sql`, `) : sql`1`
  // Written out, since a plan that does not know the limit expects a tenth of the table.
  const limit = most === undefined ? '' : String(most)
  const counted = sql`select count(*) as n ${matches(sql`1`, sql.raw(`limit ${limit} + 1`))}`
  const isFew = sql.raw(`and (select n from counted) <= ${limit} limit ${limit}`)
  const rows = await rowsOf(
    db,
    limit === ''
      ? sql`select count(*) as n${sql.join(sums)} ${matches(values)}`
      : names.length === 0
        ? counted
        : sql`with counted as materialized (${counted}) select (select n from counted) as n${sql.join(sums)} ${matches(values, isFew)}`,
    isPlanned,
  )
  const found = rows[0] ?? {}
  return {
    count: Number(found.n ?? 0),
    totals: Object.fromEntries(names.map((name) => [name, Number(found[name] ?? 0)])),
  }
}

import type { ListGroups } from '@sejuk/contract/endpoint'
import { isGroupedByMonth, mayGroupBy, mostGroupedRows, mostGroups } from '@sejuk/domain/list-groups'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import type { Selection } from './selection.ts'

type Grouped = {
  source: SQL
  where: SQL | undefined
  fields: Selection
  totals?: Readonly<Record<string, PgColumn | SQL>>
}

/** Counts and sums by the values of one of the list's own columns, in the same scope and filter; nothing where it is none. */
export const groupsOf = async (
  db: Db,
  { source, where, fields, totals = {} }: Grouped,
  by: string | undefined,
): Promise<{ groups?: ListGroups }> => {
  const field = by && mayGroupBy(by) && Object.hasOwn(fields, by) ? fields[by] : undefined
  if (!by || !field) return {}
  const names = Object.keys(totals)
  const added = Object.entries(totals).map(([name, amount]) => sql`, ${amount} as ${sql.identifier(name)}`)
  const sums = names.map((name) => sql`, coalesce(sum(${sql.identifier(name)}), 0) as ${sql.identifier(name)}`)
  const value = isGroupedByMonth(by) ? sql`left((${field})::text, 7)` : sql`(${field})::text`
  const { rows } = await db.execute<Record<string, unknown>>(
    sql`with probe as materialized (select ${value} as "group value"${sql.join(added, sql``)} from ${source} where ${where ?? sql`true`} limit ${mostGroupedRows + 1})
      select "group value", count(*) as "group count", (select count(*) from probe) as "all count"${sql.join(sums, sql``)}
      from probe group by 1 order by 2 desc, 1 limit ${mostGroups}`,
  )
  const all = Number(rows[0]?.['all count'] ?? 0)
  if (all > mostGroupedRows) return { groups: { by, is_too_many: true, rows: [], others: all } }
  const found = rows.map((row) => ({
    value: row['group value'] === null ? null : String(row['group value']),
    n: Number(row['group count']),
    sums: Object.fromEntries(names.map((name) => [name, Number(row[name] ?? 0)])),
  }))
  const shown = found.reduce((sum, { n }) => sum + n, 0)
  return { groups: { by, is_too_many: false, rows: found, others: all - shown } }
}

import type { SellOutPeriod } from '@sejuk/domain/retail/sell-out-periods'
import { addDays, daysFrom } from '@sejuk/domain/values/dates'
import { type SQL, sql } from 'drizzle-orm'
import { unitsOfCustomers } from '../../../business/retail/customer-stock.ts'
import type { Db } from '../../../db/database.ts'

/** A Monday: weeks are counted from it, which is a division instead of a calendar for each of millions of units. */
const firstMonday = '1900-01-01'
const weekOf = (day: SQL) => sql`(${day} - ${firstMonday}::date) / 7`
const mondayOfWeek = (week: number) => addDays(firstMonday, week * 7)

const oldDays = 90
export const ageBounds = [
  { least: 0, most: 30 },
  { least: 31, most: 60 },
  { least: 61, most: oldDays },
  { least: oldDays + 1, most: null },
] as const

type Sum = { kind: string; key: number | null; units: number; before: number; sold: number; opening: number }

/** What lay in the shops of customers and what left them: by week, by capacity and by age, in one pass over the units. */
export const unitSums = async (db: Db, { from, to, before, beforeTo }: SellOutPeriod, since: string, units: SQL) => {
  const week = (day: string) => daysFrom(firstMonday, day) / 7
  const { rows } = await db.execute<Sum>(
    sql`with units as (select u.capacity_pk, u.came, u.sold, coalesce(u.sold, u.returned) as gone from (${units}) u where u.came <= ${to}::date),
    sums as materialized (select capacity_pk::float8 as capacity, case when came < ${since}::date then 0 else ${weekOf(sql`came`)} end as came,
        case when gone < ${since}::date then 0 when gone <= ${to}::date then ${weekOf(sql`gone`)} end as gone, sold is not null as is_sold,
        came between ${before}::date and ${beforeTo}::date as is_before, (least(${to}::date - came, ${oldDays + 1}) + 29) / 30 as age, count(*) as n
      from units group by 1, 2, 3, 4, 5, 6)
    select 'came' as kind, came::float8 as key, sum(n)::float8 as units, coalesce(sum(n) filter (where is_before), 0)::float8 as before,
      0::float8 as sold, 0::float8 as opening from sums group by 2
    union all select 'gone', gone, sum(n), 0, 0, 0 from sums where gone is not null group by 2
    union all select 'capacity', capacity, coalesce(sum(n) filter (where came >= ${week(from)}), 0), 0,
      coalesce(sum(n) filter (where is_sold and gone >= ${week(from)}), 0),
      coalesce(sum(n) filter (where came < ${week(from)}), 0) - coalesce(sum(n) filter (where gone < ${week(from)}), 0) from sums group by 2
    union all select 'age', greatest(1, age), sum(n), 0, 0, 0 from sums where gone is null group by 2`,
  )
  const of = (kind: string) => rows.filter((row) => row.kind === kind)
  const byWeek = (kind: string) =>
    new Map(of(kind).map((row) => [row.key ? mondayOfWeek(row.key) : 'earlier', row.units]))
  return {
    came: byWeek('came'),
    gone: byWeek('gone'),
    cameBefore: of('came').reduce((all, row) => all + row.before, 0),
    capacities: of('capacity')
      .map(({ key, units: received, sold, opening }) => ({ capacity_pk: key, received, sold, opening }))
      .sort((a, b) => (a.capacity_pk ?? Number.MAX_VALUE) - (b.capacity_pk ?? Number.MAX_VALUE)),
    ages: ageBounds.map((bounds, n) => ({ ...bounds, units: of('age').find(({ key }) => key === n + 1)?.units ?? 0 })),
  }
}

type Stock = { customer_code: string; opening: number; received: number; stock: number }
/** The same by customer. */
export const stocksOf = async (db: Db, { from, to }: SellOutPeriod, units: SQL) => {
  const { rows } = await db.execute<Stock>(
    sql`select u.customer_code, (count(*) filter (where u.came < ${from}::date)
        - count(*) filter (where coalesce(u.sold, u.returned) < ${from}::date))::int as opening,
      count(*) filter (where u.came >= ${from}::date)::int as received,
      (count(*) - count(*) filter (where coalesce(u.sold, u.returned) <= ${to}::date))::int as stock
    from (${units}) u where u.came <= ${to}::date group by 1`,
  )
  return new Map(rows.map((row) => [row.customer_code, row]))
}

type Narrowed = { business_unit: string | undefined; capacity: number | undefined }
export const unitsIn = (customers: readonly string[], { business_unit, capacity }: Narrowed) =>
  unitsOfCustomers(
    sql`s.customer_code = any(${sql.param([...customers])}) ${business_unit ? sql`and s.business_unit = ${business_unit}` : sql``}
      ${capacity === undefined ? sql`` : sql`and s.capacity_pk = ${capacity}`}`,
  )

import type * as contract from '@sejuk/contract/retail/sell-out-analysis'
import { because } from '@sejuk/domain/messages'
import { coverState, sellThrough, weeksOfCover } from '@sejuk/domain/retail/customer-stocks'
import { mondayOf, weeksBetween } from '@sejuk/domain/retail/weeks'
import { addDays, daysFrom } from '@sejuk/domain/values/dates'
import { and, type SQL, sql } from 'drizzle-orm'
import { unitsOfCustomers } from '../../../business/retail/customer-stock.ts'
import type { Db } from '../../../db/database.ts'
import { retailOrders as t } from '../../../db/tables/retail/retail-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const usualWeeks = 12
const mostDays = 366
const oldDays = 90
/** Written out: a value of no type would be taken for a day. */
const yearDays = sql.raw(String(mostDays))
const mostRanked = 50

type Period = { from: string; to: string; before: string; monday: string }
type Kept = { orders: SQL; units: SQL; lines: SQL }

const rowsOf = async <Row extends Record<string, unknown>>(db: Db, query: SQL) => (await db.execute<Row>(query)).rows

type Delivered = { week: string; came: number; gone: number }
/** Deliveries and departures by week; what lies before the period in one sum. */
const deliveries = (db: Db, { before, to }: Period, { units }: Kept) =>
  rowsOf<Delivered>(
    db,
    sql`select week::text as week, sum(came)::int as came, sum(gone)::int as gone from (
      select case when u.came < ${before}::date then '1900-01-01'::date else date_trunc('week', u.came)::date end as week, 1 as came, 0 as gone
      from (${units}) u where u.came <= ${to}::date
      union all
      select case when coalesce(u.sold, u.returned) < ${before}::date then '1900-01-01'::date
        else date_trunc('week', coalesce(u.sold, u.returned))::date end, 0, 1
      from (${units}) u where u.came <= ${to}::date and coalesce(u.sold, u.returned) <= ${to}::date) moves group by 1`,
  )

type Sold = { week: string; units: number; shops: number }
const soldByWeek = (db: Db, { before, to }: Period, { orders, lines }: Kept) =>
  rowsOf<Sold>(
    db,
    sql`select date_trunc('week', ${t.sale_date})::date::text as week, count(*)::int as units, count(distinct ${t.shop_code})::int as shops
    from ${t} join retail_order_lines l on l.retail_order_code = ${t.retail_order_code} left join items i on i.item_code = l.item_code
    where ${orders} and ${lines} and ${t.sale_date} between ${before}::date and ${to}::date group by 1`,
  )

type Model = { item_code: string; item_name: string; sold: number; before: number }
const models = (db: Db, { from, to, before }: Period, { orders, lines }: Kept) =>
  rowsOf<Model>(
    db,
    sql`select l.item_code, max(l.item_name) as item_name, count(*) filter (where ${t.sale_date} >= ${from}::date)::int as sold,
      count(*) filter (where ${t.sale_date} < ${from}::date)::int as before
    from ${t} join retail_order_lines l on l.retail_order_code = ${t.retail_order_code} left join items i on i.item_code = l.item_code
    where ${orders} and ${lines} and ${t.sale_date} between ${before}::date and ${to}::date
    group by 1 having count(*) filter (where ${t.sale_date} >= ${from}::date) > 0 order by 3 desc, 1`,
  )

type Shop = {
  shop_code: string
  shop_name: string
  dept_name: string
  customer_code: string
  sold: number
  last_sale: string | null
  opening: number
  received: number
  stock: number
  sold28: number
}
/** Every shop that ever entered a sale in the year before; the silent ones come last. */
const shopsOf = (db: Db, { from, to }: Period, { orders, units, lines }: Kept) =>
  rowsOf<Shop>(
    db,
    sql`with entered as (select ${t.shop_code} as shop_code, count(*) filter (where ${t.sale_date} between ${from}::date and ${to}::date
        and ${lines})::int as sold, count(*) filter (where ${t.sale_date} between ${to}::date - 27 and ${to}::date and ${lines})::int as sold28,
        max(${t.sale_date}) as last_sale
      from ${t} join retail_order_lines l on l.retail_order_code = ${t.retail_order_code} left join items i on i.item_code = l.item_code
      where ${orders} and ${t.sale_date} > ${to}::date - ${yearDays} and ${t.sale_date} <= ${to}::date group by 1),
    stocks as (select u.customer_code, (count(*) filter (where u.came < ${from}::date)
        - count(*) filter (where coalesce(u.sold, u.returned) < ${from}::date))::int as opening,
        count(*) filter (where u.came >= ${from}::date)::int as received,
        (count(*) - count(*) filter (where coalesce(u.sold, u.returned) <= ${to}::date))::int as stock
      from (${units}) u where u.came <= ${to}::date group by 1)
    select s.shop_code, s.shop_name, s.customer_code, (select d.dept_name from departments d where d.dept_code = s.dept_code) as dept_name,
      e.sold, e.sold28, e.last_sale::text as last_sale, coalesce(k.opening, 0) as opening, coalesce(k.received, 0) as received,
      coalesce(k.stock, 0) as stock
    from entered e join shops s on s.shop_code = e.shop_code left join stocks k on k.customer_code = s.customer_code
    order by e.sold desc, s.shop_code`,
  )

type Capacity = { capacity_pk: number | null; sold: number; opening: number; received: number }
const capacities = (db: Db, { from, to }: Period, { units }: Kept) =>
  rowsOf<Capacity>(
    db,
    sql`select u.capacity_pk, count(*) filter (where u.sold between ${from}::date and ${to}::date)::int as sold,
      (count(*) filter (where u.came < ${from}::date) - count(*) filter (where coalesce(u.sold, u.returned) < ${from}::date))::int as opening,
      count(*) filter (where u.came >= ${from}::date)::int as received
    from (${units}) u where u.came <= ${to}::date group by 1 order by 1`,
  )

type Person = contract.SellOutPerson
const people = (db: Db, { from, to }: Period, { orders, lines }: Kept) =>
  rowsOf<Person>(
    db,
    sql`select ${t.seller_code}, max(${t.create_user_name}) as seller_name, max(${t.seller_role}) as seller_role, count(*)::int as sold,
      coalesce(sum(l.price), 0)::float8 as amount, count(distinct ${t.sale_date})::int as days, max(s.shop_name) as shop_name,
      coalesce((select p.monthly_target from promotors p where p.promotor_code = ${t.seller_code}),
        (select k.monthly_target from keypersons k where k.keyperson_code = ${t.seller_code}), 0) as target
    from ${t} join retail_order_lines l on l.retail_order_code = ${t.retail_order_code} left join items i on i.item_code = l.item_code
    join shops s on s.shop_code = ${t.shop_code}
    where ${orders} and ${lines} and ${t.sale_date} between ${from}::date and ${to}::date
    group by ${t.seller_code} order by 4 desc, 1 limit ${mostRanked}`,
  )

const bounds = [
  { least: 0, most: 30 },
  { least: 31, most: 60 },
  { least: 61, most: oldDays },
  { least: oldDays + 1, most: null },
] as const
type Age = { age: number; units: number }
const agesOf = async (db: Db, { to }: Period, { units }: Kept) => {
  const rows = await rowsOf<Age>(
    db,
    sql`select least(${to}::date - u.came, ${oldDays + 1}) as age, count(*)::int as units from (${units}) u
    where u.came <= ${to}::date and (coalesce(u.sold, u.returned) is null or coalesce(u.sold, u.returned) > ${to}::date) group by 1`,
  )
  return bounds.map(({ least, most }) => ({
    ...{ least, most },
    units: rows
      .filter(({ age }) => age >= least && (most === null || age <= most))
      .reduce((sum, one) => sum + one.units, 0),
  }))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)

export const analyzeSellOut = async ({ db, viewer, input }: RequestContext<typeof contract.analyzeSellOut>) => {
  const to = input.to ?? companyToday()
  const from = input.from ?? addDays(mondayOf(to), -7 * (usualWeeks - 1))
  if (from > to || daysFrom(from, to) > mostDays) refuseField('from', because('period-within-a-year'))
  const all = weeksBetween(from, to)
  const monday = all[0]?.from ?? from
  const before = addDays(monday, -7 * all.length)
  const period = { from: monday, to, before, monday }
  const seen = and(visibleTo(viewer, t), filterByCodes(t.dept_code, input.dept_code))
  const capacity = Number(input.capacity_pk)
  const kept: Kept = {
    orders: sql`${t.status} = 'Approved' and ${seen}`,
    lines: sql`${input.business_unit ? sql`i.business_unit_code = ${input.business_unit}` : sql`true`}
      and ${Number.isFinite(capacity) && input.capacity_pk ? sql`i.capacity_pk = ${capacity}` : sql`true`}`,
    units: unitsOfCustomers(sql`s.customer_code in (select ${t.customer_code} from ${t} where ${seen}
        and ${t.sale_date} > ${to}::date - ${yearDays})
      and ${input.business_unit ? sql`s.business_unit = ${input.business_unit}` : sql`true`}
      and ${Number.isFinite(capacity) && input.capacity_pk ? sql`s.capacity_pk = ${capacity}` : sql`true`}`),
  }
  const delivered = new Map((await deliveries(db, period, kept)).map((row) => [row.week, row]))
  const sold = new Map((await soldByWeek(db, period, kept)).map((row) => [row.week, row]))
  const past = delivered.get('1900-01-01')
  let stock = (past?.came ?? 0) - (past?.gone ?? 0)
  const earlier = weeksBetween(before, addDays(monday, -1))
  const counted = [...earlier, ...all].map((week) => {
    const moved = delivered.get(week.from)
    stock += (moved?.came ?? 0) - (moved?.gone ?? 0)
    const entered = sold.get(week.from)
    return { ...week, sell_in: moved?.came ?? 0, sell_out: entered?.units ?? 0, stock, shops: entered?.shops ?? 0 }
  })
  const withCover = counted.map((week, n) => ({
    ...week,
    weeks_of_stock: weeksOfCover(
      week.stock,
      sum(counted.slice(Math.max(0, n - 3), n + 1).map(({ sell_out }) => sell_out)),
    ),
  }))
  const weeks = withCover.slice(earlier.length)
  const [was, is] = [withCover.slice(0, earlier.length), weeks]
  const found = await models(db, period, kept)
  const shops = (await shopsOf(db, period, kept)).map(({ opening, received, stock: left, sold28, ...shop }) => {
    const weeks_of_stock = weeksOfCover(left, sold28)
    return {
      ...shop,
      offered: Math.max(0, opening) + received,
      sell_through: sellThrough(shop.sold, opening, received),
      weeks_of_stock,
      cover: coverState(weeks_of_stock),
    }
  })
  const ages = await agesOf(db, period, kept)
  const opening = withCover[earlier.length - 1]?.stock ?? 0
  const sell_in = sum(is.map((week) => week.sell_in))
  const sell_out = sum(is.map((week) => week.sell_out))
  return {
    data: {
      from: monday,
      to,
      figures: {
        ...{ sell_in, sell_out, sell_through: sellThrough(sell_out, opening, sell_in) },
        sell_in_before: sum(was.map((week) => week.sell_in)),
        sell_out_before: sum(was.map((week) => week.sell_out)),
        weeks_of_stock: weeks.at(-1)?.weeks_of_stock ?? null,
        shops: shops.length,
        shops_this_week: weeks.at(-1)?.shops ?? 0,
        old_stock: ages.at(-1)?.units ?? 0,
      },
      weeks,
      models: found.slice(0, 10),
      model_count: found.length,
      shops: [
        ...shops.slice(0, mostRanked),
        ...shops
          .slice(mostRanked)
          .filter((shop) => shop.cover === 'no-input')
          .slice(-10),
      ],
      capacities: (await capacities(db, period, kept)).map((row) => ({
        capacity_pk: row.capacity_pk,
        sold: row.sold,
        sell_through: sellThrough(row.sold, row.opening, row.received),
      })),
      people: await people(db, period, kept),
      ages,
    },
  }
}

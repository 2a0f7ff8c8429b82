import type * as contract from '@sejuk/contract/customers/customers-in-the-field'
import { growthOf } from '@sejuk/domain/customers/ranking'
import { metresBetween } from '@sejuk/domain/masters/offices'
import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { customers as t } from '../../../db/tables/customers/customers.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { stockReports as r } from '../../../db/tables/customers/trade.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { hundredFrom, hundredOf } from '../../../platform/lists/dropdown.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const isTrading = inArray(t.status, ['Approved', 'Adjusted'])

/** Sorted by the squared planar distance, which has the same order; the distance shown is along the globe. */
export const listNearCustomers = async ({ db, viewer, input }: RequestContext<typeof contract.listNearCustomers>) => {
  const { lat, lng, page } = input
  const here = lat === null || lng === null ? undefined : { lat, lng }
  const narrowing = here ? Math.cos((here.lat * Math.PI) / 180) : 1
  const order = here
    ? sql`(${t.lat} - ${here.lat}) ^ 2 + ((${t.lng} - ${here.lng}) * ${narrowing}) ^ 2 nulls last, ${t.customer_code}`
    : sql`${t.customer_name}, ${t.customer_code}`
  const matching = and(visibleTo(viewer, t), isTrading, containsText(input.search, t.customer_name, t.customer_code))
  const found = sql`from ${t} where ${matching}`
  const rows = await selectRows(
    db,
    {
      customer_code: t.customer_code,
      customer_name: t.customer_name,
      cooperation: t.cooperation,
      detail_address: t.detail_address,
      city_name: sql<string | null>`(select c.city_name from cities c where c.city_code = ${t.city_code})`,
      pic_name: t.pic_name,
      pic_phone: t.pic_phone,
      last_order_date: sql<string | null>`${t.last_order_date}::text`,
      last_visit_date: sql<string | null>`${t.last_visit_date}::text`,
      lat: t.lat,
      lng: t.lng,
    },
    sql`${found} order by ${order} ${hundredFrom(page)}`,
  )
  const located = rows.map((row) => ({
    ...row,
    distance_m:
      here && row.lat !== null && row.lng !== null ? metresBetween(here, { lat: row.lat, lng: row.lng }) : null,
  }))
  return hundredOf(db, located, page, found)
}

type Ranked = Omit<contract.RankedCustomer, 'growth'>

/** The rank is among the whole branch; shown are those one sees. */
export const rankCustomers = async ({ db, viewer, input }: RequestContext<typeof contract.rankCustomers>) => {
  const first = sql`${`${input.month}-01`}::date`
  const seen = and(
    visibleTo(viewer, t),
    filterByCodes(t.dept_code, input.dept_code),
    containsText(input.search, t.customer_name, t.customer_code),
  )
  const ranking = sql`with sums as materialized (
      select o.dept_code, o.customer_code, coalesce(sum(o.total_amount) filter (where o.order_date >= ${first}), 0)::float8 as month_sales,
        coalesce(sum(o.total_amount) filter (where o.order_date < ${first}), 0)::float8 as previous_sales
      from customer_orders o where o.order_date >= ${first} - interval '1 month' and o.order_date < ${first} + interval '1 month'
      group by 1, 2), ranked as materialized (
      select *, (rank() over (partition by dept_code order by month_sales desc))::int as rank, (count(*) over (partition by dept_code))::int as of
      from sums where month_sales > 0)
    select ${t.customer_code}, ${t.customer_name}, (select d.dept_name from departments d where d.dept_code = ${t.dept_code}) as dept_name,
      ranked.rank, ranked.of, ranked.month_sales, ranked.previous_sales
    from ranked join ${t} on ${t.customer_code} = ranked.customer_code where ${seen}`
  const { rows } = await db.execute<Ranked>(
    sql`${ranking} order by ranked.month_sales desc, ${t.customer_code} ${hundredFrom(input.page)}`,
  )
  const grown = rows.map((row) => ({ ...row, growth: growthOf(row.month_sales, row.previous_sales) }))
  return hundredOf(db, grown, input.page, sql`from (${ranking}) counted`)
}

/** Exact up to here; further back one narrows the days. */
const most = 10_000

export const listStockHistory = async ({ db, viewer, input }: RequestContext<typeof contract.listStockHistory>) => {
  const where = and(
    visibleTo(viewer, shops),
    filterByCodes(shops.dept_code, input.dept_code),
    input.customer_code ? eq(r.customer_code, input.customer_code) : undefined,
    containsText(input.item_code ?? '', r.item_code),
    input.date_from ? gte(r.report_date, input.date_from) : undefined,
    input.date_to ? lte(r.report_date, input.date_to) : undefined,
  )
  const source = sql`from ${r} join ${shops} on ${eq(shops.shop_code, r.shop_code)} where ${where}`
  const counted = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (select 1 ${source} limit ${most + 1}) probe`,
  )
  const found = counted.rows[0]?.n ?? 0
  const total = Math.min(found, most)
  const totalPages = Math.max(1, Math.ceil(total / input.limit))
  const current = input.page < 0 ? Math.max(1, totalPages + input.page + 1) : Math.min(input.page, totalPages)
  const way = input.sort === 'report_date' ? sql`asc` : sql`desc`
  const data = await selectRows(
    db,
    {
      report_key: sql<string>`${r.shop_code} || ' ' || ${r.item_code} || ' ' || ${r.report_date}`,
      report_date: sql<string>`${r.report_date}::text`,
      customer_code: r.customer_code,
      customer_name: sql<string>`(select c.customer_name from customers c where c.customer_code = ${r.customer_code})`,
      shop_code: r.shop_code,
      shop_name: shops.shop_name,
      item_code: r.item_code,
      stock_quantity: r.stock_quantity,
      sold_quantity: r.sold_quantity,
      received_quantity: r.received_quantity,
      reported_by_name: r.reported_by_name,
    },
    sql`${source} order by ${r.report_date} ${way}, ${r.shop_code} ${way}, ${r.item_code} ${way}
      limit ${input.limit} offset ${(current - 1) * input.limit}`,
  )
  return { data, total, ...(found > most ? { total_is_capped: true } : {}), page: { current, totalPages } }
}

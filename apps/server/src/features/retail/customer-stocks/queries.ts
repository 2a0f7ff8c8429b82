import type * as contract from '@sejuk/contract/retail/customer-stocks'
import { closingOf, coverState, weeksOfCover } from '@sejuk/domain/retail/customer-stocks'
import { addDays } from '@sejuk/domain/values/dates'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { unitsOfCustomers } from '../../../business/retail/customer-stock.ts'
import { customers as c } from '../../../db/tables/customers/customers.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const usualDays = 90
const closing = sql`(m.opening + m.received - m.sold - m.returned + m.adjusted)`

/** Customers are seen by their own columns; whoever sees only a shop sees the customer it belongs to. */
export const customersWithStock = (viewer: Viewer): SQL =>
  viewer.view_data === 'View_Data_Keyperson'
    ? sql`exists (select from ${shops} where ${eq(shops.customer_code, c.customer_code)} and ${visibleTo(viewer, shops)})`
    : visibleTo(viewer, c)

/** Sums by customer and model between two days, both included. */
export const stockSums = (which: SQL, from: string, to: string) => sql`select m.customer_code, m.item_code,
    sum(m.opening)::int as opening, sum(m.received)::int as received, sum(m.sold)::int as sold, sum(m.returned)::int as returned,
    sum(m.adjusted)::int as adjusted, sum(m.sold28)::int as sold28, max(m.counted) as last_count
  from (
    select u.customer_code, u.item_code, case when u.came < ${from}::date then 1 else 0 end
        - case when coalesce(u.sold, u.returned) < ${from}::date then 1 else 0 end as opening,
      case when u.came >= ${from}::date then 1 else 0 end as received,
      case when u.sold between ${from}::date and ${to}::date then 1 else 0 end as sold,
      case when u.returned between ${from}::date and ${to}::date then 1 else 0 end as returned, 0 as adjusted,
      case when u.sold between ${to}::date - 27 and ${to}::date then 1 else 0 end as sold28, null::date as counted
    from (${unitsOfCustomers(sql`s.delivered_date <= ${to}::date and ${which}`)}) u
    union all
    select s.customer_code, s.item_code, case when s.report_date < ${from}::date then s.variance else 0 end, 0, 0, 0,
      case when s.report_date >= ${from}::date then s.variance else 0 end, 0, s.report_date
    from customer_stock_reports s where s.report_date <= ${to}::date and ${which}) m
  group by 1, 2`

type Sums = {
  customer_code: string
  customer_name: string
  dept_code: string
  dept_name: string
  item_code: string
  item_name: string | null
  opening: number
  received: number
  sold: number
  returned: number
  adjusted: number
  sold28: number
  last_count: string | null
  total: number
}

type Asked = Pick<RequestContext<typeof contract.listCustomerStocks>, 'viewer' | 'input'>

/** The sums that were asked for, as `m`, and which of them are shown. */
const askedSums = ({ viewer, input }: Asked) => {
  const to = input.date_to ?? companyToday()
  const from = input.date_from ?? addDays(to, -usualDays)
  const seen = and(
    customersWithStock(viewer),
    filterByCodes(c.dept_code, input.dept_code),
    input.customer_code ? eq(c.customer_code, input.customer_code) : undefined,
  )
  const which = sql`s.customer_code in (select ${c.customer_code} from ${c} where ${seen})`
  const where = and(
    sql`(m.opening <> 0 or m.received <> 0 or m.sold <> 0 or m.returned <> 0 or m.adjusted <> 0)`,
    containsText(input.item_code ?? '', sql`m.item_code`, sql`i.item_name`),
    input.is_negative ? sql`${closing} < 0` : undefined,
  )
  return { sums: stockSums(which, from, to), where }
}

/** The same rows, for the download. */
export const customerStockList = (asked: Asked) => {
  const { sums, where } = askedSums(asked)
  return asList({
    input: asked.input,
    source: sql`(${sums}) m join ${c} on ${c.customer_code} = m.customer_code left join items i on i.item_code = m.item_code`,
    where,
    key: c.customer_code,
    sorts: { customer_name: c.customer_name, closing, sold: sql`m.sold` },
    sort: 'customer_name',
    fields: {
      customer_code: c.customer_code,
      customer_name: c.customer_name,
      dept_name: sql<string>`(select d.dept_name from departments d where d.dept_code = ${c.dept_code})`,
      item_code: sql<string>`m.item_code`,
      item_name: sql<string>`coalesce(i.item_name, m.item_code)`,
      opening: sql<number>`m.opening`,
      received: sql<number>`m.received`,
      sold: sql<number>`m.sold`,
      returned: sql<number>`m.returned`,
      adjusted: sql<number>`m.adjusted`,
      closing: sql<number>`${closing}`,
      // As `weeksOfCover` has it.
      weeks_cover: sql<
        number | null
      >`case when m.sold28 > 0 then round(greatest(${closing}, 0) / (m.sold28 / 4.0), 1) end`,
      last_count: sql<string | null>`m.last_count`,
    },
  })
}

export const listCustomerStocks = async ({ db, viewer, input }: RequestContext<typeof contract.listCustomerStocks>) => {
  const { sums, where } = askedSums({ viewer, input })
  const isDown = input.sort?.startsWith('-')
  const orders = { customer_name: sql`c.customer_name`, closing, sold: sql`m.sold` }
  const by = orders[(input.sort?.replace('-', '') as keyof typeof orders) ?? 'customer_name'] ?? orders.customer_name
  const page = Math.max(1, input.page)
  const { rows } =
    await db.execute<Sums>(sql`select c.customer_code, c.customer_name, c.dept_code, m.item_code, i.item_name,
      (select d.dept_name from departments d where d.dept_code = c.dept_code) as dept_name, m.opening, m.received, m.sold,
      m.returned, m.adjusted, m.sold28, m.last_count::text as last_count, (count(*) over ())::int as total
    from (${sums}) m join customers c on c.customer_code = m.customer_code
    left join items i on i.item_code = m.item_code where ${where}
    order by ${by} ${isDown ? sql`desc` : sql`asc`}, c.customer_code, m.item_code
    limit ${input.limit} offset ${(page - 1) * input.limit}`)
  const total = rows[0]?.total ?? 0
  const data = rows.map(({ sold28, total: _total, item_name, ...row }) => {
    const left = closingOf(row)
    const weeks_cover = weeksOfCover(left, sold28)
    return {
      ...row,
      stock_key: `${row.customer_code} ${row.item_code}`,
      item_name: item_name ?? row.item_code,
      closing: left,
      weeks_cover,
      cover: coverState(weeks_cover),
    }
  })
  return { data, total, page: { current: page, totalPages: Math.max(1, Math.ceil(total / input.limit)) } }
}

import type * as contract from '@sejuk/contract/retail/customer-stocks'
import { addDays } from '@sejuk/domain/values/dates'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { unitsOfCustomers } from '../../../business/retail/customer-stock.ts'
import type { Db } from '../../../db/database.ts'
import { customers as c } from '../../../db/tables/customers/customers.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { customerModels as h } from '../../../db/tables/retail/customer-models.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { copiedScope, visibleTo } from '../../../platform/scope/visible-to.ts'

const usualDays = 90

/** Customers are seen by their own columns; whoever sees only a shop sees the customer it belongs to. */
export const customersWithStock = (viewer: Viewer): SQL =>
  viewer.view_data === 'View_Data_Keyperson'
    ? sql`exists (select from ${shops} where ${eq(shops.customer_code, c.customer_code)} and ${visibleTo(viewer, shops)})`
    : visibleTo(viewer, c)

/** The model of the unit `s`: units of a set have the set's. */
export const model = sql`coalesce(s.set_item_code, s.item_code)`

/** Sums by customer and model between two days, both included; `units` narrows the units further. */
export const stockSums = (
  which: SQL,
  from: string,
  to: string,
  units = sql`true`,
) => sql`select m.customer_code, m.item_code,
    sum(m.opening)::int as opening, sum(m.received)::int as received, sum(m.sold)::int as sold, sum(m.returned)::int as returned,
    sum(m.adjusted)::int as adjusted, sum(m.sold28)::int as sold28, max(m.counted) as last_count
  from (
    select u.customer_code, u.item_code, case when u.came < ${from}::date then 1 else 0 end
        - case when coalesce(u.sold, u.returned) < ${from}::date then 1 else 0 end as opening,
      case when u.came >= ${from}::date then 1 else 0 end as received,
      case when u.sold between ${from}::date and ${to}::date then 1 else 0 end as sold,
      case when u.returned between ${from}::date and ${to}::date then 1 else 0 end as returned, 0 as adjusted,
      case when u.sold between ${to}::date - 27 and ${to}::date then 1 else 0 end as sold28, null::date as counted
    from (${unitsOfCustomers(sql`s.delivered_date <= ${to}::date and ${which} and ${units}`)}) u
    union all
    select s.customer_code, s.item_code, case when s.report_date < ${from}::date then s.variance else 0 end, 0, 0, 0,
      case when s.report_date >= ${from}::date then s.variance else 0 end, 0, s.report_date
    from customer_stock_reports s where s.report_date <= ${to}::date and ${which}) m
  group by 1, 2`

export const closing = sql`(m.opening + m.received - m.sold - m.returned + m.adjusted)`
/** Nothing was there, and nothing happened: such a model is not shown. */
export const isAnything = sql`(m.opening <> 0 or m.received <> 0 or m.sold <> 0 or m.returned <> 0 or m.adjusted <> 0)`

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

export type Asked = Pick<RequestContext<typeof contract.listCustomerStocks>, 'viewer' | 'input'>

/** The days that are asked for, and the customers. */
export const askedOf = ({ viewer, input }: Asked) => {
  const to = input.date_to ?? companyToday()
  const from = input.date_from ?? addDays(to, -usualDays)
  const seen = and(
    customersWithStock(viewer),
    filterByCodes(c.dept_code, input.dept_code),
    input.customer_code ? eq(c.customer_code, input.customer_code) : undefined,
  )
  return {
    ...{ from, to, seen, which: sql`s.customer_code in (select ${c.customer_code} from ${c} where ${seen})` },
    /** The same customers, by what their models have copied of their scope. */
    held: and(
      viewer.view_data === 'View_Data_Keyperson'
        ? sql`${h.customer_code} in (select ${c.customer_code} from ${c} where ${customersWithStock(viewer)})`
        : visibleTo(viewer, copiedScope(h)),
      filterByCodes(h.scope_dept_code, input.dept_code),
      input.customer_code ? eq(h.customer_code, input.customer_code) : undefined,
    ),
  }
}

type Cut = { order: SQL; cut: SQL; total: SQL }
/** `source` names the sums `m` and their customers `c`. */
export const readStocks = async (db: Db, source: SQL, where: SQL | undefined, { order, cut, total }: Cut) => {
  const { rows } =
    await db.execute<Sums>(sql`select c.customer_code, c.customer_name, c.dept_code, m.item_code, i.item_name,
      (select d.dept_name from departments d where d.dept_code = c.dept_code) as dept_name, m.opening, m.received, m.sold,
      m.returned, m.adjusted, m.sold28, m.last_count::text as last_count, ${total} as total
    from ${source} left join items i on i.item_code = m.item_code where ${where} order by ${order} ${cut}`)
  return rows
}

import { getSalesReport } from '@sejuk/contract/sales/sales-reports'
import { changeOf, mostReportRows } from '@sejuk/domain/management-reports'
import { addressTo } from '@sejuk/domain/pages'
import { type SalesReportGroup, salesReport as shape } from '@sejuk/domain/sales/sales-report'
import { addDays } from '@sejuk/domain/values/dates'
import { salesReportWords } from '@sejuk/words/sales/sales-reports'
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import {
  answered,
  asMailed,
  figuresOf,
  groupOf,
  monthsOf,
  type Period,
  periodsOf,
  rowsOf,
} from '../../../business/management-reports.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { salesOrderLines as lines, salesOrders as t } from '../../../db/tables/sales/sales-orders.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { MailedReport } from '../../../platform/reports/mailed-report.ts'
import { isOrdered, visibleOrders } from './queries.ts'

type Context = Pick<RequestContext<typeof getSalesReport>, 'db' | 'viewer' | 'input'>

const counted = ({ viewer, input }: Context) =>
  and(visibleOrders(viewer), isOrdered, input.dept_code.length ? inArray(t.dept_code, input.dept_code) : undefined)
/** An order is written at most a month before its day: the index by creation finds them. */
const orderedIn = ({ from, to }: Period) =>
  sql`${t.order_date} between ${from} and ${to} and ${t.created_date} >= ${addDays(from, -31)}::date`

const figures = async (db: Db, where: SQL | undefined) => {
  const [found] = await db
    .select({
      ordered: sql<number>`coalesce(sum(${t.total_amount}), 0)::float8`,
      orders: sql<number>`count(*)::int`,
      units: sql<number>`coalesce(sum(${t.total_qty}), 0)::int`,
      average: sql<number | null>`round(avg(${t.total_amount}))::float8`,
      discount: sql<
        number | null
      >`round((100.0 * sum(${t.discount_amount}) / nullif(sum(${t.list_amount}), 0))::numeric, 1)::float8`,
    })
    .from(t)
    .where(where)
  return found ?? {}
}

/** By header or by line; a name is read once for each group. */
const groups: Record<SalesReportGroup, { code: SQL; name: SQL; ofLine?: boolean }> = {
  branch: {
    code: sql`${t.dept_code}`,
    name: sql`(select ${departments.dept_name} from ${departments} where ${departments.dept_code} = g.code)`,
  },
  salesperson: {
    code: sql`${t.salesman_code}`,
    name: sql`(select ${users.username} from ${users} where ${users.usercode} = g.code)`,
  },
  customer: {
    code: sql`${t.customer_code}`,
    name: sql`(select ${customers.customer_name} from ${customers} where ${customers.customer_code} = g.code)`,
  },
  businessUnit: { code: sql`${lines.business_unit_code}`, name: sql`g.code`, ofLine: true },
  item: { code: sql`${lines.item_code}`, name: sql`g.item_name`, ofLine: true },
}

const compared = (context: Context, now: Period, before: Period) => {
  const { code, name, ofLine } = groups[groupOf(shape, context.input.group)]
  const isNow = sql`${t.order_date} >= ${now.from}`
  const amount = ofLine ? sql`${lines.amount}` : sql`${t.total_amount}`
  const units = ofLine ? sql`${lines.ordered_qty}` : sql`${t.total_qty}`
  const from = ofLine ? sql`${t} join ${lines} on ${lines.order_code} = ${t.order_code}` : sql`${t}`
  return sql`select g.code, ${name} as name, g.amount, g.before, g.units, g.orders from (
      select ${code} as code, ${ofLine ? sql`max(${lines.item_name})` : sql`null`} as item_name,
        coalesce(sum(${amount}) filter (where ${isNow}), 0)::float8 as amount,
        coalesce(sum(${amount}) filter (where not ${isNow}), 0)::float8 as before,
        coalesce(sum(${units}) filter (where ${isNow}), 0)::int as units,
        (count(distinct ${t.order_code}) filter (where ${isNow}))::int as orders
      from ${from} where ${and(counted(context), orderedIn({ from: before.from, to: now.to }))}
      group by 1 order by 3 desc, 4 desc limit ${mostReportRows}) g order by g.amount desc, g.before desc`
}

const monthly = (context: Context) => {
  const month = (moved: SQL) => sql`to_char(${t.order_date} + ${moved}, 'YYYY-MM')`
  const began = sql`(date_trunc('month', ${context.input.to}::date) - interval '11 months')::date`
  const sum = (
    of: SQL,
    from: SQL,
    to: SQL,
    name: string,
  ) => sql`select ${of} as month, sum(${t.total_amount})::float8 as amount,
    ${sql.raw(`'${name}'`)} as kind from ${t} where ${counted(context)} and ${t.order_date} >= ${from}
      and ${t.order_date} <= ${to} and ${t.created_date} >= ${from} - interval '1 month' group by 1`
  const year = sql`interval '1 year'`
  return sql`select month, sum(amount) filter (where kind = 'now')::float8 as "thisYear",
      sum(amount) filter (where kind = 'before')::float8 as "yearBefore" from (
      ${sum(month(sql`interval '0'`), began, sql`${context.input.to}::date`, 'now')} union all
      ${sum(month(year), sql`(${began} - ${year})::date`, sql`(${context.input.to}::date - ${year})::date`, 'before')}
    ) years group by 1`
}

const read = async (context: Context) => {
  const { db, input } = context
  const { now, before } = periodsOf(input)
  const all = counted(context)
  const found = await rowsOf(db, shape, compared(context, now, before))
  const changeAt = Object.keys(shape.columns).indexOf('change')
  return {
    figures: figuresOf(
      shape,
      await figures(db, and(all, orderedIn(now))),
      await figures(db, and(all, orderedIn(before))),
    ),
    months: await monthsOf(db, shape, input.to, monthly(context)),
    rows: found.map(({ values, ...row }) => {
      const [amount, earlier] = values
      return { ...row, values: values.with(changeAt, changeOf(amount ?? 0, earlier ?? 0)) }
    }),
  }
}

/** What was ordered in a period, beside the period before it, and the months beside those of a year before. */
export const salesReport = (context: Context) => answered(() => read(context))

export const mailedSalesReport: MailedReport = {
  ...{ module_name: 'sales', endpoint: getSalesReport, book: salesReportWords, page: addressTo('salesReport') },
  read: async (context, period) =>
    asMailed(shape, await read({ ...context, input: { ...period, dept_code: [], group: shape.groups[0] } })),
}

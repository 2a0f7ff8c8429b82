import type * as contract from '@sejuk/contract/finance/receivables'
import type { AgeingBasis } from '@sejuk/domain/finance/receivables'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { coveredInvoices } from '../../../business/finance/covered-invoices.ts'
import { exposureOf } from '../../../business/sales/exposure.ts'
import type { Db } from '../../../db/database.ts'
import { customers as t } from '../../../db/tables/customers/customers.ts'
import { collectionCalls as calls } from '../../../db/tables/finance/collection-calls.ts'
import { companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

/** As a question of its own it is asked once, not again for each invoice. */
const today = sql`(select ${companyTodayInSql})`
const rest = sql`(i.amount - i.paid_amount)`
const days = sql`(${today} - i.due_date)`
const covered = sql`coalesce(v.covered, 0)`
/** What a cheque or cash on its way covers is owed, and nobody is called for it. */
const late = sql`coalesce(sum(${rest} - ${covered}) filter (where ${days} > 0), 0)::float8`
const oldestDays = sql`greatest(0, max(${days}) filter (where ${rest} > ${covered}))::int`
const withCovers = (code?: PgColumn | SQL) =>
  sql`customer_invoices i left join (${coveredInvoices(code)}) v on v.invoice_code = i.invoice_code`
/** The newest call, and the newest promise: a reminder or a call that reached nobody takes no promise back. */
const lastCall = sql`select l.result, l.created_date, p.promise_date, p.promise_amount, p.created_date as promised_at
  from (select result, created_date from collection_calls where customer_code = ${t.customer_code}
    order by call_id desc limit 1) l
  left join lateral (select promise_date, promise_amount, created_date from collection_calls
    where customer_code = ${t.customer_code} and result = 'promised' order by call_id desc limit 1) p on true`

const sumsOf = (age: SQL) => sql`coalesce(sum(${rest}) filter (where ${age} <= 0), 0)::float8 as not_due,
  coalesce(sum(${rest}) filter (where ${age} between 1 and 30), 0)::float8 as to_30,
  coalesce(sum(${rest}) filter (where ${age} between 31 and 60), 0)::float8 as to_60,
  coalesce(sum(${rest}) filter (where ${age} between 61 and 90), 0)::float8 as to_90,
  coalesce(sum(${rest}) filter (where ${age} > 90), 0)::float8 as over_90`
const sums: Record<AgeingBasis, SQL> = { due: sumsOf(days), invoice: sumsOf(sql`(${today} - i.invoice_date)`) }

const only = {
  /** Late, or promised for a day that has come. */
  todo: sql`(a.late > 0 and (c.promise_date is null or c.promise_date <= ${today}))`,
  late: sql`a.late > 0`,
  over_90: sql`a.oldest_days > 90`,
}

const figures = ['not_due', 'to_30', 'to_60', 'to_90', 'over_90', 'late'] as const
const heads = ['all', 'todo', 'late', 'over_90'] as const
type Figures = Record<(typeof figures)[number], number>
type Branch = Figures & { dept_code: string; dept_name: string; customers: Record<(typeof heads)[number], number> }

export const getAgeing = async ({ db, viewer, input }: RequestContext<typeof contract.getAgeing>) => {
  const seen = and(visibleTo(viewer, t), filterByCodes(t.dept_code, input.dept_code))
  const isAll = viewer.view_data === 'View_Data_All_Branches' && input.dept_code.length === 0
  const theirs = isAll ? sql`` : sql`and i.customer_code in (select ${t.customer_code} from ${t} where ${seen})`
  // By customer first: who owes is counted by the way, and a branch adds up few rows.
  const { rows } = await db.execute<Branch>(sql`
    with a as (select i.customer_code, ${sums[input.by]}, ${late} as late, ${oldestDays} as oldest_days
      from ${withCovers()} where i.paid_amount < i.amount ${theirs} group by 1)
    select ${t.dept_code} as dept_code, d.dept_name, ${sql.join(
      figures.map((name) => sql.raw(`sum(a.${name})::float8 as ${name}`)),
      sql`, `,
    )}, jsonb_build_object('all', count(*), 'todo', count(*) filter (where ${only.todo}),
      'late', count(*) filter (where ${only.late}), 'over_90', count(*) filter (where ${only.over_90})) as customers
    from a join ${t} on ${t.customer_code} = a.customer_code join departments d on d.dept_code = ${t.dept_code}
    left join (select distinct on (customer_code) customer_code, promise_date from collection_calls
      where result = 'promised' order by customer_code, call_id desc) c on c.customer_code = a.customer_code
    group by 1, 2 order by sum(a.not_due + a.to_30 + a.to_60 + a.to_90 + a.over_90) desc, 1`)
  const sum = (of: (branch: Branch) => number) => rows.reduce((all, branch) => all + of(branch), 0)
  const figure = (name: keyof Figures) => sum((branch) => branch[name])
  return {
    data: {
      ...{ not_due: figure('not_due'), to_30: figure('to_30'), to_60: figure('to_60'), to_90: figure('to_90') },
      ...{ over_90: figure('over_90'), late: figure('late') },
      customers: {
        ...{ all: sum(({ customers }) => customers.all), todo: sum(({ customers }) => customers.todo) },
        ...{ late: sum(({ customers }) => customers.late), over_90: sum(({ customers }) => customers.over_90) },
      },
      branches: rows.map(({ customers: _customers, ...branch }) => branch),
    },
  }
}

const unpaid = (code?: PgColumn) => sql`from ${withCovers(code)} where i.paid_amount < i.amount`
const added = (by: AgeingBasis) =>
  sql`${sums[by]}, sum(${rest})::float8 as open, ${late} as late, ${oldestDays} as oldest_days`
const called = sql`left join lateral (${lastCall}) c on true`

/** Everybody who owes, added up in one pass; with the last call where a filter asks for it. */
const owing = (by: AgeingBasis, isAsked: boolean) =>
  sql`${t} join (select i.customer_code as owner, ${added(by)} ${unpaid()} group by 1) a on a.owner = ${t.customer_code}
    ${isAsked ? called : sql``}`
/** The customers of a page, each added up by itself. */
const owner = (by: AgeingBasis) =>
  sql`${t} join lateral (select i.customer_code as owner, ${added(by)} ${unpaid(t.customer_code)} and i.customer_code = ${t.customer_code} group by 1)
    a on a.owner = ${t.customer_code} ${called}`
const paidSince = sql<number>`case when c.promise_date is null then 0 else
  coalesce((select sum(r.amount) from receipts r where r.customer_code = ${t.customer_code} and r.status <> 'Void'
    and r.created_date >= c.promised_at), 0) + coalesce((select sum(q.amount) from cheques q
    where q.customer_code = ${t.customer_code} and q.status not in ('Deleted', 'Rejected') and q.created_date >= c.promised_at), 0)
  end::float8`

const debtorFields = {
  customer_code: t.customer_code,
  customer_name: t.customer_name,
  dept_code: t.dept_code,
  dept_name: sql<string>`(select d.dept_name from departments d where d.dept_code = ${t.dept_code})`,
  pic_name: t.pic_name,
  not_due: sql<number>`a.not_due`,
  to_30: sql<number>`a.to_30`,
  to_60: sql<number>`a.to_60`,
  to_90: sql<number>`a.to_90`,
  over_90: sql<number>`a.over_90`,
  open: sql<number>`a.open`,
  late: sql<number>`a.late`,
  oldest_days: sql<number>`a.oldest_days`,
  last_result: sql<string | null>`c.result`,
  promise_date: sql<string | null>`c.promise_date::text`,
  promise_amount: sql<number | null>`c.promise_amount::float8`,
  paid_since: paidSince,
  last_call_date: sql<string | null>`to_char(c.created_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
}

type Asked = Pick<RequestContext<typeof contract.listDebtors>, 'viewer' | 'input'>
/** Who owes, by age; shown by pages and downloaded whole. */
export const debtorList = ({ viewer, input }: Asked) =>
  asList({
    input,
    source: owner(input.by),
    own: owing(input.by, input.only === 'todo'),
    where: and(
      visibleTo(viewer, t),
      filterByCodes(t.dept_code, input.dept_code),
      input.only ? only[input.only] : undefined,
      containsText(input.search, t.customer_name, t.customer_code),
    ),
    key: t.customer_code,
    sorts: { late: sql`a.late`, open: sql`a.open`, oldest_days: sql`a.oldest_days` },
    sort: '-late',
    fields: debtorFields,
  })

export const listDebtors = ({ db, ...context }: RequestContext<typeof contract.listDebtors>) =>
  listPage(db, debtorList(context))

/** On a screen; papers have all there are. */
const mostShown = 300
export const mostOnPaper = 5000
const mostCalls = 50

export const requireDebtor = async (db: Db, viewer: Viewer, customer_code: string) => {
  const [found] = await db
    .select()
    .from(t)
    .where(and(eq(t.customer_code, customer_code), visibleTo(viewer, t)))
  return found ?? refuse('notFound')
}

export const statementOf = async (db: Db, viewer: Viewer, customer_code: string, most = mostShown) => {
  const { customer_name, dept_code, pic_name, salesman_code } = await requireDebtor(db, viewer, customer_code)
  const { rows: invoices } = await db.execute<contract.Statement['invoices'][number]>(sql`
    select i.invoice_code, i.invoice_date::text, i.due_date::text, i.amount::float8 as amount, ${rest}::float8 as open,
      ${days}::int as days, ${covered}::float8 as covered
    from ${withCovers(sql`${customer_code}`)} where i.customer_code = ${customer_code} and i.paid_amount < i.amount
    order by i.due_date, i.invoice_code limit ${most}`)
  const { rows: sums } = await db.execute<{ open: number; late: number }>(sql`
    select coalesce(sum(${rest}), 0)::float8 as open, ${late} as late
    from ${withCovers(sql`${customer_code}`)} where i.customer_code = ${customer_code} and i.paid_amount < i.amount`)
  const { rows: names } = await db.execute<{ dept_name: string; salesman_name: string | null }>(sql`select
    (select dept_name from departments where dept_code = ${dept_code}) as dept_name,
    (select username from users where usercode = ${salesman_code}) as salesman_name`)
  const logged = await db
    .select()
    .from(calls)
    .where(eq(calls.customer_code, customer_code))
    .orderBy(desc(calls.call_id))
    .limit(mostCalls)
  const { available } = await exposureOf(db, customer_code)
  return {
    ...{ customer_code, customer_name, pic_name, credit_left: available },
    dept_name: names[0]?.dept_name ?? dept_code,
    salesman_name: names[0]?.salesman_name ?? null,
    open: sums[0]?.open ?? 0,
    late: sums[0]?.late ?? 0,
    invoices,
    calls: logged,
  }
}

export const getStatement = async ({ db, viewer, input }: RequestContext<typeof contract.getStatement>) => ({
  data: await statementOf(db, viewer, input.customer_code),
})

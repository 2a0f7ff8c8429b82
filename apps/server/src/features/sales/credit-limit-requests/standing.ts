import type * as contract from '@sejuk/contract/sales/credit-limit-requests'
import { bouncesSince } from '@sejuk/domain/finance/cheques'
import { suggestedLimit } from '@sejuk/domain/sales/credit-limit-requests'
import { and, eq, sql } from 'drizzle-orm'
import { exposureOf } from '../../../business/sales/exposure.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { companyToday, companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const yearAgo = sql`(date_trunc('month', ${companyTodayInSql}) - interval '11 months')::date`

/** Twelve months with the current one, oldest first, months without sales as nothing. */
const salesByMonth = async (db: Db, customer_code: string) => {
  const { rows } = await db.execute<{ month: string; amount: number }>(sql`
    select to_char(m.first, 'YYYY-MM') as month, coalesce(sum(i.amount), 0)::float8 as amount
    from generate_series(${yearAgo}, ${companyTodayInSql}, interval '1 month') m (first)
    left join customer_invoices i on i.customer_code = ${customer_code}
      and i.invoice_date >= m.first::date and i.invoice_date < (m.first + interval '1 month')::date
    group by 1 order by 1`)
  return rows
}

type Paid = {
  average_days_to_pay: number | null
  paid_invoices: number
  late_invoices: number
  most_days_late: number
}
const paymentsOf = async (db: Db, customer_code: string): Promise<Paid> => {
  const { rows } = await db.execute<Paid>(sql`
    select round(avg(i.paid_date - i.invoice_date), 1)::float8 as average_days_to_pay, count(*)::int as paid_invoices,
      count(*) filter (where i.paid_date > i.due_date)::int as late_invoices,
      coalesce(max(i.paid_date - i.due_date) filter (where i.paid_date > i.due_date), 0)::int as most_days_late
    from customer_invoices i where i.customer_code = ${customer_code} and i.paid_amount >= i.amount and i.amount > 0
      and i.paid_date >= ${yearAgo}`)
  return rows[0] ?? { average_days_to_pay: null, paid_invoices: 0, late_invoices: 0, most_days_late: 0 }
}

const bouncedOf = async (db: Db, customer_code: string) => {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from cheques
    where customer_code = ${customer_code} and status = 'Rejected'
      and (bounced_date at time zone 'Asia/Jakarta')::date >= ${bouncesSince(companyToday())}`)
  return rows[0]?.n ?? 0
}

type Granted = { request_code: string; valid_from: string; valid_to: string; granted_amount: number }
const grantedTo = async (db: Db, customer_code: string) => {
  const { rows } = await db.execute<Granted>(sql`select request_code, valid_from::text, valid_to::text,
      granted_amount::float8 as granted_amount from credit_limit_requests
    where customer_code = ${customer_code} and granted_amount is not null and ended_date is null
      and valid_to >= ${companyTodayInSql} order by valid_to, request_code`)
  return rows
}

/** What a decision about a limit is made by: the exposure, a year of sales, and how it was paid. */
export const getCreditStanding = async ({ db, viewer, input }: RequestContext<typeof contract.getCreditStanding>) => {
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.customer_code, input.customer_code), visibleTo(viewer, customers)))
  if (!customer) return refuse('notFound')
  const { customer_code, customer_name, payment_term_days } = customer
  const { dept_code: _dept, ...credit } = await exposureOf(db, customer_code)
  const sales_by_month = await salesByMonth(db, customer_code)
  const sales = sales_by_month.reduce((sum, { amount }) => sum + amount, 0)
  return {
    data: {
      ...{ customer_name, payment_term_days, ...credit, sales, sales_by_month },
      ...(await paymentsOf(db, customer_code)),
      bounced_cheques: await bouncedOf(db, customer_code),
      suggested_limit: suggestedLimit(Math.max(0, sales), payment_term_days),
      temporary_limits: await grantedTo(db, customer_code),
    },
  }
}

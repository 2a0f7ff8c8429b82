import type * as contract from '@sejuk/contract/money/accounts'
import { addDays } from '@sejuk/domain/values/dates'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, sql } from 'drizzle-orm'
import { coveredInvoices } from '../../../business/finance/covered-invoices.ts'
import { openInvoices } from '../../../business/finance/open-invoices.ts'
import { creditsOf } from '../../../business/money/credits.ts'
import { exposureOf } from '../../../business/sales/exposure.ts'
import type { Db } from '../../../db/database.ts'
import { customers as t } from '../../../db/tables/customers/customers.ts'
import { companyToday, companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { statementOf } from '../../../business/money/account-statement.ts'

const mostInvoices = 300
const mostCashbacks = 20
const mostEntries = 300

type Invoice = Omit<contract.CustomerAccount['invoices'][number], 'free'>

const owedInvoices = async (db: Db, customer_code: string) => {
  const { rows } = await db.execute<Invoice>(sql`select i.invoice_code, i.invoice_date::text, i.due_date::text,
      i.amount::float8 as amount, (i.amount - i.paid_amount)::float8 as open, coalesce(v.covered, 0)::float8 as covered,
      (${companyTodayInSql} - i.due_date)::int as days
    from customer_invoices i left join (${coveredInvoices(sql`${customer_code}`)}) v on v.invoice_code = i.invoice_code
    where i.customer_code = ${customer_code} and i.paid_amount < i.amount order by i.due_date, i.invoice_code limit ${mostInvoices}`)
  const free = new Map((await openInvoices(db, customer_code)).map((one) => [one.invoice_code, one.open_amount]))
  return rows.map((one) => ({ ...one, free: free.get(one.invoice_code) ?? 0 }))
}

type Sums = { open: number; late: number; late_days: number; invoice_count: number }
const sumsOf = async (db: Db, customer_code: string) => {
  const { rows } = await db.execute<Sums>(sql`select coalesce(sum(i.amount - i.paid_amount), 0)::float8 as open,
      coalesce(sum(i.amount - i.paid_amount) filter (where i.due_date < ${companyTodayInSql}), 0)::float8 as late,
      coalesce(max(${companyTodayInSql} - i.due_date) filter (where i.due_date < ${companyTodayInSql}), 0)::int as late_days,
      count(*)::int as invoice_count
    from customer_invoices i where i.customer_code = ${customer_code} and i.paid_amount < i.amount`)
  return rows[0] ?? { open: 0, late: 0, late_days: 0, invoice_count: 0 }
}

const cashbacksOf = async (db: Db, customer_code: string) => {
  const { rows } = await db.execute<{ cashback_code: string; remain: number }>(sql`select cashback_code,
      cashback_remain::float8 as remain from cashbacks where customer_code = ${customer_code} and cashback_remain > 0
      and status = 'Approved' and ${companyTodayInSql} between valid_from and valid_to
    order by valid_to, cashback_code limit ${mostCashbacks}`)
  return rows
}

export const requireCustomer = async (db: Db, viewer: Viewer, customer_code: string) => {
  const [found] = await db
    .select()
    .from(t)
    .where(and(eq(t.customer_code, customer_code), visibleTo(viewer, t)))
  return found ?? refuse('notFound')
}

/** From the first of the month before to today, where nobody says otherwise. */
export const periodOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => {
  const today = companyToday()
  const last = to && to < today ? to : today
  const usual = `${addDays(`${last.slice(0, 7)}-01`, -1).slice(0, 7)}-01`
  return { from: from && from <= last ? from : usual, to: last }
}

export const getCustomerAccount = async ({ db, viewer, input }: RequestContext<typeof contract.getCustomerAccount>) => {
  const { customer_code } = input
  const found = await requireCustomer(db, viewer, customer_code)
  const { customer_name, collect_method, payment_term_days, bank_code, account_name, account_number } = found
  const sums = await sumsOf(db, customer_code)
  const { exposure, unapplied_receipt, uncleared_cheque, credit_limit, temporary_limit, available } = await exposureOf(
    db,
    customer_code,
  )
  const sources = await creditsOf(db, customer_code)
  const { rows: names } = await db.execute<{ dept_name: string }>(
    sql`select dept_name from departments where dept_code = ${found.dept_code}`,
  )
  return {
    data: {
      ...{ customer_code, customer_name, collect_method, payment_term_days, ...sums },
      dept_name: names[0]?.dept_name ?? found.dept_code,
      ...{ bank_code, account_name, account_number },
      not_billed: exposure - sums.open + unapplied_receipt,
      ...{ covered: uncleared_cheque, credit: unapplied_receipt, exposure, left: available },
      held: sources.reduce((sum, { held }) => sum + held, 0),
      limit: credit_limit + temporary_limit,
      invoices: await owedInvoices(db, customer_code),
      sources,
      cashbacks: await cashbacksOf(db, customer_code),
      statement: await statementOf(db, customer_code, periodOf(input), mostEntries),
    },
  }
}

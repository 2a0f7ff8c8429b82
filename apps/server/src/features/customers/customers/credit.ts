import type * as contract from '@sejuk/contract/customers/customers'
import { creditLeft } from '@sejuk/domain/customers/credit'
import type { Viewer } from '@sejuk/domain/viewers'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { customers as t } from '../../../db/tables/customers/customers.ts'
import { companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { findVisible } from './visible-customer.ts'

export const seesCredit = ({ permission }: Viewer) => permission.has('Customer-View-Credit')

const sum = (query: SQL) => sql<number>`coalesce((${query}), 0)::float8`

/** Sums of one customer by its code; each uses its own index. */
export const creditSums = (code: PgColumn) => ({
  outstanding_invoice: sum(
    sql`select sum(amount - paid_amount) from customer_invoices where customer_code = ${code} and paid_amount < amount`,
  ),
  open_order: sum(sql`select sum(total_amount) from customer_orders where customer_code = ${code} and is_open`),
  uncleared_cheque: sum(sql`select sum(amount) from customer_cheques where customer_code = ${code} and not is_cleared`),
  temporary_limit: sum(sql`select sum(amount) from customer_temporary_limits
    where customer_code = ${code} and ${companyTodayInSql} between valid_from and valid_to`),
  overdue_amount: sum(sql`select sum(amount - paid_amount) from customer_invoices
    where customer_code = ${code} and paid_amount < amount and due_date < ${companyTodayInSql}`),
  overdue_days_max: sum(sql`select max(${companyTodayInSql} - due_date) from customer_invoices
    where customer_code = ${code} and paid_amount < amount and due_date < ${companyTodayInSql}`),
})

export const creditUsed = (code: PgColumn) => {
  const { outstanding_invoice, open_order, uncleared_cheque } = creditSums(code)
  return sql<number>`(${outstanding_invoice} + ${open_order} + ${uncleared_cheque})`
}

export const getCreditAmount = async ({ db, viewer, input }: RequestContext<typeof contract.getCreditAmount>) => {
  const { customer_code, credit_limit } = await findVisible(db, viewer, input.customer_code)
  const itself = sql`from ${t} where ${eq(t.customer_code, customer_code)}`
  const [sums] = await selectRows(db, creditSums(t.customer_code), itself)
  const credit = { customer_code, credit_limit, ...(sums ?? noSums) }
  return { data: { ...credit, available: creditLeft(credit) } }
}
const noSums = {
  outstanding_invoice: 0,
  open_order: 0,
  uncleared_cheque: 0,
  temporary_limit: 0,
  overdue_amount: 0,
  overdue_days_max: 0,
}

import type * as contract from '@sejuk/contract/customers/customers'
import { agingOf } from '@sejuk/domain/customers/credit'
import { desc, eq, sql } from 'drizzle-orm'
import { customerInvoices, customerOrders } from '../../../db/tables/customers/trade.ts'
import { companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { findVisible } from './visible-customer.ts'

const most = 100

/** Unpaid invoices first, longest overdue on top; the aging covers all of them. */
export const getCustomerTrade = async ({ db, viewer, input }: RequestContext<typeof contract.getCustomerTrade>) => {
  const { customer_code } = await findVisible(db, viewer, input.customer_code)
  const orders = await db
    .select()
    .from(customerOrders)
    .where(eq(customerOrders.customer_code, customer_code))
    .orderBy(desc(customerOrders.order_date), desc(customerOrders.order_code))
    .limit(most)
  const i = customerInvoices
  const isUnpaid = sql`${i.paid_amount} < ${i.amount}`
  const fields = {
    invoice_code: i.invoice_code,
    invoice_date: i.invoice_date,
    due_date: i.due_date,
    amount: i.amount,
    paid_amount: i.paid_amount,
    overdue_days: sql<number>`case when ${isUnpaid} then greatest(0, ${companyTodayInSql} - ${i.due_date}) else 0 end`,
  }
  const invoices = await db
    .select(fields)
    .from(i)
    .where(eq(i.customer_code, customer_code))
    .orderBy(sql`${isUnpaid} desc`, sql`case when ${isUnpaid} then ${i.due_date} end`, desc(i.invoice_date))
  return { data: { orders, invoices: invoices.slice(0, most), aging: agingOf(invoices) } }
}

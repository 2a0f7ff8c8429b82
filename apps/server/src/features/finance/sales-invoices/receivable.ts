import { eq, sql } from 'drizzle-orm'
import { payFromOrders } from '../../../business/sales/order-money.ts'
import type { Db } from '../../../db/database.ts'
import { customerInvoices as owed } from '../../../db/tables/customers/trade.ts'
import type { salesInvoices } from '../../../db/tables/finance/sales-invoices.ts'
import type { Done } from '../../../platform/documents/action-context.ts'

type Invoice = typeof salesInvoices.$inferSelect

/** What was invoiced of each order line and of the order, counted anew from the invoices that count. */
const countInvoiced = async (db: Db, order_codes: readonly string[]) => {
  if (order_codes.length === 0) return
  const codes = sql`any(${sql.param([...order_codes])}::text[])`
  const counted = sql`from sales_invoice_lines n join sales_invoices i using (invoice_code)
    where i.status in ('2', '3', '4') and n.order_code`
  await db.execute(sql`update sales_order_lines l set invoiced_qty = coalesce((select sum(n.qty) ${counted} = l.order_code
    and n.order_line_no = l.line_no), 0) where l.order_code = ${codes}`)
  await db.execute(sql`update sales_orders o set
    invoiced_qty = coalesce((select sum(l.invoiced_qty) from sales_order_lines l where l.order_code = o.order_code), 0),
    invoiced_amount = coalesce((select sum(n.amount) ${counted} = o.order_code), 0) where o.order_code = ${codes}`)
}

/** Approved: from now on the customer owes it, and the order no longer takes from the credit what it bills. */
export const oweInvoice = async ({ db, after }: Done<Invoice>) => {
  const { invoice_code, customer_code, order_codes, business_unit_code, invoice_date, due_date, grand_total } = after
  const [order_code = null] = order_codes.length === 1 ? order_codes : []
  const dates = { invoice_date, due_date, business_unit_code }
  await db.insert(owed).values({ invoice_code, customer_code, order_code, ...dates, amount: grand_total })
  await countInvoiced(db, order_codes)
}

/** Money that was kept for its orders pays it, for each order what the invoice bills of it. */
export const payFromBound = async ({ db, after }: Done<Invoice>) => {
  const { invoice_code, invoice_date: day, order_codes, grand_total } = after
  const { rows } = await db.execute<{ order_code: string; amount: number }>(sql`select n.order_code,
      sum(n.amount)::float8 as amount from sales_invoice_lines n where n.invoice_code = ${invoice_code}
      and n.order_code = any(${sql.param([...order_codes])}::text[]) group by 1 order by 1`)
  const bills = rows.map(({ order_code, amount }) => ({ invoice_code, order_code, amount, day }))
  // A rounding rupiah of the head is nobody's line: no more is paid than the invoice asks.
  let rest = grand_total
  await payFromOrders(
    db,
    bills.map((bill) => {
      const amount = Math.min(rest, bill.amount)
      rest -= amount
      return { ...bill, amount }
    }),
  )
}

/** Cancelled: nothing is owed, and the order is open again. */
export const forgiveInvoice = async ({ db, after }: Done<Invoice>) => {
  await db.delete(owed).where(eq(owed.invoice_code, after.invoice_code))
  await countInvoiced(db, after.order_codes)
}

/** The day it is due, in the invoice and in what is owed of it. */
export const moveDueDate = (db: Db, invoice_code: string, due_date: string) =>
  db.update(owed).set({ due_date }).where(eq(owed.invoice_code, invoice_code))

import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'

type Open = { invoice_code: string; invoice_date: string; due_date: string; amount: number; open_amount: number }
type Asked = {
  /** The cheque whose own allocations do not count against it. */
  except?: string | undefined
  /** These alone, whether anything of them is open or not. */
  codes?: readonly string[]
}
const most = 200

/** Invoices that are neither paid nor covered by another cheque, those due first on top. */
export const openInvoices = async (db: Db, customer_code: string, { except = '', codes }: Asked = {}) => {
  const { rows } = await db.execute<Open>(sql`select * from (
      select i.invoice_code, i.invoice_date::text, i.due_date::text, i.amount::float8 as amount,
        greatest(0, i.amount - i.paid_amount - coalesce((select sum(a.amount) from cheque_allocations a
          join cheques q on q.cheque_code = a.cheque_code where a.invoice_code = i.invoice_code
            and q.status in ('Saved', 'Submitted') and q.cheque_code <> ${except}), 0))::float8 as open_amount
      from customer_invoices i where i.customer_code = ${customer_code}
        and ${codes ? sql`i.invoice_code = any(${sql.param([...codes])}::text[])` : sql`i.paid_amount < i.amount`}) found
    where ${codes ? sql`true` : sql`open_amount > 0`} order by due_date, invoice_code limit ${most}`)
  return rows
}

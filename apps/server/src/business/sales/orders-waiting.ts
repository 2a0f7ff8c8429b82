import { promisedStatuses } from '@sejuk/domain/sales/sales-orders'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'

export type WaitingOrder = { order_code: string; order_date: string; total_amount: number; missing: number }
const most = 100
const promised = sql.raw(`(${promisedStatuses.map((status) => `'${status}'`).join(', ')})`)

/**
 * The customer's orders that money is kept for: paid before their goods leave or at the door, and not paid in full. One that is
 * closed still takes it while an invoice of it is open.
 */
export const ordersWaitingOf = async (db: Db, customer_code: string) => {
  const { rows } = await db.execute<WaitingOrder>(sql`select s.order_code, s.order_date::text as order_date,
      s.total_amount::float8 as total_amount, (s.total_amount - s.bound_amount)::float8 as missing
    from sales_orders s where s.customer_code = ${customer_code} and s.collect_method in ('COD', 'TRANSFER', 'CBD')
      and s.bound_amount < s.total_amount
      and (s.status in ${promised} or s.status = 'Closed' and exists (select from sales_invoice_lines n
        join customer_invoices c using (invoice_code) where n.order_code = s.order_code and c.paid_amount < c.amount))
    order by s.order_date, s.order_code limit ${most}`)
  return rows
}

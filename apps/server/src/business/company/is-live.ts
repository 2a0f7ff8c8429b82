import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { plannedRows } from '../../platform/lists/planned-rows.ts'

/** From its first submitted order or invoice on, the company works with its settings; before, it sets them up. */
export const isLive = async (db: Db) => {
  const [found] = await plannedRows<{ is_live: boolean }>(
    db,
    sql`select exists (select from sales_orders where submitted_date is not null) or exists (select from customer_invoices) as is_live`,
  )
  return found?.is_live ?? false
}

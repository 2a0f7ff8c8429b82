import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { salesOrderLines as t } from '../../../db/tables/sales/sales-orders.ts'

/** The lines of an order, in place of those it had. */
export const writeLines = async (db: Db, order_code: string, lines: readonly (typeof t.$inferInsert)[]) => {
  await db.delete(t).where(eq(t.order_code, order_code))
  await db.insert(t).values([...lines])
}

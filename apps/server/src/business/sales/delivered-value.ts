import { valueOfPieces } from '@sejuk/domain/sales/payment-ways'
import { total } from '@sejuk/domain/values/money'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { salesOrderLines as l, type salesOrders } from '../../db/tables/sales/sales-orders.ts'

/** What was delivered of an order and is not billed yet. */
export const unbilledOf = async (
  db: Db,
  { order_code, invoiced_amount }: Pick<typeof salesOrders.$inferSelect, 'order_code' | 'invoiced_amount'>,
) => {
  const lines = await db
    .select({ amount: l.amount, delivered_qty: l.delivered_qty, ordered_qty: l.ordered_qty })
    .from(l)
    .where(eq(l.order_code, order_code))
  const delivered = lines.map((line) => valueOfPieces(line.amount, line.delivered_qty, line.ordered_qty))
  return Math.max(0, total(delivered) - invoiced_amount)
}

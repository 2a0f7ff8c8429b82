import { receiptStatusOf } from '@sejuk/domain/delivery/receipts'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { deliveryOrders as t } from '../../../db/tables/delivery/delivery-orders.ts'
import { deliveryProblems, deliveryReceipts } from '../../../db/tables/delivery/delivery-receipts.ts'

type Known = Pick<typeof t.$inferSelect, 'delivery_code' | 'verdict'>

/** What the receipts, the verdict and the problems make of it together. */
export const receiptStatusNow = async (db: Db, { delivery_code, verdict }: Known) => {
  const own = eq(deliveryReceipts.delivery_code, delivery_code)
  const isReceived = (await db.$count(deliveryReceipts, own)) > 0
  const isRefusedToSign = (await db.$count(deliveryReceipts, and(own, isNotNull(deliveryReceipts.refused_reason)))) > 0
  const openProblems = await db.$count(
    deliveryProblems,
    and(eq(deliveryProblems.delivery_code, delivery_code), eq(deliveryProblems.status, 'Open')),
  )
  return receiptStatusOf({ isReceived, isRefusedToSign, verdict, openProblems })
}

/** After a problem was closed. */
export const settleReceipt = async (db: Db, delivery_code: string) => {
  const [found] = await db.select().from(t).where(eq(t.delivery_code, delivery_code)).for('update')
  if (!found) return
  const receipt_status = await receiptStatusNow(db, found)
  if (receipt_status !== found.receipt_status)
    await db.update(t).set({ receipt_status }).where(eq(t.delivery_code, delivery_code))
}

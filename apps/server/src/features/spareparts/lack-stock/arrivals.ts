import { eq } from 'drizzle-orm'
import { goodsReceiptLines, type goodsReceipts } from '../../../db/tables/stock/goods-receipts.ts'
import { transferLines, type transfers } from '../../../db/tables/stock/transfers.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { onGoodsReceipt } from '../../stock/goods-receipts/commands.ts'
import { onTransfer } from '../../stock/transfers/commands.ts'
import { arrivedIn, endPurchases } from './commands.ts'

const fromTransfer = async (done: Done<typeof transfers.$inferSelect>) => {
  const { transfer_code, to_warehouse } = done.after
  const lines = await done.db.select().from(transferLines).where(eq(transferLines.transfer_code, transfer_code))
  await arrivedIn(
    done,
    to_warehouse,
    lines.map(({ item_code }) => item_code),
  )
}

const fromSupplier = async (done: Done<typeof goodsReceipts.$inferSelect>) => {
  const { receipt_code, warehouse_code } = done.after
  const lines = await done.db.select().from(goodsReceiptLines).where(eq(goodsReceiptLines.receipt_code, receipt_code))
  const codes = lines.map(({ item_code }) => item_code)
  if (!codes.length) return
  await arrivedIn(done, warehouse_code, codes)
  await endPurchases(done.db, warehouse_code, codes)
}

export const arrivalEffects = [onTransfer.after('receive', fromTransfer), onGoodsReceipt.after('receive', fromSupplier)]

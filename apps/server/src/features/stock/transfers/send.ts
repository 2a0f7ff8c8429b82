import { eq } from 'drizzle-orm'
import { moveStock } from '../../../business/stock/move-stock.ts'
import { transferLines as lines, type transfers as t } from '../../../db/tables/stock/transfers.ts'
import type { Begun } from '../../../platform/documents/action-context.ts'

type Row = typeof t.$inferSelect

/** The goods leave the source, and are on their way to the destination. */
export const sendGoods = async ({ db, viewer, before }: Begun<Row, object>) => {
  const { transfer_code, from_warehouse, to_warehouse } = before
  const sent = await db.select().from(lines).where(eq(lines.transfer_code, transfer_code)).orderBy(lines.line_no)
  const document = { type: 'transfer', code: transfer_code }
  await moveStock(
    db,
    viewer,
    sent.flatMap(({ line_no: line, item_code, qty, serial_numbers: serials }) => [
      { type: 'TO' as const, warehouse_code: from_warehouse, item_code, qty, serials, document, line },
      { type: 'ON_WAY' as const, warehouse_code: to_warehouse, item_code, qty, document, line },
    ]),
  )
  return {}
}

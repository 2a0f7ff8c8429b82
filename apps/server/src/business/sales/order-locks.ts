import { salesOrder } from '@sejuk/domain/sales/sales-orders'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { stockMoves } from '../../db/tables/stock/stock-moves.ts'
import { selectPlanned } from '../../platform/lists/selection.ts'

export const orderDocument = (order_code: string) => ({ type: salesOrder.entity, code: order_code })
export const lockPlace = (warehouse_code: string, item_code: string) => `${warehouse_code}\n${item_code}`

const fields = {
  warehouse_code: stockMoves.warehouse_code,
  item_code: stockMoves.item_code,
  qty: sql<number>`sum(${stockMoves.locked})::int`,
}
const moves = sql`${stockMoves}`

/** What the stock ledger has locked for an order, by warehouse and unit. */
export const lockedForOrder = async (db: Db, order_code: string) => {
  const { type, code } = orderDocument(order_code)
  const ofOrder = and(eq(stockMoves.document_code, code), eq(stockMoves.document_type, type))
  const found = await selectPlanned(db, fields, moves, sql`${ofOrder} group by 1, 2`)
  return new Map(found.map((one) => [lockPlace(one.warehouse_code, one.item_code), one]))
}

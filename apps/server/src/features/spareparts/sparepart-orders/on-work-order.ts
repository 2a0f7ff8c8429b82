import type { actOnWorkOrder } from '@sejuk/contract/aftersales/work-order-actions'
import type { Parsed } from '@sejuk/contract/endpoint'
import { sparePartType } from '@sejuk/domain/catalogue/items'
import { availableOf } from '@sejuk/domain/stock/balances'
import { and, eq, sql } from 'drizzle-orm'
import { shelfOf } from '../../../business/spareparts/part-places.ts'
import { balanceKey, lockBalances } from '../../../business/stock/lock-balances.ts'
import { moveStock } from '../../../business/stock/move-stock.ts'
import type { StockMove } from '../../../business/stock/stock-move.ts'
import type { Db } from '../../../db/database.ts'
import { workOrderParts } from '../../../db/tables/aftersales/work-order-works.ts'
import { workOrderDetails as d, type workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { stockMoves } from '../../../db/tables/stock/stock-moves.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { onWorkOrder } from '../../aftersales/work-orders/commands.ts'
import { needForWorkOrder } from './needs.ts'
import { oweOldParts } from './owe-old-parts.ts'

type WorkOrder = typeof workOrders.$inferSelect
type Need = Parsed<(typeof actOnWorkOrder)['need-part']>

/** What is missing at a unit becomes, or joins, the draft of its order. */
const orderParts = async ({ input, after, ...context }: Done<WorkOrder, Need>) =>
  needForWorkOrder(context, { ...input, work_order_number: after.work_order_number })

const document_type = 'work-order'

/** How many of each part were put in, by what the technician wrote. */
const usedOn = async (db: Db, work_order_number: string) =>
  db
    .select({ item_code: items.item_code, qty: sql<number>`sum(${workOrderParts.quantity})::int` })
    .from(workOrderParts)
    .innerJoin(d, eq(d.work_order_detail_id, workOrderParts.work_order_detail_id))
    .innerJoin(items, eq(items.item_code, workOrderParts.item_code))
    .where(
      and(
        eq(d.work_order_number, work_order_number),
        eq(workOrderParts.item_flag, 'OUT'),
        eq(items.item_type, sparePartType),
        eq(items.has_serial, false),
      ),
    )
    .groupBy(items.item_code)
    .orderBy(items.item_code)

/** What left the shelf for this work order before: finished again, only the difference moves. */
const takenFor = async (db: Db, work_order_number: string) => {
  const found = await db
    .select({ item_code: stockMoves.item_code, qty: sql<number>`(-sum(${stockMoves.on_hand}))::int` })
    .from(stockMoves)
    .where(and(eq(stockMoves.document_type, document_type), eq(stockMoves.document_code, work_order_number)))
    .groupBy(stockMoves.item_code)
  return new Map(found.map(({ item_code, qty }) => [item_code, qty]))
}

/** The parts that were put in leave the centre's shelf. What the shelf does not have is written down, and stops nobody. */
const useParts = async ({ db, viewer, actor, after }: Done<WorkOrder>) => {
  const { work_order_number, asc_code, row_version } = after
  const used = await usedOn(db, work_order_number)
  await oweOldParts(db, after, used)
  const warehouse_code = await shelfOf(db, asc_code)
  if (!warehouse_code || !used.length) return
  const taken = await takenFor(db, work_order_number)
  const codes = [...new Set([...used.map(({ item_code }) => item_code), ...taken.keys()])].sort()
  const balances = await lockBalances(
    db,
    codes.map((item_code) => ({ warehouse_code, item_code, zone_code: '' })),
  )
  const moves: StockMove[] = []
  const missing: { item_code: string; qty: number }[] = []
  for (const [n, item_code] of codes.entries()) {
    const wanted = (used.find((one) => one.item_code === item_code)?.qty ?? 0) - (taken.get(item_code) ?? 0)
    const balance = balances.get(balanceKey(warehouse_code, item_code))
    const qty = Math.min(wanted, Math.max(0, balance ? availableOf(balance) : 0))
    const move = { warehouse_code, item_code, line: n + 1, part: String(row_version) }
    const document = { type: document_type, code: work_order_number }
    if (qty > 0) moves.push({ ...move, document, type: 'GI', qty })
    if (wanted < 0) moves.push({ ...move, document, type: 'RMA_IN', qty: -wanted })
    if (wanted > qty && wanted > 0) missing.push({ item_code, qty: wanted - qty })
  }
  await moveStock(db, viewer, moves)
  if (missing.length)
    await logActions(db, actor, [
      { entity: 'work-order', entity_code: work_order_number, action: 'shelf-short', after: { missing } },
    ])
}

export const workOrderEffects = [onWorkOrder.after('need-part', orderParts), onWorkOrder.after('finish', useParts)]

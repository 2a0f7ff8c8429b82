import type { actOnWorkOrder } from '@sejuk/contract/aftersales/work-order-actions'
import type { Parsed } from '@sejuk/contract/endpoint'
import { sparePartType } from '@sejuk/domain/catalogue/items'
import { because } from '@sejuk/domain/messages'
import { availableOf } from '@sejuk/domain/stock/balances'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { shelfOf } from '../../../business/spareparts/part-places.ts'
import { balanceKey, lockBalances } from '../../../business/stock/lock-balances.ts'
import { moveStock } from '../../../business/stock/move-stock.ts'
import type { StockMove } from '../../../business/stock/stock-move.ts'
import type { Db } from '../../../db/database.ts'
import { workOrderParts } from '../../../db/tables/aftersales/work-order-works.ts'
import { workOrderDetails as d, type workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { shelfDebts as t } from '../../../db/tables/spareparts/shelf-debts.ts'
import {
  sparepartOrderLines as lines,
  sparepartOrders as orders,
} from '../../../db/tables/spareparts/sparepart-orders.ts'
import { stockMoves } from '../../../db/tables/stock/stock-moves.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { onWorkOrder } from '../../aftersales/work-orders/commands.ts'
import { onSparepartOrder } from './commands.ts'
import { cancel } from './ends.ts'
import { needForWorkOrder } from './needs.ts'
import { oweOldParts } from './owe-old-parts.ts'

type WorkOrder = typeof workOrders.$inferSelect
type Finish = Parsed<(typeof actOnWorkOrder)['finish']>
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

type Missing = { item_code: string; qty: number }
/** What the shelf does not have it owes, for the reason that the technician gives. Nothing missing any more, nothing is owed. */
const oweFromShelf = async ({ db, viewer, after, input }: Done<WorkOrder, Finish>, missing: readonly Missing[]) => {
  const { work_order_number, asc_code } = after
  const known = await db.select().from(t).where(eq(t.work_order_number, work_order_number))
  const [first] = missing
  const reason = input.parts_reason ?? known[0]?.reason
  if (first && !reason) return refuseField('parts_reason', because('part-not-on-shelf', { part: first.item_code }))
  for (const { debt_id, item_code } of known)
    if (!missing.some((one) => one.item_code === item_code))
      await db.update(t).set({ owed_qty: 0 }).where(eq(t.debt_id, debt_id))
  for (const { item_code, qty: owed_qty } of missing)
    await db
      .insert(t)
      .values({
        ...{ asc_code, work_order_number, item_code, owed_qty, reason: reason ?? '' },
        ...{ created_by: viewer.usercode, create_user_name: viewer.username },
      })
      .onConflictDoUpdate({
        target: [t.work_order_number, t.item_code],
        set: { owed_qty, asc_code, reason: reason ?? '', settled_date: null },
      })
}

/** Still before the approval, all of it put in already: nobody waits for it any more. What is under way arrives, and settles what is owed. */
const endOrders = async (done: Done<WorkOrder, Finish>, used: readonly Missing[]) => {
  const { db, after, jobs, config, offers, input } = done
  const open = await db
    .select({ code: orders.sparepart_order_code })
    .from(orders)
    .where(
      and(
        eq(orders.work_order_number, after.work_order_number),
        inArray(orders.status, ['Draft', 'Submitted', 'Checking', 'Checked']),
      ),
    )
  for (const { code } of open) {
    const parts = await db
      .select({ item_code: lines.item_code })
      .from(lines)
      .where(eq(lines.sparepart_order_code, code))
    if (!parts.every(({ item_code }) => used.some((one) => one.item_code === item_code))) continue
    const begun = await onSparepartOrder.beginBySystem({ db, jobs, config, offers }, 'cancel', code)
    if (!begun) continue
    const reason = input.parts_reason ?? after.work_order_number
    const change = await cancel({ ...begun, input: { ...begun.input, reason } })
    await onSparepartOrder.end(begun, { ...change, reason })
  }
}

/** The parts that were put in leave the centre's shelf, or are owed by it. */
const useParts = async (done: Done<WorkOrder, Finish>) => {
  const { db, viewer, actor, after } = done
  const { work_order_number, asc_code, row_version } = after
  const used = await usedOn(db, work_order_number)
  await oweOldParts(db, after, used)
  const warehouse_code = await shelfOf(db, asc_code)
  const taken = await takenFor(db, work_order_number)
  const codes = [...new Set([...used.map(({ item_code }) => item_code), ...taken.keys()])].sort()
  const balances = warehouse_code
    ? await lockBalances(
        db,
        codes.map((item_code) => ({ warehouse_code, item_code, zone_code: '' })),
      )
    : undefined
  const moves: StockMove[] = []
  const missing: Missing[] = []
  for (const [n, item_code] of codes.entries()) {
    const wanted = (used.find((one) => one.item_code === item_code)?.qty ?? 0) - (taken.get(item_code) ?? 0)
    const balance = warehouse_code && balances?.get(balanceKey(warehouse_code, item_code))
    const qty = Math.min(wanted, Math.max(0, balance ? availableOf(balance) : 0))
    if (warehouse_code) {
      const move = { warehouse_code, item_code, line: n + 1, part: String(row_version) }
      const document = { type: document_type, code: work_order_number }
      if (qty > 0) moves.push({ ...move, document, type: 'GI', qty })
      if (wanted < 0) moves.push({ ...move, document, type: 'RMA_IN', qty: -wanted })
    }
    if (wanted > Math.max(qty, 0)) missing.push({ item_code, qty: wanted - Math.max(qty, 0) })
  }
  await oweFromShelf(done, missing)
  await moveStock(db, viewer, moves)
  if (missing.length === 0) return
  await endOrders(done, used)
  const said = { missing, reason: done.input.parts_reason }
  await logActions(db, actor, [
    { entity: 'work-order', entity_code: work_order_number, action: 'shelf-short', after: said },
  ])
}

export const workOrderEffects = [onWorkOrder.after('need-part', orderParts), onWorkOrder.after('finish', useParts)]

import { availableOf } from '@sejuk/domain/stock/balances'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { shelfDebts as t } from '../../db/tables/spareparts/shelf-debts.ts'
import { ascShelves } from '../../db/tables/spareparts/sparepart-shipments.ts'
import { balanceKey, lockBalances } from '../stock/lock-balances.ts'
import { moveStock } from '../stock/move-stock.ts'
import type { StockMove } from '../stock/stock-move.ts'

/** What arrives on a shelf first goes to the work orders it is owed for, the oldest first. */
export const settleShelfDebts = async (db: Db, viewer: Viewer, warehouse_code: string) => {
  const [shelf] = await db.select().from(ascShelves).where(eq(ascShelves.warehouse_code, warehouse_code))
  if (!shelf) return
  const owed = await db
    .select()
    .from(t)
    .where(and(eq(t.asc_code, shelf.asc_code), gt(t.owed_qty, 0)))
    .orderBy(asc(t.created_date), asc(t.debt_id))
    .for('update')
  if (owed.length === 0) return
  const codes = [...new Set(owed.map(({ item_code }) => item_code))].sort()
  const balances = await lockBalances(
    db,
    codes.map((item_code) => ({ warehouse_code, item_code, zone_code: '' })),
  )
  const left = new Map(
    codes.map((item_code) => {
      const balance = balances.get(balanceKey(warehouse_code, item_code))
      return [item_code, Math.max(0, balance ? availableOf(balance) : 0)]
    }),
  )
  const moves: StockMove[] = []
  for (const { debt_id, item_code, owed_qty, work_order_number } of owed) {
    const qty = Math.min(owed_qty, left.get(item_code) ?? 0)
    if (qty === 0) continue
    left.set(item_code, (left.get(item_code) ?? 0) - qty)
    moves.push({
      ...{ type: 'GI', warehouse_code, item_code, qty, line: debt_id, part: `owed ${owed_qty}` },
      document: { type: 'work-order', code: work_order_number },
    })
    await db
      .update(t)
      .set({ owed_qty: owed_qty - qty, settled_date: owed_qty === qty ? sql`now()` : null })
      .where(eq(t.debt_id, debt_id))
  }
  await moveStock(db, viewer, moves)
}

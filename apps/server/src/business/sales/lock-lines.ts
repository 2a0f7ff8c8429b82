import { type LockLine, remainOf } from '@sejuk/domain/sales/lock-stock-requests'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { lockStockLines as lines, type lockStockRequests } from '../../db/tables/sales/lock-stock-requests.ts'
import type { Actor } from '../../platform/records/action-log.ts'
import { moveStock } from '../stock/move-stock.ts'
import type { StockMove } from '../stock/stock-move.ts'
import { unitsOfItems } from '../stock/units-of-items.ts'

export type LineRow = typeof lines.$inferSelect
type Lock = Pick<typeof lockStockRequests.$inferSelect, 'lock_stock_order_code' | 'warehouse_code'>
export type LineChange = {
  lock: Lock
  line: LineRow
  next: LockLine
  /** What the warehouse has locked for the line before: nothing before the approval. */
  was?: number
}

export const linesOfLock = (db: Db, lock_stock_order_code: string) =>
  db
    .select()
    .from(lines)
    .where(eq(lines.lock_stock_order_code, lock_stock_order_code))
    .orderBy(asc(lines.line_no))
    .for('update')

/** Writes lines and moves the difference of what they lock: all of them or none, units of a set together. */
export const changeLockLines = async (
  db: Db,
  by: Pick<Actor, 'usercode' | 'username'>,
  changes: readonly LineChange[],
  reason?: string | null,
) => {
  const units = await unitsOfItems(
    db,
    changes.map(({ line }) => line.item_code),
  )
  const moves = changes.flatMap(({ lock, line, next, was = remainOf(line) }) => {
    const difference = remainOf(next) - was
    if (difference === 0) return []
    return (units.get(line.item_code) ?? []).map(
      ({ item_code, per }): StockMove => ({
        type: difference > 0 ? 'LOCK' : 'UNLOCK',
        warehouse_code: lock.warehouse_code,
        item_code,
        qty: Math.abs(difference) * per,
        document: { type: 'lock-stock-request', code: lock.lock_stock_order_code },
        line: line.line_no,
        part: `${line.steps + 1}/${item_code}`,
        reason: reason ?? null,
      }),
    )
  })
  await moveStock(db, by, moves)
  for (const { line, next } of changes)
    await db
      .update(lines)
      .set({ ...next, steps: line.steps + 1 })
      .where(eq(lines.lock_stock_order_detail_code, line.lock_stock_order_detail_code))
}

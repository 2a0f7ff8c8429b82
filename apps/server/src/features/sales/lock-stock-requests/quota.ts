import { because } from '@sejuk/domain/messages'
import { lockQuota } from '@sejuk/domain/sales/lock-stock-requests'
import { availableOf } from '@sejuk/domain/stock/balances'
import { and, eq, ne } from 'drizzle-orm'
import { heldByOthers } from '../../../business/stock/holds.ts'
import { balanceKey, lockBalances } from '../../../business/stock/lock-balances.ts'
import { unitsOfItems } from '../../../business/stock/units-of-items.ts'
import type { Db } from '../../../db/database.ts'
import { lockStockLines as lines, lockStockRequests as t } from '../../../db/tables/sales/lock-stock-requests.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import { liveLocks } from './queries.ts'

type Row = Pick<typeof t.$inferSelect, 'lock_stock_order_code' | 'warehouse_code' | 'salesman_code'>
type Wanted = { item_code: string; quantity: number }

/** Adds the units of the lines up, by unit. */
const inUnits = async (db: Db, wanted: readonly Wanted[]) => {
  const units = await unitsOfItems(
    db,
    wanted.map(({ item_code }) => item_code),
  )
  const sums = new Map<string, number>()
  for (const { item_code, quantity } of wanted)
    for (const unit of units.get(item_code) ?? [])
      sums.set(unit.item_code, (sums.get(unit.item_code) ?? 0) + quantity * unit.per)
  return sums
}

/** What the salesperson has locked in this warehouse by other requests. */
const ownLocks = async (db: Db, row: Row) => {
  const found = await db
    .select({
      item_code: lines.item_code,
      quantity: lines.quantity,
      used_qty: lines.used_qty,
      released_qty: lines.released_qty,
    })
    .from(lines)
    .innerJoin(t, eq(t.lock_stock_order_code, lines.lock_stock_order_code))
    .where(
      and(
        eq(t.salesman_code, row.salesman_code),
        eq(t.warehouse_code, row.warehouse_code),
        ne(t.lock_stock_order_code, row.lock_stock_order_code),
        liveLocks,
      ),
    )
  return inUnits(
    db,
    found.map(({ item_code, quantity, used_qty, released_qty }) => ({
      item_code,
      quantity: quantity - used_qty - released_qty,
    })),
  )
}

/** Refuses what is more than a salesperson's share. The balances are locked: what is free now is free until the write. */
export const requireQuota = async (db: Db, row: Row, wanted: readonly Wanted[], locked: readonly Wanted[] = []) => {
  const want = await inUnits(db, wanted)
  const already = await inUnits(db, locked)
  const { warehouse_code } = row
  const places = [...want.keys()].map((item_code) => ({ warehouse_code, item_code, zone_code: '' }))
  if (places.length === 0) return
  const balances = await lockBalances(db, places)
  const held = await heldByOthers(db, places)
  const own = await ownLocks(db, row)
  for (const [item_code, qty] of want) {
    const key = balanceKey(warehouse_code, item_code)
    const balance = balances.get(key)
    const mine = own.get(item_code) ?? 0
    const before = already.get(item_code) ?? 0
    const free = balance ? availableOf(balance, held.get(key) ?? 0) : 0
    if (qty - before > free)
      refuse('conflict', {
        ...{ status: 'NotEnoughStock', because: because('only-units-available-now', { n: Math.max(0, free) }) },
        data: { item_code, available: Math.max(0, free) },
      })
    const quota = lockQuota(free, mine + before)
    if (mine + qty > quota)
      refuse('conflict', {
        ...{ status: 'OverQuota', because: because('lock-over-quota', { item: item_code, n: quota, locked: mine }) },
        data: { item_code, quota, locked: mine },
      })
  }
}

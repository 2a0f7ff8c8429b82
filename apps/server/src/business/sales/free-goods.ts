import { setsFree } from '@sejuk/domain/sales/typed-lines'
import { availableOf } from '@sejuk/domain/stock/balances'
import { and, eq, gt, inArray, not, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import type { items } from '../../db/tables/catalogue/items.ts'
import { stockBalances as balances, stockHolds as holds } from '../../db/tables/stock/stock-moves.ts'
import type { OwnHold } from '../stock/holds.ts'

type Item = Pick<typeof items.$inferSelect, 'item_code' | 'item_name' | 'sub_items'>

/** What is taken of the stock for one: of one that is no set, itself. */
export const unitsOfItem = (item: Item) =>
  item.sub_items.length > 0
    ? item.sub_items.map((unit) => ({
        item_code: unit.sub_item_code,
        item_name: unit.sub_item_name,
        sub_quantity: unit.sub_quantity,
        price_share: unit.price_share,
      }))
    : [{ item_code: item.item_code, item_name: item.item_name, sub_quantity: 1, price_share: 100 }]

/** What may be taken of some units in a warehouse: the figures, and who else holds some right now. */
export const freeStock = async (db: Db, warehouse_code: string, codes: readonly string[], mine: OwnHold) => {
  if (codes.length === 0) return { freeOf: () => 0, held: [] }
  const found = await db
    .select({
      item_code: balances.item_code,
      on_hand: sql<number>`sum(${balances.on_hand})::int`,
      locked: sql<number>`sum(${balances.locked})::int`,
      damaged: sql<number>`sum(${balances.damaged})::int`,
    })
    .from(balances)
    .where(and(eq(balances.warehouse_code, warehouse_code), inArray(balances.item_code, [...codes])))
    .groupBy(balances.item_code)
  const own = and(eq(holds.usercode, mine.usercode), eq(holds.purpose, mine.purpose))
  const held = await db
    .select({ username: holds.username, item_code: holds.item_code, qty: holds.qty, expires_date: holds.expires_date })
    .from(holds)
    .where(
      and(
        eq(holds.warehouse_code, warehouse_code),
        inArray(holds.item_code, [...codes]),
        gt(holds.expires_date, sql`now()`),
        own && not(own),
      ),
    )
    .orderBy(holds.expires_date)
  const heldOf = (code: string) => held.reduce((sum, one) => sum + (one.item_code === code ? one.qty : 0), 0)
  const free = new Map(found.map((row) => [row.item_code, availableOf(row, heldOf(row.item_code))]))
  return { freeOf: (code: string) => Math.max(0, free.get(code) ?? 0), held }
}

/** What there is of some items in a warehouse: units, how many whole ones, and who else holds some. */
export const freeGoods = async (db: Db, warehouse_code: string, found: readonly Item[], mine: OwnHold) => {
  const codes = [...new Set(found.flatMap((item) => unitsOfItem(item).map((unit) => unit.item_code)))]
  const { freeOf, held } = await freeStock(db, warehouse_code, codes, mine)
  return (item: Item) => {
    const units = unitsOfItem(item).map((unit) => ({ ...unit, available: freeOf(unit.item_code) }))
    const is_set = item.sub_items.length > 0
    const { available, decided_by } = setsFree(units)
    return {
      ...{ units, is_set, available },
      decided_by: is_set ? decided_by : null,
      holds: held.filter((one) => units.some((unit) => unit.item_code === one.item_code)),
    }
  }
}

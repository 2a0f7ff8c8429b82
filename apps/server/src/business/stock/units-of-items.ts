import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { items } from '../../db/tables/catalogue/items.ts'

type Sub = { sub_item_code: string; sub_quantity: number; price_share: number }
/** How many of it are in one, and how much of the price it takes, in percent. */
export type Unit = { item_code: string; per: number; price_share: number }

/** What stock is counted in: a set by its units, anything else by itself. By item. */
export const unitsOfItems = async (db: Db, codes: readonly string[]) => {
  const found = await db
    .select({
      item_code: items.item_code,
      used_for: items.used_for_indoor_outdoor,
      sub_items: sql<Sub[]>`${items.sub_items}`,
    })
    .from(items)
    .where(inArray(items.item_code, [...new Set(codes)]))
  return new Map(
    found.map(({ item_code, used_for, sub_items }): [string, Unit[]] => [
      item_code,
      used_for === 'Set'
        ? sub_items.map((sub) => ({
            item_code: sub.sub_item_code,
            per: sub.sub_quantity,
            price_share: sub.price_share,
          }))
        : [{ item_code, per: 1, price_share: 100 }],
    ]),
  )
}

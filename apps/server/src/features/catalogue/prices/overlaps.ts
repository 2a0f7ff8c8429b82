import { dayBefore, endedBy, inTheWayOf, itemPrice, periodHolders } from '@sejuk/domain/catalogue/price-documents'
import type { ListPrice } from '@sejuk/domain/catalogue/prices'
import { because, type Message } from '@sejuk/domain/messages'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { itemPrices as t } from '../../../db/tables/catalogue/prices.ts'
import { type Actor, logActions } from '../../../platform/records/action-log.ts'

type Proposed = ListPrice & { follows_on: boolean }

/** Until the end of the transaction nobody else submits or approves a price of this item: two at once never both find room. */
export const lockItemPrices = (db: Db, item_code: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`item-price/${item_code}`}, 0))`)

/** By a price's code; it is read before it is locked, and the row version says whether it was changed in between. */
export const lockPricesOfItem = async (db: Db, price_code: string) => {
  const [found] = await db.select({ item_code: t.item_code }).from(t).where(eq(t.price_code, price_code))
  if (found) await lockItemPrices(db, found.item_code)
}

const holdersBeside = (db: Db, { price_code, item_code }: Proposed) =>
  db
    .select()
    .from(t)
    .where(and(eq(t.item_code, item_code), ne(t.price_code, price_code), inArray(t.status, [...periodHolders])))

/** Which price stands in the way, as a sentence. */
export const overlapOf = async (db: Db, price: Proposed): Promise<Message | undefined> => {
  const found = inTheWayOf(price, await holdersBeside(db, price))
  return found && because('price-period-overlaps', { price_code: found.price_code })
}

/** The approved price before it ends the day before. */
export const endFormer = async (db: Db, actor: Actor, price: Proposed) => {
  for (const before of endedBy(price, await holdersBeside(db, price))) {
    const [after] = await db
      .update(t)
      .set({ valid_to: dayBefore(price) })
      .where(eq(t.price_code, before.price_code))
      .returning()
    await logActions(db, actor, [
      {
        entity: itemPrice.entity,
        entity_code: before.price_code,
        action: 'end',
        from_status: before.status,
        to_status: before.status,
        before,
        after,
      },
    ])
  }
}

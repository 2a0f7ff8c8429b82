import { because } from '@sejuk/domain/messages'
import { availableOf, holdMinutes } from '@sejuk/domain/stock/balances'
import { and, eq, gt, inArray, lt, not, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { stockHolds as t } from '../../db/tables/stock/stock-moves.ts'
import { refuse } from '../../platform/http/refuse.ts'
import type { Actor } from '../../platform/records/action-log.ts'
import { balanceKey, lockBalances } from './lock-balances.ts'

/** Which form of which user holds. */
export type OwnHold = { usercode: string; purpose: string }
type Place = { warehouse_code: string; item_code: string }
const live = gt(t.expires_date, sql`now()`)
const ofForm = ({ usercode, purpose }: OwnHold) => and(eq(t.usercode, usercode), eq(t.purpose, purpose))

/** What is held now, by item and warehouse; one's own hold does not stand in one's way. */
export const heldByOthers = async (db: Db, places: readonly Place[], own?: OwnHold) => {
  const mine = own && ofForm(own)
  const found = await db
    .select({
      warehouse_code: t.warehouse_code,
      item_code: t.item_code,
      qty: sql<number>`sum(${t.qty})::int`,
    })
    .from(t)
    .where(
      and(
        live,
        inArray(t.warehouse_code, [...new Set(places.map(({ warehouse_code }) => warehouse_code))]),
        inArray(t.item_code, [...new Set(places.map(({ item_code }) => item_code))]),
        mine && not(mine),
      ),
    )
    .groupBy(t.warehouse_code, t.item_code)
  return new Map(found.map(({ warehouse_code, item_code, qty }) => [balanceKey(warehouse_code, item_code), qty]))
}

type Held = Place & { qty: number; purpose: string }

/** Holds a quantity for a quarter of an hour, in place of what the same form held of the item before. */
export const holdStock = async (db: Db, by: Pick<Actor, 'usercode' | 'username'>, wanted: Held) => {
  const { warehouse_code, item_code, qty, purpose } = wanted
  const place = { warehouse_code, item_code, zone_code: '' }
  const balances = await lockBalances(db, [place])
  const balance = balances.get(balanceKey(warehouse_code, item_code))
  const own = { usercode: by.usercode, purpose }
  const held = await heldByOthers(db, [place], own)
  const left = balance ? availableOf(balance, held.get(balanceKey(warehouse_code, item_code)) ?? 0) : 0
  if (qty > left)
    refuse('conflict', {
      status: 'NotEnoughStock',
      because: because('only-units-available-now', { n: Math.max(0, left) }),
      data: { available: Math.max(0, left) },
    })
  const expires_date = sql<string>`now() + make_interval(mins => ${holdMinutes})`
  const [row] = await db
    .insert(t)
    .values({ warehouse_code, item_code, ...own, username: by.username, qty, expires_date })
    .onConflictDoUpdate({
      target: [t.warehouse_code, t.item_code, t.usercode, t.purpose],
      set: { qty, expires_date },
    })
    .returning()
  return { expires_date: row?.expires_date ?? '', available: left - qty }
}

/** Ends what a form holds: all of it, or one item. */
export const releaseHolds = (db: Db, own: OwnHold, place?: Place) =>
  db
    .delete(t)
    .where(and(ofForm(own), place && and(eq(t.warehouse_code, place.warehouse_code), eq(t.item_code, place.item_code))))

/** Holds that ended count nowhere; their rows are removed by night. */
export const removeEndedHolds = (db: Db) => db.delete(t).where(lt(t.expires_date, sql`now() - interval '1 day'`))

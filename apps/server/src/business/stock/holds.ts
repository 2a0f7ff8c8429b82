import { because } from '@sejuk/domain/messages'
import { availableOf, type Balance, holdMinutes } from '@sejuk/domain/stock/balances'
import { and, eq, gt, lt, not, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { stockBalances as b, stockHolds as t } from '../../db/tables/stock/stock-moves.ts'
import { refuse } from '../../platform/http/refuse.ts'
import { selectPlanned } from '../../platform/lists/selection.ts'
import type { Actor } from '../../platform/records/action-log.ts'
import { balanceKey, lockPlace } from './lock-balances.ts'

/** Which form of which user holds. */
export type OwnHold = { usercode: string; purpose: string }
type Place = { warehouse_code: string; item_code: string }
const live = gt(t.expires_date, sql`now()`)
const ofForm = ({ usercode, purpose }: OwnHold) => sql`(${eq(t.usercode, usercode)} and ${eq(t.purpose, purpose)})`

const heldFields = {
  warehouse_code: t.warehouse_code,
  item_code: t.item_code,
  qty: sql<number>`sum(${t.qty})::int`,
}
const allHolds = sql`${t}`

/** What is held now, by item and warehouse; one's own hold does not stand in one's way. */
export const heldByOthers = async (db: Db, places: readonly Place[], own?: OwnHold) => {
  const mine = own && ofForm(own)
  const oneOf = (column: PgColumn, codes: string[]) => sql`${column} = any(${sql.param([...new Set(codes)])}::text[])`
  const isAsked = and(
    live,
    oneOf(
      t.warehouse_code,
      places.map(({ warehouse_code }) => warehouse_code),
    ),
    oneOf(
      t.item_code,
      places.map(({ item_code }) => item_code),
    ),
    mine && not(mine),
  )
  const found = await selectPlanned(
    db,
    heldFields,
    allHolds,
    sql`${isAsked} group by ${t.warehouse_code}, ${t.item_code}`,
  )
  return new Map(found.map(({ warehouse_code, item_code, qty }) => [balanceKey(warehouse_code, item_code), qty]))
}

/** What a form may hold now: what is available beside the holds of others, read in one statement. */
const leftFor = async (db: Db, { warehouse_code, item_code }: Place, own: OwnHold) => {
  const { rows } = await db.execute<Balance & { held: number }>(sql`select sum(${b.on_hand})::int as on_hand,
      sum(${b.locked})::int as locked, sum(${b.in_transit})::int as in_transit, sum(${b.damaged})::int as damaged,
      (select coalesce(sum(${t.qty}), 0)::int from ${t}
        where ${and(eq(t.warehouse_code, warehouse_code), eq(t.item_code, item_code), live, not(ofForm(own)))}) as held
    from ${b} where ${and(eq(b.warehouse_code, warehouse_code), eq(b.item_code, item_code))}`)
  const [row] = rows
  return row ? availableOf(row, row.held) : 0
}

type Held = Place & { qty: number; purpose: string }

/** Holds a quantity for a quarter of an hour, in place of what the same form held of the item before. */
export const holdStock = async (db: Db, by: Pick<Actor, 'usercode' | 'username'>, wanted: Held) => {
  const { warehouse_code, item_code, qty, purpose } = wanted
  const own = { usercode: by.usercode, purpose }
  await lockPlace(db, wanted)
  const left = await leftFor(db, wanted, own)
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
      // An offer of the waiting list is held for longer than a form is.
      set: { qty, expires_date: sql`greatest(${t.expires_date}, ${expires_date})` },
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

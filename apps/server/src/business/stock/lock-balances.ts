import { type Balance, emptyBalance, plus } from '@sejuk/domain/stock/balances'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { stockBalances as b } from '../../db/tables/stock/stock-moves.ts'
import { plannedRows } from '../../platform/lists/planned-rows.ts'

type Place = { warehouse_code: string; item_code: string; zone_code: string }
export const balanceKey = (warehouse_code: string, item_code: string) => `${warehouse_code}\n${item_code}`

/** Of every item in a warehouse the zone without a name as well: whoever holds its row decides about the whole warehouse. */
const rowsOf = (places: readonly Place[]) => {
  const all = places.flatMap((place) => [place, { ...place, zone_code: '' }])
  const keys = new Map(
    all.map(({ warehouse_code, item_code, zone_code }) => [
      JSON.stringify([warehouse_code, item_code, zone_code]),
      { warehouse_code, item_code, zone_code },
    ]),
  )
  return JSON.stringify([...keys.values()])
}

const listed = sql.raw('(warehouse_code text, item_code text, zone_code text)')

/** Locks in the order of the key, so that two documents never wait for each other in a circle. */
const lockRows = async (db: Db, wanted: string) => {
  const lock = () =>
    plannedRows(
      db,
      sql`select 1 from ${b} where (${b.warehouse_code}, ${b.item_code}, ${b.zone_code}) in
        (select warehouse_code, item_code, zone_code from jsonb_to_recordset(${wanted}::jsonb) as place ${listed})
      order by ${b.warehouse_code}, ${b.item_code}, ${b.zone_code} for update`,
    )
  const found = await lock()
  if (found.length !== (JSON.parse(wanted) as unknown[]).length) {
    await db.execute(sql`insert into ${b} (warehouse_code, item_code, zone_code)
      select * from jsonb_to_recordset(${wanted}::jsonb) as place ${listed} order by 1, 2, 3 on conflict do nothing`)
    await lock()
  }
}

/** One item in one warehouse: until the end of the transaction nobody else promises any of it. */
export const lockPlace = (db: Db, place: Omit<Place, 'zone_code'>) =>
  lockRows(db, rowsOf([{ ...place, zone_code: '' }]))

/** By item and warehouse, read once all of them are locked. */
export const lockBalances = async (db: Db, places: readonly Place[]): Promise<Map<string, Balance>> => {
  const wanted = rowsOf(places)
  await lockRows(db, wanted)
  const rows = await plannedRows<Balance & Place>(
    db,
    sql`select ${b.warehouse_code}, ${b.item_code}, ${b.on_hand},
      ${b.locked}, ${b.in_transit}, ${b.damaged} from ${b} where (${b.warehouse_code}, ${b.item_code}) in
      (select distinct warehouse_code, item_code from jsonb_to_recordset(${wanted}::jsonb) as place ${listed})`,
  )
  const sums = new Map<string, Balance>()
  for (const { warehouse_code, item_code, ...part } of rows) {
    const key = balanceKey(warehouse_code, item_code)
    sums.set(key, plus(sums.get(key) ?? emptyBalance, part))
  }
  return sums
}

/** The statement that adds the changes to the balances. Locks and what is on its way are of the warehouse as a whole, the rest lies in a zone. */
export const balancesWith = (changes: readonly (Balance & Partial<Place>)[]) => {
  const parts = changes.flatMap(({ warehouse_code, item_code, zone_code, on_hand, locked, in_transit, damaged }) => [
    { warehouse_code, item_code, zone_code, on_hand, damaged, locked: 0, in_transit: 0 },
    { warehouse_code, item_code, zone_code: '', on_hand: 0, damaged: 0, locked, in_transit },
  ])
  return sql`update ${b} set on_hand = ${b.on_hand} + change.on_hand, locked = ${b.locked} + change.locked,
      in_transit = ${b.in_transit} + change.in_transit, damaged = ${b.damaged} + change.damaged
    from (select warehouse_code, item_code, zone_code, sum(on_hand)::int as on_hand, sum(locked)::int as locked,
        sum(in_transit)::int as in_transit, sum(damaged)::int as damaged
      from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
        as part (warehouse_code text, item_code text, zone_code text, on_hand int, locked int, in_transit int, damaged int)
      group by 1, 2, 3) change
    where ${b.warehouse_code} = change.warehouse_code and ${b.item_code} = change.item_code
      and ${b.zone_code} = change.zone_code`
}

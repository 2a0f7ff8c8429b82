import type pg from 'pg'
import { stockMoves } from '../../src/db/tables/stock/stock-moves.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { pick } from '../makers/random.ts'
import { shareOf } from '../masters/branches.ts'
import type { AreaContext } from '../part.ts'
import { countLetters, writeLetters } from './load-receipts.ts'
import { loadSerials, placesOfStock, readItems } from './load-stock.ts'
import { numbering, type Place } from './stock-life.ts'

type Stands = { warehouse_code: string; item_code: string; on_hand: number; locked: number; damaged: number }

/** One warehouse a branch, with the next number of its receipts. */
const readBranchPlaces = async (client: pg.ClientBase, month: string) =>
  (
    await client.query<Place & { next: number }>(
      `select distinct on (p.dept_code) p.*, 1 + coalesce(k.last, 0) as next from (${placesOfStock}) p
        join warehouses w using (warehouse_code)
        left join document_counters k on k.prefix = 'GR' and k.dept_code = p.dept_code and k.month = $1
      where w.warehouse_type <> 'SPAREPART' order by p.dept_code, p.warehouse_code`,
      [month],
    )
  ).rows

/** How much of a set a container brings: a large branch gets more, and none gets all of them. */
const sizeOf = (dept_code: string) => (dept_code === '700' ? 4 : 0.5 + shareOf(dept_code) / 6)

/**
 * The containers of today. Open orders have locked nearly all that lay there: without these nobody could sell anything. The day's
 * moves were made before them, so that each balance goes on from the last.
 */
export const loadArrivals = async (client: pg.ClientBase, { random, today, size, say }: AreaContext) => {
  const month = `${today.slice(2, 4)}${today.slice(5, 7)}`
  const places = await readBranchPlaces(client, month)
  const groups = Map.groupBy(
    (await readItems(client, size.customers < 5000 ? 6 : 18)).filter(({ has_serial }) => has_serial),
    ({ group_code }) => group_code,
  )
  const { rows } = await client.query<Stands>(`select warehouse_code, item_code, sum(on_hand)::int as on_hand,
    sum(locked)::int as locked, sum(damaged)::int as damaged from stock_balances group by 1, 2`)
  const stands = new Map(rows.map((row) => [`${row.warehouse_code} ${row.item_code}`, row]))
  const serialsFor = numbering(7_000_000)
  const moves = places.flatMap(({ warehouse_code, dept_code, usercode, username, next }) => {
    const document_code = `GR-${dept_code}-${month}-${String(next).padStart(5, '0')}`
    let line = 0
    return [...groups.values()].flatMap((halves) => {
      const qty = Math.round(pick(random, [0, 2, 4, 6, 10, 16, 24]) * sizeOf(dept_code))
      if (qty === 0) return []
      return halves.map((item) => {
        const { item_code } = item
        const before = stands.get(`${warehouse_code} ${item_code}`)
        line += 1
        return {
          ...{ move_type: 'GR' as const, warehouse_code, item_code, zone_code: '', part: '' },
          ...{ on_hand: qty, locked: 0, in_transit: 0, damaged: 0, on_hand_after: qty + (before?.on_hand ?? 0) },
          ...{ locked_after: before?.locked ?? 0, damaged_after: before?.damaged ?? 0 },
          ...{ document_type: 'goods-receipt', document_code, document_line: line },
          ...{ serial_numbers: serialsFor(item, today.slice(2, 4), qty), usercode, username },
        }
      })
    })
  })
  await insertRows(client, stockMoves, moves)
  const receipts = [...new Set(moves.map(({ document_code }) => document_code))]
  await client.query(
    `insert into stock_balances (warehouse_code, item_code, on_hand)
      select warehouse_code, item_code, on_hand from stock_moves where document_code = any ($1)
      on conflict (warehouse_code, item_code, zone_code) do update set on_hand = stock_balances.on_hand + excluded.on_hand`,
    [receipts],
  )
  await loadSerials(client, receipts)
  await writeLetters(client)
  await countLetters(client)
  say(`demo data: ${moves.length} lines of goods that came today`)
}

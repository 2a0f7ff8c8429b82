import type { MoveType } from '@sejuk/domain/stock/balances'
import type pg from 'pg'
import { stockMoves } from '../../src/db/tables/stock/stock-moves.ts'
import { insertRows } from '../makers/insert-rows.ts'

/** One line on its way from the warehouse to the shelf, and into a unit. */
export type Sent = {
  order: string
  line: number
  item_code: string
  qty: number
  /** None: to a customer, for whom it is gone once it is sent. */
  shelf: string | null
  locked: string
  sent: string | null
  received: string | null
  used: { work_order: string; at: string } | null
}
type Move = typeof stockMoves.$inferInsert
type Change = Partial<Record<'on_hand' | 'locked' | 'in_transit', number>>

const by = { usercode: 'system', username: 'Sejuk' }

/** The moves behind the orders. What left was received before everything else, so that no level is ever below zero. */
export const loadMoves = async (
  client: pg.ClientBase,
  all: readonly Sent[],
  main: string,
  receipt = 'GR-700-SPAREPART',
) => {
  const moves: Move[] = []
  const add = (type: MoveType, place: string, one: Sent, at: string, change: Change, document = one.order) =>
    moves.push({
      ...{ move_type: type, warehouse_code: place, item_code: one.item_code, zone_code: '' },
      ...{ on_hand: 0, locked: 0, in_transit: 0, damaged: 0, ...change },
      ...{ on_hand_after: 0, locked_after: 0, damaged_after: 0 },
      ...{ document_type: document === one.order ? 'sparepart-order' : 'work-order', document_code: document },
      ...{
        document_line: one.line,
        part: type === 'GI' ? one.item_code : '1',
        serial_numbers: [],
        ...by,
        moved_date: at,
      },
    })
  const needed = new Map<string, number>()
  for (const one of all) {
    const { qty, shelf, sent, received, used } = one
    needed.set(one.item_code, (needed.get(one.item_code) ?? 0) + qty)
    add('LOCK', main, one, one.locked, { locked: qty })
    if (!sent) continue
    if (!shelf) {
      add('GI', main, one, sent, { on_hand: -qty, locked: -qty })
      continue
    }
    add('TO', main, one, sent, { on_hand: -qty, locked: -qty })
    add('ON_WAY', shelf, one, sent, { in_transit: qty })
    if (!received) continue
    add('TI', shelf, one, received, { on_hand: qty, in_transit: -qty })
    if (used) add('GI', shelf, one, used.at, { on_hand: -qty }, used.work_order)
  }
  const { rows } = await client.query<{ first: string }>(
    `select to_char(coalesce(min(moved_date), now()) - interval '2 years', 'YYYY-MM-DD"T"00:00:00"Z"') as first from stock_moves`,
  )
  const first = rows[0]?.first ?? '2024-01-01T00:00:00Z'
  for (const [n, [item_code, qty]] of [...needed].entries())
    moves.push({
      ...{ move_type: 'GR', warehouse_code: main, item_code, zone_code: '', on_hand: qty, locked: 0, in_transit: 0 },
      ...{ damaged: 0, on_hand_after: 0, locked_after: 0, damaged_after: 0, document_type: 'goods-receipt' },
      ...{
        document_code: receipt,
        document_line: n + 1,
        part: '',
        serial_numbers: [],
        ...by,
        moved_date: first,
      },
    })
  await insertRows(client, stockMoves, moves)
  const places = [main, ...new Set(all.flatMap(({ shelf }) => shelf ?? []))]
  const asked = [places, [...needed.keys()]]
  await client.query(
    `update stock_moves m set on_hand_after = s.on_hand, locked_after = s.locked, damaged_after = s.damaged
    from (select move_id, sum(on_hand) over w as on_hand, sum(locked) over w as locked, sum(damaged) over w as damaged
      from stock_moves where warehouse_code = any($1) and item_code = any($2)
      window w as (partition by warehouse_code, item_code order by moved_date, move_id)) s
    where m.move_id = s.move_id`,
    asked,
  )
  await client.query(
    `insert into stock_balances (warehouse_code, item_code, zone_code, on_hand, locked, in_transit, damaged)
    select warehouse_code, item_code, zone_code, sum(on_hand), sum(locked), sum(in_transit), sum(damaged) from stock_moves
      where warehouse_code = any($1) and item_code = any($2) group by 1, 2, 3
    on conflict (warehouse_code, item_code, zone_code) do update set on_hand = excluded.on_hand, locked = excluded.locked,
      in_transit = excluded.in_transit, damaged = excluded.damaged`,
    asked,
  )
}

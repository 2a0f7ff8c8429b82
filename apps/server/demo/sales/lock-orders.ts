import { unitsOf } from '@sejuk/domain/sales/sales-orders'
import { addDays } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import type { salesOrderApprovals, salesOrderLines, salesOrders } from '../../src/db/tables/sales/sales-orders.ts'
import { stockMoves } from '../../src/db/tables/stock/stock-moves.ts'
import { happenedAt } from '../makers/happened-at.ts'
import { insertRows } from '../makers/insert-rows.ts'

export type MadeOrder = {
  order: typeof salesOrders.$inferInsert
  lines: (typeof salesOrderLines.$inferInsert)[]
  approvals: (typeof salesOrderApprovals.$inferInsert)[]
}
type Balance = { warehouse_code: string; item_code: string; on_hand: number; locked: number; damaged: number }
const keyOf = (warehouse_code: string, item_code: string) => `${warehouse_code} ${item_code}`

/** Open orders lock what is there, the oldest first; the others wait for goods to come, and are pre-orders. */
export const lockOrders = async (client: pg.ClientBase, all: readonly MadeOrder[], today: string) => {
  const { rows } = await client.query<Balance>(`select warehouse_code, item_code, sum(on_hand)::int as on_hand,
    sum(locked)::int as locked, sum(damaged)::int as damaged from stock_balances group by 1, 2`)
  const balances = new Map(rows.map((row) => [keyOf(row.warehouse_code, row.item_code), row]))
  const moves: (typeof stockMoves.$inferInsert)[] = []
  const open = all
    .filter(({ order }) => order.status === 'Submitted' || order.status === 'Approved')
    .toSorted((one, other) => (String(one.order.created_date) < String(other.order.created_date) ? -1 : 1))
  // Before office hours too: what is moved after this while the demo loads happened later.
  const moved_date = happenedAt(today, '07:30')
  for (const { order, lines } of open) {
    const wanted = new Map<string, { item_code: string; qty: number; line: number }>()
    for (const line of lines)
      for (const { item_code, qty } of unitsOf({ ...line, sub_items: line.sub_items ?? [] })) {
        const before = wanted.get(item_code)
        wanted.set(item_code, { item_code, line: before?.line ?? line.line_no, qty: (before?.qty ?? 0) + qty })
      }
    const places = [...wanted.values()].map((one) => ({
      ...one,
      balance: balances.get(keyOf(order.warehouse_code, one.item_code)),
    }))
    const isThere = places.every(({ qty, balance: b }) => b && b.on_hand - b.locked - b.damaged >= qty)
    order.is_pre_order = !isThere
    order.lock_round = isThere ? 1 : 0
    if (!isThere) {
      order.requested_delivery_date = addDays(today, 14)
      continue
    }
    for (const { item_code, qty, line, balance } of places) {
      if (!balance) continue
      balance.locked += qty
      moves.push({
        ...{ move_type: 'LOCK', warehouse_code: order.warehouse_code, item_code, zone_code: '' },
        ...{ on_hand: 0, locked: qty, in_transit: 0, damaged: 0 },
        ...{ on_hand_after: balance.on_hand, locked_after: balance.locked, damaged_after: balance.damaged },
        ...{ document_type: 'sales-order', document_code: order.order_code, document_line: line },
        ...{ part: `1/${item_code}`, serial_numbers: [], moved_date },
        ...{ usercode: order.created_by, username: order.create_user_name },
      })
    }
  }
  await insertRows(client, stockMoves, moves)
  await client.query(`update stock_balances b set locked = b.locked + m.locked
    from (select warehouse_code, item_code, sum(locked)::int as locked from stock_moves
      where document_type = 'sales-order' group by 1, 2) m
    where b.warehouse_code = m.warehouse_code and b.item_code = m.item_code and b.zone_code = ''`)
}

import { type LineUnits, unitsOf } from '@sejuk/domain/sales/sales-orders'
import { onlyPromised, overPromised, type PlaceFacts, type WantedLine } from '@sejuk/domain/sales/waiting/pre-order-cap'
import { availableOf } from '@sejuk/domain/stock/balances'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { goodsReceiptLines, goodsReceipts } from '../../db/tables/stock/goods-receipts.ts'
import { stockMoves } from '../../db/tables/stock/stock-moves.ts'
import { transferLines, transfers } from '../../db/tables/stock/transfers.ts'
import { refuse } from '../../platform/http/refuse.ts'
import { heldByOthers, type OwnHold } from '../stock/holds.ts'
import { balanceKey, lockBalances } from '../stock/lock-balances.ts'

type Place = { warehouse_code: string; item_code: string }
type Line = LineUnits & {
  line_no: number
  warehouse_code: string
  requested_delivery_date: string | null
  issued_qty: number
  cancelled_qty: number
}
type Order = { order_code: string; requested_delivery_date: string | null }

const keysOf = (places: readonly Place[]) => sql`(select warehouse_code, item_code
  from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place (warehouse_code text, item_code text))`

/** Goods on planned receipts and on transfers that have left; what has no day is nobody's promise. */
const arrivingAt = async (db: Db, places: readonly Place[]) => {
  const { rows } = await db.execute<Place & { document_code: string; day: string; qty: number }>(sql`
    select r.warehouse_code, l.item_code, r.receipt_code as document_code,
      coalesce(r.rest_until, r.expected_date)::text as day, sum(l.qty - l.received_qty - l.damaged_qty)::int as qty
    from ${goodsReceipts} r join ${goodsReceiptLines} l using (receipt_code)
    where r.status in ('Draft', 'Partial') and coalesce(r.rest_until, r.expected_date) is not null
      and (r.warehouse_code, l.item_code) in ${keysOf(places)} group by 1, 2, 3, 4
    union all
    select t.to_warehouse, l.item_code, t.transfer_code, t.eta::text,
      sum(l.qty - l.received_qty - l.lost_qty - l.returned_qty)::int
    from ${transfers} t join ${transferLines} l using (transfer_code)
    where t.status in ('Approved', 'Adjusted') and (t.to_warehouse, l.item_code) in ${keysOf(places)} group by 1, 2, 3, 4
    order by day, document_code`)
  return rows.filter(({ qty }) => qty > 0)
}

/** What other pre-orders were promised and have not locked yet. */
const promisedAt = async (db: Db, places: readonly Place[], order_code: string) => {
  const { rows } = await db.execute<Place & { qty: number }>(sql`
    with open as (select o.order_code, l.warehouse_code, unit.item_code,
        sum((l.ordered_qty - l.issued_qty - l.cancelled_qty) * unit.per_piece) as qty
      from sales_orders o join sales_order_lines l using (order_code)
      cross join lateral (select l.item_code, 1 as per_piece where jsonb_array_length(l.sub_items) = 0
        union all select s.sub_item_code, s.sub_quantity
          from jsonb_to_recordset(l.sub_items) as s (sub_item_code text, sub_quantity int)) unit
      where o.is_pre_order and o.status in ('Submitted', 'Approved', 'Adjusted') and o.order_code <> ${order_code}
        and (l.warehouse_code, unit.item_code) in ${keysOf(places)} group by 1, 2, 3)
    select open.warehouse_code, open.item_code, sum(greatest(0, open.qty - coalesce((select sum(m.locked) from ${stockMoves} m
        where m.document_type = 'sales-order' and m.document_code = open.order_code
          and m.warehouse_code = open.warehouse_code and m.item_code = open.item_code), 0)))::int as qty
    from open group by 1, 2`)
  return rows
}

/** What can be promised of these units. They are locked: whoever asks next is answered after this transaction. */
export const promisableAt = async (db: Db, places: readonly Place[], order_code: string, own?: OwnHold) => {
  const balances = await lockBalances(
    db,
    places.map((place) => ({ ...place, zone_code: '' })),
  )
  const held = await heldByOthers(db, places, own)
  const arriving = await arrivingAt(db, places)
  const promised = await promisedAt(db, places, order_code)
  const facts = new Map<string, PlaceFacts>()
  for (const { warehouse_code, item_code } of places) {
    const key = balanceKey(warehouse_code, item_code)
    const isHere = (one: Place) => one.warehouse_code === warehouse_code && one.item_code === item_code
    const balance = balances.get(key)
    facts.set(key, {
      available: balance ? availableOf(balance, held.get(key) ?? 0) : 0,
      arriving: arriving.filter(isHere),
      promised: promised.find(isHere)?.qty ?? 0,
    })
  }
  return facts
}

/** Refuses a pre-order that promises more than there is and arrives; two at once are judged one after the other. */
export const requirePromisable = async (db: Db, order: Order, lines: readonly Line[], own?: OwnHold) => {
  const wanted = lines.flatMap((line): (WantedLine & { places: Place[] })[] => {
    const qty = line.ordered_qty - line.issued_qty - line.cancelled_qty
    const day = line.requested_delivery_date ?? order.requested_delivery_date
    if (qty <= 0 || !day) return []
    const { warehouse_code } = line
    const units = unitsOf({ ...line, ordered_qty: 1 })
    return [
      {
        ...{ line_no: line.line_no, item_code: line.item_code, qty, day },
        places: units.map(({ item_code }) => ({ warehouse_code, item_code })),
        units: units.map((unit) => ({ place: balanceKey(warehouse_code, unit.item_code), per_piece: unit.qty })),
      },
    ]
  })
  if (wanted.length === 0) return
  const places = wanted.flatMap((line) => line.places)
  const facts = await promisableAt(db, places, order.order_code, own)
  const [first] = overPromised(wanted, (place) => facts.get(place))
  if (first) refuse('conflict', { status: 'PreOrderCap', because: onlyPromised(first), data: first })
}

import type { LockStatus } from '@sejuk/domain/sales/lock-stock-requests'
import { addDays, instantOf } from '@sejuk/domain/values/dates'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { moveStock } from '../../src/business/stock/move-stock.ts'
import type { StockMove } from '../../src/business/stock/stock-move.ts'
import { lockStockLines, lockStockRequests } from '../../src/db/tables/sales/lock-stock-requests.ts'
import { stockMoves } from '../../src/db/tables/stock/stock-moves.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { pick, weightedPick, whole } from '../makers/random.ts'
import type { AreaContext } from '../part.ts'

type Place = {
  warehouse_code: string
  dept_code: string
  item_code: string
  on_hand: number
  available: number
  customer_code: string
  salesman_code: string
  salesman_name: string
  manager_name: string
}
type Life = { status: LockStatus; share: number }
/** Of a hundred requests. */
const lives: readonly Life[] = [
  { status: 'Closed', share: 50 },
  { status: 'Approved', share: 20 },
  { status: 'Submitted', share: 10 },
  { status: 'Draft', share: 6 },
  { status: 'Rejected', share: 8 },
  { status: 'Adjusted', share: 4 },
  { status: 'Deleted', share: 2 },
]
const reasons = [
  'Opening of the shop',
  'The hotel decides this week',
  'Promised before the holidays',
  'Apartment of twelve units, waits for the down payment',
  'School, paid in the next budget',
]

/** Items that are in stock, each with a customer of the branch who might want them. */
const readPlaces = async (client: pg.ClientBase) => {
  const { rows } = await client.query<Place>(`with stock as (
      select b.warehouse_code, w.dept_code, b.item_code, sum(b.on_hand)::int as on_hand,
        sum(b.on_hand - b.locked - b.damaged)::int as available,
        row_number() over (partition by w.dept_code order by md5(b.warehouse_code || b.item_code)) as n
      from stock_balances b join warehouses w using (warehouse_code) where w.is_active group by 1, 2, 3),
    buyers as (select c.customer_code, c.dept_code, u.usercode as salesman_code, u.username as salesman_name,
        row_number() over (partition by c.dept_code order by md5(c.customer_code)) as n, count(*) over (partition by c.dept_code) as of
      from customers c join users u on u.usercode = c.salesman_code where c.status = 'Approved')
    select s.warehouse_code, s.dept_code, s.item_code, s.on_hand, s.available, c.customer_code, c.salesman_code,
      c.salesman_name, coalesce(m.username, 'Sejuk') as manager_name
    from stock s join buyers c on c.dept_code = s.dept_code and c.n = 1 + s.n % c.of
    left join departments d on d.dept_code = s.dept_code left join users m on m.usercode = d.bm_user_code
    where s.on_hand > 0 order by md5(s.item_code || s.warehouse_code)`)
  return rows
}

const drawLife = weightedPick(lives, ({ share }) => share)

/** Three hundred requests in all their states; what is locked now is locked as the product locks it. */
export const loadLockStockRequests = async (client: pg.ClientBase, { random, today, size, say }: AreaContext) => {
  const wanted = size.customers < 5000 ? 40 : 300
  const places = (await readPlaces(client)).slice(0, wanted)
  const counts = new Map<string, number>()
  const requests: (typeof lockStockRequests.$inferInsert)[] = []
  const lines: (typeof lockStockLines.$inferInsert)[] = []
  const past: (typeof stockMoves.$inferInsert)[] = []
  const now: StockMove[] = []
  for (const place of places) {
    const drawn = drawLife(random).status
    const isLive = drawn === 'Approved' || drawn === 'Adjusted'
    const status = isLive && place.available < 2 ? 'Submitted' : drawn
    const isHeld = status === 'Approved' || status === 'Adjusted'
    const quantity = isHeld
      ? Math.max(1, Math.floor(place.available / 5))
      : whole(random, 1, Math.min(3, place.on_hand))
    const age = status === 'Closed' ? whole(random, 12, 300) : whole(random, 1, 6)
    const day = addDays(today, -age)
    const stem = `LS-${place.dept_code}-${day.slice(2, 4)}${day.slice(5, 7)}`
    const n = (counts.get(stem) ?? 0) + 1
    counts.set(stem, n)
    const lock_stock_order_code = `${stem}-${String(n).padStart(5, '0')}`
    const at = (hour: string, after = 0) => instantOf(addDays(day, after), hour, 'Asia/Jakarta')
    const isApproved = isHeld || status === 'Closed'
    const valid_to = addDays(day, 7)
    requests.push({
      ...{ lock_stock_order_code, customer_code: place.customer_code, dept_code: place.dept_code },
      ...{
        warehouse_code: place.warehouse_code,
        salesman_code: place.salesman_code,
        lock_reason: pick(random, reasons),
      },
      deposit_amount: pick(random, [0, 0, 0, 5_000_000, 10_000_000]),
      ...{ valid_to, new_valid_to: status === 'Adjusted' ? addDays(valid_to, 7) : null, status },
      authors: isApproved && status !== 'Adjusted' ? [] : [place.salesman_code],
      reject_reason: status === 'Rejected' ? 'Stock is needed for confirmed orders' : null,
      submitted_date: status === 'Draft' || status === 'Deleted' ? null : at('09:10'),
      approved_user_name: isApproved ? place.manager_name : null,
      approved_date: isApproved ? at('10:30') : null,
      closed_date: status === 'Closed' ? at('18:00', 7) : null,
      ...{ created_by: place.salesman_code, create_user_name: place.salesman_name, created_date: at('09:00') },
    })
    const lock_stock_order_detail_code = `${lock_stock_order_code}-1`
    lines.push({
      ...{ lock_stock_order_detail_code, lock_stock_order_code, line_no: 1, item_code: place.item_code, quantity },
      ...{ released_qty: status === 'Closed' ? quantity : 0, steps: status === 'Closed' ? 2 : isHeld ? 1 : 0 },
    })
    const move = (type: 'LOCK' | 'UNLOCK', step: number) => ({
      ...{ type, warehouse_code: place.warehouse_code, item_code: place.item_code, qty: quantity, line: 1 },
      ...{ document: { type: 'lock-stock-request', code: lock_stock_order_code }, part: `${step}/${place.item_code}` },
    })
    if (isHeld) now.push(move('LOCK', 1))
    if (status === 'Closed')
      for (const [step, type, moved_date] of [
        [1, 'LOCK', at('10:30')],
        [2, 'UNLOCK', at('18:00', 7)],
      ] as const)
        past.push({
          ...{ move_type: type, warehouse_code: place.warehouse_code, item_code: place.item_code, zone_code: '' },
          ...{ on_hand: 0, locked: type === 'LOCK' ? quantity : -quantity, in_transit: 0, damaged: 0 },
          ...{ on_hand_after: place.on_hand, locked_after: type === 'LOCK' ? quantity : 0, damaged_after: 0 },
          ...{ document_type: 'lock-stock-request', document_code: lock_stock_order_code, document_line: 1 },
          ...{
            part: `${step}/${place.item_code}`,
            serial_numbers: [],
            usercode: 'system',
            username: 'Sejuk',
            moved_date,
          },
        })
  }
  await insertRows(client, lockStockRequests, requests)
  await insertRows(client, lockStockLines, lines)
  await insertRows(client, stockMoves, past)
  // What lay there when it was locked, as the card tells it.
  await client.query(`update stock_moves m set on_hand_after = greatest(0, coalesce((select b.on_hand_after from stock_moves b
      where b.warehouse_code = m.warehouse_code and b.item_code = m.item_code and b.moved_date < m.moved_date
        and b.document_type <> 'lock-stock-request' order by b.moved_date desc, b.move_id desc limit 1), 0))
    where m.document_type = 'lock-stock-request'`)
  // Every part of the demo is loaded on a connection of the pool.
  await moveStock(drizzle({ client: client as pg.PoolClient }), { usercode: 'system', username: 'Sejuk' }, now)
  await client.query(`insert into document_counters (prefix, dept_code, month, last)
    select 'LS', dept_code, substr(lock_stock_order_code, length(lock_stock_order_code) - 9, 4),
      max(right(lock_stock_order_code, 5)::int)
    from lock_stock_requests group by 2, 3 on conflict (prefix, dept_code, month) do update set last = excluded.last`)
  say(`demo data: ${requests.length} lock stock requests, ${now.length} of them hold stock`)
}

import { offerEnd, type WaitStatus } from '@sejuk/domain/sales/waiting/stock-waits'
import { addDays, instantOf } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { stockWaits } from '../../src/db/tables/sales/stock-waits.ts'
import { stockHolds } from '../../src/db/tables/stock/stock-moves.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { pick, weightedPick, whole } from '../makers/random.ts'
import type { AreaContext } from '../part.ts'

type Place = {
  warehouse_code: string
  dept_code: string
  item_code: string
  available: number
  customer_code: string
  salesman_code: string
  salesman_name: string
  order_code: string | null
}
/** Of a hundred who ever waited where there is stock now; where there is none they wait still. */
const lives: readonly { status: WaitStatus; share: number }[] = [
  { status: 'Offered', share: 15 },
  { status: 'Taken', share: 45 },
  { status: 'Passed', share: 20 },
  { status: 'Withdrawn', share: 20 },
]
const remarks = ['Opening of the shop next month', 'The hotel takes all of them together', null, null]

/** Units and single pieces of each branch's warehouses, each with a customer who might want them. */
const readPlaces = async (client: pg.ClientBase, isThere: boolean, most: number) => {
  const { rows } = await client.query<Place>(
    `with stock as (
      select first.warehouse_code, first.dept_code, i.item_code, coalesce(sum(b.on_hand - b.locked - b.damaged), 0)::int as available,
        row_number() over (partition by first.dept_code order by md5(first.dept_code || i.item_code)) as n
      from (select distinct on (x.dept_code) x.dept_code, x.warehouse_code from branch_warehouses x
        join warehouses y on y.warehouse_code = x.warehouse_code and y.is_active
        order by x.dept_code, x.priority, x.warehouse_code) first
      cross join (select item_code from items where status = 'Approved' and used_for_indoor_outdoor <> 'Set'
        and business_unit_code = 'RAC' order by md5(item_code) limit 30) i
      left join stock_balances b on b.warehouse_code = first.warehouse_code and b.item_code = i.item_code
      group by 1, 2, 3 having (coalesce(sum(b.on_hand - b.locked - b.damaged), 0) > 3) = $1),
    buyers as (select c.customer_code, c.dept_code, u.usercode as salesman_code, u.username as salesman_name,
        row_number() over (partition by c.dept_code order by md5(c.customer_code || 'waits')) as n, count(*) over (partition by c.dept_code) as of
      from customers c join users u on u.usercode = c.salesman_code where c.status = 'Approved')
    select s.warehouse_code, s.dept_code, s.item_code, s.available, c.customer_code, c.salesman_code, c.salesman_name,
      (select max(o.order_code) from sales_orders o where o.customer_code = c.customer_code and o.status in ('Approved', 'Closed')) as order_code
    from stock s join buyers c on c.dept_code = s.dept_code and c.n = 1 + s.n % c.of
    where $1 or s.available = 0 order by md5(s.item_code || s.warehouse_code) limit $2`,
    [isThere, most],
  )
  return rows
}

const drawLife = weightedPick(lives, ({ share }) => share)

/** Who waits for goods that are not there, and what became of those who waited before. */
export const loadStockWaits = async (client: pg.ClientBase, { random, today, size, say }: AreaContext) => {
  const most = size.customers < 5000 ? 12 : 60
  const waiting = await readPlaces(client, false, most)
  const served = await readPlaces(client, true, Math.floor(most / 2))
  const counts = new Map<string, number>()
  const rows: (typeof stockWaits.$inferInsert)[] = []
  const holds: (typeof stockHolds.$inferInsert)[] = []
  const add = (place: Place, status: WaitStatus) => {
    const age = status === 'Waiting' || status === 'Offered' ? whole(random, 1, 12) : whole(random, 15, 120)
    const day = addDays(today, -age)
    const stem = `WL-${place.dept_code}-${day.slice(2, 4)}${day.slice(5, 7)}`
    const n = (counts.get(stem) ?? 0) + 1
    counts.set(stem, n)
    const wait_code = `${stem}-${String(n).padStart(5, '0')}`
    const { salesman_code, salesman_name, order_code } = place
    const qty = status === 'Waiting' ? whole(random, 2, 20) : whole(random, 1, 3)
    const offered =
      status === 'Offered'
        ? instantOf(today, '08:00', 'Asia/Jakarta')
        : instantOf(addDays(day, 5), '10:00', 'Asia/Jakarta')
    const isOffered = status === 'Offered' || status === 'Taken' || status === 'Passed'
    const isEnded = status !== 'Waiting' && status !== 'Offered'
    rows.push({
      ...{ wait_code, customer_code: place.customer_code, dept_code: place.dept_code, status, qty, salesman_code },
      ...{ warehouse_code: place.warehouse_code, item_code: place.item_code, remark: pick(random, remarks) },
      wanted_date: addDays(isEnded ? day : today, whole(random, 7, 45)),
      ...{ authors: [salesman_code], created_by: salesman_code, create_user_name: salesman_name },
      offered_date: isOffered ? offered : null,
      offer_until: isOffered ? offerEnd(offered) : null,
      taken_order: status === 'Taken' ? order_code : null,
      end_reason: status === 'Withdrawn' ? 'Bought another model' : null,
      ended_date: isEnded ? instantOf(addDays(day, 6), '09:30', 'Asia/Jakarta') : null,
      created_date: instantOf(day, '09:00', 'Asia/Jakarta'),
    })
    if (status === 'Offered')
      holds.push({
        ...{ warehouse_code: place.warehouse_code, item_code: place.item_code, qty, usercode: salesman_code },
        ...{ username: salesman_name, purpose: `wait/${wait_code}`, expires_date: offerEnd(offered) },
      })
  }
  for (const place of waiting) add(place, 'Waiting')
  for (const place of served) {
    const { status } = drawLife(random)
    add(place, status === 'Taken' && !place.order_code ? 'Passed' : status)
  }
  await insertRows(client, stockWaits, rows)
  await insertRows(client, stockHolds, holds)
  await client.query(`insert into document_counters (prefix, dept_code, month, last)
    select 'WL', dept_code, substr(wait_code, length(wait_code) - 9, 4), max(right(wait_code, 5)::int)
    from stock_waits group by 2, 3 on conflict (prefix, dept_code, month) do update set last = excluded.last`)
  say(`demo data: ${rows.length} in the waiting list, ${holds.length} of them offered`)
}

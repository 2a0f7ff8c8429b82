import type pg from 'pg'
import { indexesAfterwards } from '../makers/indexes-afterwards.ts'
import { countLetters, writeLetters } from '../stock/load-receipts.ts'
import { placesOfStock } from '../stock/load-stock.ts'

/** Each unit with its number, in the order in which a warehouse received and sent them. Goods came every four weeks. */
const sent = `create temp table demo_sent on commit drop as
  select x.*, '5E' || case when x.used_for = 'Indoor' then 'N' else 'W' end || to_char(x.came, 'YY') || '01'
    || (6000000 + row_number() over (order by x.warehouse_code, x.item_code, x.day, x.delivery_code, x.unit_no, x.n)) as serial_number
  from (select d.delivery_code, u.unit_no, u.line_no, u.item_code, i.used_for_indoor_outdoor as used_for, d.warehouse_code, d.dept_code,
      d.customer_code, d.day, $1::date - 561 + (d.day - ($1::date - 560)) / 28 * 28 as came, s.n
    from demo_deliveries d join delivery_order_units u using (delivery_code) join items i on i.item_code = u.item_code
    cross join lateral generate_series(1, u.qty) as s (n) where u.has_serial) x`

const numbers = `insert into delivery_order_serials (delivery_code, serial_number, unit_no, state, picked_by, created_date)
  select s.delivery_code, s.serial_number, s.unit_no, 'received', p.usercode, s.day + time '00:40'
  from demo_sent s join demo_places p using (warehouse_code)`

/** One letter for all that came to a warehouse on a day, numbered after those that are there. */
const letters = `create temp table demo_letters on commit drop as
  select c.*, 'GR-' || c.dept_code || '-' || to_char(c.came, 'YYMM') || '-' || lpad((coalesce(k.last, 0) + row_number() over
    (partition by c.dept_code, to_char(c.came, 'YYMM') order by c.came, c.warehouse_code))::text, 5, '0') as receipt_code
  from (select distinct warehouse_code, came, p.dept_code, p.usercode, p.username from demo_sent join demo_places p using (warehouse_code)) c
  left join document_counters k on k.prefix = 'GR' and k.dept_code = c.dept_code and k.month = to_char(c.came, 'YYMM')`

/** What came and what went, each with its numbers. */
const moves = `create temp table demo_moves on commit drop as
  select *, row_number() over (order by moved_date, document_code, document_line) as n from (
  select 'GR' as move_type, warehouse_code, item_code, count(*)::int as on_hand, 'goods-receipt' as document_type,
    l.receipt_code as document_code, (row_number() over (partition by l.receipt_code order by item_code))::int as document_line,
    array_agg(serial_number order by serial_number) as serial_numbers, l.usercode, l.username, s.came + time '01:30' as moved_date
  from demo_sent s join demo_letters l using (warehouse_code, came)
  group by warehouse_code, item_code, l.receipt_code, l.usercode, l.username, s.came
  union all
  select 'GI', s.warehouse_code, s.item_code, -count(*)::int, 'delivery-order', s.delivery_code, s.unit_no,
    array_agg(s.serial_number order by s.serial_number), o.goods_issue_by, o.goods_issue_user_name, o.goods_issue_date
  from demo_sent s join delivery_orders o using (delivery_code)
  group by s.warehouse_code, s.item_code, s.delivery_code, s.unit_no, o.goods_issue_by, o.goods_issue_user_name, o.goods_issue_date) m`

/** How a warehouse stood after each move, of those that were known and those that are new. */
const levels = `create temp table demo_levels on commit drop as
  select move_id, n, (sum(on_hand) over before)::int as on_hand, (sum(locked) over before)::int as locked,
    (sum(damaged) over before)::int as damaged
  from (select move_id, null::bigint as n, warehouse_code, item_code, on_hand, locked, damaged, moved_date
      from stock_moves join (select distinct warehouse_code, item_code from demo_moves) k using (warehouse_code, item_code)
    union all select null, n, warehouse_code, item_code, on_hand, 0, 0, moved_date from demo_moves) m
  window before as (partition by warehouse_code, item_code order by moved_date, move_id nulls last, n)`

const known = `update stock_moves m set on_hand_after = l.on_hand, locked_after = l.locked, damaged_after = l.damaged
  from demo_levels l where l.move_id = m.move_id
    and (l.on_hand, l.locked, l.damaged) <> (m.on_hand_after, m.locked_after, m.damaged_after)`

const written = `insert into stock_moves (move_type, warehouse_code, item_code, zone_code, on_hand, locked, in_transit, damaged,
    on_hand_after, locked_after, damaged_after, document_type, document_code, document_line, part, serial_numbers, usercode, username,
    moved_date)
  select m.move_type, m.warehouse_code, m.item_code, '', m.on_hand, 0, 0, 0, l.on_hand, l.locked, l.damaged, m.document_type,
    m.document_code, m.document_line, '', m.serial_numbers, m.usercode, m.username, m.moved_date
  from demo_moves m join demo_levels l using (n) order by n`

/** Where nothing lies now, the balance is nothing and is there all the same. */
const balances = `insert into stock_balances (warehouse_code, item_code)
  select distinct warehouse_code, item_code from demo_moves on conflict do nothing`

const units = `insert into serial_numbers (serial_number, item_code, item_name, set_item_code, unit_kind, brand_code, category_code,
    business_unit, capacity_pk, status, customer_code, dept_code, produced_date, delivered_date)
  select s.serial_number, i.item_code, i.item_name, case when l.item_code <> i.item_code then l.item_code end,
    case when s.used_for in ('Indoor', 'Outdoor') then s.used_for else 'Unit' end, coalesce(i.brand_code, ''),
    coalesce(i.category_code, ''), i.business_unit_code, i.capacity_pk, 'Sold', s.customer_code, s.dept_code, s.came - 20, s.day
  from demo_sent s join items i using (item_code) join delivery_order_lines l using (delivery_code, line_no)`

const lives = `insert into serial_events (serial_number, event, status_before, status_after, happened_at, document_type, document_code,
    warehouse_code, dept_code, customer_code, usercode, username)
  select s.serial_number, 'received', 'InFactory', 'InStock', s.came + time '01:30', 'goods-receipt', l.receipt_code,
    s.warehouse_code, l.dept_code, null, l.usercode, l.username
  from demo_sent s join demo_letters l using (warehouse_code, came)
  union all
  select s.serial_number, step.event, step.before, step.after, step.at, 'delivery-order', s.delivery_code, step.place, s.dept_code,
    step.customer_code, o.goods_issue_by, o.goods_issue_user_name
  from demo_sent s join delivery_orders o using (delivery_code) cross join lateral (values
    ('sent', 'InStock', 'InTransit', o.goods_issue_date, s.warehouse_code, null),
    ('delivered', 'InTransit', 'Sold', o.received_date, null, s.customer_code)
  ) as step (event, before, after, at, place, customer_code)`

/** The units of closed deliveries by their numbers: received before they left, issued by the delivery, sold to its customer. */
export const sendUnits = async (client: pg.ClientBase, today: string) => {
  await client.query(sent, [today])
  await client.query(`create temp table demo_places on commit drop as ${placesOfStock}`)
  await client.query('analyze demo_sent, demo_places')
  await client.query(letters)
  await client.query(moves)
  await client.query('analyze demo_letters, demo_moves')
  await indexesAfterwards(client, ['serial_numbers', 'serial_events', 'delivery_order_serials'], async () => {
    await client.query(numbers)
    await client.query(units)
    await client.query(lives)
  })
  await indexesAfterwards(client, ['stock_moves'], async () => {
    await client.query(levels)
    await client.query('analyze demo_levels')
    await client.query(known)
    await client.query(written)
  })
  await client.query(balances)
  await writeLetters(client)
  await countLetters(client)
}

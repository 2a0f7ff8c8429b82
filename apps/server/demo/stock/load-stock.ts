import { addDays } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { stockMoves } from '../../src/db/tables/stock/stock-moves.ts'
import { transferConfigurations } from '../../src/db/tables/stock/transfer-configurations.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { whole } from '../makers/random.ts'
import { shareOf } from '../masters/branches.ts'
import type { AreaContext } from '../part.ts'
import { type Place, type StockedItem, stockLife } from './stock-life.ts'

const main = 'WH-700-01'

/** The branch's own people of the warehouse, and one of the head office where it has none. */
export const placesOfStock = `select w.warehouse_code, w.dept_code,
    coalesce(u.usercode, 'system') as usercode, coalesce(u.username, 'Sejuk') as username
  from warehouses w left join lateral (select u.usercode, u.username from users u join user_roles r using (usercode)
    where u.department = w.dept_code and r.role_code in ('Warehouse', 'Logistics', 'Branch-Admin')
    order by r.role_code desc, u.usercode limit 1) u on true
  where w.is_active`

const readPlaces = async (client: pg.ClientBase) =>
  (await client.query<Place>(`${placesOfStock} order by w.warehouse_code`)).rows

/** The best known sets by their halves, goods without numbers, and in the main warehouse spare parts. */
export const readItems = async (client: pg.ClientBase, sets: number) => {
  const { rows } = await client.query<StockedItem>(
    `with chosen as (select item_code, sub_items, row_number() over (order by md5(item_code)) as n from items
        where used_for_indoor_outdoor = 'Set' and status = 'Approved' and business_unit_code = 'RAC')
    select h.item_code, c.item_code as group_code, h.has_serial, h.used_for_indoor_outdoor as used_for, false as is_part
      from chosen c cross join lateral jsonb_to_recordset(c.sub_items) as s (sub_item_code text)
      join items h on h.item_code = s.sub_item_code where c.n <= $1
    union all (select item_code, item_code, false, 'None', false from items
      where used_for_indoor_outdoor = 'None' and not has_serial and item_type <> 'Spare Part' and status = 'Approved'
      order by item_code limit $1)
    union all (select item_code, item_code, false, 'None', true from items
      where item_type = 'Spare Part' and status = 'Approved' order by item_code limit $1 * 8)
    order by 2, 1`,
    [sets],
  )
  return rows
}

/** The units that came by number on these receipts and lie there still. */
export const loadSerials = async (client: pg.ClientBase, receipts?: readonly string[]) => {
  const came = `(select unnest(serial_numbers) as serial, m.* from stock_moves m where move_type = 'GR'
    and ($1::text[] is null or document_code = any ($1))) came`
  await client.query(
    `insert into serial_numbers (serial_number, item_code, item_name, set_item_code, unit_kind, brand_code,
      category_code, business_unit, capacity_pk, status, warehouse_code, dept_code, produced_date)
    select came.serial, i.item_code, i.item_name, w.item_code, i.used_for_indoor_outdoor, coalesce(i.brand_code, ''),
      coalesce(i.category_code, ''), i.business_unit_code, i.capacity_pk, 'InStock', came.warehouse_code, p.dept_code,
      (came.moved_date - interval '20 days')::date
    from ${came} join items i on i.item_code = came.item_code join warehouses p on p.warehouse_code = came.warehouse_code
    left join items w on w.sub_items @> jsonb_build_array(jsonb_build_object('sub_item_code', i.item_code))`,
    [receipts ?? null],
  )
  await client.query(
    `insert into serial_events (serial_number, event, status_before, status_after, happened_at, document_type,
      document_code, warehouse_code, dept_code, usercode, username)
    select serial, 'received', 'InFactory', 'InStock', moved_date, document_type, document_code, warehouse_code, p.dept_code,
      usercode, username
    from ${came} join warehouses p using (warehouse_code)`,
    [receipts ?? null],
  )
}

/** A year and a half of goods that came and went, and the units that lie there: every balance is the sum of its moves. */
export const loadStock = async (client: pg.ClientBase, { random, today, size, say }: AreaContext) => {
  const isSmall = size.customers < 5000
  const [weeks, sets] = isSmall ? [26, 4] : [78, 10]
  const places = await readPlaces(client)
  const items = await readItems(client, sets)
  const moves = stockLife(random, { places, items, weeks, today, main })
  await insertRows(client, stockMoves, moves)
  await client.query(`insert into stock_balances (warehouse_code, item_code, on_hand, locked, in_transit, damaged)
    select warehouse_code, item_code, sum(on_hand), sum(locked), sum(in_transit), sum(damaged) from stock_moves group by 1, 2`)
  await loadSerials(client)
  const supplied = places.filter(({ warehouse_code }) => warehouse_code !== main)
  const wished = items.filter(({ is_part, has_serial }) => has_serial && !is_part)
  if (places.length > supplied.length)
    await insertRows(
      client,
      transferConfigurations,
      supplied.flatMap(({ warehouse_code, dept_code }) =>
        wished.map(({ item_code }) => {
          // A branch that sells more wants more.
          const times = Math.ceil(shareOf(dept_code) / 4)
          const min_qty = times * whole(random, 3, 6)
          return {
            ...{ from_warehouse: main, to_warehouse: warehouse_code, item_code, category_code: null, min_qty },
            ...{ max_qty: min_qty + times * whole(random, 6, 12), lead_days: whole(random, 1, 4), is_auto: true },
          }
        }),
      ),
    )
  say(`demo data: ${moves.length} stock moves since ${addDays(today, -weeks * 7)}`)
}

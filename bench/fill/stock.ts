import type pg from 'pg'

const warehouses = 20

export const itemsFor = (moves: number) => Math.max(100, Math.min(2000, Math.round(moves / warehouses / 50)))

/** Twenty warehouses with the same items; every balance is the sum of its moves, which take turns to come and go. */
export const fillStock = async (pool: pg.Pool, moves: number) => {
  const items = itemsFor(moves)
  const each = Math.ceil(moves / warehouses / items)
  await pool.query('set statement_timeout = 0')
  await pool.query(
    `insert into warehouse_vendors (warehouse_vendor_code, warehouse_vendor_name) values ('RCI', 'RCI') on conflict do nothing`,
  )
  await pool.query(
    `insert into warehouses (warehouse_code, warehouse_name, warehouse_type, warehouse_vendor_code, dept_code)
     select 'BW-' || n, 'Warehouse ' || n, 'BRANCH', 'RCI', d.codes[1 + n % array_length(d.codes, 1)]
     from generate_series(1, ${warehouses}) n, (select array_agg(dept_code order by dept_code) as codes from departments) d`,
  )
  await pool.query(
    `insert into items (item_code, item_name, business_unit_code, item_type, used_for_indoor_outdoor, has_serial, warranty_sparepart_months, warranty_compressor_months)
     select 'BENCH-' || n, 'Item ' || n, 'RAC', 'Finished Goods - Unit', 'None', false, 12, 12 from generate_series(1, $1::int) n
     on conflict do nothing`,
    [items],
  )
  await pool.query(
    `insert into stock_moves (move_type, warehouse_code, item_code, on_hand, locked, in_transit, damaged, on_hand_after, locked_after,
       damaged_after, document_type, document_code, document_line, usercode, username, moved_date)
     select case when j % 2 = 1 then 'GR' else 'GI' end, 'BW-' || w, 'BENCH-' || i, case when j % 2 = 1 then 5 else -3 end, 0, 0, 0,
       j / 2 * 2 + j % 2 * 5, 0, 0, 'bench', 'B-' || j, i, 'U', 'U', now() - (($2::int - j) * 17 + i % 17) * interval '20 minutes'
     from generate_series(1, $2::int) j, generate_series(1, ${warehouses}) w, generate_series(1, $1::int) i`,
    [items, each],
  )
  await pool.query(
    `insert into stock_balances (warehouse_code, item_code, on_hand)
     select warehouse_code, item_code, sum(on_hand) from stock_moves group by warehouse_code, item_code`,
  )
  await pool.query(
    `update stock_balances set on_hand = 1000000 where item_code = 'BENCH-1' and warehouse_code = 'BW-1'`,
  )
  await pool.query('vacuum analyze')
}

import { openBench } from './server.ts'
import { against, startBoth } from './table.ts'

/** Half a million spare-part orders, or as many as the argument says: the list behind its tabs, and the desk of what lacks stock. */
const orders = Number(process.argv[2] ?? 500_000)
const parts = 2000

const bench = await openBench()
try {
  console.log(`filling ${orders} orders`)
  const { pool } = bench
  await pool.query('set statement_timeout = 0')
  await pool.query(
    `insert into items (item_code, item_name, business_unit_code, item_type, used_for_indoor_outdoor, has_serial, warranty_sparepart_months, warranty_compressor_months)
    select 'PART-' || n, 'Part ' || n, 'RAC', 'Spare Part', 'None', false, 12, 12 from generate_series(1, $1::int) n`,
    [parts],
  )
  await pool.query(
    `insert into sparepart_orders (sparepart_order_code, order_kind, status, dept_code, warehouse_code, supply_dept, delivery_to, line_count,
      part_name, shipment_count, created_by, create_user_name, created_date)
    select 'SPO-' || lpad(n::text, 8, '0'), 'Stock', case when n % 100 = 0 then 'DO_LackStock' when n % 50 = 1 then 'Submitted'
        else 'DO_Receipt_Uploaded' end, w.dept_code, w.warehouse_code, w.dept_code, 'ASC', 1, 'Part ' || 1 + n % $2::int, 1, 'U', 'Maker',
      timestamptz '2026-11-15' - n * interval '1 minute'
    from generate_series(1, $1::int) n, (select warehouse_code, dept_code from warehouses order by 1 limit 1) w`,
    [orders, parts],
  )
  await pool.query(
    `insert into sparepart_order_lines (sparepart_order_code, line_no, item_code, item_name, quantity, approved_qty, warranty_part, is_free, price)
    select sparepart_order_code, 1, replace(part_name, 'Part ', 'PART-'), part_name, 2, 2, 'sparepart', false, 100000 from sparepart_orders`,
  )
  await pool.query(
    `insert into sparepart_shipments (sparepart_order_code, shipment_no, status, warehouse_code)
    select sparepart_order_code, 1, status, warehouse_code from sparepart_orders where status <> 'Submitted'`,
  )
  await pool.query(
    `insert into sparepart_shipment_lines (sparepart_order_code, shipment_no, line_no, item_code, qty, allocated_qty)
    select s.sparepart_order_code, 1, 1, l.item_code, 2, case when s.status = 'DO_LackStock' then 0 else 2 end
    from sparepart_shipments s join sparepart_order_lines l using (sparepart_order_code)`,
  )
  await pool.query('vacuum analyze')
  const compared = against(...(await startBoth(bench, './bare/spareparts.ts')))
  await compared('list of orders', '/api/sparepart-order?limit=20')
  await compared('list behind a tab', '/api/sparepart-order?limit=20&tab=To_Check')
  await compared('lack-stock desk', '/api/sparepart-order/lack-stock')
} finally {
  await bench.close()
}

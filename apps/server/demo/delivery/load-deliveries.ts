import { indexesAfterwards } from '../makers/indexes-afterwards.ts'
import type { Part } from '../part.ts'
import { sendUnits } from './sent-units.ts'

/** Every closed order went out as one delivery a day or two later, on a truck of the list. */
const made = `create temp table demo_deliveries on commit drop as
  with crew as (select d.*, row_number() over (order by driver_code) - 1 as n from drivers d
      where is_active and truck_no is not null),
  went as (select o.*, least(o.order_date + 1 + (length(o.order_code || o.customer_code) + extract(day from o.order_date)::int) % 2,
      $1::date - 1) as day from sales_orders o where o.status = 'Closed'),
  manned as (select w.*, ('x' || substr(md5(w.warehouse_code || w.day), 1, 7))::bit(28)::int
      % greatest((select count(*)::int from crew), 1) as n from went w)
  select w.*, to_char(w.day, 'YYMM') as month, c.driver_code, c.driver_name, c.driver_phone, c.truck_no, c.truck_model,
    c.logistic_vendor_code, 'DO-' || w.dept_code || '-' || to_char(w.day, 'YYMM') || '-' || lpad(
      (row_number() over (partition by w.dept_code, to_char(w.day, 'YYMM') order by w.day, w.order_code))::text, 5, '0') as delivery_code
  from manned w left join crew c on c.n = w.n`

const heads = `insert into delivery_orders (delivery_code, order_codes, dept_code, warehouse_dept, customer_code, shop_code,
    salesman_code, warehouse_code, warehouse_vendor_code, address_code, detail_address, city_name, district_name, lat, lng,
    receiver_name, receiver_phone, planned_date, time_slot, logistic_vendor_code, driver_code, driver_name, driver_phone,
    truck_no, truck_model, status, picking_status, receipt_status, goods_received_status, line_count, total_qty, picked_qty, received_qty,
    total_weight, total_volume, goods_issue_date, goods_issue_by, goods_issue_user_name, received_date, signed_name, verdict, created_by, create_user_name, created_date)
  select d.delivery_code, array[d.order_code], d.dept_code, w.dept_code, d.customer_code, d.shop_code, d.salesman_code,
    d.warehouse_code, w.warehouse_vendor_code, d.address_code, a.detail_address, a.city_name, a.district_name, a.lat, a.lng,
    coalesce(d.receiver_name, a.receiver_name, c.customer_name), coalesce(d.receiver_phone, a.receiver_phone), d.day, d.time_slot,
    d.logistic_vendor_code, d.driver_code, d.driver_name, d.driver_phone, d.truck_no, d.truck_model, 'Approved', 'Loaded',
    'Verified', 'Received_Full', d.line_count, s.qty, s.qty, s.qty, s.weight, s.volume, d.day + time '01:10',
    coalesce(d.approved_by, 'system'), coalesce(d.approved_user_name, 'Sejuk'), d.day + time '04:00' + make_interval(mins => length(d.order_code || c.customer_name) * 3),
    coalesce(d.receiver_name, a.receiver_name, c.customer_name), 'Same', coalesce(d.salesman_code, 'system'), d.create_user_name,
    d.order_date + time '09:00'
  from demo_deliveries d join warehouses w on w.warehouse_code = d.warehouse_code
  join customers c on c.customer_code = d.customer_code left join official_addresses a on a.address_code = d.address_code
  join (select delivery_code, sum(qty)::int as qty, round(sum(qty * weight_kg)::numeric, 3)::float8 as weight,
    round(sum(qty * volume_m3)::numeric, 3)::float8 as volume from demo_carried group by 1) s on s.delivery_code = d.delivery_code`

const lines = `insert into delivery_order_lines (delivery_code, line_no, order_code, order_line, item_code, item_name, qty, received_qty)
  select d.delivery_code, l.line_no, l.order_code, l.line_no, l.item_code, l.item_name, l.ordered_qty, l.ordered_qty
  from demo_deliveries d join sales_order_lines l on l.order_code = d.order_code`

const carried = `create temp table demo_carried on commit drop as
  select d.delivery_code, (row_number() over (partition by d.delivery_code order by l.line_no, u.n))::int as unit_no, l.line_no,
    i.item_code, i.item_name, i.has_serial, u.per, l.ordered_qty * u.per as qty, coalesce(i.weight_kg, 0) as weight_kg, coalesce(i.volume_m3, 0) as volume_m3
  from demo_deliveries d join sales_order_lines l on l.order_code = d.order_code
  cross join lateral (select l.item_code as item_code, 1 as per, 1 as n where jsonb_array_length(l.sub_items) = 0
    union all select s.value ->> 'sub_item_code', (s.value ->> 'sub_quantity')::int, s.ordinality::int
      from jsonb_array_elements(l.sub_items) with ordinality s) u
  join items i on i.item_code = u.item_code`

const units = `insert into delivery_order_units (delivery_code, unit_no, line_no, item_code, item_name, has_serial, per, qty, picked_qty,
    received_qty, weight_kg, volume_m3)
  select delivery_code, unit_no, line_no, item_code, item_name, has_serial, per, qty, qty, qty, weight_kg, volume_m3 from demo_carried`

const receipts = `insert into delivery_receipts (delivery_code, source, received_date, receiver_name, receiver_phone, units,
    recorded_by, recorded_user_name, created_date)
  select delivery_code, 'desk', received_date, signed_name, receiver_phone, '[]', 'system', 'Sejuk',
    received_date + make_interval(mins => 40 + length(customer_code) * 17)
  from delivery_orders where receipt_status = 'Verified'`

const counters = `insert into document_counters (prefix, dept_code, month, last)
  select 'DO', dept_code, month, max(split_part(delivery_code, '-', 4)::int) from demo_deliveries group by 2, 3`

/** What closed orders delivered: the documents, the numbers of the units, and the moves of both. */
export const loadDeliveries: Part['load'] = async (client, { today, say }) => {
  await client.query(made, [today])
  await client.query('analyze demo_deliveries (delivery_code, order_code)')
  await client.query(carried)
  await client.query('analyze demo_carried')
  let written = 0
  await indexesAfterwards(client, ['delivery_orders', 'delivery_order_lines', 'delivery_order_units'], async () => {
    written = (await client.query(heads)).rowCount ?? 0
    await client.query(lines)
    await client.query(units)
  })
  await client.query(receipts)
  await sendUnits(client, today)
  await client.query(counters)
  say(`demo data: ${written} deliveries`)
}

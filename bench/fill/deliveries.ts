import type pg from 'pg'
import { fillTrade } from './orders.ts'

/** Three years of deliveries; tomorrow one warehouse has 300 stops on twenty trucks. */
export const fillDeliveries = async (pool: pg.Pool, howMany: number) => {
  await fillTrade(pool)
  await pool.query(
    `insert into delivery_orders (delivery_code, order_codes, dept_code, warehouse_dept, customer_code, salesman_code, warehouse_code,
       detail_address, city_name, district_name, receiver_name, receiver_phone, planned_date, truck_no, stop_no, driver_name, status,
       picking_status, receipt_status, goods_received_status, line_count, total_qty, picked_qty, received_qty, goods_issue_date, received_date,
       created_by, create_user_name, created_date)
     select 'DO-' || c.dept_code || '-' || lpad(n::text, 8, '0'), array['SO-' || n], c.dept_code, c.dept_code, c.customer_code, c.salesman_code,
       'BW-' || c.dept_code, 'Jl. Dago ' || n, 'Bandung', 'Coblong', 'Budi', '81200000', current_date + 2 - n * 1095 / $1::int,
       'B ' || 1000 + n % 900 || ' XY', n % 15, 'Driver ' || n % 300,
       case when n % 20 > 0 then 'Approved' else (array['Draft','Review','Pending to Approve','Rejected','Adjusted','Deleted'])[1 + n / 20 % 6] end,
       'Loaded', case when n % 200 = 1 then 'None' when n % 200 = 2 then 'Uploaded' when n % 200 = 3 then 'Problem' else 'Verified' end,
       'Received_Full', 2, 4, 4, 4, case when n % 20 > 0 then now() - n * interval '90 seconds' end,
       case when n % 20 > 3 then now() - n * interval '90 seconds' + interval '5 hours' end, 'U', 'U', now() - n * interval '90 seconds'
     from generate_series(1, $1::int) n
     join lateral (select * from customers where customer_code = 'C-' || lpad((1 + n % 5000)::text, 7, '0')) c on true`,
    [howMany],
  )
  await pool.query(
    `with place as (select warehouse_code, dept_code from warehouses order by 1 limit 1), free as (
       select delivery_code, row_number() over (order by delivery_code) as n from delivery_orders where status = 'Approved' order by delivery_code limit 300)
     update delivery_orders d set planned_date = current_date + 30, warehouse_code = place.warehouse_code, truck_no = 'T ' || free.n % 20, stop_no = free.n / 20
     from free, place where d.delivery_code = free.delivery_code`,
  )
  await pool.query(
    `insert into delivery_receipts (delivery_code, source, received_date, receiver_name, units, recorded_by, recorded_user_name)
     select delivery_code, 'desk', coalesce(received_date, now()), 'Budi', '[]', 'U', 'U' from delivery_orders
     where status = 'Approved' and receipt_status <> 'None'`,
  )
  await pool.query('vacuum analyze')
}

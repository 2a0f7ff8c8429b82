import type pg from 'pg'
import { fill } from './addresses.ts'
import { inBulk } from './in-bulk.ts'

export const orderItems = 200
const customers = 5000

/** What orders refer to: customers with credit and an address, a warehouse, priced items, stock for everybody. */
export const fillTrade = async (pool: pg.Pool) => {
  await fill(pool, customers, customers)
  await pool.query(
    `update customers set org_code = '1-GREE', credit_limit = 900000000000, collect_method = null;
     insert into sales_order_types (type_code, type_name, local_name, seq) values ('REGULAR', 'Regular', 'Reguler', 1) on conflict do nothing;
     insert into warehouse_vendors (warehouse_vendor_code, warehouse_vendor_name) values ('RCI', 'RCI') on conflict do nothing;
     insert into warehouses (warehouse_code, warehouse_name, warehouse_type, warehouse_vendor_code, dept_code)
       select 'BW-' || dept_code, 'Warehouse ' || dept_code, 'BRANCH', 'RCI', dept_code from departments;
     insert into branch_warehouses (dept_code, warehouse_code, purpose, priority)
       select dept_code, 'BW-' || dept_code, 'sales', 1 from departments on conflict do nothing;
     insert into items (item_code, item_name, business_unit_code, item_type, used_for_indoor_outdoor, has_serial, status,
         warranty_sparepart_months, warranty_compressor_months)
       select 'BENCH-' || n, 'Item ' || n, 'RAC', 'Finished Goods - Unit', 'None', false, 'Approved', 12, 12
       from generate_series(1, ${orderItems}) n;
     insert into item_prices (org_code, item_code, min_qty, price_include_tax, price_without_tax, valid_from, status, created_by, create_user_name)
       select '1-GREE', 'BENCH-' || n, 1, 1110000, 1000000, '2024-01-01', 'Approved', 'U', 'U' from generate_series(1, ${orderItems}) n;
     insert into stock_moves (move_type, warehouse_code, item_code, on_hand, locked, in_transit, damaged, on_hand_after, locked_after,
         damaged_after, document_type, document_code, document_line, usercode, username)
       select 'GR', w.warehouse_code, 'BENCH-' || n, 1000000, 0, 0, 0, 1000000, 0, 0, 'bench', w.warehouse_code, n, 'U', 'U'
       from warehouses w, generate_series(1, ${orderItems}) n;
     insert into stock_balances (warehouse_code, item_code, on_hand)
       select warehouse_code, item_code, on_hand from stock_moves`,
  )
}

/** Three years of orders: nineteen in twenty are closed, the rest is at work. */
export const fillOrders = async (pool: pg.Pool, howMany: number) => {
  await fillTrade(pool)
  await inBulk(pool, ['sales_orders', 'sales_order_lines'], async (client) => {
    await client.query(
      `insert into sales_orders (order_code, order_type, order_date, org_code, dept_code, customer_code, salesman_code, warehouse_code,
         address_code, price_include_tax, customer_is_taxable, po_number, line_count, total_qty, list_amount, discount_amount, discount_percent,
         base, vat, total_amount, status, waiting_for, created_by, create_user_name, created_date, delivered_qty, invoiced_qty)
       select 'SO-' || c.dept_code || '-' || lpad(n::text, 8, '0'), 'REGULAR', current_date - n * 1095 / $1::int, '1-GREE', c.dept_code,
         c.customer_code, c.salesman_code, 'BW-' || c.dept_code, null, 'Y', 0, case when n % 3 = 0 then 'PO/' || n end, 3, 6, 6660000, 60000, 0.9,
         6000000, 660000, 6600000,
         case when n % 20 > 0 then 'Closed' else (array['Draft','Submitted','Approved','Approved','Rejected','Deleted'])[1 + n / 20 % 6] end,
         case when n % 20 = 0 and n / 20 % 6 = 1 then array['branch'] else '{}' end, 'U' || n % 400, 'Sari ' || n % 400,
         now() - n * interval '90 seconds', case when n % 20 > 0 then 6 else 0 end, case when n % 20 > 0 then 6 else 0 end
       from generate_series(1, $1::int) n
       join lateral (select * from customers where customer_code = 'C-' || lpad((1 + n % ${customers})::text, 7, '0')) c on true`,
      [howMany],
    )
    await client.query(
      `insert into sales_order_lines (order_code, line_no, item_code, item_name, business_unit_code, ordered_qty, warehouse_code, list_price,
         unit_price, list_amount, discount_amount, base, vat, amount, delivered_qty, invoiced_qty)
       select o.order_code, k, 'BENCH-' || 1 + (abs(hashtext(o.order_code)) + k) % ${orderItems}, 'Item', 'RAC', 2, o.warehouse_code, 1110000, 1110000,
         2220000, 20000, 2000000, 220000, 2200000, 0, 0
       from sales_orders o, generate_series(1, 3) k`,
    )
  })
}

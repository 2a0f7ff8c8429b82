import type pg from 'pg'

const models = 40
const shops = 500

/** So many sold units over a year in 500 shops, each an order of one line, and five times as many numbers of units that lie there. */
export const fillRetail = async (pool: pg.Pool, lines: number) => {
  await pool.query('set statement_timeout = 0')
  await pool.query(
    `insert into items (item_code, item_name, business_unit_code, item_type, used_for_indoor_outdoor, has_serial, warranty_sparepart_months,
       warranty_compressor_months, capacity_pk)
     select 'BENCH-' || n, 'Model ' || n, 'RAC', 'Finished Goods - Unit', 'None', true, 12, 12, 1 + n % 4 / 2.0 from generate_series(1, ${models}) n`,
  )
  await pool.query(
    `insert into customers (customer_code, customer_name, dept_code, salesman_code, created_by, status)
     select 'BC-' || n, 'Customer ' || n, d.codes[1 + n % array_length(d.codes, 1)], 'ADMIN-0001', 'ADMIN-0001', 'Approved'
     from generate_series(1, ${shops}) n, (select array_agg(dept_code order by dept_code) as codes from departments) d`,
  )
  await pool.query(
    `insert into shops (shop_code, shop_name, customer_code, dept_code, salesman_code, created_by, status)
     select replace(customer_code, 'BC-', 'BS-'), replace(customer_name, 'Customer', 'Shop'), customer_code, dept_code, salesman_code, created_by, 'Approved'
     from customers where customer_code like 'BC-%'`,
  )
  await pool.query(
    `insert into serial_numbers (serial_number, item_code, item_name, unit_kind, brand_code, category_code, business_unit, capacity_pk, status, customer_code,
       dept_code, delivered_date, retail_date)
     select 'BENCH' || lpad(n::text, 9, '0'), 'BENCH-' || 1 + n % ${models}, 'Model ' || 1 + n % ${models}, 'Unit', 'GREE', 'SPLIT', 'RAC', 1 + n % 4 / 2.0,
       case when n <= $1::int then 'SoldOut' else 'Sold' end, c.customer_code, c.dept_code, current_date - 30 - n % 365,
       case when n <= $1::int then current_date - n % 365 end
     from generate_series(1, $1::int * 5) n join customers c on c.customer_code = 'BC-' || 1 + n % ${shops}`,
    [lines],
  )
  await pool.query(
    `insert into retail_orders (retail_order_code, client_uuid, sale_date, shop_code, customer_code, dept_code, salesman_code, seller_role, seller_code, quantity,
       amount, status, submitted_date, approved_date, created_by, create_user_name, created_date)
     select 'RO-' || lpad(n::text, 9, '0'), gen_random_uuid(), s.retail_date, replace(s.customer_code, 'BC-', 'BS-'), s.customer_code, s.dept_code, 'ADMIN-0001',
       'salesman', 'SELLER-' || n % 900, 1, 4000000, 'Approved', s.retail_date, s.retail_date, 'ADMIN-0001', 'Seller ' || n % 900, s.retail_date
     from generate_series(1, $1::int) n join serial_numbers s on s.serial_number = 'BENCH' || lpad(n::text, 9, '0')`,
    [lines],
  )
  await pool.query(
    `insert into retail_order_lines (retail_order_code, line_no, sale_date, item_code, item_name, serial_indoor, price)
     select 'RO-' || substr(serial_number, 6), 1, retail_date, item_code, item_name, serial_number, 4000000
     from serial_numbers where serial_number like 'BENCH%' and retail_date is not null`,
  )
  await pool.query('vacuum analyze')
}

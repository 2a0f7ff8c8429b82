import type pg from 'pg'

/** Invoices of four years, a line each; two thirds are paid, a third is open, a few are on a desk. */
export const fillInvoices = async (pool: pg.Pool, invoices: number) => {
  const customers = Math.max(100, Math.round(invoices / 40))
  await pool.query('set statement_timeout = 0')
  await pool.query(
    `insert into customers (customer_code, customer_name, dept_code, salesman_code, created_by)
     select 'C-' || lpad(n::text, 7, '0'), 'Toko ' || substr(md5(n::text), 1, 6), d.codes[1 + n % array_length(d.codes, 1)],
       'U' || n % 400, 'U' || n % 400
     from generate_series(1, $1::int) n, (select array_agg(dept_code order by dept_code) as codes from departments) d`,
    [customers],
  )
  await pool.query(
    `insert into items (item_code, item_name, business_unit_code, item_type, used_for_indoor_outdoor, has_serial, warranty_sparepart_months, warranty_compressor_months)
     select 'BENCH-' || n, 'Item ' || n, 'RAC', 'Finished Goods - Unit', 'None', false, 12, 12 from generate_series(0, 99) n
     on conflict do nothing`,
  )
  await pool.query(
    `insert into sales_invoices (invoice_code, status, invoice_date, tax_date, due_date, payment_term_days, org_code, dept_code,
       customer_code, salesman_code, price_include_tax, customer_is_taxable, transaction_code, list_amount, base, other_base, vat,
       grand_total, line_count, total_qty, source, created_by, create_user_name, approved_date, created_date, updated_date)
     select 'SI-' || lpad(n::text, 8, '0'), s.status, day, day, day + 30, 30, 'RCI', c.dept_code, c.customer_code, c.salesman_code,
       'N', 1, (array['04', '04', '04', '01', '02'])[1 + n % 5], b.base, b.base, b.base * 11 / 12, b.base * 11 / 100,
       b.base + b.base * 11 / 100, 1, 2, (array['ERP', 'ERP', 'ACCURATE', 'MANUAL'])[1 + n % 4], 'U1', 'Sari',
       case when s.status in ('2', '4') then day end, day + n % 80000 * interval '1 second', day
     from generate_series(1, $1::int) n join customers c on c.customer_code = 'C-' || lpad((1 + n % $2::int)::text, 7, '0')
     cross join lateral (select current_date - (n::bigint * 1460 / $1::int)::int as day) x
     cross join lateral (select 1200000 + n % 5000 * 1200 as base) b
     cross join lateral (select case when n % 50 = 0 then '5' when n <= $1::int / 50 then (array['1', '7', '8'])[1 + n % 3]
       when n % 3 = 0 then '2' else '4' end as status) s`,
    [invoices, customers],
  )
  await pool.query(
    `insert into sales_invoice_lines (invoice_code, line_no, item_code, item_name, business_unit_code, qty, unit_price, list_amount,
       base, other_base, vat, amount)
     select invoice_code, 1, 'BENCH-' || right(invoice_code, 2)::int, 'Item', 'RAC', 2, base / 2, base, base, other_base, vat, grand_total
     from sales_invoices`,
  )
  await pool.query(
    `insert into customer_invoices (invoice_code, customer_code, invoice_date, due_date, business_unit_code, amount, paid_amount)
     select invoice_code, customer_code, invoice_date, due_date, 'RAC', grand_total,
       case when status = '4' then grand_total when right(invoice_code, 1) = '6' then grand_total / 2 else 0 end
     from sales_invoices where status in ('2', '4')`,
  )
  await pool.query('vacuum analyze')
}

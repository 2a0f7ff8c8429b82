import type pg from 'pg'
import { fill } from './addresses.ts'
import { inBulk } from './in-bulk.ts'

/** Items with prices of three years, and units with three steps of their lives each. */
export const fillCatalogue = async (pool: pg.Pool, items: number, serials: number) => {
  await fill(pool, 2000, 1000)
  await pool.query(`update customers set customer_level = 'GOLD' where right(customer_code, 1) < '5'`)
  await inBulk(pool, ['items', 'item_prices', 'serial_numbers', 'serial_events'], async (client) => {
    await client.query(
      `insert into items (item_code, item_name, business_unit_code, item_type, used_for_indoor_outdoor, has_serial, warranty_sparepart_months,
        warranty_compressor_months, status)
      select 'BENCH-' || n, 'Split ' || (array['Inverter', 'Standard', 'Cassette', 'Floor', 'Ducted'])[1 + n % 5] || ' ' || n, 'RAC',
        'Finished Goods - Unit', 'None', false, 12, 12, 'Approved' from generate_series(1, $1::int) n`,
      [items],
    )
    // Three years of the company's list, one of a branch, two quantities of a level.
    await client.query(
      `insert into item_prices (org_code, dept_code, customer_level, item_code, min_qty, price_include_tax, price_without_tax, valid_from, valid_to,
        status, created_by, create_user_name, approved_user_name)
      select '1-GREE', l.dept_code, l.customer_level, 'BENCH-' || n, l.min_qty, 1110000 + n, 1000000 + n, l.valid_from::date, l.valid_to::date,
        'Approved', 'U', 'Maker', 'Boss'
      from generate_series(1, $1::int) n, (values
        (null, null, 1, '2024-01-01', '2024-12-31'), (null, null, 1, '2025-01-01', '2025-12-31'), (null, null, 1, '2026-01-01', null),
        ('705', null, 1, '2026-01-01', null), (null, 'GOLD', 1, '2026-01-01', null), (null, 'GOLD', 10, '2026-01-01', null)
      ) as l(dept_code, customer_level, min_qty, valid_from, valid_to)`,
      [items],
    )
    await client.query(
      `insert into serial_numbers (serial_number, item_code, item_name, unit_kind, brand_code, category_code, business_unit, status)
      select '5EN' || lpad(n::text, 11, '0'), 'BENCH-' || (1 + n % $2::int), 'Split', 'Unit', 'GREE', 'SPL', 'RAC', 'Sold'
      from generate_series(1, $1::int) n`,
      [serials, items],
    )
    await client.query(
      `insert into serial_events (serial_number, event, status_before, status_after, happened_at, document_type, document_code, usercode, username)
      select '5EN' || lpad(n::text, 11, '0'), l.event, l.before, l.after, now() - l.days * interval '1 day', 'bench', 'B-' || n, 'U', 'U'
      from generate_series(1, $1::int) n, (values ('produced', null, 'InFactory', 90), ('received', 'InFactory', 'InStock', 60),
        ('delivered', 'InStock', 'Sold', 30)) as l(event, before, after, days)`,
      [serials],
    )
  })
}

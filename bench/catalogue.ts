import { type BenchRequest, sendRequest } from './clients.ts'
import { fill } from './fill/addresses.ts'
import { openBench } from './server.ts'
import { against, startBoth } from './table.ts'

/** Items to search, the prices of 100 of them for one customer, and the life of one unit. */
const items = Number(process.env.BENCH_ITEMS ?? 100_000)
const serials = Number(process.argv[2] ?? 5_000_000)
const day = '2026-11-15'

const bench = await openBench()
try {
  console.log(`filling ${items} items and ${serials} serial numbers`)
  await fill(bench.pool, 2000, 1000)
  await bench.pool.query(`update customers set customer_level = 'GOLD' where right(customer_code, 1) < '5'`)
  await bench.pool.query(
    `insert into items (item_code, item_name, business_unit_code, item_type, used_for_indoor_outdoor, has_serial, warranty_sparepart_months,
      warranty_compressor_months, status)
    select 'BENCH-' || n, 'Split ' || (array['Inverter', 'Standard', 'Cassette', 'Floor', 'Ducted'])[1 + n % 5] || ' ' || n, 'RAC',
      'Finished Goods - Unit', 'None', false, 12, 12, 'Approved' from generate_series(1, $1::int) n`,
    [items],
  )
  // Three years of the company's list, one of a branch, two quantities of a level.
  await bench.pool.query(
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
  await bench.pool.query(
    `insert into serial_numbers (serial_number, item_code, item_name, unit_kind, brand_code, category_code, business_unit, status)
    select '5EN' || lpad(n::text, 11, '0'), 'BENCH-' || (1 + n % $2::int), 'Split', 'Unit', 'GREE', 'SPL', 'RAC', 'Sold'
    from generate_series(1, $1::int) n`,
    [serials, items],
  )
  await bench.pool.query(
    `insert into serial_events (serial_number, event, status_before, status_after, happened_at, document_type, document_code, usercode, username)
    select '5EN' || lpad(n::text, 11, '0'), l.event, l.before, l.after, now() - l.days * interval '1 day', 'bench', 'B-' || n, 'U', 'U'
    from generate_series(1, $1::int) n, (values ('produced', null, 'InFactory', 90), ('received', 'InFactory', 'InStock', 60),
      ('delivered', 'InStock', 'Sold', 30)) as l(event, before, after, days)`,
    [serials],
  )
  await bench.pool.query('vacuum analyze')
  const [ours, bare] = await startBoth(bench, './bare/catalogue.ts')
  let asked = 0
  const nth = () => {
    asked += 1
    return asked
  }
  const price = (count: number) => (): BenchRequest => {
    const at = nth()
    const customer_code = `C-${String(1 + (at % 2000)).padStart(7, '0')}`
    const wanted = Array.from({ length: count }, (_, n) => ({
      item_code: `BENCH-${1 + ((at * 997 + n * 7919) % items)}`,
      quantity: 1 + (n % 20),
    }))
    return { method: 'POST', path: '/api/item/price/for-customer', body: { customer_code, day, items: wanted } }
  }
  const search = (): BenchRequest => ({
    method: 'GET',
    path: `/api/item/search?search=inverter+${100 + ((nth() * 7919) % 900)}`,
  })
  const life = (): BenchRequest => ({
    method: 'GET',
    path: `/api/item/sn-history?serial_number=5EN${String(1 + ((nth() * 7919) % serials)).padStart(11, '0')}`,
  })
  const { data } = JSON.parse(await sendRequest(ours, price(100)()))
  if (data.some(({ price_include_tax }: { price_include_tax: number | null }) => !price_include_tax))
    throw new Error('An item has no price')
  const found = JSON.parse(await sendRequest(ours, life()))
  if (found.data?.steps.length !== 3) throw new Error(`${found.data?.steps.length} steps instead of 3`)
  const compared = against(ours, bare)
  for (const clients of [1, 16]) {
    await compared('search of items', search, { clients })
    await compared('price of 1 item', price(1), { clients })
    await compared('price of 100 items', price(100), { clients })
    await compared('life of one unit', life, { clients })
  }
} finally {
  await bench.close()
}

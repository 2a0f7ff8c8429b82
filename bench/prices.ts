import { type BenchRequest, compare, sendRequest, type Target } from './clients.ts'
import { fill } from './fill.ts'
import { freePort, openBench, start } from './server.ts'

/** The prices of 100 items for one customer, against the same SQL without a framework. */
const items = Number(process.env.BENCH_ITEMS ?? 100_000)
const goal = 1.5
const day = '2026-11-15'

const bench = await openBench()
try {
  console.log(`filling ${items} items`)
  await fill(bench.pool, 2000, 1000)
  await bench.pool.query(`update customers set customer_level = 'GOLD' where right(customer_code, 1) < '5'`)
  await bench.pool.query(
    `insert into items (item_code, item_name, business_unit_code, item_type, used_for_indoor_outdoor, has_serial, warranty_sparepart_months, warranty_compressor_months)
    select 'BENCH-' || n, 'Item ' || n, 'RAC', 'Finished Goods - Unit', 'None', false, 12, 12 from generate_series(1, $1::int) n`,
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
  await bench.pool.query('vacuum analyze')
  await bench.serve()
  const barePort = await freePort()
  await start('./bare-prices.ts', { DATABASE_URL: bench.url, PORT: String(barePort) })
  const ours: Target = { name: 'ours', port: bench.port, cookie: bench.cookie }
  const bare: Target = { name: 'bare', port: barePort, cookie: bench.cookie }
  let asked = 0
  const next = (count: number) => (): BenchRequest => {
    asked += 1
    const customer_code = `C-${String(1 + (asked % 2000)).padStart(7, '0')}`
    const wanted = Array.from({ length: count }, (_, n) => ({
      item_code: `BENCH-${1 + ((asked * 997 + n * 7919) % items)}`,
      quantity: 1 + (n % 20),
    }))
    return { method: 'POST', path: '/api/item/price/for-customer', body: { customer_code, day, items: wanted } }
  }
  const { data } = JSON.parse(await sendRequest(ours, next(100)()))
  if (data.some(({ price_include_tax }: { price_include_tax: number | null }) => !price_include_tax))
    throw new Error('An item has no price')
  console.log(`\n${'case'.padEnd(22)}clients   ours ms   bare ms   ratio   goal`)
  for (const clients of [1, 16])
    for (const count of [1, 100]) {
      const {
        ours: us,
        bare: them,
        ratio,
      } = await compare(ours, bare, next(count), clients, { rounds: 5, requests: 60 })
      const name = `price of ${count} items`
      const mark = ratio <= goal ? '' : '  over'
      console.log(
        `${name.padEnd(22)}${String(clients).padStart(7)}${us.toFixed(2).padStart(10)}${them.toFixed(2).padStart(10)}${ratio.toFixed(2).padStart(8)}${goal.toFixed(1).padStart(7)}${mark}`,
      )
    }
} finally {
  await bench.close()
}

import { type BenchRequest, compare, type Target } from './clients.ts'
import { fill } from './fill/addresses.ts'
import { freePort, openBench, start } from './server.ts'

/** The customer list with a name search, its dropdown and a detail, against the same SQL without a framework. */
const customers = Number(process.env.BENCH_CUSTOMERS ?? 200_000)
const goal = 1.5

const bench = await openBench()
try {
  console.log(`filling ${customers} customers`)
  await fill(bench.pool, customers, 1000)
  await bench.pool.query(
    `insert into customer_orders (order_code, customer_code, dept_code, order_date, total_amount, status, is_open)
    select 'SO-' || n, 'C-' || lpad((1 + n % $1::int)::text, 7, '0'), '705', date '2026-11-15' - n % 500, 1000000, 'Closed', n % 9 = 0
    from generate_series(1, $1::int * 2) n`,
    [customers],
  )
  await bench.pool.query(
    `insert into customer_invoices (invoice_code, customer_code, invoice_date, due_date, amount, paid_amount)
    select 'INV-' || n, 'C-' || lpad((1 + n % $1::int)::text, 7, '0'), date '2026-11-15' - n % 500, date '2026-12-15' - n % 500, 1000000, n % 2 * 1000000
    from generate_series(1, $1::int * 2) n`,
    [customers],
  )
  await bench.pool.query('vacuum analyze')
  await bench.serve()
  const barePort = await freePort()
  await start('./bare/customers.ts', { DATABASE_URL: bench.url, PORT: String(barePort) })
  const ours: Target = { name: 'ours', port: bench.port, cookie: bench.cookie }
  const bare: Target = { name: 'bare', port: barePort, cookie: bench.cookie }
  let asked = 0
  const get = (path: string) => (): BenchRequest => ({ method: 'GET', path })
  const detail = (): BenchRequest => ({
    method: 'GET',
    path: `/api/customer/detail/C-${String(1 + (asked++ % 1000)).padStart(7, '0')}`,
  })
  const cases: [name: string, next: () => BenchRequest][] = [
    ['list, page 1', get('/api/customer')],
    ['list, name search', get('/api/customer?customer_name=melati%20a')],
    ['dropdown, search', get('/api/customer/dropdown?search=melati%20a')],
    ['detail', detail],
  ]
  console.log(`\n${'case'.padEnd(22)}clients   ours ms   bare ms   ratio   goal`)
  for (const clients of [1, 16])
    for (const [name, next] of cases) {
      const { ours: us, bare: them, ratio } = await compare(ours, bare, next, clients)
      const mark = ratio <= goal ? '' : '  over'
      console.log(
        `${name.padEnd(22)}${String(clients).padStart(7)}${us.toFixed(2).padStart(10)}${them.toFixed(2).padStart(10)}${ratio.toFixed(2).padStart(8)}${goal.toFixed(1).padStart(7)}${mark}`,
      )
    }
} finally {
  await bench.close()
}

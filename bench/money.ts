import { type BenchRequest, compare, type Target } from './clients.ts'
import { fill } from './fill/addresses.ts'
import { freePort, openBench, start } from './server.ts'

/** What a customer may cost us, and its credit used for an invoice, against the same SQL without a framework. */
const customers = Number(process.env.BENCH_CUSTOMERS ?? 20_000)
const goal = 1.5

const bench = await openBench()
try {
  console.log(`filling ${customers} customers`)
  await fill(bench.pool, customers, 1000)
  const owner = `'C-' || lpad((1 + n % $1::int)::text, 7, '0')`
  await bench.pool.query(
    `insert into customer_invoices (invoice_code, customer_code, invoice_date, due_date, amount, paid_amount)
    select 'INV-' || n, ${owner}, date '2026-11-15' - n % 90, date '2026-12-15' - n % 90, 1000000000, 0 from generate_series(1, $1::int * 5) n`,
    [customers],
  )
  await bench.pool.query(
    `insert into receipts (receipt_code, customer_code, dept_code, kind, amount, received_date, status, created_by, create_user_name)
    select 'RV-' || n, ${owner}, '705', 'transfer', 1000000000, date '2026-11-15', 'Confirmed', 'U', 'U' from generate_series(1, $1::int) n`,
    [customers],
  )
  await bench.pool.query(
    `insert into cheques (cheque_code, cheque_no, drawer, customer_code, dept_code, amount, issue_date, due_date, received_date, created_by, create_user_name)
    select 'CHQ-' || n, n, 'PT', ${owner}, '705', 500000, date '2026-11-01', date '2026-12-01', date '2026-11-01', 'U', 'U' from generate_series(1, $1::int) n`,
    [customers],
  )
  await bench.pool.query('vacuum analyze')
  await bench.serve()
  const barePort = await freePort()
  await start('./bare/money.ts', { DATABASE_URL: bench.url, PORT: String(barePort) })
  const ours: Target = { name: 'ours', port: bench.port, cookie: bench.cookie }
  const bare: Target = { name: 'bare', port: barePort, cookie: bench.cookie }
  let asked = 0
  const nextCustomer = () => 1 + (asked++ % 1000)
  const codeOf = (n: number) => `C-${String(n).padStart(7, '0')}`
  const exposure = (): BenchRequest => ({
    method: 'GET',
    path: `/api/customer/detail-credit-amount?customer_code=${codeOf(nextCustomer())}`,
  })
  const use = (): BenchRequest => {
    const n = nextCustomer()
    const line = { source_kind: 'receipt', source_code: `RV-${n - 1 || customers}`, amount: 1 }
    const lines = [{ ...line, invoice_code: `INV-${n - 1 || customers}` }]
    return { method: 'POST', path: '/api/credit-use/create', body: { customer_code: codeOf(n), lines } }
  }
  const cases: [name: string, next: () => BenchRequest][] = [
    ['exposure', exposure],
    ['use credit', use],
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

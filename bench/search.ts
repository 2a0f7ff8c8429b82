import { type BenchRequest, sendRequest, type Target } from './clients.ts'
import { fill } from './fill/addresses.ts'
import { fillWorkOrders } from './fill/work-orders.ts'
import { median } from './median.ts'
import { openBench } from './server.ts'

/** The one search over every kind: rare and common words, codes, phones, serial numbers. */
const customers = Number(process.env.BENCH_CUSTOMERS ?? 200_000)
const workOrders = Number(process.env.BENCH_WORK_ORDERS ?? 200_000)
const serials = Number(process.env.BENCH_SERIALS ?? 300_000)
const goal = 100
const rounds = 15

const bench = await openBench()
try {
  console.log(`filling ${customers} customers, ${workOrders} work orders, ${serials} serial numbers`)
  await fill(bench.pool, customers, 1000)
  await fillWorkOrders(bench.pool, workOrders)
  await bench.pool.query(`update customers set pic_phone = '813' || substr(customer_code, 3) || '1'`)
  await bench.pool.query(
    `insert into serial_numbers (serial_number, item_code, item_name, unit_kind, brand_code, category_code, business_unit, status)
     select '5EN' || lpad((n::bigint * 7919 % 100000000000)::text, 11, '0'), 'GSW-05NK3(I)', 'Split NK3 1/2 PK', 'Indoor', 'GREE', 'RAC', 'RAC', 'InFactory'
     from generate_series(1, $1::int) n on conflict do nothing`,
    [serials],
  )
  await bench.pool.query('vacuum analyze')
  await bench.serve()
  const target: Target = { name: 'ours', port: bench.port, cookie: bench.cookie }
  const asked = [
    ...['melati', 'toko', 'to', 'melati 1a', 'zzzz', 'sumber jaya toko', 'budi'],
    ...['C-0012345', 'C-00', 'WO-00012345', 'wo', '0813 00123', '081300', '5EN00000', '007919', '040688'],
  ]
  console.log(`\n${'typed'.padEnd(20)}  median ms   worst ms   goal`)
  for (const text of asked) {
    const request: BenchRequest = { method: 'GET', path: `/api/search?text=${encodeURIComponent(text)}` }
    const times: number[] = []
    await sendRequest(target, request)
    for (let n = 0; n < rounds; n++) {
      const before = performance.now()
      await sendRequest(target, request)
      times.push(performance.now() - before)
    }
    const usual = median(times)
    console.log(
      `${text.padEnd(20)}${usual.toFixed(1).padStart(11)}${Math.max(...times)
        .toFixed(1)
        .padStart(11)}${String(goal).padStart(7)}${usual <= goal ? '' : '  over'}`,
    )
  }
} finally {
  await bench.close()
}

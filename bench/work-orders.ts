import { dayIn } from '../packages/domain/src/values/dates.ts'
import { type BenchRequest, compare, type Target } from './clients.ts'
import { fillWorkOrders } from './fill/work-orders.ts'
import { freePort, openBench, start } from './server.ts'

/** Half a million work orders: the list, its tabs with their counts, and a centre's board. */
const rows = Number(process.env.BENCH_ROWS ?? 500_000)
const goal = 1.5
const list = '/api/work-order'
const size = { rounds: 5, requests: 40 }

const bench = await openBench()
const get = (path: string) => (): BenchRequest => ({ method: 'GET', path })

try {
  console.log(`filling ${rows} work orders`)
  await fillWorkOrders(bench.pool, rows)
  await bench.serve()
  const port = await freePort()
  await start('./bare/work-orders.ts', { DATABASE_URL: bench.url, PORT: String(port) })
  const ours: Target = { name: 'ours', port: bench.port, cookie: bench.cookie }
  const bare: Target = { name: 'bare', port, cookie: bench.cookie }
  console.log(`\n${'case'.padEnd(34)}   ours ms   bare ms   ratio`)
  const against = async (name: string, path: string) => {
    const { ours: us, bare: them, ratio } = await compare(ours, bare, get(path), 1, size)
    console.log(
      `${name.padEnd(34)}${us.toFixed(2).padStart(10)}${them.toFixed(2).padStart(10)}${ratio.toFixed(2).padStart(8)}${ratio <= goal ? '' : '  over'}`,
    )
  }
  await against('page 1', list)
  await against('tab New', `${list}?tab=New`)
  await against('tab Confirmed', `${list}?tab=Confirmed`)
  await against('one centre', `${list}?asc_code=9-ASC-007`)
  await against('every tab counted', `${list}/status-tab`)
  const from = dayIn(new Date().toISOString(), 'Asia/Jakarta')
  await against('board of a centre, 7 days', `${list}/board?asc_code=9-ASC-007&from=${from}`)
} finally {
  await bench.close()
}

import type { BenchRequest, Target } from './clients.ts'
import { sendRequest } from './clients.ts'
import { fillDeliveries } from './fill-deliveries.ts'
import { freePort, openBench, start } from './server.ts'
import { against } from './table.ts'

/** A million deliveries, or as many as the argument says: the list with its tabs, a day with 300 stops, and the search of receipts. */
const deliveries = Number(process.argv[2] ?? 1_000_000)
const group = '/api/delivery-order'
const get = (path: string) => (): BenchRequest => ({ method: 'GET', path })

const bench = await openBench()
try {
  console.log(`filling ${deliveries} deliveries`)
  await fillDeliveries(bench.pool, deliveries)
  await bench.serve()
  const port = await freePort()
  await start('./bare-deliveries.ts', { DATABASE_URL: bench.url, PORT: String(port) })
  const ours: Target = { name: 'ours', port: bench.port, cookie: bench.cookie }
  const { rows } = await bench.pool.query(
    `select warehouse_code, planned_date::text as day from delivery_orders where planned_date > current_date + 20 limit 1`,
  )
  const { warehouse_code, day } = rows[0]
  const board = `${group}/board?warehouse_code=${warehouse_code}&from=${day}&days=1`
  const { data } = JSON.parse(await sendRequest(ours, get(board)()))
  if (data.stops.length !== 300) throw new Error(`${data.stops.length} instead of 300 stops`)
  const compared = against(ours, { name: 'bare', port, cookie: bench.cookie }, { rounds: 5, requests: 20 })
  await compared('list', get(group))
  await compared('tab Approved', get(`${group}?status=3`))
  await compared('every tab counted', get(`${group}/counts`))
  await compared('board of a day with 300 stops', get(board))
  await compared('search-receipt', get(`${group}/search-receipt`))
  await compared('search-receipt by a number', get(`${group}/search-receipt?search=00000123`))
  await compared('search-receipt by a name', get(`${group}/search-receipt?search=melati`))
} finally {
  await bench.close()
}

import { sendRequest } from './clients.ts'
import { fillDeliveries } from './fill/deliveries.ts'
import { openBench } from './server.ts'
import { against, startBoth } from './table.ts'

/** A million deliveries, or as many as the argument says: the list with its tabs, a day with 300 stops, and the search of receipts. */
const deliveries = Number(process.argv[2] ?? 1_000_000)
const group = '/api/delivery-order'

const bench = await openBench()
try {
  console.log(`filling ${deliveries} deliveries`)
  await fillDeliveries(bench.pool, deliveries)
  const [ours, bare] = await startBoth(bench, './bare/deliveries.ts')
  const { rows } = await bench.pool.query(
    `select warehouse_code, planned_date::text as day from delivery_orders where planned_date > current_date + 20 limit 1`,
  )
  const { warehouse_code, day } = rows[0]
  const board = `${group}/board?warehouse_code=${warehouse_code}&from=${day}&days=1`
  const { data } = JSON.parse(await sendRequest(ours, { method: 'GET', path: board }))
  if (data.stops.length !== 300) throw new Error(`${data.stops.length} instead of 300 stops`)
  const compared = against(ours, bare, { rounds: 5, requests: 20 })
  await compared('list', group)
  await compared('tab Approved', `${group}?status=3`)
  await compared('every tab counted', `${group}/counts`)
  await compared('board of a day with 300 stops', board)
  await compared('search-receipt', `${group}/search-receipt`)
  await compared('search-receipt by a number', `${group}/search-receipt?search=00000123`)
  await compared('search-receipt by a name', `${group}/search-receipt?search=melati`)
} finally {
  await bench.close()
}

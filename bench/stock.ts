import type { BenchRequest } from './clients.ts'
import { sendRequest } from './clients.ts'
import { fillStock, itemsFor } from './fill/stock.ts'
import { openBench } from './server.ts'
import { against, startBoth } from './table.ts'

/** Ten million moves, or as many as the argument says: the card of an item, what is available, and many who hold the same item. */
const moves = Number(process.argv[2] ?? 10_000_000)

const bench = await openBench()
try {
  const items = itemsFor(moves)
  await bench.fillOnce(`${moves} moves`, () => fillStock(bench.pool, moves))
  const [ours, bare] = await startBoth(bench, './bare/stock.ts')
  let asked = 0
  const nth = () => {
    asked += 1
    return asked
  }
  const card = (): BenchRequest => {
    const n = nth()
    return {
      method: 'GET',
      path: `/api/stock-card?warehouse_code=BW-${1 + (n % 20)}&item_code=BENCH-${1 + ((n * 7) % items)}`,
    }
  }
  const available = (): BenchRequest => {
    const n = nth()
    const codes = Array.from({ length: 100 }, (_, k) => `item_code=BENCH-${1 + ((n * 31 + k) % items)}`)
    const places = Array.from({ length: 5 }, (_, k) => `warehouse_code=BW-${1 + ((n + k) % 20)}`)
    return { method: 'GET', path: `/api/stock/availability?${[...codes, ...places].join('&')}` }
  }
  const hold = (): BenchRequest => ({
    method: 'POST',
    path: '/api/stock/hold',
    body: { warehouse_code: 'BW-1', item_code: 'BENCH-1', qty: 1, purpose: `bench-${nth() % 64}` },
  })
  const { data } = JSON.parse(await sendRequest(ours, available()))
  if (data.length !== 500) throw new Error(`${data.length} instead of 500 balances`)
  const compared = against(ours, bare)
  await compared('stock card of an item', card)
  await compared('100 items in 5 warehouses', available)
  await compared('one reservation', hold, { goal: 2 })
  await compared('one reservation, the same item', hold, { goal: 2, clients: 16 })
} finally {
  await bench.close()
}

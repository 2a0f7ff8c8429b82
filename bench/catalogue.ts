import { type BenchRequest, sendRequest } from './clients.ts'
import { fillCatalogue } from './fill/catalogue.ts'
import { openBench } from './server.ts'
import { against, startBoth } from './table.ts'

/** Items to search, the prices of 100 of them for one customer, and the life of one unit. */
const items = Number(process.env.BENCH_ITEMS ?? 100_000)
const serials = Number(process.argv[2] ?? 5_000_000)
const day = '2026-11-15'

const bench = await openBench()
try {
  await bench.fillOnce(`${items} items and ${serials} serial numbers`, () => fillCatalogue(bench.pool, items, serials))
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

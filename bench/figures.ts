import { type BenchRequest, sendRequest, type Target } from './clients.ts'
import { fillRetail } from './fill/retail.ts'
import { openBench } from './server.ts'

/**
 * How long somebody who only turns a page waits while figures are computed, by more people than there are connections. Twenty thousand
 * sold units among a hundred thousand numbers, as in the demo, or as many as the argument says.
 */
const lines = Number(process.argv[2] ?? 20_000)
const people = 16
const goal = 150

const page: BenchRequest = { method: 'GET', path: '/api/retail-order?limit=20' }
const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
const period = `from=${day(27)}&to=${day(0)}`
const figures = [
  `/api/retail-order/analytic?${period}`,
  `/api/sales-order/report?${period}`,
  `/api/stock/report?${period}`,
  '/api/my-day/figures',
]

const bench = await openBench()
try {
  await bench.fillOnce(`${lines} sold units`, () => fillRetail(bench.pool, lines))
  await bench.serve()
  const ours: Target = { name: 'ours', port: bench.port, cookie: bench.cookie }
  const waits = async (isOver: () => boolean) => {
    const times: number[] = []
    while (!isOver()) {
      const before = performance.now()
      await sendRequest(ours, page)
      times.push(performance.now() - before)
    }
    return times.sort((one, other) => one - other)
  }
  // What is compiled once in the life of a process is not counted.
  for (const path of figures) await sendRequest(ours, { method: 'GET', path })
  let turned = 0
  await waits(() => ++turned > 50)
  let left = people
  const computed = Promise.all(
    Array.from({ length: people }, (_, n) =>
      sendRequest(ours, { method: 'GET', path: figures[n % figures.length] ?? '' }).finally(() => left--),
    ),
  )
  const times = await waits(() => left === 0)
  await computed
  const worst = times.at(-1) ?? 0
  const usual = times[Math.floor(times.length / 2)] ?? 0
  console.log(`${people} people ask for figures; meanwhile ${times.length} pages were turned`)
  console.log(
    `a page took ${usual.toFixed(0)} ms, at worst ${worst.toFixed(0)} ms (goal ${goal})${worst <= goal ? '' : '  over'}`,
  )
} finally {
  await bench.close()
}

import { randomUUID } from 'node:crypto'
import { type BenchRequest, compare, sendRequest, type Target } from './clients.ts'
import { fill } from './fill/addresses.ts'
import { freePort, memoryOf, openBench, start } from './server.ts'

const customers = Number(process.env.BENCH_CUSTOMERS ?? 200_000)
const addresses = customers * 1.5

const bench = await openBench()
try {
  console.log(`filling ${customers} customers and ${addresses} addresses`)
  await fill(bench.pool, customers, addresses)
  const { child, ms } = await bench.serve()
  const barePort = await freePort()
  await start('./bare/addresses.ts', { DATABASE_URL: bench.url, PORT: String(barePort) })
  const ours: Target = { name: 'ours', port: bench.port, cookie: bench.cookie }
  const bare: Target = { name: 'bare', port: barePort, cookie: bench.cookie }

  const list = '/api/customer-address/maintain-official-address'
  const get = (address: string) => (): BenchRequest => ({ method: 'GET', path: address })
  let written = 0
  const write = (): BenchRequest => {
    const n = ++written
    return {
      method: 'POST',
      path: '/api/customer-address/update',
      body: {
        address_code: `ADR-${String(n).padStart(6, '0')}`,
        row_version: 1,
        receiver_name: `Wati ${randomUUID()}`,
        receiver_phone: '0812',
        detail_address: `Jl. Dago No. ${n}`,
      },
    }
  }
  const cases: [name: string, next: () => BenchRequest, goal: number][] = [
    ['list, page 1', get(list), 1.3],
    ['list, one branch', get(`${list}?dept_code=705`), 1.3],
    ['list, page 400 by offset', get(`${list}?page=400`), 1.3],
    ['dropdown, search', get('/api/customer/dropdown?search=melati%20a'), 1.5],
    ['100 of 83,000', get('/api/sub-district/dropdown'), 1.5],
    ['100 of 83,000, search', get('/api/sub-district/dropdown?search=mulya'), 1.5],
    ['detail', get('/api/department/detail/705'), 1.3],
    ['write with log', write, 1.4],
  ]
  console.log(`\n${'case'.padEnd(28)}clients   ours ms   bare ms   ratio   goal`)
  for (const clients of [1, 16])
    for (const [name, next, goal] of cases) {
      const { ours: us, bare: them, ratio } = await compare(ours, bare, next, clients)
      const mark = ratio <= goal ? '' : '  over'
      console.log(
        `${name.padEnd(28)}${String(clients).padStart(7)}${us.toFixed(2).padStart(10)}${them.toFixed(2).padStart(10)}${ratio.toFixed(2).padStart(8)}${goal.toFixed(1).padStart(7)}${mark}`,
      )
    }
  const capped = await compare(ours, bare, get(list), 1)
  const exact = await compare(ours, bare, get(`${list}?exact=true`), 1, { rounds: 3, requests: 20 })
  console.log(`\ncapped total against exact count: ${(exact.bare / capped.ours).toFixed(1)} times faster`)
  let page = JSON.parse(await sendRequest(ours, { method: 'GET', path: list })).page
  for (let n = 2; n <= 30; n++)
    page = JSON.parse(await sendRequest(ours, { method: 'GET', path: `${list}?page=${n}&cursor=${page.next}` })).page
  const keyset = await compare(ours, bare, get(`${list}?page=500&cursor=${page.next}`), 1)
  console.log(
    `a deep page by keyset: ${keyset.ours.toFixed(2)} ms; the bare program by offset: ${keyset.bare.toFixed(2)} ms`,
  )
  console.log(`start ${ms.toFixed(0)} ms, memory under load ${memoryOf(child).toFixed(0)} MiB`)
} finally {
  await bench.close()
}

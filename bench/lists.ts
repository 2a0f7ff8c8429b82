import { writeCursor } from '../apps/server/src/platform/lists/cursor.ts'
import { type BenchRequest, compare, type Target } from './clients.ts'
import { fill } from './fill/addresses.ts'
import { freePort, openBench, start } from './server.ts'

/** A list of a million rows: first page, deep page, last page, exact count, every order; and dropdowns of 83,000. */
const rows = Number(process.env.BENCH_ROWS ?? 1_000_000)
const list = '/api/customer-address/maintain-official-address'
const short = { rounds: 5, requests: 40 }
const slow = { rounds: 3, requests: 6 }

const bench = await openBench()
const get = (path: string) => (): BenchRequest => ({ method: 'GET', path })

/** The place in the list from which the next page is asked, as page 25,000 would know it. */
const cursorAt = async (offset: number) => {
  const { rows: found } = await bench.pool.query(
    `select created_date::text as value, address_code as key from official_addresses
     order by created_date desc, address_code desc limit 1 offset $1`,
    [offset],
  )
  return writeCursor({ sort: '-created_date', way: 'after', ...found[0] })
}

try {
  console.log(`filling ${rows} addresses`)
  await fill(bench.pool, Math.round(rows / 2), rows)
  await bench.serve()
  const port = await freePort()
  await start('./bare/addresses.ts', { DATABASE_URL: bench.url, PORT: String(port) })
  const ours: Target = { name: 'ours', port: bench.port, cookie: bench.cookie }
  const bare: Target = { name: 'bare', port, cookie: bench.cookie }

  console.log(`\n${'case'.padEnd(34)}   ours ms   bare ms   ratio   goal`)
  const say = (name: string, us: number, them: number, ratio: number, goal: number, isMet = ratio <= goal) =>
    console.log(
      `${name.padEnd(34)}${us.toFixed(2).padStart(10)}${them.toFixed(2).padStart(10)}${ratio.toFixed(2).padStart(8)}${goal.toFixed(1).padStart(7)}${isMet ? '' : '  over'}`,
    )
  const against = async (name: string, path: string, goal: number, barePath = path, size = short) => {
    const mine = await compare(ours, { ...bare, name: 'bare' }, get(path), 1, size, get(barePath))
    say(name, mine.ours, mine.bare, mine.ratio, goal)
    return mine
  }
  const first = await against('page 1, total 10,000+', list, 1.3)
  await against('page 400 by offset', `${list}?page=400`, 1.3)
  const half = rows / 2
  const deep = `${list}?page=${half / 20 + 1}&cursor=${await cursorAt(half - 1)}`
  const keyset = await against(`page ${half / 20} by keyset, as page 1`, deep, 1.5, list)
  await against('the last page, as page 1', `${list}?page=-1`, 1.5, list)
  const exact = await against('page 1, counted exactly', `${list}?exact=true`, 2.5, undefined, slow)
  await against('100 of 83,000', '/api/sub-district/dropdown', 1.5)
  await against('100 of 83,000, search', '/api/sub-district/dropdown?search=mulya', 1.5)
  for (const sort of ['customer_name', '-detail_address', 'postal_code', '-receiver_name', 'create_user_name'])
    await against(`page 1 by ${sort}, as page 1`, `${list}?sort=${sort}`, 3, list)
  const times = exact.bare / first.ours
  console.log(
    `\na total of 10,000+ is ${times.toFixed(0)} times as fast as the exact one (goal 8)${times >= 8 ? '' : '  over'}`,
  )
  const { rows: took } = await bench.pool.query(
    `explain (analyze, format json) select a.* from official_addresses a join customers c using (customer_code)
     order by a.created_date desc, a.address_code desc limit 20 offset $1`,
    [half],
  )
  const offset = took[0]['QUERY PLAN'][0]['Execution Time']
  console.log(
    `half way down by keyset ${keyset.ours.toFixed(1)} ms, by offset the database alone ${offset.toFixed(0)} ms`,
  )
} finally {
  await bench.close()
}

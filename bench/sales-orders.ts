import type { BenchRequest, Target } from './clients.ts'
import { sendRequest } from './clients.ts'
import { fillOrders, orderItems } from './fill/orders.ts'
import { openBench } from './server.ts'
import { against, startBoth } from './table.ts'

/** A million orders, or as many as the argument says. Lists against exact counting; one record and writes against the same SQL. */
const orders = Number(process.argv[2] ?? 1_000_000)
const group = '/api/sales-order'
const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

const bench = await openBench()
try {
  await bench.fillOnce(`${orders} orders`, () => fillOrders(bench.pool, orders))
  // What an earlier run submitted on a kept base, the database of a day would have cleaned up long ago.
  await bench.pool.query('vacuum (analyze) sales_orders')
  // Somebody else than who submits decides, and is told.
  await bench.pool.query(
    `with decider as (insert into users (usercode, login_name, username, department)
       select 'DECIDER', 'decider', 'Decider', department from users where usercode = 'ADMIN-0001' on conflict do nothing returning usercode)
     insert into user_roles (usercode, role_code) select d.usercode, r.role_code from decider d, user_roles r where r.usercode = 'ADMIN-0001'`,
  )
  const [ours, bare] = await startBoth(bench, './bare/sales-orders.ts')
  const { rows: known } = await bench.pool.query(
    `select order_code from sales_orders where status = 'Closed' order by order_code limit 500`,
  )
  const { rows: places } = await bench.pool.query(
    `select c.customer_code, c.dept_code, a.address_code from customers c join official_addresses a using (customer_code)
      order by customer_code limit 200`,
  )
  let asked = 0
  const linesOf = (count: number) =>
    Array.from({ length: count }, (_, k) => ({
      item_code: `BENCH-${1 + ((asked * 7 + k) % orderItems)}`,
      ordered_qty: 1,
    }))
  const detail = (): BenchRequest => {
    const { order_code } = known[asked++ % known.length]
    return { method: 'GET', path: `${group}/detail?order_code=${order_code}` }
  }
  const simulated = (): BenchRequest => {
    const { customer_code, dept_code } = places[asked++ % places.length]
    const head = { customer_code, order_type: 'REGULAR', warehouse_code: `BW-${dept_code}` }
    return { method: 'POST', path: `${group}/simulate`, body: { ...head, lines: linesOf(50) } }
  }
  /** A draft of twenty lines, as the desk saves it. */
  const draft = async () => {
    const { customer_code, dept_code, address_code } = places[asked++ % places.length]
    const body = {
      ...{ customer_code, address_code, order_type: 'REGULAR', warehouse_code: `BW-${dept_code}` },
      ...{ requested_delivery_date: day, is_pre_order: false, lines: linesOf(20) },
    }
    return JSON.parse(await sendRequest(ours, { method: 'POST', path: group, body })).data
  }
  const drafts: { order_code: string; row_version: number }[] = []
  for (let n = 0; n < Number(process.argv[3] ?? 400); n++) drafts.push(await draft())
  const submitted = (): BenchRequest => {
    const { order_code, row_version } = drafts.pop() ?? { order_code: '', row_version: 0 }
    return { method: 'POST', path: `${group}/submit`, body: { order_code, row_version } }
  }
  const compared = against(ours, bare, { rounds: 5, requests: 20 })
  await compared('list', group, { goal: 1 / 8 })
  await compared('tab Closed', `${group}?status=Closed`, { goal: 1 / 8 })
  await compared('every tab counted', `${group}/counts`, { goal: 1 / 8 })
  await compared('search', `${group}?search=melati`, { goal: 1 / 8 })
  await compared('detail', detail, { goal: 1.6 })
  await compared('simulate 50 lines', simulated, { goal: 2 })
  // Each order is submitted once: few requests, and no more of them where they are quick.
  const once = async (target: Target) => {
    const before = performance.now()
    await sendRequest(target, submitted())
    return performance.now() - before
  }
  const times: Record<string, number[]> = { ours: [], bare: [] }
  while (drafts.length > 1) for (const target of [ours, bare]) times[target.name]?.push(await once(target))
  const middle = (values: number[] = []) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  const [us, them] = [middle(times.ours), middle(times.bare)]
  console.log(
    `submit of 20 lines: ours ${us.toFixed(2)} ms, bare ${them.toFixed(2)} ms, ratio ${(us / them).toFixed(2)}, goal 2.00`,
  )
} finally {
  await bench.close()
}

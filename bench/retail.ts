import { randomUUID } from 'node:crypto'
import type { BenchRequest } from './clients.ts'
import { fillRetail } from './fill/retail.ts'
import { openBench } from './server.ts'
import { against, startBoth } from './table.ts'

/** A million sold units among five million numbers, or as many as the argument says: entering one, finding one, a month in pictures. */
const lines = Number(process.argv[2] ?? 1_000_000)

const bench = await openBench()
try {
  await bench.fillOnce(`${lines} sold units`, () => fillRetail(bench.pool, lines))
  const { rows } = await bench.pool.query(
    `select (current_date - 27)::text as from, current_date::text as to, max(substr(serial_indoor, 6)::int) as last from retail_order_lines`,
  )
  const { from, to, last } = rows[0]
  let asked = 0
  let sold = Number(last)
  const serial = (n: number) => `BENCH${String(n).padStart(9, '0')}`
  /** Each unit is sold once: the numbers after the sold ones are taken in turn, and the shop is the one they were delivered to. */
  const sale = (): BenchRequest => {
    const n = ++sold
    const at = new Date().toISOString()
    const sent = { client_uuid: randomUUID(), at_device: at, sent_at_device: at }
    const body = { ...sent, shop_code: `BS-${1 + (n % 500)}`, sale_date: to, lines: [{ serial_indoor: serial(n) }] }
    return { method: 'POST', path: '/api/retail-order', body }
  }
  const search = (): BenchRequest => ({
    method: 'GET',
    path: `/api/retail-order/search-sell-out?search=${serial(1 + ((++asked * 7919) % lines))}`,
  })
  const compared = against(...(await startBoth(bench, './bare/retail.ts')))
  await compared('one unit entered', sale)
  await compared('one unit entered', sale, { clients: 16 })
  await compared('search by serial number', search)
  await compared('analytic of a month', `/api/retail-order/analytic?from=${from}&to=${to}`, { rounds: 3, requests: 4 })
} finally {
  await bench.close()
}

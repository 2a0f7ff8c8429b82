import {
  afterSerialEvent,
  movesSerial,
  type SerialHappening,
  type SerialStatus,
} from '@sejuk/domain/catalogue/serial-numbers'
import { expect, test } from 'vitest'
import { quiet, startReferenceServer } from '../../test/servers/reference-server.ts'
import { loadServiceCentres } from '../aftersales/service-centres.ts'
import { loadTickets } from '../aftersales/tickets.ts'
import { seededRandom } from '../makers/random.ts'
import { loadStaff } from '../masters/staff.ts'
import { loadStock } from '../stock/load-stock.ts'
import { loadSerialLives } from './load-serial-lives.ts'

const { server, one } = await startReferenceServer()
const client = await server.pool.connect()
await client.query('begin')
for (const load of [loadStaff, loadStock, loadServiceCentres, loadTickets, loadSerialLives])
  await load(client, {
    random: seededRandom(load.name),
    today: '2026-11-14',
    size: { customers: 2000, addresses: 0, shops: 0 },
    say: quiet,
  })
await client.query('commit')
client.release()

test('every unit is where its last step left it, and its life has no gap', async () => {
  expect(await one('select count(*)::int from serial_numbers')).toBeGreaterThan(12_000)
  const stray = `select count(*)::int from serial_numbers s left join lateral (select status_after from serial_events e
    where e.serial_number = s.serial_number order by happened_at desc, event_id desc limit 1) e on true
    where e.status_after is distinct from s.status`
  expect(await one(stray)).toBe(0)
  const gaps = `select count(*)::int from (select status_before, lag(status_after) over (partition by serial_number
    order by happened_at, event_id) as was from serial_events) e where status_before is distinct from was`
  expect(await one(gaps)).toBe(0)
})

test('every step is one the state machine allows, and none lies ahead', async () => {
  const { rows } = await server.pool.query<{
    event: SerialHappening
    before: SerialStatus | null
    after: SerialStatus
  }>('select distinct event, status_before as before, status_after as after from serial_events')
  expect(rows.length).toBeGreaterThan(8)
  for (const { event, before, after } of rows)
    expect([event, before, movesSerial(event) ? afterSerialEvent(before, event) : before]).toEqual([
      event,
      before,
      after,
    ])
  expect(await one(`select count(*)::int from serial_events where happened_at >= '2026-11-15'`)).toBe(0)
})

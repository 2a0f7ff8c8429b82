import { actOnSalesOrder } from '@sejuk/contract/sales/sales-orders'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { startOrders } from '../../../../test/orders.ts'
import { startServer } from '../../../../test/servers/spawned-server.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'

const server = await startTestServer()
const { db, pool, database, config } = server
const { seller, newCustomer, stockUp, lockedOf, draft, read } = await startOrders(server)
await stockUp('AC-2', 10)
const env = {
  ...{ DATABASE_URL: database.url, DATA_DIR: config.dataDir },
  ...{ ADMIN_USERNAME: 'first', ADMIN_PASSWORD: 'a-long-password' },
}
const running: Awaited<ReturnType<typeof startServer>>[] = []
const start = async () => {
  const started = await startServer(env)
  running.push(started)
  return started
}
afterAll(async () => {
  for (const one of running) await one.end('SIGKILL')
})

/** Somebody else has the stock in hand: whoever wants to lock it waits, in the middle of taking. */
const withStockInHand = async (act: () => Promise<void>) => {
  const other = await pool.connect()
  try {
    await other.query(`begin; select * from stock_balances where item_code = 'AC-2' for update`)
    await act()
  } finally {
    await other.query('rollback')
    other.release()
  }
}
const oneWaits = async () => {
  const { rows } = await pool.query(`select pid from pg_stat_activity
    where datname = current_database() and application_name = 'sejuk' and wait_event_type = 'Lock'`)
  expect(rows).toHaveLength(1)
}
const noneIsOpen = async () => {
  const { rows } = await pool.query(`select pid from pg_stat_activity
    where datname = current_database() and application_name = 'sejuk' and xact_start is not null and pid <> pg_backend_pid()`)
  expect(rows).toEqual([])
}
const logged = (order_code: string) => db.select().from(actionLogs).where(eq(actionLogs.entity_code, order_code))

test('a process killed while an order is taken leaves nothing half-written; the next one finishes it, once', async () => {
  const order_code = await draft(await newCustomer(), { lines: [{ item_code: 'AC-2', ordered_qty: 3 }] })
  const before = (await logged(order_code)).length
  const first = await start()
  await withStockInHand(async () => {
    const { row_version } = await read(order_code)
    const { method, path } = actOnSalesOrder.submit
    const lost = fetch(first.address + path, {
      method,
      headers: {
        ...{ cookie: `sid=${seller.token}`, origin: first.address },
        ...{ 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      },
      body: JSON.stringify({ order_code, row_version }),
    }).then(
      () => 'answered',
      () => 'lost',
    )
    await vi.waitFor(oneWaits, { timeout: 60_000, interval: 20 })
    await first.end('SIGKILL')
    expect(await lost).toBe('lost')
  })
  await vi.waitFor(noneIsOpen, { timeout: 60_000, interval: 20 })
  expect(await lockedOf('AC-2')).toBe(0)
  expect(await read(order_code)).toMatchObject({ status: 'Submitting', approvals: [], lines: [{ locked_qty: 0 }] })
  expect(await db.$count(notifications, eq(notifications.entity_code, order_code))).toBe(0)

  // The job is due in seconds; nobody has to wait for it.
  await pool.query(`update jobs.job set start_after = now() where name = 'sales-order-submit'`)
  await start()
  await vi.waitFor(async () => expect((await read(order_code)).status).toBe('Submitted'), {
    ...{ timeout: 60_000, interval: 50 },
  })
  expect(await lockedOf('AC-2')).toBe(3)
  expect(await read(order_code)).toMatchObject({ approvals: [{ status: 'Waiting' }], lines: [{ locked_qty: 3 }] })
  expect((await logged(order_code)).slice(before).map(({ action }) => action)).toEqual(['submit', 'finish'])
})

import { closedStatuses } from '@sejuk/domain/aftersales/statuses'
import { beforeAll, expect, test } from 'vitest'
import { meanwhile } from '../../../../test/addresses.ts'
import { makeCentre, makeTicket } from '../../../../test/aftersales.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { makeWorkOrder } from '../../../../test/work-orders.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'

const { database, db, pool } = await startTestServer()

/** Tickets that say something else than their work orders. */
const apart = async () =>
  (
    await pool.query(
      `select ticket_number from aftersales_tickets t where is_work_done is distinct from coalesce((select
        bool_and(service_status = any ($1)) from work_orders w where w.ticket_number = t.ticket_number), false)`,
      [closedStatuses],
    )
  ).rows
const done = async () =>
  (await pool.query(`select ticket_number from aftersales_tickets where is_work_done order by 1`)).rows.map(
    ({ ticket_number }) => ticket_number,
  )

beforeAll(async () => {
  await makeCentre(db, { asc_code: 'A1' })
  for (const n of [1, 2, 3]) {
    await makeTicket(db, { ticket_number: `K${n}`, ticket_status: 'Ticket_Dispatched' })
    for (const m of n < 3 ? [1, 2] : [])
      await makeWorkOrder(db, { work_order_number: `W${n}${m}`, ticket_number: `K${n}`, asc_code: 'A1' })
  }
})

test.each([
  ['all of it is open', 'select', []],
  ['a part is closed', `update work_orders set service_status = 'Confirmed' where work_order_number = 'W11'`, []],
  [
    'the rest is cancelled',
    `update work_orders set service_status = 'Cancelled' where work_order_number = 'W12'`,
    ['K1'],
  ],
  ['one opens again', `update work_orders set service_status = 'Scheduled' where work_order_number = 'W12'`, []],
  [
    'the open one goes to another ticket',
    `update work_orders set ticket_number = 'K2' where work_order_number = 'W12'`,
    ['K1'],
  ],
  ['all close at once', `update work_orders set service_status = 'Confirmed_Automatic'`, ['K1', 'K2']],
  [
    'the last goes',
    `delete from work_order_details where work_order_number = 'W11'; delete from work_orders where work_order_number = 'W11'`,
    ['K2'],
  ],
])('a ticket knows whether its work is done when %s', async (_, change, expected) => {
  await pool.query(change)
  expect(await done()).toEqual(expected)
  expect(await apart()).toEqual([])
})

test.each(workOrders.service_status.enumValues)('%s counts as in the rules', async (status) => {
  await pool.query(`update work_orders set service_status = $1`, [status])
  expect(await apart()).toEqual([])
})

test('a ticket with more work is not done', async () => {
  await pool.query(`update work_orders set service_status = 'Confirmed'`)
  await makeWorkOrder(db, {
    work_order_number: 'W31',
    ticket_number: 'K3',
    asc_code: 'A1',
    service_status: 'Cancelled',
  })
  expect(await done()).toEqual(['K2', 'K3'])
  await makeWorkOrder(db, { work_order_number: 'W32', ticket_number: 'K3', asc_code: 'A1' })
  expect(await done()).toEqual(['K2'])
})

test('two who close the last work orders at once leave none behind', async () => {
  await pool.query(`update work_orders set service_status = 'Scheduled' where ticket_number = 'K3'`)
  const closing = (code: string) =>
    `update work_orders set service_status = 'Confirmed' where work_order_number = '${code}'`
  await meanwhile(database, closing('W31'), () => pool.query(closing('W32')))
  expect(await done()).toEqual(['K2', 'K3'])
  expect(await apart()).toEqual([])
})

import { listConsumerItems } from '@sejuk/contract/aftersales/consumer-items'
import { listTickets } from '@sejuk/contract/aftersales/tickets'
import { listWorkOrders } from '@sejuk/contract/aftersales/work-orders'
import type { Endpoint } from '@sejuk/contract/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { meanwhile } from '../../../test/addresses.ts'
import { makeCentre, makeConsumerItem, makeTechnician, makeTicket } from '../../../test/aftersales.ts'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { makeWorkOrder } from '../../../test/work-orders.ts'

const { database, db, pool, as } = await startTestServer()

/** What each of the tables that name rows for a viewer must hold. */
const wanted: Record<string, string> = {
  ticket_centres: `select distinct t.ticket_number, code, t.created_date from aftersales_tickets t, unnest(t.asc_codes) code`,
  work_order_people: `select w.work_order_number, p.technician_code, w.ticket_number, w.created_date, t.created_date
    from work_orders w join aftersales_tickets t using (ticket_number) join technicians p
    on p.technician_code = w.technician_code or p.technician_code = any (w.helper_codes)`,
  consumer_item_viewers: `select distinct i.consumer_item_id, name, i.created_date from consumer_items i
    join ticket_units u on u.serial_indoor = i.serial_indoor or u.serial_outdoor = i.serial_outdoor
    join aftersales_tickets t using (ticket_number) left join work_orders w using (ticket_number),
    unnest(array['creator:' || t.created_by, 'technician:' || w.technician_code]
      || array(select 'technician:' || code from unnest(w.helper_codes) code)
      || array(select 'asc:' || code from unnest(t.asc_codes) code)) name where name is not null`,
}

/** Rows that are missing, and rows that should not be there. */
const apart = async () => {
  const found = await Promise.all(
    Object.entries(wanted).map(([table, rows]) =>
      pool.query(`(${rows} except all table ${table}) union all (table ${table} except all ${rows})`),
    ),
  )
  return found.flatMap(({ rows }) => rows)
}

beforeAll(async () => {
  for (const n of [1, 2]) {
    await makeCentre(db, { asc_code: `A${n}` })
    for (const m of [1, 2]) await makeTechnician(db, `T${n}${m}`, `A${n}`)
  }
  for (const n of [1, 2, 3, 4, 5, 6, 7]) {
    const created_date = `2026-11-0${n}T00:00:00Z`
    const asc_code = `A${1 + (n % 2)}`
    await makeTicket(db, { ticket_number: `K${n}`, asc_codes: [asc_code], created_by: 'T11', created_date }, [
      { serial_indoor: `IN${n}`, serial_outdoor: `OUT${n}` },
      { serial_indoor: `IN${n}B` },
      {},
    ])
    await makeConsumerItem(db, { serial_indoor: `IN${n}`, serial_outdoor: n % 2 ? null : `OUT${n}`, created_date })
    for (const m of [1, 2])
      await makeWorkOrder(db, {
        ...{ work_order_number: `W${n}${m}`, ticket_number: `K${n}`, asc_code, created_date },
        ...{ technician_code: m === 1 ? 'T11' : null, helper_codes: n % 3 ? ['T12', 'T11'] : [] },
      })
  }
})

test.each([
  ['nothing', 'select'],
  ['a centre is added', `update aftersales_tickets set asc_codes = asc_codes || '{A2,A1}' where ticket_number < 'K4'`],
  ['a centre is taken off', `update aftersales_tickets set asc_codes = '{}' where ticket_number = 'K2'`],
  ['a ticket is of somebody else', `update aftersales_tickets set created_by = 'T22' where ticket_number = 'K3'`],
  ['a ticket is older', `update aftersales_tickets set created_date = '2026-01-01' where ticket_number = 'K3'`],
  ['somebody else leads', `update work_orders set technician_code = 'T21' where work_order_number in ('W11', 'W21')`],
  ['nobody leads', `update work_orders set technician_code = null where ticket_number = 'K4'`],
  ['somebody else helps', `update work_orders set helper_codes = '{T22}' where ticket_number = 'K1'`],
  ['an order goes to another ticket', `update work_orders set ticket_number = 'K7' where work_order_number = 'W12'`],
  ['an order is older', `update work_orders set created_date = '2026-01-02' where work_order_number = 'W12'`],
  ['an order goes', `delete from work_order_details where work_order_number = 'W22'`],
  ['an order is gone', `delete from work_orders where work_order_number = 'W22'`],
  [
    'a unit has another number',
    `update ticket_units set serial_indoor = 'IN6' where ticket_number = 'K5' and line_no = 1`,
  ],
  [
    'a unit is of another ticket',
    `update ticket_units set ticket_number = 'K6', line_no = 9 where serial_indoor = 'IN4'`,
  ],
  ['units go', `delete from ticket_units where ticket_number in ('K1', 'K2') and line_no = 1`],
  [
    'a unit at home is known by its other number',
    `update consumer_items set serial_indoor = null where serial_indoor = 'IN6'`,
  ],
  ['a unit at home has no number', `update consumer_items set serial_indoor = null where serial_indoor = 'IN3'`],
  ['a unit at home is older', `update consumer_items set created_date = '2026-01-03'`],
  [
    'units at home come later',
    `insert into consumer_items (consumer_name, consumer_phone, consumer_address, dept_code, serial_indoor)
    select 'x', 'x', 'x', '705', 'IN' || n || 'B' from generate_series(1, 7) n`,
  ],
  ['a unit at home goes', `delete from consumer_items where serial_indoor = 'IN5'`],
  [
    'tickets go',
    `delete from work_order_details using work_orders w where w.work_order_number = work_order_details.work_order_number
    and ticket_number = 'K7'; delete from work_orders where ticket_number = 'K7'; delete from aftersales_tickets where ticket_number = 'K7'`,
  ],
])('what is named for a viewer agrees when %s', async (_, change) => {
  await pool.query(change)
  expect(await apart()).toEqual([])
})

test.each([
  [
    'a unit at home',
    `update consumer_items set serial_indoor = 'LATE1' where serial_indoor = 'IN1B'`,
    `insert into ticket_units (ticket_number, line_no, serial_indoor) values ('K1', 21, 'LATE1')`,
  ],
  [
    'a unit of the ticket',
    `insert into ticket_units (ticket_number, line_no, serial_indoor) values ('K1', 22, 'IN2B')`,
    `update work_orders set technician_code = 'T12' where work_order_number = 'W11'`,
  ],
  [
    'a centre',
    `update aftersales_tickets set asc_codes = '{A1}' where ticket_number = 'K2'`,
    `insert into ticket_units (ticket_number, line_no, serial_indoor) values ('K2', 23, 'IN3B')`,
  ],
])('%s that comes while something else changes is not missed', async (_, first, then) => {
  await meanwhile(database, first, () => pool.query(then))
  expect(await apart()).toEqual([])
})

const viewers = [
  ['View_Data_Technician', 'T11'],
  ['View_Data_Technician', 'T12'],
  ['View_Data_Asc', 'T22'],
] as const
const callers = Promise.all(
  viewers.map(([view_data, usercode]) => as(undefined, { view_data, usercode, asc_code: 'A2' })),
)

test.each<[string, Endpoint, string]>([
  ['tickets', listTickets, 'ticket_number'],
  ['work orders', listWorkOrders, 'work_order_number'],
  ['consumer items', listConsumerItems, 'consumer_item_id'],
])('%s are read page by page as they are listed at once', async (_, endpoint, key) => {
  for (const call of await callers) {
    const page = async (input: object) => {
      const found = await call(endpoint, input)
      expect(found).toMatchObject({ code: '200' })
      return { codes: found.data.map((row: Record<string, unknown>) => row[key]), next: found.page?.next }
    }
    const { codes: all } = await page({ sort: 'created_date', limit: 100 })
    expect(all.length).toBeGreaterThan(2)
    const read: unknown[] = []
    let cursor: string | undefined
    for (let n = 1; n === 1 || cursor; n++) {
      const after = cursor ? { cursor } : {}
      const { codes, next } = await page({ sort: 'created_date', limit: 2, total: 'later', page: n, ...after })
      read.push(...codes)
      cursor = next
    }
    expect(read).toEqual(all)
    const { codes: last } = await page({ sort: '-created_date', limit: 2, total: 'later' })
    expect(last).toEqual(all.toReversed().slice(0, 2))
  }
})

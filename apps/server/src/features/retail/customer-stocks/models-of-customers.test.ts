import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { meanwhile, onlyCustomers } from '../../../../test/addresses.ts'
import { makeSerial } from '../../../../test/catalogue.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { leftOn } from '../../../business/retail/customer-stock.ts'

const { database, db, pool } = await startTestServer()

/** Rows that are missing, and rows that should not be there. */
const apart = async () => {
  const wanted = sql`select s.customer_code, coalesce(s.set_item_code, s.item_code), min(s.delivered_date), max(s.delivered_date),
      max(coalesce(${leftOn}, 'infinity')), c.dept_code, c.salesman_code, c.created_by
    from serial_numbers s join customers c using (customer_code) where s.unit_kind <> 'Outdoor' and s.delivered_date is not null
    group by 1, 2, c.customer_code`
  const { rows } = await db.execute(
    sql`(${wanted} except all table customer_models) union all (table customer_models except all ${wanted})`,
  )
  return rows
}

const event = (
  serial: string,
  name: string,
  day: string,
) => `insert into serial_events (serial_number, event, status_before, status_after,
    happened_at, document_type, document_code, usercode, username)
  values ('${serial}', '${name}', 'Sold', 'Returned', '${day}T20:00:00Z', 'x', 'x', 'x', 'x')`

beforeAll(async () => {
  await onlyCustomers(database)
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8])
    await makeSerial(db, {
      ...{ serial_number: `U${n}`, customer_code: n < 8 ? `C${1 + (n % 2)}` : null, delivered_date: `2026-0${n}-01` },
      ...{ set_item_code: n > 4 ? null : 'GSW-09', retail_date: n === 3 ? '2026-11-02' : null },
      unit_kind: n === 7 ? 'Outdoor' : 'Indoor',
    })
})

test.each([
  ['nothing', 'select'],
  ['units are sold', `update serial_numbers set retail_date = '2026-11-03' where serial_number in ('U1', 'U2')`],
  ['a unit is installed', `update serial_numbers set installed_date = '2026-11-05' where serial_number = 'U5'`],
  ['a unit comes back', `update serial_numbers set is_returned = true where serial_number = 'U5'`],
  ['it is written down when it came back', event('U5', 'returned', '2026-11-06')],
  ['something else is written down', event('U6', 'repaired', '2026-11-07')],
  ['it is written down before the unit came back', event('U4', 'returned', '2026-11-08')],
  ['then the unit is back', `update serial_numbers set is_returned = true where serial_number = 'U4'`],
  ['a unit goes to another customer', `update serial_numbers set customer_code = 'C1' where serial_number = 'U2'`],
  ['a unit is delivered', `update serial_numbers set customer_code = 'C1' where serial_number = 'U8'`],
  ['a unit is of another model', `update serial_numbers set set_item_code = 'GSW-12' where serial_number = 'U8'`],
  ['a unit is taken into stock', `update serial_numbers set customer_code = null where serial_number = 'U6'`],
  ['nothing that matters changes', `update serial_numbers set status = 'Sold', warehouse_code = null`],
  ['a half is the other half', `update serial_numbers set unit_kind = 'Indoor' where serial_number = 'U7'`],
  ['a day was wrong', `update serial_numbers set delivered_date = '2025-12-31' where serial_number = 'U1'`],
  [
    'a unit is of a customer whom nobody knows',
    `update serial_numbers set customer_code = 'NOBODY' where serial_number = 'U7'`,
  ],
  ['a unit goes', `delete from serial_numbers where serial_number = 'U8'`],
  ['a customer is of another salesperson', `update customers set created_by = 'S9' where customer_code = 'C1'`],
])('the models of customers agree when %s', async (_, change) => {
  await pool.query(change)
  expect(await apart()).toEqual([])
})

test('a unit that comes while another one of its model changes is not missed', async () => {
  const change = (
    serial: string,
  ) => `update serial_numbers set customer_code = 'C2', set_item_code = 'NEW', item_code = 'NEW',
    unit_kind = 'Unit', delivered_date = '2026-10-${serial === 'U1' ? 10 : 20}' where serial_number = '${serial}'`
  await meanwhile(database, change('U1'), () => pool.query(change('U2')))
  expect(await apart()).toEqual([])
  await meanwhile(database, `delete from serial_numbers where serial_number = 'U1'`, () =>
    pool.query(`update serial_numbers set retail_date = '2026-11-17' where serial_number = 'U2'`),
  )
  expect(await apart()).toEqual([])
})

test('many units at once are not read for each model, even where no customer was known before', async () => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('update serial_numbers set customer_code = null')
    await client.query('analyze serial_numbers')
    await client.query(`insert into serial_numbers (serial_number, item_code, item_name, unit_kind, brand_code, category_code,
        business_unit, status, customer_code, delivered_date)
      select 'M' || n, 'MODEL-' || n % 1000, 'Model', 'Unit', 'GREE', 'SPL', 'RAC', 'InStock', 'C1', '2026-10-01'
      from generate_series(1, 5000) n`)
    const { rows } = await client.query(
      `select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'serial_numbers'`,
    )
    // A thousand models, five thousand units: millions if each model looked at all.
    expect(rows[0].read).toBeLessThan(100_000)
    await client.query('commit')
  } finally {
    client.release()
  }
  expect(await apart()).toEqual([])
})

import { expect, test } from 'vitest'
import { loadReference } from '../../reference/load-reference.ts'
import { openDatabase } from '../../src/db/database.ts'
import { freshDatabase } from '../../test/servers/fresh-database.ts'
import { seededRandom } from '../makers/random.ts'
import { mastersDemo } from '../masters/parts.ts'
import { mostVisitsWithPhotos } from './load-photos.ts'
import { fieldDemo } from './parts.ts'

const quiet = () => {}

test('attendance agrees with leave, balances are never negative, and no number is given twice', async () => {
  const { url, drop } = await freshDatabase()
  const database = openDatabase(url)
  await loadReference(database, quiet)
  const client = await database.pool.connect()
  const size = { customers: 2000, addresses: 3000, shops: 3000 }
  await client.query('begin')
  await client.query(`insert into offices (office_code, office_name, dept_code, lat, lng, radius_m)
    select 'O-' || dept_code, dept_name, dept_code, lat, lng, 150 from departments on conflict do nothing`)
  const asked = { today: '2026-11-14', size, say: quiet }
  for (const { name, load } of mastersDemo) await load(client, { random: seededRandom(name), ...asked })
  await client.query(`insert into customers (customer_code, customer_name, dept_code, created_by)
    select 'C-' || dept_code, dept_name, dept_code, 'U-0' from departments`)
  await client.query(`insert into shops (shop_code, shop_name, customer_code, dept_code, salesman_code, lat, lng, status, created_by)
    select 'S-' || u.usercode || n, u.username, 'C-' || u.department, u.department, u.usercode, -6.2, 106.8, 'Approved', 'U-0'
    from users u cross join generate_series(1, 12) n where u.allow_visit_customer`)
  // Each salesperson has one customer who orders: before anybody can have been there, late in the morning, and once for nothing.
  await client.query(`insert into customers (customer_code, customer_name, dept_code, created_by)
    select 'O-' || usercode, username, department, 'U-0' from users where allow_visit_customer`)
  await client.query(`insert into shops (shop_code, shop_name, customer_code, dept_code, salesman_code, lat, lng, status, created_by)
    select 'O-' || usercode, username, 'O-' || usercode, department, usercode, -6.2, 106.8, 'Approved', 'U-0' from users
    where allow_visit_customer`)
  await client.query(`insert into warehouse_vendors (warehouse_vendor_code, warehouse_vendor_name) values ('V', 'V')`)
  await client.query(`insert into warehouses (warehouse_code, warehouse_name, warehouse_type, warehouse_vendor_code, dept_code)
    values ('W', 'W', 'x', 'V', '705')`)
  await client.query(`insert into sales_orders (order_code, order_type, order_date, org_code, dept_code, customer_code, warehouse_code,
      price_include_tax, customer_is_taxable, created_by, create_user_name, created_date, status)
    select 'O-' || usercode || day || at, 'x', day, 'x', department, 'O-' || usercode, 'W', 'Y', 0,
      usercode, username, (day + at) at time zone 'Asia/Jakarta', status from users
    cross join (values (date '2026-11-09', time '06:00', 'Approved'), ('2026-11-11', '11:40', 'Approved'), ('2026-11-12', '12:00', 'Deleted'))
      as made (day, at, status) where allow_visit_customer`)
  for (const { name, load } of fieldDemo) await load(client, { random: seededRandom(name), ...asked })
  const one = async (sql: string) => Object.values((await client.query<Record<string, unknown>>(sql)).rows[0] ?? {})[0]
  // Without the technicians and centres, whom another area makes.
  expect(Number(await one('select count(distinct usercode) from attendance_days'))).toBeGreaterThan(230)
  expect(Number(await one('select count(*) from attendance_days'))).toBeGreaterThan(2000)
  expect(Number(await one('select count(*) from attendance_checks'))).toBeGreaterThan(2000)
  expect(Number(await one(`select count(*) from attendance_checks where status = 'Submitted'`))).toBeGreaterThan(0)
  expect(Number(await one(`select count(*) from leaves where status = 'Submitted'`))).toBeGreaterThan(0)
  expect(
    await one(`select count(*)::int from leaves l join attendance_days d using (usercode)
      where l.status = 'Approved' and d.work_date between l.from_date and l.to_date and d.result not in ('Leave', 'Holiday', 'Off')`),
  ).toBe(0)
  const photos = async (module: string) =>
    Number(await one(`select count(*) from attachments where module_name = '${module}' and kind = 'photo'`))
  expect(await photos('visit')).toBeGreaterThan(20)
  expect(await photos('visit')).toBeLessThanOrEqual(2 * mostVisitsWithPhotos)
  expect(await photos('attendance')).toBeGreaterThan(20)
  expect(
    await one(`select count(*)::int from (select usercode from leave_ledger group by usercode, leave_type
      having sum(days) < 0) owing`),
  ).toBe(0)
  expect(
    await one(`select count(*)::int from attendance_checks c join document_counters n
      on n.prefix = 'ATT' and n.dept_code = c.dept_code and n.month = substr(split_part(c.attendance_code, '-', 3), 1, 4)
      where right(c.attendance_code, 5)::int > n.last`),
  ).toBe(0)
  const visited = Number(await one('select count(*) from visits'))
  expect(visited).toBeGreaterThan(500)
  expect(Number(await one(`select count(*) from visits where status = 'Approved'`))).toBeGreaterThan(visited / 2)
  expect(Number(await one(`select count(*) from visits where is_planned`))).toBeGreaterThan(visited / 2)
  expect(await one(`select count(*)::int from visits where status = 'Approved' and minutes < 5`)).toBe(0)
  expect(
    await one(`select count(*)::int from visits v join leaves l using (usercode)
    where l.status = 'Approved' and v.visit_date between l.from_date and l.to_date`),
  ).toBe(0)
  expect(
    Number(
      await one(
        `select count(*) from visit_stops s join visit_plans p using (plan_id) where p.plan_date > '2026-11-14'`,
      ),
    ),
  ).toBeGreaterThan(0)
  expect(
    await one(`select count(*)::int from visits v join document_counters n
    on n.prefix = 'VST' and n.dept_code = v.dept_code and n.month = to_char(v.visit_date, 'YYMM')
    where right(v.visit_code, 5)::int > n.last`),
  ).toBe(0)
  const visitors = async (day: string, also = 'true') =>
    Number(await one(`select count(distinct usercode) from visits where visit_date = '${day}' and ${also}`))
  const thereBefore = `customer_code = 'O-' || usercode and in_at <= timestamptz '2026-11-11T11:40:00+07:00' and 'order' = any (purposes)`
  expect(await visitors('2026-11-11')).toBeGreaterThan(20)
  expect(await visitors('2026-11-11', thereBefore)).toBe(await visitors('2026-11-11'))
  for (const day of ['2026-11-09', '2026-11-12'])
    expect(await visitors(day, `customer_code = 'O-' || usercode`), day).toBeLessThan((await visitors(day)) / 2)
  expect(
    await one(
      `select count(*)::int from (select from visits group by usercode, visit_date, shop_code having count(*) > 1) t`,
    ),
  ).toBe(0)
  await client.query('rollback')
  client.release()
  await database.close()
  await drop()
})

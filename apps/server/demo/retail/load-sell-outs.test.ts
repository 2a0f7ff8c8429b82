import { expect, test } from 'vitest'
import { quiet, startReferenceServer } from '../../test/servers/reference-server.ts'
import { loadSerialLives } from '../catalogue/load-serial-lives.ts'
import { loadCustomers } from '../customers/load-customers.ts'
import { loadShops } from '../customers/load-shops.ts'
import { seededRandom } from '../makers/random.ts'
import { mastersDemo } from '../masters/parts.ts'
import { loadSellOuts } from './load-sell-outs.ts'

const { server, one } = await startReferenceServer()
const client = await server.pool.connect()
await client.query('begin')
const parts = [
  ...mastersDemo,
  { name: 'customers', load: loadCustomers },
  { name: 'shops', load: loadShops },
  { name: 'sell-outs', load: loadSellOuts },
  { name: 'serial-lives', load: loadSerialLives },
]
for (const { name, load } of parts)
  await load(client, {
    random: seededRandom(name),
    today: '2026-11-14',
    size: { customers: 2000, addresses: 100, shops: 3000 },
    say: quiet,
  })
await client.query('commit')
client.release()

test('a tenth of twelve thousand sell-outs, of sixty keypersons and forty promotors', async () => {
  expect(await one('select count(*)::int from retail_orders')).toBeGreaterThan(1100)
  expect(await one(`select count(distinct seller_code)::int from retail_orders where seller_role = 'keyperson'`)).toBe(
    60,
  )
  expect(
    await one(`select count(distinct seller_code)::int from retail_orders where seller_role = 'promotor'`),
  ).toBeGreaterThan(10)
  expect(
    await one(`select count(*)::int from retail_orders where created_by in ('KEY-0001', 'RCI-0447')`),
  ).toBeGreaterThan(40)
})

test('every counted unit was delivered to the customer of its shop before, and is sold once', async () => {
  const stray = `select count(*)::int from retail_order_lines l join retail_orders o using (retail_order_code)
    cross join lateral (values (l.serial_indoor), (l.serial_outdoor)) as unit (serial)
    left join serial_numbers s on s.serial_number = unit.serial
    where s.serial_number is null or s.customer_code <> o.customer_code or s.delivered_date >= o.sale_date
      or s.set_item_code <> l.item_code
      or (o.status = 'Approved') <> (s.status in ('SoldOut', 'Installed') and s.retail_date = o.sale_date)`
  expect(await one(stray)).toBe(0)
  expect(
    await one(
      'select count(*)::int from retail_orders o where quantity <> (select count(*) from retail_order_lines l where l.retail_order_code = o.retail_order_code)',
    ),
  ).toBe(0)
})

test('lives have no gap, and the next number continues', async () => {
  const gaps = `select count(*)::int from (select status_before, lag(status_after) over (partition by serial_number
    order by happened_at, event_id) as was from serial_events) e where status_before is distinct from was`
  expect(await one(gaps)).toBe(0)
  const counters = `select count(*)::int from document_counters d where prefix = 'RO' and last <> (select max(right(retail_order_code, 5)::int)
    from retail_orders where retail_order_code like 'RO-' || d.dept_code || '-' || d.month || '-%')`
  expect(await one(counters)).toBe(0)
})

test('each hint of a sell-out is true: far from the shop, or too many units of one phone number in its month', async () => {
  const untrue = `select count(*)::int from retail_orders o cross join lateral unnest(flags) as hint (flag)
    where case flag when 'Far_From_Shop' then distance_m <= 2000 when 'Same_Phone' then (select sum(quantity) from retail_orders x
      where x.consumer_phone = o.consumer_phone and date_trunc('month', x.sale_date) = date_trunc('month', o.sale_date)
        and x.status in ('Submitted', 'Approved')) <= 5 else true end`
  expect(await one(untrue)).toBe(0)
  expect(
    await one(`select count(*)::int from retail_orders where status = 'Submitted' and cardinality(flags) = 0`),
  ).toBe(0)
})

test('some shops have fallen silent, and whoever decides there can be told', async () => {
  const silent = `from keypersons k join users u on u.usercode = k.user_code and u.is_active
    join user_belongings b on b.usercode = u.usercode and b.kind = 'shop' and b.code = k.shop_code
    join user_roles r on r.usercode = u.usercode and r.role_code = 'Keyperson'
    where (select max(o.sale_date) from retail_orders o where o.shop_code = k.shop_code and o.status = 'Approved')
      between date '2026-11-14' - 200 and date_trunc('week', date '2026-11-14') - interval '1 day' and k.dept_code = '705' `
  expect(await one(`select count(*)::int ${silent}`)).toBeGreaterThan(2)
  expect(
    await one(`select count(*)::int from retail_orders o where o.sale_date >= date '2026-11-14' - 8
      and o.shop_code in (select k.shop_code ${silent} and k.user_code <> 'KEY-0001')`),
  ).toBe(0)
})

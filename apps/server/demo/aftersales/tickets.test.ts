import { expect, test } from 'vitest'
import { quiet, startReferenceServer } from '../../test/servers/reference-server.ts'
import { seededRandom } from '../makers/random.ts'
import { loadStaff } from '../masters/staff.ts'
import { loadServiceCentres } from './service-centres.ts'
import { loadTickets } from './tickets.ts'
import { loadWorkOrderPhotos } from './work-order-photos.ts'
import { loadWorkOrders } from './work-orders.ts'

const today = '2026-11-14'
const { server, one } = await startReferenceServer()
const client = await server.pool.connect()
for (const load of [loadStaff, loadServiceCentres, loadTickets, loadWorkOrders, loadWorkOrderPhotos])
  await load(client, {
    random: seededRandom(load.name),
    today,
    size: { customers: 0, addresses: 0, shops: 0 },
    say: quiet,
  })
client.release()

test('there are nine centres, those of the specification among them, and sixty technicians', async () => {
  expect(await one('select array_agg(asc_code order by asc_code) from service_centres')).toEqual([
    '1-RAC-51',
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `8-ASC-0${n}`),
  ])
  expect(await one('select count(*)::int from technicians')).toBe(60)
  expect(
    await one(
      'select count(*)::int from technicians left join users on usercode = technician_code where usercode is null',
    ),
  ).toBe(0)
  expect(await one(`select count(*)::int from service_centres where asc_flag = 'Paused'`)).toBe(1)
  expect(await one('select count(distinct technician_name)::int from technicians')).toBe(60)
  expect(await one(`select count(*)::int from attachments where module_name = 'technician'`)).toBeGreaterThan(45)
})

test('five thousand tickets lie over twelve months, in every status, and agree with their units', async () => {
  expect(await one('select count(*)::int from aftersales_tickets')).toBe(5000)
  expect(await one('select count(distinct ticket_status)::int from aftersales_tickets')).toBe(4)
  expect(
    await one(`select count(distinct to_char(created_date, 'YYYY-MM'))::int from aftersales_tickets`),
  ).toBeGreaterThanOrEqual(12)
  expect(
    await one(`select count(*)::int from aftersales_tickets t where unit_count <> (select count(*) from ticket_units u where u.ticket_number = t.ticket_number)
      or dispatched_count <> (select count(asc_code) from ticket_units u where u.ticket_number = t.ticket_number)`),
  ).toBe(0)
  expect(
    await one(`select count(*)::int from ticket_units u join aftersales_tickets t using (ticket_number)
      where u.asc_code is not null and not exists (select from asc_coverages c where c.asc_code = u.asc_code and c.sub_district_code = t.sub_district_code)`),
  ).toBe(0)
  expect(
    await one(`select count(*)::int from ticket_units u where symptom is not null and not exists
    (select from repair_choices c where c.choice_key = 'Repair_Symptoms' and c.code = u.symptom)`),
  ).toBe(0)
})

test('six thousand work orders stand in every status, each where its dates say, and nothing lies in the future', async () => {
  expect(Math.abs(Number(await one('select count(*)::int from work_orders')) - 6000)).toBeLessThan(150)
  expect(await one('select count(distinct service_status)::int from work_orders')).toBe(23)
  expect(
    await one(`select count(*)::int from work_orders where greatest(status_date, closed_date, finished_date, first_visit_date) > greatest(dispatched_date, '${today}T08:00:00Z')
      or accepted_date < dispatched_date or first_visit_date < accepted_date or finished_date < first_visit_date`),
  ).toBe(0)
  expect(
    await one(`select count(*)::int from ticket_units where (asc_code is null) <> (work_order_number is null)`),
  ).toBe(0)
  expect(
    await one(
      'select count(*)::int from work_orders o where not exists (select from work_order_details d where d.work_order_number = o.work_order_number)',
    ),
  ).toBe(0)
  expect(
    await one(
      `select count(*)::int from work_orders w join technicians t using (technician_code) where t.asc_code <> w.asc_code`,
    ),
  ).toBe(0)
  // Whom one signs in as has work ahead.
  expect(
    await one(`select count(*)::int from work_orders where technician_code = 'RCI-0328' and service_status in ('Scheduled', 'Re_Scheduled')
      and scheduled_date >= '${today}'`),
  ).toBeGreaterThan(3)
})

test('what was finished lately has every photo that Finish asks for', async () => {
  expect(
    await one(`select count(*)::int from work_orders o cross join photo_lists l
      where o.finished_date >= '${today}'::date - 20 and l.module_name = 'work_order' and l.is_required and not exists
        (select from attachments a where a.module_name = 'work_order' and a.module_code = o.work_order_number and a.alias = l.photo_alias)`),
  ).toBe(0)
  expect(await one(`select count(*)::int from attachments where module_name = 'work_order'`)).toBeGreaterThan(500)
})

import { expect, test } from 'vitest'
import { quiet, startReferenceServer } from '../../test/servers/reference-server.ts'
import { seededRandom } from '../makers/random.ts'
import { loadStaff } from '../masters/staff.ts'
import { loadServiceCentres } from './service-centres.ts'
import { loadServiceOutcomes } from './service-outcomes.ts'
import { loadTickets } from './tickets.ts'
import { loadWorkOrders } from './work-orders.ts'

const { server, ask: rows } = await startReferenceServer()
const client = await server.pool.connect()
for (const load of [loadStaff, loadServiceCentres, loadTickets, loadWorkOrders, loadServiceOutcomes])
  await load(client, {
    random: seededRandom('service-outcomes'),
    today: '2026-11-14',
    size: { customers: 20, addresses: 20, shops: 20 },
    say: quiet,
    store: undefined,
  })
client.release()

const list = async (sql: string) => (await rows(sql)).map((row) => Object.values(row)[0])
const count = async (sql: string) => Number((await list(sql))[0])

test('surveys, complaints, costs and batches stand in every status there is', async () => {
  expect(await list('select distinct status from surveys order by 1')).toEqual([
    'Not_Reply',
    'Not_Response',
    'Not_Satisfy',
    'Satisfy',
  ])
  expect(await list('select distinct status from complaints order by 1')).toEqual([
    'Complain_Not_Solve',
    'Complain_Solved',
    'Complained',
  ])
  expect(await list('select distinct task_status from complaints order by 1')).toHaveLength(3)
  expect(await count('select count(*) from complaints where is_withdrawn')).toBeGreaterThan(0)
  expect(await list('select distinct cost_status from cost_sheets order by 1')).toEqual([
    'Approved',
    'Cost_Draft',
    'Cost_Submitted',
  ])
  expect(await list('select distinct invoice_status from reimbursements order by 1')).toEqual([
    'Confirmed_Reject',
    'Invoice_Received',
    'Prepare_Invoice',
  ])
  expect(await count(`select count(*) from reimbursement_lines where line_state = 'Disputed'`)).toBeGreaterThan(0)
})

test('what a work order shows is what its survey, complaint, costs and batch say', async () => {
  expect(
    await count(
      `select count(*) from work_orders w join surveys s using (work_order_number) where w.survey_status is distinct from s.status`,
    ),
  ).toBe(0)
  expect(
    await count(`select count(*) from work_orders w join complaints c using (work_order_number)
      where not c.is_withdrawn and w.complaint_status is distinct from c.status`),
  ).toBe(0)
  expect(
    await count(
      `select count(*) from work_orders w join cost_sheets s using (work_order_number) where w.cost_status is distinct from s.cost_status`,
    ),
  ).toBe(0)
  expect(
    await count(`select count(*) from reimbursement_lines l join work_orders w using (work_order_number)
      where w.reimbursement_code is distinct from l.reimbursement_code or w.cost_status <> 'Approved'`),
  ).toBe(0)
})

test('every sum is the sum of its lines', async () => {
  expect(
    await count(`select count(*) from cost_sheets s where s.asked_amount <>
      coalesce((select sum(amount) from cost_lines l where l.work_order_number = s.work_order_number), 0)`),
  ).toBe(0)
  expect(
    await count(`select count(*) from reimbursements r where r.net_amount <> r.gross_amount - r.deduction_amount - r.tax_amount
      or r.gross_amount <> (select sum(approved_amount) from reimbursement_lines l where l.reimbursement_code = r.reimbursement_code)`),
  ).toBe(0)
  expect(
    await count(`select count(*) from cost_sheets s where cost_status <> 'Cost_Draft'
      and not exists (select from cost_lines l where l.work_order_number = s.work_order_number)`),
  ).toBe(0)
})

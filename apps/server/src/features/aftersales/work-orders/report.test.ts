import { getServiceReport, type ServiceReport } from '@sejuk/contract/aftersales/service-reports'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { makeWorkOrder } from '../../../../test/work-orders.ts'
import { repairChoices } from '../../../db/tables/aftersales/tickets.ts'
import { workOrderFindings } from '../../../db/tables/aftersales/work-order-works.ts'
import { workOrderDetails } from '../../../db/tables/aftersales/work-orders.ts'

const server = await startTestServer()
const { db } = server
const boss = await server.as(['Work-Order-Board'], {
  usercode: 'BM',
  view_data: 'View_Data_My_Branch',
  department: '705',
})
const period = { from: '2026-10-01', to: '2026-10-31' }
const finish_due = '2026-10-10T00:00:00Z'
const finished = (work_order_number: string, finished_date: string, over: object = {}) =>
  makeWorkOrder(db, {
    work_order_number,
    service_status: 'Confirmed',
    finished_date,
    finish_due,
    visit_count: 1,
    unit_name: 'FLiFE 1 PK',
    ...over,
  })

await finished('WO-R1', '2026-10-09T00:00:00Z')
await finished('WO-R2', '2026-10-11T00:00:00Z', { visit_count: 2 })
await finished('WO-R3', '2026-10-31T16:59:59Z', { service_type: 'Install', finish_due: null })
await finished('WO-R4', '2026-10-31T17:00:00Z')
await finished('WO-R5', '2026-09-20T00:00:00Z')
await finished('WO-R6', '2026-10-09T00:00:00Z', { dept_code: '713', asc_code: '8-ASC-09' })
await makeWorkOrder(db, { work_order_number: 'WO-R7', service_status: 'Scheduled', is_waiting_part: true })
const units = await db.select().from(workOrderDetails)
const finding = (number: string, repair_symptom: string) => ({
  work_order_detail_id: units.find(({ work_order_number }) => work_order_number === number)?.work_order_detail_id ?? 0,
  repair_symptom,
  created_by: 'U-0',
})
await db
  .insert(repairChoices)
  .values({ choice_key: 'Repair_Symptoms', code: 'S-1', name: 'Not cold', local_name: 'Tidak dingin', seq: 1 })
await db
  .insert(workOrderFindings)
  .values([finding('WO-R1', 'S-1'), finding('WO-R2', 'S-1'), finding('WO-R2', 'S-2'), finding('WO-R6', 'S-2')])

test('a period counts what was finished in it by the company’s days, against the promise and by visits', async () => {
  const { data } = await boss(getServiceReport, period)
  expect(data.now).toEqual({ finished: 3, in_time: 50, first_time: 50, again: 33.3 })
  expect(data.before).toMatchObject({ finished: 1 })
})

test('failures are named and counted, the most frequent first, of one’s own scope only', async () => {
  const { data } = await boss(getServiceReport, { ...period, failure: 'symptom' })
  expect(data.failures).toEqual([
    { code: 'S-1', name: 'Not cold', local_name: 'Tidak dingin', count: 2 },
    { code: 'S-2', name: 'S-2', local_name: 'S-2', count: 1 },
  ])
})

test('centres, technicians and models are compared', async () => {
  const rowsOf = async (group: 'asc' | 'technician' | 'model') =>
    (await boss(getServiceReport, { ...period, group })).data.rows.map((row: ServiceReport['rows'][number]) => [
      row.code,
      row.finished,
    ])
  expect(await rowsOf('asc')).toEqual([['8-ASC-01', 3]])
  expect(await rowsOf('technician')).toEqual([['-', 3]])
  expect(await rowsOf('model')).toEqual([['FLiFE 1 PK', 3]])
})

test('open work is told by age, and what waits for a part', async () => {
  const { data } = await boss(getServiceReport, period)
  expect(data.backlog[0]).toEqual({ age: '1', waiting_part: 1, other: 0 })
  expect(data.backlog).toHaveLength(5)
})

test.each([
  { from: '2026-11-01', to: '2026-10-01' },
  { from: '2024-01-01', to: '2026-10-01' },
])('from %s is no period', async (wrong) =>
  expect(await boss(getServiceReport, wrong)).toMatchObject({
    code: '406',
    errors: { to: ['A report covers one day to one year'] },
  }),
)

test('without the permission nothing is told', async () => {
  const nobody = await server.as([], { usercode: 'N1' })
  expect(await nobody(getServiceReport, period)).toMatchObject({ code: '403' })
})

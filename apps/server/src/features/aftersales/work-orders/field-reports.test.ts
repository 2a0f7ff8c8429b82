import { randomUUID } from 'node:crypto'
import { listFieldJobs, sendFieldReports } from '@sejuk/contract/aftersales/field-work'
import { actOnWorkOrder } from '@sejuk/contract/aftersales/work-order-actions'
import { type VisitDay, visitChoices } from '@sejuk/contract/aftersales/work-order-board'
import { getWorkOrder, workOrderLog } from '@sejuk/contract/aftersales/work-orders'
import type { FieldAction } from '@sejuk/domain/aftersales/work-orders/field-work'
import { checklist } from '@sejuk/domain/aftersales/work-orders/finishing'
import { standardRoles } from '@sejuk/domain/roles'
import { addDays, dayIn, headOffice } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { makeWorkOrder, workOrderOf } from '../../../../test/work-orders.ts'
import { fieldReports } from '../../../db/tables/aftersales/field-reports.ts'
import { workOrderVisits } from '../../../db/tables/aftersales/work-order-works.ts'
import { photoLists } from '../../../db/tables/masters/photo-lists.ts'

const { db, as } = await startTestServer()
const technicianPermissions = standardRoles.Technician.permissions
const andi = await as(technicianPermissions, { usercode: 'T-ANDI', view_data: 'View_Data_Technician' })
const desk = await as(undefined, { usercode: 'DESK' })
const today = dayIn(new Date().toISOString(), headOffice)
/** Around midnight a visit may be of another day than the appointment. */
const reason = 'It took longer'
const theirs = {
  technician_code: 'T-ANDI',
  service_status: 'Scheduled',
  scheduled_date: today,
  slot: '08:30~12:00',
} as const

const did = (work_order_number: string, action: FieldAction, payload: object = {}, more: object = {}) => ({
  client_uuid: randomUUID() as string,
  work_order_number,
  action,
  at_device: new Date(Date.now() - 60_000).toISOString(),
  lat: null,
  lng: null,
  payload,
  ...more,
})
const send = (reports: object[], sent_at_device = new Date().toISOString(), who = andi) =>
  who(sendFieldReports, { sent_at_device, reports })
const outcomes = ({ data }: { data: { results: { outcome: string }[] } }) => data.results.map(({ outcome }) => outcome)

test('a visit done without a network is replayed in order, and once', async () => {
  const { work_order_number: wo } = await makeWorkOrder(db, { work_order_number: 'WO-F1', ...theirs })
  const [unit] = (await andi(getWorkOrder, { work_order_number: wo })).data.units
  const work = { work_order_detail_id: unit.work_order_detail_id, work_note: 'Cleaned', form: { kept: true } }
  const reports = [did(wo, 'visit', { reason }), did(wo, 'repair'), did(wo, 'save-work', { units: [work] })]
  const first = await send(reports)
  expect(outcomes(first)).toEqual(['Taken', 'Taken', 'Taken'])
  expect(first.data.results.at(-1)).toMatchObject({ service_status: 'Servicing' })
  const again = await send(reports)
  expect(outcomes(again)).toEqual(['Taken', 'Taken', 'Taken'])
  expect(await db.$count(workOrderVisits, eq(workOrderVisits.work_order_number, wo))).toBe(1)
  expect((await andi(getWorkOrder, { work_order_number: wo })).data.units[0].work_note).toBe('Cleaned')
})

test('a job that was sent back is given a new day from the phone', async () => {
  await makeWorkOrder(db, { work_order_number: 'WO-F0', ...theirs, service_status: 'Rejected_ASS' })
  const { data: days } = await desk(visitChoices, { work_order_number: 'WO-F0', technician_code: 'T-ANDI' })
  const day = (days as VisitDay[]).find(({ slots }) => slots.some(({ why_not }) => why_not === null))
  const slot = day?.slots.find(({ why_not }) => why_not === null)?.slot
  const { data } = await send([did('WO-F0', 'schedule', { scheduled_date: day?.day, slot, note: 'Pagi' })])
  expect(data.results).toMatchObject([{ outcome: 'Taken', service_status: 'Scheduled' }])
  expect(await workOrderOf(db, 'WO-F0')).toMatchObject({ scheduled_date: day?.day, slot, schedule_note: 'Pagi' })
})

test('both copies of a report that arrive at once are one report', async () => {
  await makeWorkOrder(db, { work_order_number: 'WO-F2', ...theirs })
  const reports = [did('WO-F2', 'visit', { reason })]
  const both = await Promise.all([send(reports), send(reports)])
  expect(both.map(outcomes)).toEqual([['Taken'], ['Taken']])
  expect((await workOrderOf(db, 'WO-F2')).visit_count).toBe(1)
})

test('what the desk did meanwhile wins; the report is refused with its reason, the rest waits, and the log keeps what was typed', async () => {
  await makeWorkOrder(db, { work_order_number: 'WO-F3', ...theirs })
  await makeWorkOrder(db, { work_order_number: 'WO-F4', ...theirs })
  expect(await desk(actOnWorkOrder.cancel, { work_order_number: 'WO-F3', reason: 'Moved away' })).toMatchObject({
    code: '200',
  })
  const reports = [
    did('WO-F3', 'visit', { reason: 'Nobody opened' }),
    did('WO-F3', 'repair'),
    did('WO-F4', 'visit', { reason }),
  ]
  const { data } = await send(reports)
  expect(data.results).toMatchObject([
    { client_uuid: reports[0]?.client_uuid, outcome: 'Refused', message: 'Needs status Scheduled or Re_Scheduled' },
    { client_uuid: reports[2]?.client_uuid, outcome: 'Taken' },
  ])
  expect((await workOrderOf(db, 'WO-F3')).visit_count).toBe(0)
  const log = await desk(workOrderLog, { code: 'WO-F3' })
  expect(JSON.stringify(log.data)).toContain('Nobody opened')
  const [kept] = await db.select().from(fieldReports).where(eq(fieldReports.work_order_number, 'WO-F3'))
  expect(kept).toMatchObject({ outcome: 'Refused', payload: { reason: 'Nobody opened' } })
})

test('a phone whose clock is a day wrong is told so, and the visit gets the right time', async () => {
  await makeWorkOrder(db, { work_order_number: 'WO-F5', ...theirs })
  const day = 24 * 3600_000
  const late = (ms: number) => new Date(Date.now() - day - ms).toISOString()
  const { data } = await send([did('WO-F5', 'visit', { reason }, { at_device: late(600_000) })], late(0))
  expect(data.is_clock_wrong).toBe(true)
  expect(Math.abs(data.skew_ms - day)).toBeLessThan(60_000)
  const [visit] = await db.select().from(workOrderVisits).where(eq(workOrderVisits.work_order_number, 'WO-F5'))
  expect(Math.abs(Date.now() - 600_000 - Date.parse(visit?.arrived_date ?? ''))).toBeLessThan(60_000)
})

test('a form that cannot be is refused under its fields, and nothing of it is written', async () => {
  await makeWorkOrder(db, { work_order_number: 'WO-F6', ...theirs, service_status: 'Servicing', work_done: 'Repair' })
  const [unit] = (await andi(getWorkOrder, { work_order_number: 'WO-F6' })).data.units
  const wrong = { work_order_detail_id: unit.work_order_detail_id, measurements: [{ moment: 'After', ampere: '900' }] }
  const { data } = await send([did('WO-F6', 'save-work', { units: [wrong] })])
  expect(data.results[0]).toMatchObject({
    outcome: 'Refused',
    errors: { 'units.0.measurements.0.ampere': ['Ampere is a number from 0 to 200'] },
  })
  const answers = Object.fromEntries(checklist.map((question) => [question, true]))
  const whole = { work_order_detail_id: unit.work_order_detail_id, checklist: answers }
  await db.insert(photoLists).values({
    ...{ module_name: 'work_order', photo_alias: 'after', photo_name: 'After the work', local_name: 'Sesudah' },
    ...{ min_photos: 1, max_photos: 5, is_required: true, camera_only: true, seq: 1 },
  })
  const finish = () => send([did('WO-F6', 'finish', { units: [whole], signed_by: 'Budi' })])
  expect((await finish()).data.results[0]).toMatchObject({
    outcome: 'Refused',
    errors: { photos: ['Photo After the work is required'] },
  })
  await db.delete(photoLists)
  expect((await finish()).data.results[0]).toMatchObject({ outcome: 'Taken', service_status: 'Finished' })
})

test('an old report, a stranger’s job and a stranger’s key are refused', async () => {
  await makeWorkOrder(db, { work_order_number: 'WO-F7', ...theirs })
  await makeWorkOrder(db, { work_order_number: 'WO-F8', ...theirs, technician_code: 'T-OTHER' })
  const old = did('WO-F7', 'visit', { reason }, { at_device: new Date(Date.now() - 40 * 24 * 3600_000).toISOString() })
  expect((await send([old])).data.results[0]).toMatchObject({
    outcome: 'Refused',
    message: 'This report is older than 30 days',
  })
  expect((await send([did('WO-F8', 'visit', { reason })])).data.results[0]).toMatchObject({
    outcome: 'Refused',
    message: 'Data not found',
    service_status: null,
  })
  const beni = await as(technicianPermissions, { usercode: 'T-BENI', view_data: 'View_Data_Technician' })
  expect(await send([old], undefined, beni)).toMatchObject({ code: '404' })
  const untrained = await as(['Work-Order-Search'], { usercode: 'T-NEW', view_data: 'View_Data_Technician' })
  await makeWorkOrder(db, { work_order_number: 'WO-F9', ...theirs, technician_code: 'T-NEW' })
  expect((await send([did('WO-F9', 'visit', { reason })], undefined, untrained)).data.results[0]).toMatchObject({
    outcome: 'Refused',
    message: 'No Permission',
  })
})

test('a phone holds its own jobs of the days ahead, with the photos they need', async () => {
  const citra = await as(technicianPermissions, { usercode: 'T-CITRA', view_data: 'View_Data_Technician' })
  const hers = { ...theirs, technician_code: 'T-CITRA' }
  await makeWorkOrder(db, { work_order_number: 'WO-G1', ...hers })
  await makeWorkOrder(db, { work_order_number: 'WO-G2', ...hers, scheduled_date: addDays(today, 6) })
  await makeWorkOrder(db, { work_order_number: 'WO-G3', ...hers, scheduled_date: addDays(today, 20) })
  await makeWorkOrder(db, {
    work_order_number: 'WO-G4',
    ...hers,
    service_status: 'Confirmed',
    scheduled_date: addDays(today, -40),
  })
  const { data } = await citra(listFieldJobs)
  expect(data.jobs.map((job: { work_order_number: string }) => job.work_order_number)).toEqual(['WO-G1', 'WO-G2'])
  expect(data.jobs[0]).toMatchObject({ customer_phone: '81290341178', units: [{ line_no: 1 }], photos: [] })
})

import { actOnWorkOrder as act } from '@sejuk/contract/aftersales/work-order-actions'
import * as contract from '@sejuk/contract/aftersales/work-orders'
import { checklist } from '@sejuk/domain/aftersales/work-orders/finishing'
import { dayIn } from '@sejuk/domain/values/dates'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { makeTechnician } from '../../../../test/aftersales.ts'
import { done, startServiceServer } from '../../../../test/servers/service-server.ts'
import { workOrderOf } from '../../../../test/work-orders.ts'
import { technicians } from '../../../db/tables/aftersales/technicians.ts'
import { workOrderDetails } from '../../../db/tables/aftersales/work-orders.ts'
import { serialEvents } from '../../../db/tables/catalogue/serial-events.ts'
import { holidays } from '../../../db/tables/masters/holidays.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'

const server = await startServiceServer()
const { db, everything, desk, otherDesk, technician } = server
const { department, branch, order, photograph, freeSlot, detailOf } = server

describe('two at once', () => {
  test('of two decisions on what both saw, one is taken and the other told of it', async () => {
    const { work_order_number } = await order()
    const answers = await Promise.all([
      desk(act.accept, { work_order_number, row_version: 1 }),
      everything(act.reject, { work_order_number, row_version: 1, reason: 'Full' }),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', '409'])
    expect(answers.find(({ code }) => code === '409')).toMatchObject({
      message: 'Data was changed by someone else. Please reload',
    })
    expect((await workOrderOf(db, work_order_number)).row_version).toBe(2)
  })
  test('without a version, the second is judged by what the first made of it', async () => {
    const { work_order_number } = await order()
    const answers = await Promise.all([
      desk(act.accept, { work_order_number }),
      desk(act.accept, { work_order_number }),
    ])
    expect(answers.map(({ message }) => message).sort()).toEqual([
      'Needs status Service_Dispatched',
      'Work order accepted',
    ])
  })
  test('said twice with one key, it is done once', async () => {
    const { work_order_number } = await order()
    const key = { 'idempotency-key': `key-${work_order_number}` }
    const first = await desk(act.accept, { work_order_number, row_version: 1 }, key)
    expect(await desk(act.accept, { work_order_number, row_version: 1 }, key)).toEqual(first)
    expect(await db.$count(actionLogs, eq(actionLogs.entity_code, work_order_number))).toBe(1)
  })
  test('the last place of a morning is given once', async () => {
    await makeTechnician(db, 'T-BUSY', '8-ASC-01')
    await db
      .update(technicians)
      .set({ max_jobs_day: 1, work_days: [0, 1, 2, 3, 4, 5, 6] })
      .where(eq(technicians.technician_code, 'T-BUSY'))
    const one = await order({ service_status: 'Accepted' })
    const other = await order({ service_status: 'Accepted' })
    const wish = await freeSlot(one.work_order_number, 'T-BUSY')
    const answers = await Promise.all(
      [one, other].map(({ work_order_number }) => desk(act.schedule, { work_order_number, ...wish })),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', '406'])
    expect(answers.find(({ code }) => code === '406')).toMatchObject({
      errors: { slot: ['The technician is not free at this time'] },
    })
  })
})

describe('appointments', () => {
  test('the past, the far future, a holiday, and another centre’s technician are refused', async () => {
    const { work_order_number } = await order({ service_status: 'Accepted' })
    const wish = await freeSlot(work_order_number)
    const context = (over: object) => desk(act.schedule, { work_order_number, ...wish, ...over })
    expect(await context({ scheduled_date: '2020-01-01' })).toMatchObject({
      code: '406',
      errors: { scheduled_date: ['Visit date is not acceptable'] },
    })
    expect(await context({ scheduled_date: '2099-01-01' })).toMatchObject({
      errors: { scheduled_date: ['Visit date is not acceptable'] },
    })
    expect(await context({ slot: '09:00~10:00' })).toMatchObject({ errors: { slot: ['Time slot is required!'] } })
    expect(await context({ technician_code: 'T-9' })).toMatchObject({
      errors: { technician_code: ['This choice is not in the list'] },
    })
    const [free] = await db
      .insert(holidays)
      .values({
        holiday_date: wish.scheduled_date,
        holiday_name: 'Day off',
        local_name: 'Libur',
        kind: 'company',
        dept_code: '705',
      })
      .returning()
    expect(await context({})).toMatchObject({ errors: { scheduled_date: ['This day is a holiday'] } })
    await db.delete(holidays).where(eq(holidays.holiday_id, free!.holiday_id))
    expect(await context({})).toMatchObject(done)
  })
  test('moved for a part, the clock stands still until the next visit; moved for the third time, the branch hears of it', async () => {
    const made = await order({
      service_status: 'Servicing',
      visit_count: 1,
      finish_due: '2030-01-01T03:00:00Z',
      sla_due: '2030-01-01T03:00:00Z',
      reschedule_count: 2,
      first_visit_date: '2026-11-01T03:00:00Z',
      first_scheduled_date: '2026-11-01T02:00:00Z',
      accepted_date: '2026-11-01T01:00:00Z',
    })
    const { work_order_number } = made
    const moved = await desk(act['re-schedule'], {
      work_order_number,
      ...(await freeSlot(work_order_number)),
      reason: 'PCB on order',
      is_waiting_part: true,
    })
    expect(moved).toMatchObject({ ...done, message: 'Visit moved', data: { service_status: 'Re_Scheduled' } })
    expect(await workOrderOf(db, work_order_number)).toMatchObject({
      is_waiting_part: true,
      sla_due: null,
      reschedule_count: 3,
    })
    expect((await branch(contract.listWorkOrders, { tab: 'Waiting_Part', text: work_order_number })).total).toBe(1)
    expect(await technician(act.visit, { work_order_number, reason: 'The part came early' })).toMatchObject({
      data: { service_status: 'Re_Visited' },
    })
    const after = await workOrderOf(db, work_order_number)
    expect(after).toMatchObject({ is_waiting_part: false, visit_count: 2 })
    expect(after.sla_due! >= '2030-01-01T03').toBe(true)
  })
  test('on another day than appointed somebody says why, and the appointment moves there', async () => {
    const { work_order_number } = await order({
      ...{ service_status: 'Scheduled', scheduled_date: '2026-01-05', slot: '08:30~12:00' },
    })
    expect(await technician(act.visit, { work_order_number })).toMatchObject({
      code: '406',
      errors: { reason: ['The visit was appointed for another day. Please say why'] },
    })
    expect((await workOrderOf(db, work_order_number)).scheduled_date).toBe('2026-01-05')
    const reason = 'The customer asked for it'
    expect(await technician(act.visit, { work_order_number, reason })).toMatchObject(done)
    const { scheduled_date } = await workOrderOf(db, work_order_number)
    const { visits, appointments } = await detailOf(work_order_number)
    expect(scheduled_date).toBe(dayIn(visits[0]?.arrived_date ?? '', 'Asia/Jakarta'))
    expect(appointments).toMatchObject([{ scheduled_date, reason }])
  })
  test('far from the customer somebody says why', async () => {
    const { work_order_number } = await order({ service_status: 'Scheduled', pin_lat: -6.2, pin_lng: 106.8 })
    expect(await technician(act.visit, { work_order_number, lat: -6.21, lng: 106.8 })).toMatchObject({
      code: '406',
      errors: { reason: ['You are 1112 m away from the customer'] },
    })
    expect(await technician(act.visit, { work_order_number })).toMatchObject({
      errors: { reason: ['Your position is not known. Please say why'] },
    })
    expect(
      await technician(act.visit, { work_order_number, lat: -6.21, lng: 106.8, reason: 'Gate on the other side' }),
    ).toMatchObject(done)
    expect((await detailOf(work_order_number)).visits).toMatchObject([
      { distance_m: 1112, far_reason: 'Gate on the other side' },
    ])
  })
})

describe('serial numbers', () => {
  const answered = Object.fromEntries(checklist.map((question) => [question, true]))
  const finished = async (serial_indoor: string) => {
    const { work_order_number } = await order({ service_status: 'Servicing', work_done: 'Repair' }, [
      { checklist: answered, serial_indoor },
    ])
    await photograph(work_order_number, 'before', 'after')
    return technician(act.finish, { work_order_number, unsigned_reason: 'Not at home' })
  }
  test('one that nobody knows makes it Finished_SN_Invalid, and somebody corrects it or says why it stays', async () => {
    const { data } = await finished('NOBODY-KNOWS')
    expect(data.service_status).toBe('Finished_SN_Invalid')
    const { work_order_number } = data
    expect((await detailOf(work_order_number)).units[0].serial_problem).toBe('Serial number is not known')
    expect(await department(act['ass-confirm'], { work_order_number })).toMatchObject({
      code: '406',
      errors: { reason: ['Serial number is not known. Correct it, or say why it may stay'] },
    })
    const [unit] = await db
      .select()
      .from(workOrderDetails)
      .where(eq(workOrderDetails.work_order_number, work_order_number))
    const units = [{ work_order_detail_id: unit!.work_order_detail_id, serial_indoor: ' in-1 ' }]
    expect(await department(act['ass-confirm'], { work_order_number, units })).toMatchObject({
      data: { service_status: 'Confirmed_ASS' },
    })
    expect((await detailOf(work_order_number)).units[0]).toMatchObject({ serial_indoor: 'IN-1', serial_problem: null })
  })
  test('a known one is finished, and sent back goes to be scheduled again', async () => {
    const { data } = await finished('IN-1')
    expect(data.service_status).toBe('Finished')
    const life = await db.select().from(serialEvents).where(eq(serialEvents.document_code, data.work_order_number))
    expect(life).toMatchObject([{ serial_number: 'IN-1', event: 'repaired', status_after: 'InStock' }])
    const back = await department(act['ass-reject'], {
      work_order_number: data.work_order_number,
      reason: 'The photo is dark',
    })
    expect(back).toMatchObject({ ...done, data: { service_status: 'Rejected_ASS' } })
    expect(await workOrderOf(db, data.work_order_number)).toMatchObject({
      finished_date: null,
      reason: 'The photo is dark',
    })
  })
  test('units of another work order are not written', async () => {
    const one = await order({ service_status: 'Servicing' })
    const other = await order()
    const [unit] = await db
      .select()
      .from(workOrderDetails)
      .where(eq(workOrderDetails.work_order_number, other.work_order_number))
    const units = [{ work_order_detail_id: unit!.work_order_detail_id, work_note: 'x' }]
    expect(await technician(act['save-work'], { work_order_number: one.work_order_number, units })).toMatchObject({
      code: '404',
    })
  })
  test('measurements that no instrument shows are refused', async () => {
    const { work_order_number } = await order({ service_status: 'Servicing' })
    const units = [{ work_order_detail_id: 1, measurements: [{ moment: 'After', ampere: 201, refrigerant_g: 50_001 }] }]
    expect(await technician(act['save-work'], { work_order_number, units })).toMatchObject({
      code: '406',
      errors: {
        'units.0.measurements.0.ampere': ['Ampere is a number from 0 to 200'],
        'units.0.measurements.0.refrigerant_g': ['Refrigerant is a whole number from 0 to 50000'],
      },
    })
  })
})

test('a centre asks for a cancellation, which the branch approves or refuses', async () => {
  const { work_order_number } = await order({ service_status: 'Scheduled' })
  expect(await desk(act.cancel, { work_order_number })).toMatchObject({
    code: '406',
    errors: { reason: ['Reason field is required!'] },
  })
  expect(await desk(act.cancel, { work_order_number, reason: 'Sold' })).toMatchObject({
    ...done,
    message: 'Cancellation asked for',
    data: { service_status: 'Require_to_Cancel' },
  })
  expect(await desk(act['approve-cancellation'], { work_order_number })).toMatchObject({ code: '403' })
  expect(await branch(act['reject-cancellation'], { work_order_number, reason: 'Ask again' })).toMatchObject({
    data: { service_status: 'Reject_to_Cancel' },
  })
  await desk(act.cancel, { work_order_number, reason: 'Really sold' })
  expect(await branch(act['approve-cancellation'], { work_order_number })).toMatchObject({
    data: { service_status: 'Cancelled' },
  })
  expect((await workOrderOf(db, work_order_number)).closed_date).not.toBeNull()
  const told = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.usercode, 'T-1'), eq(notifications.entity_code, work_order_number)))
  expect(told.map(({ event }) => event).sort()).toEqual(['work-order-cancel-refused', 'work-order-cancelled'])
  const fresh = await order()
  expect(await branch(act.cancel, { work_order_number: fresh.work_order_number, reason: 'Double' })).toMatchObject({
    message: 'Work order cancelled',
    data: { service_status: 'Cancelled' },
  })
})

test('technical support is asked for, sent, proved and rated, or refused', async () => {
  const { work_order_number } = await order({ service_status: 'Servicing', visit_count: 1 })
  const context = () => technician(act['ask-support'], { work_order_number, reason: 'E6 stays' })
  expect(await context()).toMatchObject({ data: { service_status: 'Requiring_Support' } })
  const answer = (input: object) => department(act['require-technical-support'], { work_order_number, ...input })
  expect(await answer({})).toMatchObject({ errors: { supporter_code: ['Who gives the support is required!'] } })
  expect(await answer({ is_refused: true })).toMatchObject({ errors: { reason: ['Reason field is required!'] } })
  expect(await answer({ is_refused: true, reason: 'Read the manual' })).toMatchObject({
    data: { service_status: 'Servicing' },
  })
  await context()
  expect(await answer({ supporter_code: 'NOBODY' })).toMatchObject({
    errors: { supporter_code: ['This choice is not in the list'] },
  })
  expect(await answer({ supporter_code: department.usercode })).toMatchObject({
    data: { service_status: 'Dispatch_Support_to_Technician' },
  })
  expect(await department(act['support-proof'], { work_order_number, reason: 'Board changed' })).toMatchObject({
    data: { service_status: 'Support_Proof' },
  })
  expect(await desk(act['evaluate-support'], { work_order_number, rating: 6 })).toMatchObject({ code: '406' })
  expect(await desk(act['evaluate-support'], { work_order_number, rating: 4 })).toMatchObject({
    data: { service_status: 'Evaluate_Support' },
  })
  expect((await detailOf(work_order_number)).supports).toMatchObject([
    { rating: 4, proof_note: 'Board changed', supporter_name: 'Maya' },
    { supporter_code: null, answer_note: 'Read the manual' },
  ])
})

test('dispatched to another centre it leaves the old one; a paused or unsigned one does not get it', async () => {
  const { work_order_number } = await order({ service_status: 'Accepted' })
  const send = (asc_code: string) =>
    branch(act['dispatch-another-asc'], { work_order_number, asc_code, reason: 'Full' })
  expect(await send('8-ASC-03')).toMatchObject({
    errors: { asc_code: ['The service centre is paused'] },
    errors_because: { asc_code: [{ code: 'service-centre-paused' }] },
  })
  expect(await send('8-ASC-04')).toMatchObject({ errors: { asc_code: ['The contract is not signed'] } })
  expect(await send('8-ASC-01')).toMatchObject({ errors: { asc_code: ['The work order is already at this centre'] } })
  expect(await send('8-ASC-99')).toMatchObject({ code: '406', errors: { asc_code: [expect.any(String)] } })
  expect(await send('8-ASC-02')).toMatchObject({ data: { service_status: 'Service_Dispatched' } })
  expect(await desk(contract.getWorkOrder, { work_order_number })).toMatchObject({ code: '404' })
  expect(await otherDesk(contract.getWorkOrder, { work_order_number })).toMatchObject({
    data: { technician_code: null, accepted_date: null },
  })
})

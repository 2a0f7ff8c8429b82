import { actOnWorkOrder as act, type OwnAction, ownActions } from '@sejuk/contract/aftersales/work-order-actions'
import * as contract from '@sejuk/contract/aftersales/work-orders'
import * as sla from '@sejuk/contract/aftersales/sla-rules'
import { checklist } from '@sejuk/domain/aftersales/finishing'
import { serviceStatuses } from '@sejuk/domain/aftersales/statuses'
import { workOrderTabs } from '@sejuk/domain/aftersales/work-order-tabs'
import { mayAct } from '@sejuk/domain/aftersales/work-orders'
import { type Permission, permissions } from '@sejuk/domain/permissions'
import { standardRoles } from '@sejuk/domain/roles'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeCentre, makeTechnician, makeTicket } from '../../../../test/aftersales.ts'
import { type Call, openHouse } from '../../../../test/house.ts'
import { makeWorkOrder, workOrderOf } from '../../../../test/work-orders.ts'
import { technicians } from '../../../db/tables/aftersales/technicians.ts'
import { workOrderDetails, workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { holidays } from '../../../db/tables/masters/holidays.ts'
import { photoLists } from '../../../db/tables/masters/photo-lists.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { outbox } from '../../../db/tables/platform/outbox.ts'
import { exportableOf } from '../../../platform/export/exportable.ts'
import { judged } from '../../../platform/input.ts'
import { confirmAutomatically, escalateLate } from './clock.ts'
import { dispatchWorkOrder, stateOf } from './commands.ts'

const { db, as, jobs, config, database } = await openHouse()
const held = (role: keyof typeof standardRoles) => standardRoles[role].permissions as readonly Permission[]
const everything = await as([...permissions])
const desk = await as(held('ASC-Admin'), { view_data: 'View_Data_Asc', asc_code: '8-ASC-01', username: 'Hendra' })
const otherDesk = await as(held('ASC-Admin'), { view_data: 'View_Data_Asc', asc_code: '8-ASC-02' })
const technician = await as(held('Technician'), {
  view_data: 'View_Data_Technician',
  usercode: 'T-1',
  asc_code: '8-ASC-01',
})
const helper = await as(held('Technician'), {
  view_data: 'View_Data_Technician',
  usercode: 'T-2',
  asc_code: '8-ASC-01',
})
const department = await as(held('After-Sales-Department'), { username: 'Maya' })
const branch = await as(held('Branch-Manager'), { view_data: 'View_Data_My_Branch', department: '705' })
const otherBranch = await as(held('Branch-Manager'), { view_data: 'View_Data_My_Branch', department: '713' })

let count = 0
const order = (over: Partial<typeof workOrders.$inferInsert> = {}, units?: Parameters<typeof makeWorkOrder>[2]) =>
  makeWorkOrder(db, { work_order_number: `WO-T-${++count}`, technician_code: 'T-1', ...over }, units)
const done = { code: '200', status: true }

beforeAll(async () => {
  await makeCentre(db, { asc_code: '8-ASC-01', ass_admin_user_codes: [department.usercode] })
  await makeCentre(db, { asc_code: '8-ASC-02' })
  await makeCentre(db, { asc_code: '8-ASC-03', asc_flag: 'Paused' })
  await makeCentre(db, { asc_code: '8-ASC-04', contract_signed_date: null })
  for (const code of ['T-1', 'T-2', 'T-3']) await makeTechnician(db, code, '8-ASC-01')
  await makeTechnician(db, 'T-9', '8-ASC-02')
  // Nobody rests here, so that a test finds a free day whatever day it is.
  await db.update(technicians).set({ work_days: [0, 1, 2, 3, 4, 5, 6], max_jobs_day: 4 })
  await db.insert(photoLists).values(
    ['before', 'after'].map((photo_alias, seq) => ({
      module_name: 'work_order',
      photo_alias,
      photo_name: photo_alias === 'before' ? 'Before the work' : 'After the work',
      local_name: photo_alias,
      min_photos: 1,
      max_photos: 5,
      is_required: true,
      camera_only: false,
      seq,
    })),
  )
  await db.insert(serialNumbers).values(
    [
      ['IN-1', 'Indoor'],
      ['OUT-1', 'Outdoor'],
    ].map(([serial_number, unit_kind]) => ({
      serial_number: serial_number!,
      item_code: `SET-1/${unit_kind}`,
      item_name: 'RAC 1 PK',
      set_item_code: 'SET-1',
      unit_kind: unit_kind as 'Indoor',
      brand_code: 'GREE',
      category_code: 'SPL',
      business_unit: 'RAC',
    })),
  )
})

const photograph = (number: string, ...aliases: string[]) =>
  db.insert(attachments).values(
    aliases.map((alias) => ({
      attachment_code: `${number}-${alias}`,
      kind: 'photo' as const,
      module_name: 'work_order',
      module_code: number,
      alias,
      original_file_name: `${alias}.jpg`,
      content_type: 'image/jpeg',
      bytes: 1,
      sha256: alias,
      store_key: alias,
      created_by: 'T-1',
    })),
  )

/** The first day and slot that can be chosen. */
const freeSlot = async (work_order_number: string, technician_code = 'T-1') => {
  const { data } = await desk(contract.visitChoices, { work_order_number, technician_code })
  const days = data as contract.VisitDay[]
  const day = days.find(({ slots }) => slots.some(({ slot, why_not }) => slot !== '08:30~18:00' && !why_not))!
  const slot = day.slots.find((one) => one.slot !== '08:30~18:00' && !one.why_not)!
  return { scheduled_date: day.day, slot: slot.slot, technician_code }
}
const detailOf = async (number: string) => (await everything(contract.getWorkOrder, { work_order_number: number })).data

test('a job lives from the dispatch to the confirmation, by four people, and every step is dated and logged', async () => {
  await makeTicket(db, { ticket_number: 'AST-LIFE' }, [
    { serial_indoor: 'IN-1', serial_outdoor: 'OUT-1', item_code: 'SET-1' },
  ])
  const acting = {
    db,
    jobs,
    config,
    viewer: { usercode: 'U-CC', username: 'Call Centre' } as never,
    actor: { usercode: 'U-CC', username: 'Call Centre', via: 'web', ip: '', request_id: '' },
  }
  const made = await dispatchWorkOrder(acting, {
    ticket_number: 'AST-LIFE',
    asc_code: '8-ASC-01',
    line_nos: [1],
    note: 'Ring twice',
  })
  const work_order_number = made.work_order_number
  expect(made).toMatchObject({
    service_status: 'Service_Dispatched',
    sla_due: made.accept_due,
    area_name: 'District of Jakarta Barat, Jakarta Barat',
  })
  expect(await db.select().from(notifications).where(eq(notifications.usercode, desk.usercode))).toMatchObject([
    { event: 'work-order-dispatched' },
  ])
  const step = async (who: Call, name: OwnAction, input: object, says: string, status: string) => {
    const answer = await who(act[name], { work_order_number, ...input })
    expect(answer, name).toMatchObject({ ...done, message: says, data: { service_status: status } })
  }
  await step(desk, 'accept', { row_version: 1 }, 'Work order accepted', 'Accepted')
  await step(
    desk,
    'assign-technician',
    { technician_code: 'T-1', helper_codes: ['T-2'] },
    'Technician assigned',
    'Start_to_Process',
  )
  await step(desk, 'schedule', await freeSlot(work_order_number), 'Visit scheduled', 'Scheduled')
  expect(await db.select().from(outbox).where(eq(outbox.entity_code, work_order_number))).toMatchObject([
    { event: 'visit-scheduled', channel: 'whatsapp', address: '+6281290341178' },
  ])
  await step(technician, 'visit', {}, 'Arrival recorded', 'Visited')
  await step(technician, 'repair', {}, 'Repair begun', 'Servicing')
  const [unit] = await db
    .select()
    .from(workOrderDetails)
    .where(eq(workOrderDetails.work_order_number, work_order_number))
  const work = {
    work_order_detail_id: unit!.work_order_detail_id,
    findings: [
      {
        repair_symptom: 'NOT_COLD',
        repair_place_of_failure: 'PCB',
        repair_cause_of_failure: 'SURGE',
        action_taken: 'Replaced',
      },
    ],
    measurements: [
      { moment: 'After', pressure: 140, ampere: '3.4', temperature_in: 27, temperature_out: 14, refrigerant_g: 50 },
    ],
    parts: [{ item_code: 'PCB-1', item_name: 'PCB', quantity: 1, item_flag: 'OUT' }],
    checklist: Object.fromEntries(checklist.map((question) => [question, true])),
  }
  await step(helper, 'save-work', { units: [work] }, 'Data saved successfully', 'Servicing')
  const early = await technician(act.finish, { work_order_number })
  expect(early).toMatchObject({
    code: '406',
    errors: {
      photos: ['Photo Before the work is required', 'Photo After the work is required'],
      signed_by: [expect.stringContaining('signature')],
    },
  })
  await photograph(work_order_number, 'before', 'after')
  await step(technician, 'finish', { signed_by: 'Budi' }, 'Work finished', 'Finished')
  await step(department, 'ass-confirm', {}, 'Work order confirmed', 'Confirmed_ASS')
  expect(await detailOf(work_order_number)).toMatchObject({
    service_status: 'Confirmed_ASS',
    cost_status: 'Cost_Draft',
    sla_due: null,
    visits: [{ visit_no: 1, technician_code: 'T-1', left_date: expect.any(String) }],
    units: [
      {
        unit_status: 'Done',
        findings: [{ repair_cause_of_failure: 'SURGE' }],
        measurements: [{ ampere: 3.4 }],
        parts: [{ item_flag: 'OUT' }],
      },
    ],
  })
  const { data: log } = await desk(contract.workOrderLog, { code: work_order_number })
  expect(log.map(({ action }: { action: string }) => action)).toEqual([
    'ass-confirm',
    'finish',
    'save-work',
    'repair',
    'visit',
    'schedule',
    'assign-technician',
    'accept',
    'dispatch',
  ])
})

/** The least that each action takes. */
const least: Partial<Record<OwnAction, object>> = {
  reject: { reason: 'Full' },
  'assign-technician': { technician_code: 'T-1' },
  schedule: { scheduled_date: '2020-01-01', slot: '08:30~12:00' },
  're-schedule': { scheduled_date: '2020-01-01', slot: '08:30~12:00', reason: 'Rain' },
  'ask-support': { reason: 'E6 stays' },
  'require-technical-support': { is_refused: true, reason: 'Try again' },
  'support-proof': { reason: 'Board changed' },
  'evaluate-support': { rating: 5 },
  'ass-reject': { reason: 'Photo is dark' },
  cancel: { reason: 'Sold' },
  'reject-cancellation': { reason: 'Go on' },
  'dispatch-another-asc': { asc_code: '8-ASC-01', reason: 'Full' },
}

test.each(ownActions)('%s: the server says no exactly where the screen does, in the same words', async (name) => {
  const made = await order()
  const { work_order_number } = made
  for (const service_status of serviceStatuses) {
    await db
      .update(workOrders)
      .set({ service_status, technician_code: 'T-1' })
      .where(eq(workOrders.work_order_number, work_order_number))
    const current = await workOrderOf(db, work_order_number)
    const gate = mayAct(stateOf(current, new Date().toISOString()), name, {
      permission: new Set(permissions),
      service_role: 'Branch',
    })
    const answer = await everything(act[name], { work_order_number, ...least[name] })
    if (gate.enabled) expect(answer.code, `${service_status}: ${answer.message}`).not.toBe('409')
    else expect(answer, service_status).toMatchObject({ code: '409', status: 'Conflict', message: gate.why_not })
  }
})

describe('who sees what', () => {
  test('another centre, another branch and another technician know nothing of it; a helper does', async () => {
    const { work_order_number } = await order({ helper_codes: ['T-2'] })
    for (const who of [
      otherDesk,
      otherBranch,
      await as(held('Technician'), { view_data: 'View_Data_Technician', usercode: 'T-3' }),
    ]) {
      expect(await who(contract.getWorkOrder, { work_order_number })).toMatchObject({ code: '404' })
      expect(await who(act.cancel, { work_order_number, reason: 'x' })).toMatchObject({ code: '404' })
    }
    for (const who of [desk, branch, technician, helper])
      expect(await who(contract.getWorkOrder, { work_order_number })).toMatchObject(done)
    expect((await helper(contract.listWorkOrders, { text: work_order_number })).data).toMatchObject([
      { work_order_number },
    ])
  })
  test('the list hides the middle of a phone number, the detail shows it to whoever may call', async () => {
    const { work_order_number } = await order()
    const { data } = await branch(contract.listWorkOrders, { text: work_order_number })
    expect(data[0].customer_phone).toBe('812••••178')
    const reader = await as(['Work-Order-Search'])
    expect((await reader(contract.getWorkOrder, { work_order_number })).data.customer_phone).toBe('812••••178')
    expect((await desk(contract.getWorkOrder, { work_order_number })).data.customer_phone).toBe('81290341178')
  })
  test('the board shows a centre to its own people only', async () => {
    const asked = { asc_code: '8-ASC-01', from: '2026-11-16', days: 7 }
    expect(await otherDesk(contract.workOrderBoard, asked)).toMatchObject({ code: '404' })
    const { work_order_number } = await order({
      service_status: 'Scheduled',
      scheduled_date: '2026-11-18',
      slot: '08:30~12:00',
    })
    const { data } = await desk(contract.workOrderBoard, asked)
    expect(data.jobs.map((job: contract.BoardJob) => job.work_order_number)).toContain(work_order_number)
    expect(data.technicians.map((one: { technician_code: string }) => one.technician_code)).toEqual([
      'T-1',
      'T-2',
      'T-3',
    ])
  })
})

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
    const ask = (over: object) => desk(act.schedule, { work_order_number, ...wish, ...over })
    expect(await ask({ scheduled_date: '2020-01-01' })).toMatchObject({
      code: '406',
      errors: { scheduled_date: ['Visit date is not acceptable'] },
    })
    expect(await ask({ scheduled_date: '2099-01-01' })).toMatchObject({
      errors: { scheduled_date: ['Visit date is not acceptable'] },
    })
    expect(await ask({ slot: '09:00~10:00' })).toMatchObject({ errors: { slot: ['Time slot is required!'] } })
    expect(await ask({ technician_code: 'T-9' })).toMatchObject({
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
    expect(await ask({})).toMatchObject({ errors: { scheduled_date: ['This day is a holiday'] } })
    await db.delete(holidays).where(eq(holidays.holiday_id, free!.holiday_id))
    expect(await ask({})).toMatchObject(done)
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
    expect(await technician(act.visit, { work_order_number })).toMatchObject({ data: { service_status: 'Re_Visited' } })
    const after = await workOrderOf(db, work_order_number)
    expect(after).toMatchObject({ is_waiting_part: false, visit_count: 2 })
    expect(after.sla_due! >= '2030-01-01T03').toBe(true)
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
  const ask = () => technician(act['ask-support'], { work_order_number, reason: 'E6 stays' })
  expect(await ask()).toMatchObject({ data: { service_status: 'Requiring_Support' } })
  const answer = (input: object) => department(act['require-technical-support'], { work_order_number, ...input })
  expect(await answer({})).toMatchObject({ errors: { supporter_code: ['Who gives the support is required!'] } })
  expect(await answer({ is_refused: true })).toMatchObject({ errors: { reason: ['Reason field is required!'] } })
  expect(await answer({ is_refused: true, reason: 'Read the manual' })).toMatchObject({
    data: { service_status: 'Servicing' },
  })
  await ask()
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
  expect(await send('8-ASC-03')).toMatchObject({ errors: { asc_code: ['The service centre is paused'] } })
  expect(await send('8-ASC-04')).toMatchObject({ errors: { asc_code: ['The contract is not signed'] } })
  expect(await send('8-ASC-01')).toMatchObject({ errors: { asc_code: ['The work order is already at this centre'] } })
  expect(await send('8-ASC-99')).toMatchObject({ code: '404' })
  expect(await send('8-ASC-02')).toMatchObject({ data: { service_status: 'Service_Dispatched' } })
  expect(await desk(contract.getWorkOrder, { work_order_number })).toMatchObject({ code: '404' })
  expect(await otherDesk(contract.getWorkOrder, { work_order_number })).toMatchObject({
    data: { technician_code: null, accepted_date: null },
  })
})

describe('the list', () => {
  test('the names of the business find what is stored under the listed one; a name that is none is refused', async () => {
    const { work_order_number } = await order({ service_status: 'Confirmed', survey_status: 'Satisfy' })
    const find = (filter: object) => branch(contract.listWorkOrders, { text: work_order_number, ...filter })
    expect((await find({ service_status: 'Service_Confirmed', survey_status: 'Survery_Satisfy' })).data).toMatchObject([
      { service_status: 'Confirmed' },
    ])
    expect((await find({ service_status: ['Dispatched', 'Cancelled'] })).total).toBe(0)
    expect(await find({ service_status: 'Nonsense' })).toMatchObject({ code: '406' })
  })
  test('every tab counts what it lists', async () => {
    const { data } = await everything(contract.countWorkOrders, {})
    for (const { tab, total } of data as { tab: string; total: number }[])
      expect((await everything(contract.listWorkOrders, { tab, limit: 1 })).total, tab).toBe(total)
    expect(data.map(({ tab }: { tab: string }) => tab)).toEqual([...workOrderTabs])
  })
  test('a unit’s serial number and a phone as people write it find the work order', async () => {
    const { work_order_number } = await order({ customer_phone: '81355501234' }, [{ serial_outdoor: 'SN-FIND-ME' }])
    for (const text of ['sn-find-me', '0813 5550 1234', '+62813-5550-1234'])
      expect((await everything(contract.listWorkOrders, { text })).data, text).toMatchObject([{ work_order_number }])
  })
  test('a file holds a year at most, and the columns that were chosen', () => {
    const download = exportableOf('work-order')!
    expect(() => judged(download.list, { from: '2024-01-01', to: '2026-01-01' })).toThrow()
    expect(judged(download.list, { from: '2025-01-01', to: '2025-12-31', columns: 'asc_code' })).toMatchObject({
      columns: ['asc_code'],
    })
  })
})

describe('the clock', () => {
  const work = (worker: typeof confirmAutomatically) =>
    worker.work({ data: {}, db: database.db, url: '', jobs, config, signal: new AbortController().signal })
  test('who did not answer for a week, asked three times, is taken to be content', async () => {
    const survey = { service_status: 'CallCenter_Survery', survey_status: 'Not_Reply' } as const
    const old = new Date(Date.now() - 8 * 86_400_000).toISOString()
    const due = await order({ ...survey, survey_sent_date: old, survey_attempts: 3 })
    const fresh = await order({ ...survey, survey_sent_date: new Date().toISOString(), survey_attempts: 3 })
    const unasked = await order({ ...survey, survey_sent_date: old, survey_attempts: 2 })
    await work(confirmAutomatically)
    await work(confirmAutomatically)
    expect((await workOrderOf(db, due.work_order_number)).service_status).toBe('Confirmed_Automatic')
    for (const one of [fresh, unasked])
      expect((await workOrderOf(db, one.work_order_number)).service_status).toBe('CallCenter_Survery')
    expect(await db.select().from(actionLogs).where(eq(actionLogs.entity_code, due.work_order_number))).toMatchObject([
      { action: 'auto-confirm', usercode: 'SYSTEM' },
    ])
  })
  test('what nobody accepted in time is told once', async () => {
    const { work_order_number } = await order({ sla_due: '2026-01-01T00:00:00Z' })
    await work(escalateLate)
    await work(escalateLate)
    const told = and(eq(notifications.entity_code, work_order_number), eq(notifications.event, 'work-order-late'))
    expect(await db.$count(notifications, told)).toBe(1)
  })
})

test('the hours each step may take are kept in a table, once for each case', async () => {
  const rule = { priority: 'Urgent', accept_hours: 1, schedule_hours: 2, visit_hours: 4, finish_hours: 8 }
  expect(await department(sla.addSlaRule, { ...rule, schedule_hours: 0 })).toMatchObject({ code: '406' })
  expect(await department(sla.addSlaRule, { ...rule, visit_hours: 1 })).toMatchObject({
    errors: { visit_hours: ['Each step ends no earlier than the one before it'] },
  })
  const { data } = await department(sla.addSlaRule, rule)
  expect(await department(sla.addSlaRule, rule)).toMatchObject({
    errors: { priority: ['There is a rule for this already'] },
  })
  const changed = { ...rule, ...data, row_version: 1, finish_hours: 9 }
  expect(await department(sla.updateSlaRule, changed)).toMatchObject(done)
  expect(await department(sla.updateSlaRule, changed)).toMatchObject({ code: '409' })
  expect((await branch(sla.listSlaRules)).data).toMatchObject([
    { priority: 'Urgent', finish_hours: 9, service_type: null },
  ])
  expect(await branch(sla.addSlaRule, rule)).toMatchObject({ code: '403' })
  expect(await department(sla.deleteSlaRule, { ...data, row_version: 2 })).toMatchObject(done)
})

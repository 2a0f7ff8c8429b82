import * as sla from '@sejuk/contract/aftersales/sla-rules'
import { actOnWorkOrder as act, type OwnAction, ownActions } from '@sejuk/contract/aftersales/work-order-actions'
import * as board from '@sejuk/contract/aftersales/work-order-board'
import * as contract from '@sejuk/contract/aftersales/work-orders'
import { serviceStatuses } from '@sejuk/domain/aftersales/statuses'
import { checklist } from '@sejuk/domain/aftersales/work-orders/finishing'
import { workOrderTabs } from '@sejuk/domain/aftersales/work-orders/work-order-tabs'
import { workOrder } from '@sejuk/domain/aftersales/work-orders/work-orders'
import { permissions } from '@sejuk/domain/permissions'
import { english } from '@sejuk/words/english'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { makeTicket } from '../../../../test/aftersales.ts'
import { done, held, startServiceServer } from '../../../../test/servers/service-server.ts'
import type { Call } from '../../../../test/servers/test-server.ts'
import { workOrderOf } from '../../../../test/work-orders.ts'
import { offers } from '../../../app.ts'
import { workOrderDetails, workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { serialEvents } from '../../../db/tables/catalogue/serial-events.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { outbox } from '../../../db/tables/platform/outbox.ts'
import { validated } from '../../../platform/http/input.ts'
import { systemViewer } from '../../../platform/records/system-actor.ts'
import { confirmAutomatically, escalateLate } from './clock.ts'
import { dispatchWorkOrder } from './commands.ts'

const server = await startServiceServer()
const { db, as, jobs, config, database, everything, desk, otherDesk, technician, helper } = server
const { department, branch, otherBranch, order, photograph, freeSlot, detailOf } = server

test('a job lives from the dispatch to the confirmation, by four people, and every step is dated and logged', async () => {
  await makeTicket(db, { ticket_number: 'AST-LIFE' }, [
    { serial_indoor: 'IN-1', serial_outdoor: 'OUT-1', item_code: 'SET-1' },
  ])
  const acting = {
    db,
    jobs,
    config,
    offers,
    viewer: { ...systemViewer, usercode: 'U-CC', username: 'Call Centre' },
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
  await step(technician, 'visit', { reason: 'Another day suits the customer' }, 'Arrival recorded', 'Visited')
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
  const told = await db.select().from(serialEvents).where(eq(serialEvents.serial_number, 'IN-1'))
  expect(told).toMatchObject([
    { event: 'part-replaced', document_code: work_order_number, note: '1 × PCB' },
    { event: 'repaired', document_code: work_order_number },
  ])
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
  'need-part': { work_order_detail_id: 999_999, lines: [{ item_code: 'PCB', quantity: 1 }] },
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
    const viewer = { usercode: 'U1', permission: new Set(permissions), view_data: 'View_Data_My_Branch' as const }
    const gate = workOrder.gate(name, current, viewer, new Date().toISOString())
    const answer = await everything(act[name], { work_order_number, ...least[name] })
    if (gate.enabled) expect(answer.code, `${service_status}: ${answer.message}`).not.toBe('409')
    else
      expect(answer, service_status).toMatchObject({ code: '409', status: 'Conflict', message: english(gate.because) })
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
    expect(data[0].customer_phone).toBe('812••••••78')
    const reader = await as(['Work-Order-Search'])
    expect((await reader(contract.getWorkOrder, { work_order_number })).data.customer_phone).toBe('812••••••78')
    expect((await desk(contract.getWorkOrder, { work_order_number })).data.customer_phone).toBe('81290341178')
  })
  test('the board shows a centre to its own people only', async () => {
    const asked = { asc_code: '8-ASC-01', from: '2026-11-16', days: 7 }
    expect(await otherDesk(board.workOrderBoard, asked)).toMatchObject({ code: '404' })
    const { work_order_number } = await order({
      service_status: 'Scheduled',
      scheduled_date: '2026-11-18',
      slot: '08:30~12:00',
    })
    const waits = await order({ service_status: 'Accepted' })
    const { data } = await desk(board.workOrderBoard, asked)
    const numbers = (jobs: board.BoardJob[]) => jobs.map((job) => job.work_order_number)
    expect(numbers(data.jobs)).toContain(work_order_number)
    expect(numbers(data.waiting)).toContain(waits.work_order_number)
    expect(numbers(data.jobs)).not.toContain(waits.work_order_number)
    expect(data.technicians.map((one: { technician_code: string }) => one.technician_code)).toEqual([
      'T-1',
      'T-2',
      'T-3',
    ])
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
    const download = offers.exports.get('work-order')!
    expect(() => validated(download.list, { from: '2024-01-01', to: '2026-01-01' })).toThrow()
    expect(validated(download.list, { from: '2025-01-01', to: '2025-12-31', columns: 'asc_code' })).toMatchObject({
      columns: ['asc_code'],
    })
  })
})

describe('the clock', () => {
  const work = (worker: typeof confirmAutomatically) =>
    worker.work({ data: {}, db: database.db, url: '', jobs, config, offers, signal: new AbortController().signal })
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
      { action: 'auto-confirm', usercode: 'system' },
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

import * as repair from '@sejuk/contract/aftersales/repair-choices'
import { ascForDispatch, ascListForDispatch, proposeDispatch } from '@sejuk/contract/aftersales/service-centres'
import * as dispatching from '@sejuk/contract/aftersales/ticket-dispatch'
import * as forms from '@sejuk/contract/aftersales/ticket-forms'
import * as contract from '@sejuk/contract/aftersales/tickets'
import { permissions } from '@sejuk/domain/permissions'
import type { RoleCode } from '@sejuk/domain/role-facts'
import { standardRoles } from '@sejuk/domain/roles'
import { addDays, dayIn } from '@sejuk/domain/values/dates'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { east, makeCentre, makeConsumerItem, makeRegions, west } from '../../../../test/aftersales.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { consumerItems } from '../../../db/tables/aftersales/consumer-items.ts'
import { aftersalesTickets, repairChoices, ticketUnits } from '../../../db/tables/aftersales/tickets.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { serialEvents } from '../../../db/tables/catalogue/serial-events.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'

const server = await startTestServer()
const { db, as } = server
const today = dayIn(new Date().toISOString(), 'Asia/Jakarta')

/** Somebody with what a standard role gives, and not the role itself: a house may have copied it under another name. */
const inRole = (role_code: RoleCode, more: object = {}) => {
  const { view_data, permissions: held } = standardRoles[role_code]
  return as(held, { view_data, ...more })
}
type Caller = Awaited<ReturnType<typeof inRole>>
let desk: Caller
let branch: Caller
let other: Caller

let n = 0
const newPhone = () => `0812555${String(10000 + n++)}`
const form = (more: object = {}) => ({
  complain_by: 'End_User',
  complain_via: 'Phone',
  priority: 'Normal',
  service_type: 'Repair',
  customer_name: 'Budi Santoso',
  customer_phone: newPhone(),
  customer_address: 'Jl. Melati 1',
  sub_district_code: west,
  units: [{ description: 'Tidak dingin' }],
  ...more,
})
const log = async (who: Caller, more: object = {}) => {
  const answer = await who(forms.createTicket, form(more))
  expect(answer.code, JSON.stringify(answer)).toBe('200')
  return answer.data as { ticket_number: string; row_version: number }
}
const statusOf = async (ticket_number: string) =>
  (await db.select().from(aftersalesTickets).where(eq(aftersalesTickets.ticket_number, ticket_number)))[0]

beforeAll(async () => {
  await makeRegions(db)
  await db.insert(repairChoices).values([
    { choice_key: 'Repair_Symptoms', code: 'NOT_COLD', name: 'Not cold', local_name: 'Tidak dingin', seq: 1 },
    {
      choice_key: 'Repair_Place_of_Failure',
      code: 'PIPING',
      name: 'Piping',
      local_name: 'Pipa',
      parent_codes: ['NOT_COLD'],
      seq: 1,
    },
    {
      choice_key: 'Repair_Place_of_Failure',
      code: 'DRAIN',
      name: 'Drain',
      local_name: 'Saluran',
      parent_codes: ['WATER_LEAK'],
      seq: 2,
    },
  ])
  await makeCentre(db, { asc_code: '8-ASC-01', asc_name: 'Service Center Jakarta Barat' }, [west])
  await makeCentre(db, { asc_code: '8-ASC-02', lat: -6.25, lng: 106.9, rating: 3 }, [east])
  await makeCentre(db, { asc_code: '8-ASC-05', asc_flag: 'Paused' }, [west])
  await makeCentre(db, { asc_code: '8-ASC-06', contract_signed_date: null }, [west])
  await makeCentre(db, { asc_code: '8-ASC-07', contract_valid_to: '2024-02-01' }, [west])
  const unit = {
    item_name: 'Gree Split 1 PK',
    brand_code: 'GREE',
    category_code: 'SPL',
    business_unit: 'RAC',
    set_item_code: 'GSW-09',
    status: 'Sold',
  } as const
  await db.insert(serialNumbers).values([
    {
      ...unit,
      serial_number: 'IN100',
      item_code: 'GSW-09(I)',
      unit_kind: 'Indoor',
      delivered_date: addDays(today, -200),
    },
    {
      ...unit,
      serial_number: 'OUT100',
      item_code: 'GSW-09(O)',
      unit_kind: 'Outdoor',
      delivered_date: addDays(today, -200),
    },
    {
      ...unit,
      serial_number: 'IN200',
      item_code: 'GSW-09(I)',
      unit_kind: 'Indoor',
      delivered_date: addDays(today, -3000),
    },
  ])
  desk = await inRole('Call-Center')
  branch = await inRole('Branch-Manager', { department: '705' })
  other = await inRole('Staff-Other-Dept', { department: '705' })
})

describe('logging a ticket', () => {
  test('it is numbered, given to the branch of the area, judged by its units, and the clock begins', async () => {
    const { ticket_number } = await log(desk, {
      customer_phone: '+62 812-9034-1178',
      units: [
        { serial_indoor: 'in 100', serial_outdoor: 'OUT100', symptom: 'NOT_COLD' },
        { description: 'Yang kedua' },
      ],
    })
    expect(ticket_number).toMatch(/^AST-705-\d{4}-\d{5}$/)
    const { data } = await desk(contract.getTicket, { ticket_number })
    expect(data).toMatchObject({
      ticket_status: 'Ticket_Draft',
      action_role: 'Call Center',
      customer_phone: '81290341178',
      dept_code: '705',
      warranty: 'In_Warranty',
      unit_count: 2,
      is_own: true,
      region: { sub_district_code: west, city_code: '31.73' },
    })
    expect(data.units[0]).toMatchObject({
      item_code: 'GSW-09',
      item_name: 'Gree Split 1 PK',
      serial_indoor: 'IN100',
      warranty: 'In_Warranty',
      symptom_name: 'Not cold',
    })
    expect(Date.parse(data.sla_due)).toBeGreaterThan(Date.parse(data.created_date))
    const told = await db.select().from(serialEvents).where(eq(serialEvents.document_code, ticket_number))
    expect(told.map(({ serial_number, event }) => [serial_number, event])).toEqual([
      ['IN100', 'ticket'],
      ['OUT100', 'ticket'],
    ])
    const [item] = await db.select().from(consumerItems).where(eq(consumerItems.serial_indoor, 'IN100'))
    expect(item).toMatchObject({
      consumer_name: 'Budi Santoso',
      consumer_phone: '81290341178',
      serial_outdoor: 'OUT100',
    })
  })

  test.each([
    ['customer_name', { customer_name: '' }, 'Customer name is required!'],
    ['customer_name', { customer_name: 'B' }, 'Customer name is at least 2 characters'],
    ['customer_phone', { customer_phone: '12' }, 'Phone is not a phone number'],
    ['sub_district_code', { sub_district_code: '99' }, 'This choice is not in the list'],
    ['units', { units: [] }, 'At least one unit is required!'],
    ['units.0.symptom', { units: [{ symptom: 'SAD' }] }, 'This choice is not in the list'],
    ['units.0.purchase_date', { units: [{ purchase_date: '2999-01-01' }] }, 'A purchase cannot be in the future'],
    ['units', { units: [{ serial_indoor: 'A1' }, { serial_outdoor: 'A1' }] }, 'A serial number stands here twice'],
    ['preferred_date', { preferred_date: '2020-01-01' }, 'The preferred date has passed'],
    ['priority', { priority: 'Whenever' }, 'Priority is required!'],
  ])('%s is refused at its field', async (field, wrong, message) => {
    const answer = await desk(forms.createTicket, form(wrong))
    expect(answer).toMatchObject({ code: '406', message: 'Form invalid. Please check the form' })
    expect(answer.errors?.[field]).toEqual([message])
  })

  test('a likely duplicate is named before anything is written, by phone and by serial number', async () => {
    const phone = newPhone()
    const first = await log(desk, { customer_phone: phone, units: [{ serial_indoor: 'DUP1' }] })
    const same = form({ customer_phone: phone })
    const before = await db.$count(aftersalesTickets)
    const refused = await desk(forms.createTicket, same)
    expect(refused).toMatchObject({
      code: '409',
      status: 'Duplicate',
      message: 'This customer or unit already has an open ticket',
      data: [{ ticket_number: first.ticket_number, same: ['phone'] }],
    })
    expect(await db.$count(aftersalesTickets)).toBe(before)
    const found = await desk(forms.findDuplicates, { phone, serial_numbers: ['dup-1', 'DUP1'] })
    expect(found.data).toMatchObject([{ ticket_number: first.ticket_number, same: ['serial_number', 'phone'] }])
    const saved = await desk(forms.createTicket, {
      ...same,
      despite_duplicates: true,
      duplicate_of: first.ticket_number,
    })
    expect(saved.code).toBe('200')
    expect(await statusOf(saved.data.ticket_number)).toMatchObject({ duplicate_of: first.ticket_number })
  })
})

test('a caller is known at once by phone or serial number: units with warranty, and what was asked before', async () => {
  const phone = newPhone()
  const national = phone.slice(1)
  await makeConsumerItem(db, {
    consumer_name: 'Sari',
    consumer_phone: national,
    sub_district_code: west,
    serial_indoor: 'IN200',
    item_name: 'Split',
  })
  const before = await desk(forms.findCaller, { phone })
  expect(before.data).toMatchObject({
    customer: { customer_name: 'Sari', customer_phone: national, region: { sub_district_code: west } },
    units: [{ serial_indoor: 'IN200', warranty: 'Out_of_Warranty', reason: 'expired' }],
    tickets: [],
    open_tickets: 0,
  })
  const { ticket_number } = await log(desk, { customer_phone: phone, customer_name: 'Sari Dewi' })
  const bySerial = await desk(forms.findCaller, { serial_number: 'in200' })
  expect(bySerial.data).toMatchObject({
    customer: { customer_name: 'Sari Dewi', customer_phone: national },
    open_tickets: 1,
    open_complaints: 0,
  })
  expect(bySerial.data.tickets.map((one: { ticket_number: string }) => one.ticket_number)).toContain(ticket_number)
  expect((await desk(forms.findCaller, { phone: '0899000000' })).data).toMatchObject({
    customer: null,
    units: [],
    tickets: [],
  })
  expect((await desk(forms.findCaller, { serial_number: 'OUT100' })).data.units.length).toBeGreaterThan(0)
})

describe('dispatching', () => {
  test('candidates are ranked with their reasons; who is paused or unsigned is never offered', async () => {
    const { ticket_number } = await log(desk)
    const answer = await desk(ascForDispatch, { ticket_number })
    expect(answer.data.map((one: { asc_code: string }) => one.asc_code)).toEqual(['8-ASC-01', '8-ASC-02'])
    expect(answer.data[0]).toMatchObject({ covers: true, signed: true, types: ['RAC'], capacity: 4 })
    expect(answer.data[0].score).toBeGreaterThan(answer.data[1].score)
    const points = answer.data[0].reasons.map((one: { points: number }) => one.points)
    expect(points.reduce((sum: number, one: number) => sum + one, 0)).toBe(answer.data[0].score)
    expect(answer.data[1].reasons.map((one: { reason: string }) => one.reason)).toContain('not_covered')
    const { not_offered } = answer as unknown as { not_offered: { asc_code: string; why: string }[] }
    expect(Object.fromEntries(not_offered.map(({ asc_code, why }) => [asc_code, why]))).toEqual({
      '8-ASC-05': 'The service centre is paused',
      '8-ASC-06': 'The contract is not signed',
      '8-ASC-07': 'The contract is no longer valid',
    })
    expect((await desk(ascListForDispatch, { ticket_number })).data).toEqual(answer.data)
  })

  test('of several tickets each is given its centre, the earlier ones counted, or the reason why it stays', async () => {
    const [one, two, three] = [await log(desk), await log(desk), await log(desk, { sub_district_code: east })]
    await desk(dispatching.dispatchTicket, { ...two, asc_code: '8-ASC-01', lines: [1] })
    const ticket_numbers = [one, two, three].map(({ ticket_number }) => ticket_number)
    const asked = { ticket_numbers: [...ticket_numbers, 'AST-NONE'] }
    const { data } = await desk(proposeDispatch, asked)
    expect(data).toMatchObject([
      { lines: [1], why_not: null, row_version: 1 },
      { why_not: 'Needs status Ticket_Draft or Ticket_Dispatched_Part', candidates: [] },
      { lines: [1], why_not: null },
      { why_not: 'Data not found' },
    ])
    expect([data[0], data[2]].map(({ candidates }) => candidates[0].asc_code)).toEqual(['8-ASC-01', '8-ASC-02'])
    const alone = (await desk(ascForDispatch, { ticket_number: three.ticket_number })).data
    const loadOf = (list: { asc_code: string; load_today: number }[]) =>
      list.find(({ asc_code }) => asc_code === '8-ASC-01')?.load_today
    expect(loadOf(data[2].candidates)).toBe((loadOf(alone) ?? 0) + 1)
    expect((await other(proposeDispatch, asked)).code).toBe('403')
    const elsewhere = await inRole('Branch-Manager', { department: '713' })
    expect((await elsewhere(proposeDispatch, { ticket_numbers: [one.ticket_number] })).data).toMatchObject([
      { why_not: 'Data not found' },
    ])
    expect((await desk(proposeDispatch, { ticket_numbers: [] })).code).toBe('406')
  })

  test('a dispatch is taken back by who made it, until a centre answers: the units wait again', async () => {
    const ticket = await log(desk, { units: [{}, {}] })
    const { ticket_number } = ticket
    const first = await desk(dispatching.dispatchTicket, { ...ticket, asc_code: '8-ASC-01', lines: [1] })
    const second = await desk(dispatching.dispatchTicket, {
      ticket_number,
      row_version: first.data.row_version,
      asc_code: '8-ASC-02',
      lines: [2],
    })
    const { row_version } = second.data
    expect((await desk(contract.getTicket, { ticket_number })).data.undo).not.toBeNull()
    expect(await branch(dispatching.undoDispatch, { ticket_number, row_version })).toMatchObject({
      code: '409',
      message: 'Only who did it can undo it',
    })
    expect(await desk(dispatching.undoDispatch, { ticket_number, row_version })).toMatchObject({
      code: '200',
      data: { ticket_status: 'Ticket_Dispatched_Part' },
    })
    expect(await statusOf(ticket_number)).toMatchObject({ dispatched_count: 1, asc_codes: ['8-ASC-01'] })
    const [recalled] = await db
      .select()
      .from(workOrders)
      .where(eq(workOrders.work_order_number, second.data.work_orders[0].work_order_number))
    expect(recalled).toMatchObject({ service_status: 'Cancelled', sla_due: null })
    const again = await desk(contract.getTicket, { ticket_number })
    expect(again.data).toMatchObject({ undo: null, units: [{ line_no: 1 }, { line_no: 2, asc_code: null }] })
    const other_centre = await desk(dispatching.dispatchTicket, {
      ticket_number,
      row_version: again.data.row_version,
      asc_code: '8-ASC-01',
      lines: [2],
    })
    const [made] = other_centre.data.work_orders
    await db
      .update(workOrders)
      .set({ service_status: 'Accepted' })
      .where(eq(workOrders.work_order_number, made.work_order_number))
    expect(
      await desk(dispatching.undoDispatch, { ticket_number, row_version: other_centre.data.row_version }),
    ).toMatchObject({ code: '409', message: 'It was changed since and cannot be undone' })
    expect((await desk(contract.getTicket, { ticket_number })).data.undo).toBeNull()
  })

  test('some units make it partly dispatched, the rest dispatched: a work order for each centre', async () => {
    const { ticket_number, row_version } = await log(desk, { units: [{}, {}, {}] })
    const first = await desk(dispatching.dispatchTicket, {
      ticket_number,
      row_version,
      asc_code: '8-ASC-01',
      lines: [1],
      note: 'Cepat',
    })
    expect(first).toMatchObject({
      code: '200',
      message: 'Ticket dispatched',
      data: { ticket_status: 'Ticket_Dispatched_Part' },
    })
    const rest = await desk(dispatching.dispatchTicket, {
      ticket_number,
      row_version: first.data.row_version,
      assignments: [
        { asc_code: '8-ASC-01', lines: [2] },
        { asc_code: '8-ASC-02', lines: [3] },
      ],
    })
    expect(rest.data).toMatchObject({
      ticket_status: 'Ticket_Dispatched',
      work_orders: [{ asc_code: '8-ASC-01' }, { asc_code: '8-ASC-02' }],
    })
    expect(await statusOf(ticket_number)).toMatchObject({ dispatched_count: 3, asc_codes: ['8-ASC-01', '8-ASC-02'] })
    const orders = await db.select().from(workOrders).where(eq(workOrders.ticket_number, ticket_number))
    expect(orders).toHaveLength(3)
    expect(
      orders.every(({ service_status, accept_due }) => service_status === 'Service_Dispatched' && accept_due),
    ).toBe(true)
    const units = await db.select().from(ticketUnits).where(eq(ticketUnits.ticket_number, ticket_number))
    expect(new Set(units.map(({ work_order_number }) => work_order_number)).size).toBe(3)
    const logs = await db.select().from(actionLogs).where(eq(actionLogs.entity_code, ticket_number))
    expect(logs.map(({ action, to_status }) => [action, to_status])).toEqual([
      ['create', 'Ticket_Draft'],
      ['dispatch', 'Ticket_Dispatched_Part'],
      ['dispatch', 'Ticket_Dispatched'],
    ])
  })

  test('whatever a page still shows, a paused or unsigned centre gets nothing, and nothing is half written', async () => {
    const { ticket_number, row_version } = await log(desk, { units: [{}, {}] })
    const orders = await db.$count(workOrders)
    const paused = await desk(dispatching.dispatchTicket, {
      ticket_number,
      row_version,
      asc_code: '8-ASC-05',
      lines: [1],
    })
    expect(paused).toMatchObject({ code: '406', errors: { asc_code: ['The service centre is paused'] } })
    const both = await desk(dispatching.dispatchTicket, {
      ticket_number,
      row_version,
      assignments: [
        { asc_code: '8-ASC-01', lines: [1] },
        { asc_code: '8-ASC-06', lines: [2] },
      ],
    })
    expect(both).toMatchObject({ code: '406', errors: { 'assignments.1.asc_code': ['The contract is not signed'] } })
    const twice = await desk(dispatching.dispatchTicket, {
      ticket_number,
      row_version,
      assignments: [
        { asc_code: '8-ASC-01', lines: [1] },
        { asc_code: '8-ASC-02', lines: [1] },
      ],
    })
    expect(twice.errors).toEqual({ lines: ['Unit 1 is given to two service centres'] })
    expect(
      (await desk(dispatching.dispatchTicket, { ticket_number, row_version, asc_code: '8-ASC-01', lines: [9] })).errors,
    ).toEqual({ lines: ['Unit 9 is not on this ticket'] })
    expect((await desk(dispatching.dispatchTicket, { ticket_number, row_version })).errors).toEqual({
      asc_code: ['Service centre is required!'],
    })
    expect(await db.$count(workOrders)).toBe(orders)
    expect(await statusOf(ticket_number)).toMatchObject({ ticket_status: 'Ticket_Draft', row_version: 1 })
  })

  test('of two who dispatch at once one is too late, and loses nothing', async () => {
    const { ticket_number, row_version } = await log(desk)
    const both = await Promise.all(
      ['8-ASC-01', '8-ASC-02'].map((asc_code) =>
        desk(dispatching.dispatchTicket, { ticket_number, row_version, asc_code, lines: [1] }),
      ),
    )
    expect(both.map(({ code }) => code).sort()).toEqual(['200', '409'])
    expect(await db.$count(workOrders, eq(workOrders.ticket_number, ticket_number))).toBe(1)
  })
})

describe('the ticket action roles', () => {
  test('Branch logs, modifies, dispatches and deletes in its own area', async () => {
    const mine = await log(branch)
    expect(await statusOf(mine.ticket_number)).toMatchObject({ action_role: 'Branch' })
    const done = await branch(dispatching.dispatchTicket, { ...mine, asc_code: '8-ASC-01', lines: [1] })
    expect(done.code).toBe('200')
  })

  test('Staff from other Dept logs and changes what is their own, and never dispatches', async () => {
    const mine = await log(other)
    expect(await statusOf(mine.ticket_number)).toMatchObject({ action_role: 'Staff from other Dept' })
    expect(await other(dispatching.dispatchTicket, { ...mine, asc_code: '8-ASC-01', lines: [1] })).toMatchObject({
      code: '403',
      message: 'No Permission',
    })
    const changed = await other(forms.modifyTicket, { ...form({ customer_name: 'Budi S' }), ...mine })
    expect(changed).toMatchObject({ code: '200', data: { row_version: 2 } })
    const theirs = await log(desk)
    const refused = await other(forms.modifyTicket, { ...form(), ...theirs })
    expect(refused).toMatchObject({ code: '409', message: 'Staff from other Dept change only tickets of their own' })
    expect((await other(contract.deleteTicket, { ...theirs, reason: 'x' })).message).toBe(
      'Staff from other Dept change only tickets of their own',
    )
  })

  test('somebody who holds the permission but acts for another department is told so', async () => {
    const held = await as(permissions, { view_data: 'View_Data_Asc', asc_code: '8-ASC-01' })
    const { data } = await held(forms.createTicket, form())
    expect(await held(dispatching.dispatchTicket, { ...data, asc_code: '8-ASC-01', lines: [1] })).toMatchObject({
      code: '409',
      message: 'Only Call Center and Branch dispatch tickets',
    })
  })
})

test('a ticket is modified as it was seen: a stale edit is a 409 with both versions, dispatched units stay', async () => {
  const mine = await log(desk, { units: [{ description: 'Satu' }, { description: 'Dua' }] })
  const out = await desk(dispatching.dispatchTicket, { ...mine, asc_code: '8-ASC-01', lines: [1] })
  const stale = await desk(forms.modifyTicket, { ...form({ customer_name: 'Lain' }), ...mine })
  expect(stale).toMatchObject({ code: '409', data: { current: { customer_name: 'Budi Santoso' }, changed_by: 'Sari' } })
  const saved = await desk(forms.modifyTicket, {
    ...form({ units: [{ description: 'Dua baru' }, { description: 'Tiga' }] }),
    ticket_number: mine.ticket_number,
    row_version: out.data.row_version,
  })
  expect(saved.code).toBe('200')
  const { data } = await desk(contract.getTicket, { ticket_number: mine.ticket_number })
  expect(data.units.map((one: { line_no: number; description: string }) => [one.line_no, one.description])).toEqual([
    [1, 'Satu'],
    [2, 'Dua baru'],
    [3, 'Tiga'],
  ])
})

test('a draft is deleted with a reason; a dispatched one only when every work order is cancelled', async () => {
  const draft = await log(desk)
  expect((await desk(contract.deleteTicket, draft)).errors).toEqual({ reason: ['Reason is required!'] })
  expect(await desk(contract.deleteTicket, { ...draft, reason: 'Batal' })).toMatchObject({
    code: '200',
    message: 'Ticket deleted',
  })
  expect(await statusOf(draft.ticket_number)).toMatchObject({ ticket_status: 'Ticket_Deleted', delete_reason: 'Batal' })
  expect(await desk(forms.modifyTicket, { ...form(), ...draft, row_version: 2 })).toMatchObject({
    code: '409',
    message: expect.stringMatching(/^Needs status Ticket_Draft/),
  })

  const sent = await log(desk)
  const { data } = await desk(dispatching.dispatchTicket, { ...sent, asc_code: '8-ASC-01', lines: [1] })
  const gone = { ticket_number: sent.ticket_number, row_version: data.row_version, reason: 'Batal' }
  expect(await desk(contract.deleteTicket, gone)).toMatchObject({
    code: '409',
    message: 'Every work order must be cancelled first',
  })
  await db
    .update(workOrders)
    .set({ service_status: 'Cancelled' })
    .where(eq(workOrders.ticket_number, sent.ticket_number))
  expect((await desk(contract.deleteTicket, gone)).code).toBe('200')
})

test('lists are told by tab with counts, found by number, name, phone and serial number; phones are masked', async () => {
  const phone = newPhone()
  const { ticket_number } = await log(desk, {
    customer_name: 'Zulkifli',
    customer_phone: phone,
    units: [{ serial_indoor: 'ZUL1' }],
  })
  for (const search of [ticket_number, 'zulki', phone, 'zul1'])
    expect((await desk(contract.listTickets, { search, tab: 'new' })).data).toMatchObject([{ ticket_number }])
  const counts = await desk(contract.countTickets, { search: ticket_number })
  expect(counts.data).toContainEqual({ tab: 'new', total: 1 })
  expect(counts.data).toContainEqual({ tab: 'done', total: 0 })
  const blind = await as(['Aftersales-Ticket-Search'])
  expect((await blind(contract.listTickets, { search: 'zulki' })).data[0].customer_phone).toMatch(/^812•+\d\d$/)
  expect((await blind(contract.getTicket, { ticket_number })).data.customer_phone).toContain('•')
  const { data } = await desk(contract.callCenterDesk)
  expect(data.waiting).toBeGreaterThan(0)
  expect(data.logged_today).toBeGreaterThanOrEqual(data.mine_today)
})

test('the lists of choices are served by the names the business has for them', async () => {
  const by = async (key: string, more: object = {}) => (await desk(contract.ticketChoices, { key, ...more })).data
  expect(await by('aftersales_ticket_priority')).toContainEqual({
    value: 'Urgent',
    label: 'Urgent',
    local_label: 'Mendesak',
  })
  for (const key of ['complain_by', 'complain_via', 'service_type', 'warranty'])
    expect((await by(`aftersales_ticket_${key}`)).length).toBeGreaterThan(2)
  expect(await by('Repair_Symptoms')).toEqual([{ value: 'NOT_COLD', label: 'Not cold', local_label: 'Tidak dingin' }])
  expect(await by('Repair_Place_of_Failure', { parent_code: 'NOT_COLD' })).toMatchObject([{ value: 'PIPING' }])
  expect((await desk(contract.ticketChoices, { key: 'nothing' })).code).toBe('406')
})

test('the lists of a repair are kept by the after-sales department, and offered at once', async () => {
  const keeper = await as(['Repair-Choice-Search', 'Repair-Choice-Modify'])
  const place = { choice_key: 'Repair_Place_of_Failure', code: 'VALVE', name: 'Valve', local_name: 'Katup', seq: 9 }
  const add = (more: object) => keeper(repair.createRepairChoice, { ...place, ...more })
  expect(await add({ parent_codes: ['NOWHERE'] })).toMatchObject({ code: '406' })
  const { data } = await add({ parent_codes: ['NOT_COLD'] })
  expect(await add({})).toMatchObject({ code: '409', message: 'This code is already in the list' })
  const offered = async () =>
    (await desk(contract.ticketDropdown, { key: 'Repair_Place_of_Failure', parent_code: 'NOT_COLD' })).data.map(
      ({ value }: { value: string }) => value,
    )
  expect(await offered()).toContain('VALVE')
  const { choice_id, row_version, name, local_name, seq } = data
  const ended = { choice_id, row_version, name, local_name, seq, parent_codes: ['NOT_COLD'], is_active: false }
  expect(await keeper(repair.updateRepairChoice, ended)).toMatchObject({ code: '200' })
  expect(await keeper(repair.updateRepairChoice, ended)).toMatchObject({ code: '409' })
  expect(await offered()).not.toContain('VALVE')
  expect((await keeper(repair.listRepairChoices, { search: 'katup' })).data).toMatchObject([{ is_active: false }])
  expect(await desk(repair.createRepairChoice, place)).toMatchObject({ code: '403' })
})

describe('an open job', () => {
  const technician = { usercode: 'TEC-CORR', asc_code: '8-ASC-01' }
  const dispatched = async (units = [{ description: 'Tidak dingin' }, { description: 'Bocor' }]) => {
    const ticket = await log(desk, { units })
    const lines = units.map((_, at) => at + 1)
    const answer = await desk(dispatching.dispatchTicket, { ...ticket, asc_code: '8-ASC-01', lines })
    expect(answer.code, JSON.stringify(answer)).toBe('200')
    const { row_version, work_orders } = answer.data
    return { ticket_number: ticket.ticket_number, row_version, work_order_number: work_orders[0].work_order_number }
  }
  const jobOf = async (work_order_number: string) =>
    (await db.select().from(workOrders).where(eq(workOrders.work_order_number, work_order_number)))[0]
  const heardBy = (usercode: string, event: string) =>
    db.$count(notifications, and(eq(notifications.usercode, usercode), eq(notifications.event, event)))

  test('is corrected after the dispatch: the work order follows, both are logged, and the centre is notified', async () => {
    const centre = await inRole('ASC-Admin', technician)
    const { ticket_number, row_version, work_order_number } = await dispatched()
    const corrected = form({
      ticket_number,
      row_version,
      customer_name: 'Budi Hartono',
      customer_address: 'Jl. Mawar 7',
    })
    const answer = await desk(forms.modifyTicket, { ...corrected, units: [] })
    expect(answer.code, JSON.stringify(answer)).toBe('200')
    const national = corrected.customer_phone.slice(1)
    const now = { customer_name: 'Budi Hartono', customer_address: 'Jl. Mawar 7', customer_phone: national }
    expect(await jobOf(work_order_number)).toMatchObject({ ...now, service_status: 'Service_Dispatched' })
    expect(await statusOf(ticket_number)).toMatchObject({ ...now, ticket_status: 'Ticket_Dispatched', unit_count: 2 })
    const logs = await db.select().from(actionLogs).where(eq(actionLogs.entity_code, work_order_number))
    expect(logs.at(-1)).toMatchObject({
      action: 'correct-caller',
      diff: { customer_name: ['Budi Santoso', 'Budi Hartono'] },
    })
    expect(await heardBy(centre.usercode, 'work-order-caller-corrected')).toBe(1)
  })

  test('gets units added, which wait to be dispatched', async () => {
    const { ticket_number, row_version, work_order_number } = await dispatched()
    const more = form({ ticket_number, row_version, units: [{ description: 'Berisik' }] })
    expect(await desk(forms.modifyTicket, more)).toMatchObject({ code: '200' })
    expect(await statusOf(ticket_number)).toMatchObject({
      ...{ ticket_status: 'Ticket_Dispatched_Part', unit_count: 3, dispatched_count: 2 },
    })
    expect(await jobOf(work_order_number)).toMatchObject({ unit_count: 2 })
  })

  test('gives units back before the work begins, but never the last, and not to who may not dispatch', async () => {
    const { ticket_number, row_version, work_order_number } = await dispatched()
    const split = { ticket_number, row_version, work_order_number, lines: [2], reason: 'Another brand' }
    expect(await other(dispatching.splitUnits, split)).toMatchObject({ code: '403' })
    expect(await desk(dispatching.splitUnits, { ...split, lines: [1, 2] })).toMatchObject({
      ...{ code: '409', message: 'At least one unit stays with the work order: cancel it instead' },
    })
    expect(await desk(dispatching.splitUnits, { ...split, lines: [9] })).toMatchObject({ code: '404' })
    expect(await desk(dispatching.splitUnits, split)).toMatchObject({
      ...{ code: '200', message: 'Units split off', data: { ticket_status: 'Ticket_Dispatched_Part' } },
    })
    expect(await jobOf(work_order_number)).toMatchObject({ unit_count: 1 })
    const units = await db.select().from(ticketUnits).where(eq(ticketUnits.ticket_number, ticket_number))
    expect(units.map(({ line_no, asc_code }) => [line_no, asc_code]).sort()).toEqual([
      [1, '8-ASC-01'],
      [2, null],
    ])
    const again = await desk(contract.getTicket, { ticket_number })
    const elsewhere = { ticket_number, row_version: again.data.row_version, asc_code: '8-ASC-02', lines: [2] }
    expect(await desk(dispatching.dispatchTicket, elsewhere)).toMatchObject({ code: '200' })
  })

  test('that is closed is corrected no more, and one that is worked on is not split', async () => {
    const { ticket_number, row_version, work_order_number } = await dispatched()
    const itself = eq(workOrders.work_order_number, work_order_number)
    await db.update(workOrders).set({ service_status: 'Servicing', visit_count: 1 }).where(itself)
    const split = { ticket_number, row_version, work_order_number, lines: [2], reason: 'Another brand' }
    expect(await desk(dispatching.splitUnits, split)).toMatchObject({
      ...{ code: '409', message: 'The work has begun: units can no longer be split off' },
    })
    await db.update(workOrders).set({ service_status: 'Confirmed' }).where(itself)
    expect(await desk(forms.modifyTicket, form({ ticket_number, row_version, units: [] }))).toMatchObject({
      ...{ code: '409', message: 'Every work order is closed' },
    })
  })
})

import * as repair from '@sejuk/contract/aftersales/repair-choices'
import * as dispatching from '@sejuk/contract/aftersales/ticket-dispatch'
import * as forms from '@sejuk/contract/aftersales/ticket-forms'
import * as contract from '@sejuk/contract/aftersales/tickets'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { makeConsumerItem, west } from '../../../../test/aftersales.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { prepareTickets } from '../../../../test/tickets.ts'
import { consumerItems } from '../../../db/tables/aftersales/consumer-items.ts'
import { aftersalesTickets } from '../../../db/tables/aftersales/tickets.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { serialEvents } from '../../../db/tables/catalogue/serial-events.ts'

const server = await startTestServer()
const { db, as } = server
const { desk, newPhone, form, log, statusOf } = await prepareTickets(server)

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

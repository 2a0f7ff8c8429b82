import * as contract from '@sejuk/contract/retail/retail-orders'
import { getStaffWithSellOut, myMonth } from '@sejuk/contract/retail/selling'
import { addDays } from '@sejuk/domain/values/dates'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { prepareRetail } from '../../../../test/retail.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { offers } from '../../../app.ts'
import { consumerItems } from '../../../db/tables/aftersales/consumer-items.ts'
import { aftersalesTickets } from '../../../db/tables/aftersales/tickets.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { incentiveCampaigns, incentiveItems } from '../../../db/tables/retail/incentives.ts'
import { retailOrders } from '../../../db/tables/retail/retail-orders.ts'
import { approveDue } from './commands.ts'

const server = await startTestServer()
const { db, jobs, config } = server
const { today, keyperson, other, promotor, newSet, sale, sub_district_code } = await prepareRetail(server)
const branch = { view_data: 'View_Data_My_Branch' } as const
const reviewer = await server.as(['Retail-Order-Search', 'Retail-Order-Approve', 'Retail-Order-Adjust'], branch)
const reader = await server.as(['Retail-Order-Search', 'Retail-Order-Search-Sell-Out'], branch)

const sell = async (lines: readonly object[], more: object = {}, user = keyperson): Promise<string> => {
  const answer = await user(contract.createRetailOrder, sale(lines, more))
  expect(answer).toMatchObject({ code: '200' })
  return answer.data.retail_order_code
}
const detail = async (retail_order_code: string) =>
  (await reviewer(contract.getRetailOrder, { retail_order_code })).data as contract.RetailOrderDetail
const act = async (
  user: typeof reviewer,
  name: keyof typeof contract.actOnRetailOrder,
  code: string,
  more: object = {},
) => {
  const { row_version } = await detail(code)
  return user(contract.actOnRetailOrder[name], { retail_order_code: code, row_version, ...more })
}
const statusOf = async (serial: string) =>
  (await db.select().from(serialNumbers).where(eq(serialNumbers.serial_number, serial)))[0]
const wait = (code: string) =>
  db
    .update(retailOrders)
    .set({ submitted_date: new Date(Date.now() - 11 * 60_000).toISOString() })
    .where(eq(retailOrders.retail_order_code, code))
const runJob = (code: string) => db.transaction((own) => approveDue({ db: own, jobs, config, offers }, code))

test('a sale of a set counts after ten minutes: its units are sold out, and were not before', async () => {
  const set = await newSet()
  const code = await sell([set])
  expect(await detail(code)).toMatchObject({ status: 'Submitted', quantity: 1, seller_role: 'keyperson', flags: [] })
  await runJob(code)
  expect((await detail(code)).status).toBe('Submitted')
  await wait(code)
  await runJob(code)
  await runJob(code)
  expect(await detail(code)).toMatchObject({ status: 'Approved', approved_name: null })
  expect(await statusOf(set.serial_indoor)).toMatchObject({ status: 'SoldOut', retail_date: today })
  expect(await statusOf(set.serial_outdoor)).toMatchObject({ status: 'SoldOut', retail_date: today })
})

test('each unit is refused with its own sentence, and nothing is written', async () => {
  const before = await db.$count(retailOrders)
  const mine = await newSet()
  const foreign = await newSet('C-2')
  const gone = await newSet('C-1', { status: 'SoldOut', retail_date: '2026-11-03' })
  const larger = await newSet('C-1', { set_item_code: 'GSW-12' })
  const errorsOf = async (lines: readonly object[], more: object = {}) =>
    (await keyperson(contract.createRetailOrder, sale(lines, more))).errors
  expect(await errorsOf([gone])).toMatchObject({
    'lines.0.serial_indoor': ['Serial number already sold out on 03 Nov 2026'],
  })
  expect(await errorsOf([foreign])).toMatchObject({
    'lines.0.serial_indoor': ['Serial number was not delivered to this customer'],
  })
  expect(await errorsOf([{ ...mine, serial_outdoor: mine.serial_indoor }])).toMatchObject({
    'lines.0.serial_indoor': ['This serial number is in the sale twice'],
  })
  expect(await errorsOf([{ serial_indoor: larger.serial_indoor, serial_outdoor: mine.serial_outdoor }])).toMatchObject({
    'lines.0.serial_outdoor': ['Indoor and outdoor units do not match'],
  })
  expect(await errorsOf([{ serial_indoor: mine.serial_indoor }])).toMatchObject({
    'lines.0.serial_outdoor': ['Scan the other unit of the set too'],
  })
  expect(await errorsOf([{ serial_indoor: 'NOSUCH0001' }])).toHaveProperty(['lines.0.serial_indoor'])
  expect(await errorsOf([{}])).toMatchObject({ 'lines.0.serial_indoor': ['Scan or type the serial number'] })
  expect(await errorsOf([mine], { sale_date: addDays(today, -8) })).toEqual({ sale_date: ['Sale date is too old'] })
  expect(await errorsOf([mine], { sale_date: addDays(today, 1) })).toEqual({
    sale_date: ['Sale date is in the future'],
  })
  expect(await errorsOf([mine], { shop_code: 'SHP-2' })).toEqual({ shop_code: ['Choose one of your shops'] })
  expect(await errorsOf([{ ...mine, price: 6_000_000 }])).toHaveProperty('consumer_phone')
  expect(await errorsOf([mine], { install_needed: true })).toHaveProperty('consumer_phone')
  expect(await db.$count(retailOrders)).toBe(before)
})

test('the same unit entered in two shops at once is sold by one of them, and the other hears when', async () => {
  const { serial_indoor, serial_outdoor } = await newSet()
  const line = { serial_indoor, serial_outdoor }
  const answers = await Promise.all([
    keyperson(contract.createRetailOrder, sale([line])),
    promotor(contract.createRetailOrder, sale([line])),
    other(contract.createRetailOrder, sale([line], { shop_code: 'SHP-2', is_reported: true })),
  ])
  expect(answers.filter(({ code }) => code === '200')).toHaveLength(1)
  for (const answer of answers.filter(({ code }) => code !== '200'))
    expect(answer.message).toMatch(/^Serial number already sold out on /)
})

test('what a phone sends again is the sale it sent before, also at the same moment', async () => {
  const form = sale([await newSet()])
  const answers = await Promise.all([1, 2, 3].map(() => keyperson(contract.createRetailOrder, form)))
  expect(new Set(answers.map(({ data }) => data.retail_order_code)).size).toBe(1)
  expect(answers.filter(({ data }) => data.is_new)).toHaveLength(1)
  expect(await db.$count(retailOrders, eq(retailOrders.client_uuid, form.client_uuid))).toBe(1)
  expect(await other(contract.createRetailOrder, form)).toMatchObject({ code: '404' })
})

test('a unit that was not delivered here is looked at by somebody when its seller reports it', async () => {
  const set = await newSet('C-2')
  const code = await sell([set], { is_reported: true })
  expect((await detail(code)).flags).toContain('Cross_Area')
  await wait(code)
  await runJob(code)
  expect((await detail(code)).status).toBe('Submitted')
  expect(await act(reviewer, 'approve', code)).toMatchObject({ code: '200' })
  expect(await statusOf(set.serial_indoor)).toMatchObject({ status: 'SoldOut' })
})

test('far from the shop and many units of one phone wait for a review', async () => {
  const far = await sell([await newSet()], { lat: -6.3, lng: 106.8 })
  expect((await detail(far)).flags).toContain('Far_From_Shop')
  const lines = [await newSet(), await newSet(), await newSet(), await newSet(), await newSet(), await newSet()]
  const many = await sell(lines, { consumer_phone: '0812 3456 7899' })
  expect((await detail(many)).flags).toContain('Same_Phone')
})

test('nobody approves a sale of their own', async () => {
  const own = await server.as(['Retail-Order-Search', 'Retail-Order-Input', 'Retail-Order-Approve'], branch)
  const code = await sell([await newSet()], {}, own)
  expect(await act(own, 'approve', code)).toMatchObject({ code: '409' })
  expect(await act(own, 'reject', code, { reason: 'No' })).toMatchObject({ code: '409' })
  expect(await act(reader, 'approve', code)).toMatchObject({ code: '403' })
  expect(await act(reviewer, 'approve', code)).toMatchObject({ code: '200', message: 'Sell-out approved' })
  expect(await act(reviewer, 'approve', code)).toMatchObject({ code: '409' })
})

test('a rejected sale gives its units back, and is sent again by who entered it', async () => {
  const set = await newSet()
  const code = await sell([set])
  expect(await act(reviewer, 'reject', code)).toMatchObject({ code: '406' })
  expect(await act(reviewer, 'reject', code, { reason: 'Receipt missing' })).toMatchObject({ code: '200' })
  const again = await newSet()
  const form = { sale_date: today, lines: [again] }
  expect(await act(promotor, 'modify', code, form)).toMatchObject({ code: '404' })
  expect(await act(keyperson, 'modify', code, form)).toMatchObject({ code: '200' })
  expect(await detail(code)).toMatchObject({ status: 'Submitted', reject_reason: null })
  await sell([set], {}, promotor)
})

test('an installation that was wished for is drafted as a ticket, and after-sales knows the consumer', async () => {
  const set = await newSet()
  const consumer = { consumer_name: 'Ibu Ratna', consumer_phone: '081234567811', consumer_address: 'Jl. Mawar 1' }
  const code = await sell([set], { ...consumer, install_needed: true, sub_district_code })
  await act(reviewer, 'approve', code)
  const { ticket_number } = await detail(code)
  const [ticket] = await db
    .select()
    .from(aftersalesTickets)
    .where(inArray(aftersalesTickets.ticket_number, [ticket_number ?? '']))
  expect(ticket).toMatchObject({ service_type: 'Install', ticket_status: 'Ticket_Draft', unit_count: 1 })
  const [item] = await db.select().from(consumerItems).where(eq(consumerItems.serial_indoor, set.serial_indoor))
  expect(item).toMatchObject({ consumer_name: 'Ibu Ratna', serial_outdoor: set.serial_outdoor, purchase_date: today })
})

test('what is taken back may be sold again', async () => {
  const set = await newSet()
  const consumer = { consumer_name: 'Ibu Ratna', consumer_phone: '081234567812' }
  const code = await sell([set], consumer)
  await act(reviewer, 'approve', code)
  expect(await act(reviewer, 'adjust', code, { reason: 'Came back' })).toMatchObject({ code: '406' })
  const answer = await act(reviewer, 'adjust', code, { reason: 'Came back', adjust_kind: 'return' })
  expect(answer).toMatchObject({ code: '200', data: { status: 'Adjusted' } })
  expect(await statusOf(set.serial_indoor)).toMatchObject({ status: 'Sold', retail_date: null })
  expect(await db.$count(consumerItems, eq(consumerItems.serial_indoor, set.serial_indoor))).toBe(0)
  await sell([set])
})

test('a sale is deleted by who entered it, and by nobody else', async () => {
  const set = await newSet()
  const code = await sell([set], {}, promotor)
  expect(await act(keyperson, 'delete', code)).toMatchObject({ code: '409', message: 'Only who entered it may' })
  expect(await act(promotor, 'delete', code)).toMatchObject({ code: '200' })
  await sell([set])
})

test('a number is checked before it is sold, and tells of no other shop', async () => {
  const mine = await newSet()
  const foreign = await newSet('C-2')
  await sell([foreign], { shop_code: 'SHP-2' }, other)
  const numbers = [mine.serial_indoor, mine.serial_outdoor, foreign.serial_indoor, 'NOSUCH0001']
  const { data } = await keyperson(contract.checkSerials, { shop_code: 'SHP-1', serial_numbers: numbers })
  expect(data).toMatchObject([
    { ok: true, item_code: 'GSW-09', unit_kind: 'Indoor', pair_serial: mine.serial_outdoor },
    { ok: true, unit_kind: 'Outdoor' },
    { ok: false, sold_by: null, sold_to: null, delivered_date: null },
    { ok: false, item_code: null },
  ])
  expect(data[2].message).toMatch(/^Serial number already sold out on /)
  const elsewhere = await keyperson(contract.checkSerials, { shop_code: 'SHP-2', serial_numbers: numbers })
  expect(elsewhere).toMatchObject({ code: '406' })
})

test('sold units are found by number, phone, shop, and many pasted numbers', async () => {
  const set = await newSet()
  const consumer = { consumer_name: 'Pak Toni', consumer_phone: '081300001234' }
  const code = await sell([set], consumer)
  const codesFor = async (search: string) =>
    (await reader(contract.searchSellOut, { search })).data.map((row: contract.SoldUnit) => row.retail_order_code)
  expect(await codesFor(set.serial_outdoor.toLowerCase())).toEqual([code])
  expect(await codesFor('0813-0000-1234')).toEqual([code])
  expect(await codesFor('Shop 1')).toContain(code)
  expect(await codesFor('Pak Toni')).toEqual([code])
  const serials = [set.serial_indoor, 'NOSUCH0001', (await newSet()).serial_indoor]
  const { data } = await reader(contract.lookUpSellOut, { serials })
  expect(data).toMatchObject([
    { is_known: true, sold: { retail_order_code: code } },
    { is_known: false, sold: null },
    { is_known: true, sold: null },
  ])
  const elsewhere = await server.as(['Retail-Order-Search-Sell-Out'], { ...branch, department: '713' })
  expect((await elsewhere(contract.lookUpSellOut, { serials })).data[0]).toMatchObject({ is_known: true, sold: null })
})

test('a phone shows the month, its last models and what to mend', async () => {
  const { data } = await promotor(myMonth)
  expect(data).toMatchObject({
    seller_code: 'PRM-1',
    seller_role: 'promotor',
    target: 30,
    shops: [{ shop_code: 'SHP-1' }],
  })
  const before = data.units
  const code = await sell([await newSet()], {}, promotor)
  const after = (await promotor(myMonth)).data
  expect(after).toMatchObject({ units: before + 1, models: [{ item_code: 'GSW-09' }], problems: [] })
  expect(after.sales[0]).toMatchObject({ retail_order_code: code })
  await act(reviewer, 'reject', code, { reason: 'Unreadable' })
  expect((await promotor(myMonth)).data).toMatchObject({ units: before, problems: [{ reject_reason: 'Unreadable' }] })
})

test('a unit of a campaign brings its seller the amount, up to the cap, and taken back nothing of it', async () => {
  const days = { valid_from: addDays(today, -5), valid_to: addDays(today, 5) }
  const by = { created_by: 'HO', create_user_name: 'HO' }
  const campaign_code = 'INC-1'
  await db
    .insert(incentiveCampaigns)
    .values({ campaign_code, campaign_name: 'November', ...days, ...by, cap_amount: 80_000, status: 'Approved' })
  await db.insert(incentiveItems).values({ campaign_code, item_code: 'GSW-09', amount: 50_000 })
  const incentive = async () => (await keyperson(myMonth)).data.incentive
  const first = await sell([await newSet()])
  expect(await incentive()).toBe(0)
  await act(reviewer, 'approve', first)
  expect(await incentive()).toBe(50_000)
  const second = await sell([await newSet(), await newSet()])
  await act(reviewer, 'approve', second)
  expect(await incentive()).toBe(80_000)
  await act(reviewer, 'adjust', first, { reason: 'Came back', adjust_kind: 'return' })
  expect(await incentive()).toBe(30_000)
  await act(reviewer, 'adjust', second, { reason: 'Came back', adjust_kind: 'return' })
  expect(await incentive()).toBe(0)
})

test('a person is shown with what they sold, to those who see them', async () => {
  const { data } = await keyperson(getStaffWithSellOut, { userCode: 'KEY-1' })
  expect(data).toMatchObject({
    usercode: 'KEY-1',
    seller_code: 'KEY-1',
    seller_role: 'keyperson',
    last_sale_date: today,
  })
  expect(data.months.at(-1).units).toBe(data.units)
  expect(await keyperson(getStaffWithSellOut, { userCode: 'KEY-2' })).toMatchObject({ code: '404' })
})

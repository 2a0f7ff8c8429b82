import * as inbox from '@sejuk/contract/platform/notifications'
import * as achievements from '@sejuk/contract/sales/cashback-achievements'
import * as orders from '@sejuk/contract/sales/cashback-orders'
import { downloadCashbackStatement, getCashbackStatement } from '@sejuk/contract/sales/cashback-statements'
import * as contract from '@sejuk/contract/sales/cashbacks'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startCashbackServer } from '../../../../test/cashback.ts'
import { featuresWithOrders, orderSteps } from '../../../../test/cashback-orders.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { customerInvoices } from '../../../db/tables/customers/trade.ts'
import { rebateTypes } from '../../../db/tables/masters/rebate-types.ts'
import { cashbackLedger, cashbacks, cashbackTargets } from '../../../db/tables/sales/cashbacks.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { endCashbacks } from './expire.ts'

const today = companyToday()

const server = await startTestServer({ features: featuresWithOrders })
const { db, as, jobs, config } = server
const { asker, newCustomer, newLine } = await startCashbackServer(server)

await db.insert(rebateTypes).values({ type_rebate_code: 'EVENT', type_rebate_name: 'Event', requires_document: true })

const rebate = (customer_code: string, amount: unknown, more: object = {}) => ({
  customer_code,
  org_code: '1-GREE',
  dept_code: '702',
  type_rebate_code: 'MONTHLY',
  amount,
  valid_to: addDays(today, 90),
  reason: 'Opening of the new shop in Senen',
  ...more,
})
const detail = async (cashback_code: string) => (await asker(contract.getCashback, { cashback_code })).data

test('a statement opens with what was there, tells what moved, and closes with what is left', async () => {
  const customer = await newCustomer()
  const other = await newLine(await newCustomer(), 800)
  const line = 'CB-OLD'
  await db.insert(cashbacks).values({
    ...{ cashback_code: line, customer_code: customer, org_code: '1-GREE', dept_code: '702', period: '2026-01' },
    ...{ type_rebate_code: 'MONTHLY', cashback_amount: 5000, granted_amount: 5000, cashback_remain: 5000 },
    ...{ valid_from: addDays(today, -40), valid_to: addDays(today, 20), source: 'manual', status: 'Approved' },
    ...{ created_by: 'U-1', create_user_name: 'Sari' },
  })
  const by = { usercode: 'U-1', username: 'Sari', created_date: `${addDays(today, -40)}T03:00:00Z` }
  await db.insert(cashbackLedger).values({ cashback_code: line, kind: 'grant', amount: 5000, balance: 5000, ...by })
  const second = await newLine(customer, 700)
  const own = await as(['Cashback-List-Search'], { view_data: 'View_Data_Customer', customer_codes: [customer] })
  const from = addDays(today, -30)
  const { data } = await own(getCashbackStatement, { from, to: today })
  expect(data).toMatchObject({
    ...{ customer_code: customer, from, to: today, opening: 5000, granted: 700, used: 0, closing: 5700 },
    movements: [{ cashback_code: second, kind: 'grant', amount: 700, balance: 5700 }],
    expiring: [{ cashback_code: line, cashback_remain: 5000 }],
  })
  expect((await own(getCashbackStatement, { from: addDays(today, -60), to: addDays(today, -35) })).data).toMatchObject({
    ...{ opening: 0, granted: 5000, closing: 5000 },
  })
  expect(await own(getCashbackStatement, { from: today, to: from })).toMatchObject({
    errors: { to: ['The last day is before the first'] },
  })
  const draft = await asker(contract.addManualRebate, rebate(customer, 1000))
  expect(await own(contract.getCashback, draft.data)).toMatchObject({ code: '404' })
  expect(await own(contract.cashbackLog, { code: second })).toMatchObject({ code: '404' })
  const mine = (await own(contract.listCashbacks)).data.map((row: { cashback_code: string }) => row.cashback_code)
  expect(mine.toSorted()).toEqual([second, line].toSorted())
  const { customer_code } = await detail(other)
  expect(await own(getCashbackStatement, { customer_code })).toMatchObject({ code: '404' })
  expect(await asker(getCashbackStatement, {})).toMatchObject({ errors: { customer_code: ['Customer is required!'] } })
})

test('a statement is downloaded as a PDF by those who may see it, in their language', async () => {
  const customer = await newCustomer()
  const line = await newLine(customer, 5000)
  const own = await as(['Cashback-List-Search'], { view_data: 'View_Data_Customer', customer_codes: [customer] })
  const { data } = await own(downloadCashbackStatement, { from: today, to: today, language: 'local' })
  const { pages, codesOn } = await readPdf(data)
  expect(pages[0]).toContain('Rekening cashback')
  expect(pages[0]).toContain('Saldo akhir Rp 5.000')
  expect(pages[0]).toContain(line)
  const asked = new URLSearchParams({ customer_code: customer, from: today, to: today })
  const address = `http://sejuk.test/customer/cashback2/statement?${asked}`
  expect(await codesOn(1)).toMatchObject([{ text: address }])
  const stranger = await as(['Cashback-List-Search'], { view_data: 'View_Data_Customer', customer_codes: [] })
  expect(await stranger(downloadCashbackStatement, { customer_code: customer })).toMatchObject({ code: '404' })
  const nobody = await as([])
  expect(await nobody(downloadCashbackStatement, { customer_code: customer })).toMatchObject({ code: '403' })
  expect(await own(downloadCashbackStatement, { language: 'fr' })).toMatchObject({ code: '406' })
})

test('the list is narrowed by what was used, what ends soon, status, type, customer and text', async () => {
  const customer = await newCustomer()
  const used = await newLine(customer, 5000)
  const soon = await newLine(customer, 7000, { valid_to: addDays(today, 6) })
  const plan = {
    ...{ order_code: 'SO-LIST', customer_code: customer, originalTotalAmount: 100_000, priceIncludeTax: 'Y' },
    max_allowed_discount_include_tax: 10_000,
    item_discount_total_amount_include_tax: 0,
    extra_discount_amount_include_tax: 0,
    cashback_list: [{ cashback_code: used, plannedAmount: 5000 }],
  }
  await asker(orderSteps.plan, plan)
  await asker(orderSteps.spend, { order_code: 'SO-LIST', invoice_code: 'INV-9', amount: 5000 })
  const codes = async (input: object) =>
    (await asker(contract.listCashbacks, { customer_code: customer, sort: 'cashback_code', ...input })).data.map(
      (row: { cashback_code: string }) => row.cashback_code,
    )
  expect(await codes({})).toEqual([used, soon])
  expect(await codes({ filter: 'Used' })).toEqual([used])
  expect(await codes({ filter: 'Expired' })).toEqual([])
  expect(await codes({ expiring_in: 7 })).toEqual([soon])
  expect(await codes({ expiring_in: 5 })).toEqual([])
  expect(await codes({ status: 'Closed' })).toEqual([used])
  expect(await codes({ type_rebate_code: 'EVENT' })).toEqual([])
  expect(await codes({ text: soon.slice(-10) })).toEqual([soon])
  const history = await asker(orders.rebateHistoryOrder, { order_code: 'SO-LIST' })
  expect(history.data).toMatchObject([
    { invoice_code: 'INV-9', planned_amount: 5000, real_amount: 5000, cashback_percent: 0.05, state: 'Consumed' },
  ])
  const ledger = await asker(contract.listCashbackLedger, { customer_code: customer, kind: 'consume' })
  expect(ledger.data).toMatchObject([{ cashback_code: used, amount: -5000, order_code: 'SO-LIST' }])
})

test('the salesperson hears thirty, seven and one day before the end, each once, and when it is over', async () => {
  const salesman = await as(['Cashback-List-Search'], { view_data: 'View_Data_Salesman' })
  const customer = await newCustomer({ salesman_code: salesman.usercode })
  const code = await newLine(customer, 5000, { valid_to: addDays(today, 30) })
  const heard = async () => {
    await endCashbacks(db, { jobs, config })
    await endCashbacks(db, { jobs, config })
    const { data } = await salesman(inbox.listNotifications)
    return data.map((one: { event: string }) => one.event)
  }
  const ends = (days: number) =>
    db
      .update(cashbacks)
      .set({ valid_to: addDays(today, days) })
      .where(eq(cashbacks.cashback_code, code))
  const expiring = 'cashback-expiring'
  expect(await heard()).toEqual([expiring, 'cashback-granted'])
  await ends(8)
  expect(await heard()).toEqual([expiring, 'cashback-granted'])
  await ends(7)
  expect(await heard()).toEqual([expiring, expiring, 'cashback-granted'])
  await ends(0)
  expect(await heard()).toEqual([expiring, expiring, expiring, 'cashback-granted'])
  await ends(-1)
  expect(await heard()).toEqual(['cashback-expired', expiring, expiring, expiring, 'cashback-granted'])
})

test('the map tells who is how far, and what they may spend', async () => {
  const customer = await newCustomer({ lat: -6.2, lng: 106.8 })
  await newLine(customer, 5000, { valid_to: addDays(today, 10) })
  const tiers = [
    { from: 8_000, rate: 100 },
    { from: 10_000, rate: 150 },
  ]
  await db.insert(cashbackTargets).values({
    customer_code: customer,
    business_unit_code: 'RAC',
    period: '2026-10',
    target_amount: 1_000_000,
    tiers,
  })
  const invoice = { customer_code: customer, invoice_date: '2026-10-31', due_date: '2026-11-30' }
  await db.insert(customerInvoices).values([
    { ...invoice, invoice_code: 'INV-1', amount: 950_000 },
    { ...invoice, invoice_code: 'CN-1', amount: -50_000 },
    { ...invoice, invoice_code: 'INV-2', amount: 7, business_unit_code: 'CAC' },
  ])
  const context = async (input: object) => (await asker(achievements.mapAchievements, input)).data
  expect((await asker(achievements.achievementPeriods)).data).toEqual(['2026-10'])
  expect(await context({})).toMatchObject([
    {
      customer_code: customer,
      percent: 9000,
      band: 'near',
      estimated_cashback: 9000,
      to_next_tier: 100_000,
      cashback_remain: 5000,
      expiring_amount: 5000,
      lat: -6.2,
    },
  ])
  expect(await context({ period: '2026-10', band: 'reached' })).toEqual([])
  expect(await context({ period: '2026-10', dept_code: '713' })).toEqual([])
  expect(await context({ period: '2026-09' })).toEqual([])
})

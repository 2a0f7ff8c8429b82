import * as inbox from '@sejuk/contract/platform/notifications'
import * as achievements from '@sejuk/contract/sales/cashback-achievements'
import * as changes from '@sejuk/contract/sales/cashback-changes'
import * as orders from '@sejuk/contract/sales/cashback-orders'
import { downloadCashbackStatement, getCashbackStatement } from '@sejuk/contract/sales/cashback-statements'
import * as contract from '@sejuk/contract/sales/cashbacks'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startCashbackServer } from '../../../../test/cashback.ts'
import { featuresWithOrders, orderSteps } from '../../../../test/cashback-orders.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { fileForm, startTestServer } from '../../../../test/servers/test-server.ts'
import { customerInvoices } from '../../../db/tables/customers/trade.ts'
import { rebateTypes } from '../../../db/tables/masters/rebate-types.ts'
import { cashbackLedger, cashbacks, cashbackTargets } from '../../../db/tables/sales/cashbacks.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { endCashbacks } from './expire.ts'

const today = companyToday()

const server = await startTestServer({ features: featuresWithOrders })
const { db, as, jobs, config } = server
const { asker, approver, newCustomer, newLine } = await startCashbackServer(server)
const branchManager = await as([
  'Cashback-List-Search',
  'Cashback-Approve',
  'Cashback-Manual-Rebate',
  'Cashback-Update',
  'Cashback-Extend',
])

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

test.each([
  [0, 'Amount must be greater than 0'],
  [-5, 'Amount must be greater than 0'],
  ['-5', 'Amount must be greater than 0'],
  ['0', 'Amount must be greater than 0'],
  [0.5, 'Amount is whole rupiah'],
  ['1,5', 'Amount is whole rupiah'],
  ['1e309', 'Amount is whole rupiah'],
  [2e15, 'Amount is too large'],
  ['', 'Amount is required!'],
])('a manual rebate of %j is refused: %s', async (amount, message) => {
  const answer = await asker(contract.addManualRebate, rebate(await newCustomer(), amount))
  expect(answer).toMatchObject({
    code: '406',
    message: 'Form invalid. Please check the form',
    errors: { amount: [message] },
  })
})

test('what a manual rebate names must be there, its day ahead and its reason told', async () => {
  const customer = await newCustomer()
  const errorsOf = async (more: object) => (await asker(contract.addManualRebate, rebate(customer, 1000, more))).errors
  expect(await errorsOf({ valid_to: addDays(today, -1) })).toEqual({ valid_to: ['Validity date is in the past'] })
  expect(await errorsOf({ reason: 'Too short' })).toEqual({ reason: ['Reason has 10 to 500 characters'] })
  expect(await errorsOf({ customer_code: 'C-NONE' })).toEqual({ customer_code: ['This choice is not in the list'] })
  expect(await errorsOf({ dept_code: '799' })).toEqual({ dept_code: ['This choice is not in the list'] })
  expect(await errorsOf({ org_code: '9-NONE' })).toEqual({ org_code: ['This choice is not in the list'] })
  expect(await errorsOf({ type_rebate_code: 'NONE' })).toEqual({ type_rebate_code: ['This choice is not in the list'] })
  expect(await errorsOf({ type_rebate_code: 'EVENT' })).toEqual({ file: ['This type of rebate needs a document'] })
})

test('the document of a rebate comes with it, and is shown to whoever sees the rebate', async () => {
  const form = fileForm(new TextEncoder().encode('%PDF-1.7 agreed'), 'agreement.pdf')
  const asked = rebate(await newCustomer(), 1000, { type_rebate_code: 'EVENT' })
  for (const [name, value] of Object.entries(asked)) form.set(name, String(value))
  const { data, code } = await asker(contract.addManualRebate, form)
  expect(code).toBe('200')
  expect(await detail(data.cashback_code)).toMatchObject({
    document_name: 'agreement.pdf',
    document_path: expect.stringContaining('/api/files/'),
    row_version: 1,
  })
})

test('a manual rebate waits for somebody else; up to ten million a branch manager, above that finance', async () => {
  const customer = await newCustomer()
  const own = await branchManager(contract.addManualRebate, rebate(customer, 1_000_000))
  const { cashback_code } = own.data
  expect(await detail(cashback_code)).toMatchObject({ status: 'Submitted', granted_amount: 0, source: 'manual' })
  const seen = { cashback_code, row_version: 1 }
  expect(await branchManager(contract.actOnCashback.approve, seen)).toMatchObject({
    code: '409',
    message: 'Somebody else than who wrote it must approve it',
  })
  expect(await approver(contract.actOnCashback.approve, seen)).toMatchObject({ code: '200', message: 'Approved' })
  expect(await detail(cashback_code)).toMatchObject({
    status: 'Approved',
    granted_amount: 1_000_000,
    cashback_remain: 1_000_000,
    ledger: [{ kind: 'grant', amount: 1_000_000, balance: 1_000_000 }],
  })
  const large = (await asker(contract.addManualRebate, rebate(customer, 10_000_001))).data.cashback_code
  const first = { cashback_code: large, row_version: 1 }
  expect(await branchManager(contract.actOnCashback.approve, first)).toMatchObject({
    code: '409',
    message: 'Above Rp 10.000.000 finance decides',
  })
  expect(
    await approver(contract.actOnCashback.reject, { ...first, reason: 'The event was never agreed on' }),
  ).toMatchObject({
    code: '200',
    message: 'Rejected',
  })
  expect(await detail(large)).toMatchObject({ status: 'Rejected', reject_reason: 'The event was never agreed on' })
  expect((await asker(inbox.listNotifications)).data[0]).toMatchObject({ event: 'cashback-rejected' })
})

test('a stale approval is a 409 and grants nothing; two at once grant once', async () => {
  const customer = await newCustomer()
  const { cashback_code } = (await asker(contract.addManualRebate, rebate(customer, 5000))).data
  expect(await approver(contract.actOnCashback.approve, { cashback_code, row_version: 9 })).toMatchObject({
    code: '409',
    status: 'Conflict',
  })
  const both = await Promise.all(
    [1, 2].map(() => approver(contract.actOnCashback.approve, { cashback_code, row_version: 1 })),
  )
  expect(both.map(({ code }) => code).sort()).toEqual(['200', '409'])
  expect(await detail(cashback_code)).toMatchObject({ granted_amount: 5000 })
})

test('a line is edited while it is a draft, and never after it was granted', async () => {
  const customer = await newCustomer()
  const form = {
    ...rebate(customer, 2000),
    period: '2026-10',
    valid_from: today,
    remark: 'October',
  }
  const { cashback_code } = (await asker(contract.addCashback, form)).data
  expect(cashback_code).toMatch(/^CB-702-\d{4}-\d{5}$/)
  const changed = { ...form, cashback_code, row_version: 1, amount: 2500 }
  expect(await asker(contract.updateCashback, { ...changed, period: '2026-13' })).toMatchObject({
    code: '406',
    errors: { period: ['Period is a month, such as 2026-11'] },
  })
  expect(await asker(contract.updateCashback, changed)).toMatchObject({ code: '200', message: 'Updated' })
  expect(await asker(contract.updateCashback, changed)).toMatchObject({
    code: '409',
    data: { current: { cashback_amount: 2500, row_version: 2 } },
  })
  expect(await approver(contract.actOnCashback.approve, { cashback_code, row_version: 2 })).toMatchObject({
    message: 'Needs status Submitted',
  })
  await asker(contract.actOnCashback.submit, { cashback_code, row_version: 2 })
  await approver(contract.actOnCashback.approve, { cashback_code, row_version: 3 })
  const { row_version } = await detail(cashback_code)
  expect(await asker(contract.updateCashback, { ...changed, row_version })).toMatchObject({
    code: '409',
    message: 'Needs status Draft or Rejected',
  })
  const log = (await asker(contract.cashbackLog, { code: cashback_code })).data
  expect(log.map((entry: { action: string }) => entry.action)).toEqual(['approve', 'submit', 'update', 'create'])
})

test('a longer validity and an adjustment wait for somebody else, one at a time', async () => {
  const customer = await newCustomer()
  const code = await newLine(customer, 5000, { valid_to: addDays(today, 5) })
  let row_version = (await detail(code)).row_version
  const asked = { cashback_code: code, row_version, reason: 'The order comes next month' }
  expect(await asker(changes.requestExtension, { ...asked, valid_to: addDays(today, -1) })).toMatchObject({
    errors: { valid_to: ['Validity date is in the past'] },
  })
  expect(await asker(changes.requestExtension, { ...asked, valid_to: addDays(today, 3) })).toMatchObject({
    errors: { valid_to: ['The new last day must be later than the present one'] },
  })
  expect(await asker(changes.requestExtension, { ...asked, valid_to: addDays(today, 65) })).toMatchObject({
    code: '200',
  })
  expect(await asker(changes.requestAdjustment, { ...asked, amount: 5 })).toMatchObject({
    code: '409',
    message: 'A change of it waits for a decision already',
  })
  const [change] = (await detail(code)).changes
  expect(await asker(changes.approveChange, change)).toMatchObject({
    code: '409',
    message: 'Somebody else than who made it must decide',
  })
  expect(await approver(changes.approveChange, change)).toMatchObject({ code: '200' })
  expect(await detail(code)).toMatchObject({ valid_to: addDays(today, 65), changes: [{ status: 'Approved' }] })
  expect(await approver(changes.approveChange, { ...change, row_version: 2 })).toMatchObject({
    code: '409',
    message: 'Needs status Submitted',
  })

  row_version = (await detail(code)).row_version
  const less = { cashback_code: code, row_version, reason: 'Goods of October came back' }
  expect(await asker(changes.requestAdjustment, { ...less, amount: 0 })).toMatchObject({ code: '406' })
  expect(await asker(changes.requestAdjustment, { ...less, amount: -5001 })).toMatchObject({
    errors: { amount: ['Amount exceeds the remaining cashback'] },
  })
  await asker(changes.requestAdjustment, { ...less, amount: -2000 })
  const [second] = (await detail(code)).changes
  expect(await approver(changes.rejectChange, { ...second, reason: 'short' })).toMatchObject({ code: '406' })
  expect(await approver(changes.approveChange, second)).toMatchObject({ code: '200' })
  expect(await detail(code)).toMatchObject({
    status: 'Adjusted',
    granted_amount: 3000,
    cashback_remain: 3000,
    ledger: [{ kind: 'adjust', amount: -2000, balance: 3000, reason: 'Goods of October came back' }, { kind: 'grant' }],
  })
})

test('a line passes to another branch by the word of somebody else', async () => {
  const code = await newLine(await newCustomer(), 5000)
  const { row_version } = await detail(code)
  const asked = { cashback_code: code, row_version, reason: 'The customer moved to Tangerang' }
  const errorsOf = async (dept_code: string) =>
    (await asker(changes.requestTransfer, { ...asked, dept_code })).errors?.dept_code
  expect(await errorsOf('702')).toEqual(['It is with this department already'])
  expect(await errorsOf('999')).toEqual(['This choice is not in the list'])
  expect(await asker(changes.requestTransfer, { ...asked, dept_code: '713' })).toMatchObject({ code: '200' })
  const [change] = (await detail(code)).changes
  const waiting = await asker(contract.listCashbacks, { change: 'waiting' })
  expect(waiting.data.map((row: { cashback_code: string }) => row.cashback_code)).toEqual([code])
  expect(await asker(changes.approveChange, change)).toMatchObject({ code: '409' })
  expect(await approver(changes.approveChange, change)).toMatchObject({ code: '200' })
  expect(await detail(code)).toMatchObject({ dept_code: '713', cashback_remain: 5000, changes: [{ kind: 'transfer' }] })
})

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

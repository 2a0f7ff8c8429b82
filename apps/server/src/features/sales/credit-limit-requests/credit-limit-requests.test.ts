import { getCreditAmount, getCustomer } from '@sejuk/contract/customers/customers'
import * as contract from '@sejuk/contract/sales/credit-limit-requests'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { prepareCredit } from '../../../../test/credit.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { customerInvoices } from '../../../db/tables/customers/trade.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { creditLimitRequests } from '../../../db/tables/sales/credit-limit-requests.ts'
import { creditSettings } from '../../../db/tables/sales/credit-settings.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { endTemporaryLimits } from './end-temporary.ts'

const today = companyToday()

const server = await startTestServer()
const { db, database } = server
const { newCustomer, newInvoice } = await prepareCredit(server)
const asks = ['Credit-Limit-Request-Search', 'Credit-Limit-Request-Create'] as const
const decides = ['Credit-Limit-Request-Search', 'Credit-Limit-Request-Approve'] as const
const sales = await server.as([...asks], { usercode: 'S1', view_data: 'View_Data_Salesman' })
const bm = await server.as([...asks, 'Credit-Limit-Request-Approve'], {
  usercode: 'BM',
  view_data: 'View_Data_My_Branch',
})
const otherBm = await server.as([...decides], { department: '713', view_data: 'View_Data_My_Branch' })
const finance = await server.as([...decides, 'Credit-Limit-Request-Approve-Finance'])
const director = await server.as([...decides, 'Credit-Limit-Request-Approve-Director'])
const boss = await server.as()

const permanent = { request_type: 'permanent', reason: 'Two more shops were opened' }
const temporary = { request_type: 'temporary', reason: 'The dry season', valid_to: addDays(today, 30) }
const create = async (customer_code: string, form: object): Promise<string> => {
  const answer = await sales(contract.createCreditLimitRequest, { customer_code, ...form })
  expect(answer).toMatchObject({ code: '200' })
  return answer.data.request_code
}
const detail = async (request_code: string) => (await boss(contract.getCreditLimitRequest, { request_code })).data
const seen = async (request_code: string) => {
  const { row_version } = await detail(request_code)
  return { request_code, row_version }
}
const submitted = async (customer_code: string, form: object) => {
  const code = await create(customer_code, form)
  expect(await sales(contract.actOnCreditLimitRequest.submit, await seen(code))).toMatchObject({ message: 'Submitted' })
  return code
}
const approve = async (user: typeof sales, code: string) =>
  user(contract.actOnCreditLimitRequest.approve, await seen(code))
const credit = async (customer_code: string) => (await boss(getCreditAmount, { customer_code })).data

test('a permanent limit holds at once, and the log of the customer names the request', async () => {
  const customer_code = await newCustomer()
  const code = await submitted(customer_code, { ...permanent, requested_limit: 80_000_000 })
  expect(await detail(code)).toMatchObject({
    status: 'Submitted',
    current_limit: 50_000_000,
    resulting_limit: 80_000_000,
  })
  expect(await approve(sales, code)).toMatchObject({ code: '403' })
  expect(await approve(otherBm, code)).toMatchObject({ code: '404' })
  expect(await approve(bm, code)).toMatchObject({ message: 'Approved. The limit holds from now on' })
  expect(await credit(customer_code)).toMatchObject({
    credit_limit: 80_000_000,
    temporary_limit: 0,
    available: 80_000_000,
  })
  expect((await boss(getCustomer, { id: customer_code })).data).toMatchObject({
    credit_limit: 80_000_000,
    row_version: 1,
  })
  const { rows } = await db.execute(
    `select action, reason, diff from action_logs where entity = 'customer' and entity_code = '${customer_code}'`,
  )
  expect(rows).toEqual([{ action: 'credit-limit', reason: code, diff: { credit_limit: [50_000_000, 80_000_000] } }])
  const told = await db.select().from(notifications).where(eq(notifications.entity_code, code))
  expect(told.map(({ usercode, event }) => [usercode, event])).toEqual([['S1', 'credit-limit-approved']])
})

test('what is typed is rounded up to the next thousand', async () => {
  const code = await create(await newCustomer(), { ...permanent, requested_limit: 60_000_001 })
  expect(await detail(code)).toMatchObject({ requested_limit: 60_001_000 })
})

test('who wrote any part of it neither approves nor rejects it', async () => {
  const customer_code = await newCustomer()
  const code = await create(customer_code, { ...permanent, requested_limit: 60_000_000 })
  const form = { ...permanent, requested_limit: 70_000_000 }
  expect(await bm(contract.actOnCreditLimitRequest.modify, { ...(await seen(code)), ...form })).toMatchObject({
    code: '200',
  })
  await sales(contract.actOnCreditLimitRequest.submit, await seen(code))
  const wrote = 'Somebody else than who wrote it must approve it'
  expect(await approve(bm, code)).toMatchObject({ code: '409', message: wrote })
  const reason = 'Not now'
  const rejecting = { ...(await seen(code)), reason }
  expect(await bm(contract.actOnCreditLimitRequest.reject, rejecting)).toMatchObject({ message: wrote })
  expect(await finance(contract.actOnCreditLimitRequest.reject, rejecting)).toMatchObject({ code: '200' })
  expect(await detail(code)).toMatchObject({ status: 'Rejected', reject_reason: reason })
  expect(await credit(customer_code)).toMatchObject({ credit_limit: 50_000_000 })
  await sales(contract.actOnCreditLimitRequest.modify, { ...(await seen(code)), ...form })
  expect(await detail(code)).toMatchObject({ status: 'Draft', reject_reason: null })
})

test.each([
  [100_000_000, 'bm'],
  [100_001_000, 'finance'],
  [500_000_000, 'finance'],
  [500_001_000, 'director'],
] as const)('a limit of %i is decided by %s or above', async (requested_limit, level) => {
  const code = await submitted(await newCustomer(), { ...permanent, requested_limit })
  const order = { bm, finance, director }
  const names = ['bm', 'finance', 'director'] as const
  for (const name of names.slice(0, names.indexOf(level))) {
    const who = level === 'finance' ? 'the finance manager' : 'a director'
    const bound = name === 'bm' ? 'Rp 100.000.000' : 'Rp 500.000.000'
    const message = `Above ${bound} ${who} decides`
    expect(await approve(order[name], code)).toMatchObject({ code: '409', message })
  }
  expect(await approve(order[level], code)).toMatchObject({ code: '200' })
})

test('the bounds of the branch are a setting, and the limit that results is compared, temporary limits included', async () => {
  const setting = { block_at: 'Submit' as const, tolerance_percent: 0, overdue_days: 30, cheque_days: 70 }
  const bounds = { branch_manager_up_to: 60_000_000, finance_manager_up_to: 70_000_000 }
  const by = { updated_by: 'U-1', updated_user_name: 'Sari' }
  await db.insert(creditSettings).values({ dept_code: '705', ...setting, ...bounds, ...by })
  const customer_code = await newCustomer()
  expect(
    await approve(bm, await submitted(customer_code, { ...temporary, requested_limit: 60_000_000 })),
  ).toMatchObject({
    code: '200',
  })
  const code = await submitted(customer_code, { ...permanent, requested_limit: 55_000_000 })
  expect(await detail(code)).toMatchObject({ resulting_limit: 65_000_000 })
  expect(await approve(bm, code)).toMatchObject({ message: 'Above Rp 60.000.000 the finance manager decides' })
  // A request is judged by the bounds of its submission: letting more through afterwards does not help it.
  await db.delete(creditSettings)
  expect(await approve(bm, code)).toMatchObject({ message: 'Above Rp 60.000.000 the finance manager decides' })
})

test('a temporary limit is added to the limit, is announced three days before its end, and ends', async () => {
  const customer_code = await newCustomer()
  const code = await submitted(customer_code, {
    ...temporary,
    requested_limit: 70_000_000,
    valid_to: addDays(today, 10),
  })
  expect(await approve(bm, code)).toMatchObject({ code: '200' })
  expect(await detail(code)).toMatchObject({ granted_amount: 20_000_000, valid_from: today })
  expect(await credit(customer_code)).toMatchObject({
    ...{ credit_limit: 50_000_000, temporary_limit: 20_000_000, available: 70_000_000 },
  })
  const events = async () =>
    (await db.select().from(notifications).where(eq(notifications.entity_code, code))).map(({ event }) => event)
  const within = { jobs: server.jobs, config: server.config }
  await endTemporaryLimits(database.db, within, addDays(today, 6))
  expect(await events()).toEqual(['credit-limit-approved'])
  await endTemporaryLimits(database.db, within, addDays(today, 7))
  await endTemporaryLimits(database.db, within, addDays(today, 7))
  expect(await events()).toEqual(['credit-limit-approved', 'temporary-limit-ending'])
  await endTemporaryLimits(database.db, within, addDays(today, 10))
  expect((await detail(code)).ended_date).toBeNull()
  await endTemporaryLimits(database.db, within, addDays(today, 11))
  expect((await detail(code)).ended_date).not.toBeNull()
  expect(await events()).toEqual(['credit-limit-approved', 'temporary-limit-ending', 'temporary-limit-ended'])
  expect(await credit(customer_code)).toMatchObject({ temporary_limit: 0 })
})

test('of two requests of a customer that are sent at once only one waits, and only that adds to the limit', async () => {
  const customer_code = await newCustomer()
  const wanted = { ...temporary, requested_limit: 60_000_000 }
  const both = [await create(customer_code, wanted), await create(customer_code, wanted)]
  const versions = await Promise.all(both.map(seen))
  const answers = await Promise.all(versions.map((one) => sales(contract.actOnCreditLimitRequest.submit, one)))
  expect(answers.map(({ code }) => code).sort()).toEqual(['200', '409'])
  const open = both[answers.findIndex(({ code }) => code === '200')] ?? ''
  const other = both[answers.findIndex(({ code }) => code === '409')] ?? ''
  expect(answers.find(({ code }) => code === '409')?.message).toBe(`Request ${open} is still open`)
  await approve(bm, open)
  expect(await credit(customer_code)).toMatchObject({ temporary_limit: 10_000_000 })
  expect((await sales(contract.actOnCreditLimitRequest.submit, await seen(other))).errors).toEqual({
    requested_limit: ['A temporary limit is higher than the Rp 60.000.000 of today'],
  })
})

test('a form that makes no sense is refused by field, and nothing is written', async () => {
  const customer_code = await newCustomer()
  const ask = async (form: object) =>
    (await sales(contract.createCreditLimitRequest, { customer_code, ...form })).errors
  expect(await ask({ ...permanent, requested_limit: 50_000_000 })).toEqual({
    requested_limit: ['The limit is Rp 50.000.000 already'],
  })
  expect(await ask({ ...temporary, requested_limit: 50_000_000 })).toEqual({
    requested_limit: ['A temporary limit is higher than the Rp 50.000.000 of today'],
  })
  expect(await ask({ ...temporary, requested_limit: 60_000_000, valid_to: addDays(today, 61) })).toEqual({
    valid_to: ['A temporary limit ends within 60 days'],
  })
  expect(await ask({ ...temporary, requested_limit: 60_000_000, valid_to: addDays(today, -1) })).toEqual({
    valid_to: ['Its last day is past'],
  })
  expect(await ask({ ...permanent, requested_limit: 'many', reason: '' })).toMatchObject({
    reason: [expect.any(String)],
  })
  expect(await ask({ ...permanent, requested_limit: 60_000_000, guarantee_type: 'BG' })).toEqual({
    guarantee_amount: [expect.any(String)],
  })
  const elsewhere = await newCustomer({ salesman_code: 'S9' })
  const form = { customer_code: elsewhere, ...permanent, requested_limit: 60_000_000 }
  expect((await sales(contract.createCreditLimitRequest, form)).errors).toHaveProperty('customer_code')
  expect(await db.$count(creditLimitRequests, eq(creditLimitRequests.customer_code, customer_code))).toBe(0)
})

test('a closed customer gets no limit, not even by a request from before', async () => {
  const customer_code = await newCustomer()
  const code = await submitted(customer_code, { ...permanent, requested_limit: 60_000_000 })
  await db.update(customers).set({ status: 'Closed' }).where(eq(customers.customer_code, customer_code))
  expect(await approve(bm, code)).toMatchObject({ code: '409' })
  expect(await detail(code)).toMatchObject({ status: 'Submitted' })
})

test('a stale version loses nothing', async () => {
  const code = await create(await newCustomer(), { ...permanent, requested_limit: 60_000_000 })
  const stale = { request_code: code, row_version: 9, ...permanent, requested_limit: 70_000_000 }
  expect(await sales(contract.actOnCreditLimitRequest.modify, stale)).toMatchObject({ code: '409' })
  expect(await detail(code)).toMatchObject({ requested_limit: 60_000_000 })
})

test('the standing tells sales, days to pay, what was late, and the suggested limit', async () => {
  const customer_code = await newCustomer()
  const paid = await newInvoice(customer_code, 60_000_000, 0)
  const late = await newInvoice(customer_code, 60_000_000, -20)
  const pay = (invoice_code: string, paid_date: string) =>
    db
      .update(customerInvoices)
      .set({ paid_amount: 60_000_000, paid_date })
      .where(eq(customerInvoices.invoice_code, invoice_code))
  await pay(paid, addDays(today, -10))
  await pay(late, addDays(today, -5))
  await newInvoice(customer_code, 30_000_000, -3)
  const { data } = await sales(contract.getCreditStanding, { customer_code })
  expect(data).toMatchObject({
    ...{ sales: 150_000_000, average_days_to_pay: 32.5, paid_invoices: 2, late_invoices: 1, most_days_late: 15 },
    ...{ exposure: 30_000_000, overdue_amount: 30_000_000, overdue_days_max: 3, bounced_cheques: 0 },
    // 150 million ÷ 12 × 30 ÷ 30 × 1,2
    suggested_limit: 15_000_000,
  })
  expect(data.sales_by_month).toHaveLength(12)
  expect(await otherBm(contract.getCreditStanding, { customer_code })).toMatchObject({ code: '404' })
})

test('the list narrows by status, kind, customer and branch, and only what is in sight is there', async () => {
  const customer_code = await newCustomer()
  const code = await submitted(customer_code, { ...temporary, requested_limit: 60_000_000, order_code: 'SO-9' })
  const codes = async (user: typeof sales, input: object) =>
    (await user(contract.listCreditLimitRequests, input)).data.map(
      ({ request_code }: { request_code: string }) => request_code,
    )
  expect(await codes(bm, { status: 'Submitted', customer_code, request_type: 'temporary' })).toEqual([code])
  expect(await codes(bm, { status: 'Draft', customer_code })).toEqual([])
  expect(await codes(bm, { order_code: 'SO-9' })).toEqual([code])
  expect(await codes(otherBm, { customer_code })).toEqual([])
})

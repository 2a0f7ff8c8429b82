import { getCreditAmount } from '@sejuk/contract/customers/customers'
import * as contract from '@sejuk/contract/finance/cheques'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { prepareCredit } from '../../../../test/credit.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { customerInvoices } from '../../../db/tables/customers/trade.ts'
import { cheques } from '../../../db/tables/finance/cheques.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { tellDue } from './notices.ts'

const today = companyToday()

const server = await startTestServer()
const { db } = server
const { newCustomer, newInvoice } = await prepareCredit(server)
const branch = { view_data: 'View_Data_My_Branch' } as const
const admin = await server.as(['Cheque-Search', 'Cheque-Create', 'Cheque-Deposit'], { usercode: 'ADM', ...branch })
const finance = await server.as(['Cheque-Search', 'Cheque-Create', 'Cheque-Deposit', 'Cheque-Clear', 'Cheque-Bounce'], {
  usercode: 'FIN',
  ...branch,
})
const elsewhere = await server.as(['Cheque-Search', 'Cheque-Clear'], { department: '713', ...branch })
const boss = await server.as()

let count = 0
const form = (more: object = {}) => ({
  ...{ cheque_no: `BG ${++count}`, bank_code: '014', drawer: 'PT Sinar Jaya', amount: 10_000_000 },
  ...{ issue_date: addDays(today, -5), due_date: addDays(today, 30), received_date: today, ...more },
})
const create = async (customer_code: string, more: object = {}, user = admin): Promise<string> => {
  const answer = await user(contract.createCheque, { customer_code, ...form(more) })
  expect(answer).toMatchObject({ code: '200' })
  return answer.data.cheque_code
}
const detail = async (cheque_code: string) => (await boss(contract.getCheque, { cheque_code })).data
const act = async (
  user: typeof admin,
  name: 'deposit' | 'clear' | 'bounce' | 'delete',
  code: string,
  more: object = {},
) => {
  const { row_version } = await detail(code)
  return user(contract.actOnCheque[name], { cheque_code: code, row_version, ...more })
}
const bounced = { bounce_reason: 'insufficient-funds' }
const credit = async (customer_code: string) => (await boss(getCreditAmount, { customer_code })).data
const paidOf = async (invoice_code: string) => {
  const [found] = await db.select().from(customerInvoices).where(eq(customerInvoices.invoice_code, invoice_code))
  return found?.paid_amount
}

test('a cheque covers its invoices from the day it is received, pays them when it clears, and no rupiah counts twice', async () => {
  const customer_code = await newCustomer()
  const invoice_code = await newInvoice(customer_code, 12_000_000)
  expect(await credit(customer_code)).toMatchObject({ outstanding_invoice: 12_000_000, exposure: 12_000_000 })
  const code = await create(customer_code, { allocations: [{ invoice_code, amount: 8_000_000 }] })
  const covered = { outstanding_invoice: 2_000_000, uncleared_cheque: 10_000_000, exposure: 12_000_000 }
  expect(await credit(customer_code)).toMatchObject(covered)
  expect(await act(finance, 'clear', code)).toMatchObject({ code: '409', message: 'Needs status Submitted' })
  expect(await act(finance, 'deposit', code)).toMatchObject({ message: 'Deposited' })
  expect(await credit(customer_code)).toMatchObject(covered)
  expect(await act(admin, 'clear', code)).toMatchObject({ code: '403' })
  expect(await act(elsewhere, 'clear', code)).toMatchObject({ code: '404' })
  expect(await act(finance, 'clear', code)).toMatchObject({ message: 'Cleared' })
  expect(await paidOf(invoice_code)).toBe(8_000_000)
  expect(await credit(customer_code)).toMatchObject({
    ...{ outstanding_invoice: 4_000_000, uncleared_cheque: 0, unapplied_receipt: 2_000_000, exposure: 2_000_000 },
  })
  expect(await act(finance, 'bounce', code, bounced)).toMatchObject({ code: '409' })
})

test('who wrote a cheque down says neither that it cleared nor that it bounced', async () => {
  const code = await create(await newCustomer(), {}, finance)
  await act(admin, 'deposit', code)
  const wrote = 'Somebody else than who wrote it must approve it'
  expect(await act(finance, 'clear', code)).toMatchObject({ code: '409', message: wrote })
  expect(await act(finance, 'bounce', code, bounced)).toMatchObject({ code: '409', message: wrote })
  expect(await act(boss, 'clear', code)).toMatchObject({ code: '200' })
})

test('a bounce asks for its reason, gives the invoice back, and tells whom it concerns', async () => {
  const customer_code = await newCustomer()
  const invoice_code = await newInvoice(customer_code, 10_000_000)
  const code = await create(customer_code, { allocations: [{ invoice_code, amount: 10_000_000 }] })
  await act(finance, 'deposit', code)
  expect((await act(finance, 'bounce', code)).errors).toHaveProperty('bounce_reason')
  expect(await act(finance, 'bounce', code, { ...bounced, bounce_note: 'Second try refused' })).toMatchObject({
    code: '200',
  })
  expect(await detail(code)).toMatchObject({ status: 'Rejected', ...bounced, bounce_note: 'Second try refused' })
  expect(await paidOf(invoice_code)).toBe(0)
  expect(await credit(customer_code)).toMatchObject({
    ...{ outstanding_invoice: 10_000_000, uncleared_cheque: 0, exposure: 10_000_000 },
  })
  const told = await db.select().from(notifications).where(eq(notifications.entity_code, code))
  expect(told.map(({ usercode, event }) => [usercode, event])).toContainEqual(['ADM', 'cheque-bounced'])
})

test('three bounced cheques in six months, and no further one is taken', async () => {
  const customer_code = await newCustomer()
  const allowed = async () =>
    (await db.select().from(customers).where(eq(customers.customer_code, customer_code)))[0]?.cheque_allowed
  const bounceOne = async () => {
    const code = await create(customer_code)
    await act(finance, 'deposit', code)
    await act(finance, 'bounce', code, bounced)
    return code
  }
  const first = await bounceOne()
  // One of seven months ago no longer counts.
  await db
    .update(cheques)
    .set({ bounced_date: `${addDays(today, -215)}T03:00:00Z` })
    .where(eq(cheques.cheque_code, first))
  await bounceOne()
  await bounceOne()
  expect(await allowed()).toBe('Y')
  const waits = await create(customer_code)
  const last = await bounceOne()
  expect(await allowed()).toBe('N')
  const refused = await admin(contract.createCheque, { customer_code, ...form() })
  expect(refused).toMatchObject({
    code: '409',
    message: 'Cheques of this customer are not accepted: 3 bounced in six months',
  })
  expect((await admin(contract.getChequeCustomer, { customer_code })).data).toMatchObject({
    is_allowed: false,
    bounced: 3,
  })
  const told = await db.select().from(notifications).where(eq(notifications.entity_code, last))
  expect(told.map(({ event }) => event)).toContain('cheques-refused')
  // What was received before goes on.
  expect(await act(finance, 'deposit', waits)).toMatchObject({ code: '200' })
  const never = await newCustomer({ cheque_allowed: 'N' })
  expect(await admin(contract.createCheque, { customer_code: never, ...form() })).toMatchObject({
    message: 'Cheques of this customer are not accepted',
  })
})

test('a form that makes no sense is refused by field, and nothing is written', async () => {
  const customer_code = await newCustomer()
  const invoice_code = await newInvoice(customer_code, 5_000_000)
  const foreign = await newInvoice(await newCustomer(), 5_000_000)
  const ask = async (more: object) => (await admin(contract.createCheque, { customer_code, ...form(more) })).errors
  const part = (amount: number, code = invoice_code) => ({ invoice_code: code, amount })
  expect(await ask({ due_date: addDays(today, 66) })).toEqual({
    due_date: ['A cheque is due from the day it was issued to 70 days later'],
  })
  expect(await ask({ due_date: addDays(today, -6) })).toHaveProperty('due_date')
  expect(await ask({ received_date: addDays(today, 1) })).toHaveProperty('received_date')
  expect(await ask({ received_date: addDays(today, -6) })).toHaveProperty('received_date')
  expect(await ask({ bank_code: '999' })).toEqual({ bank_code: ['This choice is not in the list'] })
  expect(await ask({ amount: 0 })).toHaveProperty('amount')
  expect(await ask({ allocations: [part(5_000_001)] })).toEqual({
    'allocations.0.amount': [`Of ${invoice_code} only Rp 5.000.000 is open`],
  })
  expect(await ask({ allocations: [part(1), part(1)] })).toEqual({
    'allocations.1.amount': ['This invoice is named twice'],
  })
  expect(await ask({ allocations: [part(1, foreign)] })).toHaveProperty(['allocations.0.invoice_code'])
  expect(await ask({ amount: 3_000_000, allocations: [part(4_000_000)] })).toEqual({
    allocations: ['The invoices take more than the cheque is worth'],
  })
  expect(await db.$count(cheques, eq(cheques.customer_code, customer_code))).toBe(0)
})

test('a number of a bank is in our hands once, however it is written; a bounced cheque may be brought again', async () => {
  const customer_code = await newCustomer()
  const cheque_no = 'BG-TWICE'
  const code = await create(customer_code, { cheque_no })
  const again = () => admin(contract.createCheque, { customer_code, ...form({ cheque_no: 'bg.TWICE ' }) })
  expect((await again()).errors).toEqual({ cheque_no: ['A cheque of this bank with this number is recorded already'] })
  await act(finance, 'deposit', code)
  await act(finance, 'bounce', code, bounced)
  expect(await again()).toMatchObject({ code: '200' })
})

test('two cheques at once never cover more of an invoice than is open', async () => {
  const customer_code = await newCustomer()
  const invoice_code = await newInvoice(customer_code, 10_000_000)
  const give = () =>
    admin(contract.createCheque, {
      customer_code,
      ...form({ allocations: [{ invoice_code, amount: 6_000_000 }] }),
    })
  const answers = await Promise.all([give(), give()])
  expect(answers.map(({ code }) => code).sort()).toEqual(['200', '406'])
})

test('a received cheque is changed and deleted, a deposited one is not; its own allocation does not stand in its way', async () => {
  const customer_code = await newCustomer()
  const invoice_code = await newInvoice(customer_code, 10_000_000)
  const code = await create(customer_code, { allocations: [{ invoice_code, amount: 10_000_000 }] })
  const allocations = [{ invoice_code, amount: 9_000_000 }]
  const changed = { cheque_code: code, row_version: 1, ...form({ amount: 9_500_000, allocations }) }
  expect(await admin(contract.actOnCheque.modify, changed)).toMatchObject({ code: '200' })
  expect(await detail(code)).toMatchObject({
    ...{ amount: 9_500_000, allocated_amount: 9_000_000, invoice_count: 1, days_left: 30 },
    allocations: [{ invoice_code, allocated: 9_000_000 }],
  })
  expect(await admin(contract.actOnCheque.modify, changed)).toMatchObject({ code: '409' })
  expect((await act(admin, 'delete', code)).code).toBe('406')
  expect(await act(admin, 'delete', code, { reason: 'Written down twice' })).toMatchObject({ message: 'Deleted' })
  expect(await credit(customer_code)).toMatchObject({ uncleared_cheque: 0, outstanding_invoice: 10_000_000 })
  const deposited = await create(customer_code)
  await act(admin, 'deposit', deposited)
  expect(await act(admin, 'delete', deposited, { reason: 'No' })).toMatchObject({ code: '409' })
})

test('the calendar counts a month by day, and the list finds a day of it', async () => {
  const customer_code = await newCustomer()
  const due_date = addDays(today, 40)
  await create(customer_code, { due_date, amount: 3_000_000 })
  const cleared = await create(customer_code, { due_date, amount: 4_000_000 })
  await act(finance, 'deposit', cleared)
  await act(finance, 'clear', cleared)
  const { data } = await finance(contract.chequeCalendar, { month: due_date.slice(0, 7) })
  expect(data).toContainEqual({
    ...{ due_date, count: 2, amount: 7_000_000, uncleared: 1, uncleared_amount: 3_000_000, bounced: 0 },
  })
  const listed = await finance(contract.listCheques, { due_from: due_date, due_to: due_date })
  expect(listed.data).toHaveLength(2)
  expect((await elsewhere(contract.listCheques, { due_from: due_date, due_to: due_date })).data).toEqual([])
  expect((await finance(contract.chequeCalendar, { month: '2026-13' })).code).toBe('406')
})

test('cheques that come are counted on the day they go to the bank, and each figure opens its list', async () => {
  await db.update(cheques).set({ status: 'Deleted' })
  const customer_code = await newCustomer()
  const { days } = (await finance(contract.comingCheques, {})).data
  const [first, second] = days
  expect(days).toHaveLength(10)
  expect(days.every(({ count }: { count: number }) => count === 0)).toBe(true)
  await create(customer_code, { due_date: addDays(today, -2), amount: 1_000_000 })
  await create(customer_code, { due_date: second.due_from, amount: 2_000_000 })
  await act(admin, 'deposit', await create(customer_code, { amount: 4_000_000 }))
  const back = await create(customer_code, { amount: 8_000_000 })
  await act(admin, 'deposit', back)
  await act(finance, 'bounce', back, bounced)
  const { data } = await finance(contract.comingCheques, {})
  expect(data.days[0]).toEqual({ ...first, count: 1, amount: 1_000_000 })
  expect(data.days[1]).toEqual({ ...second, count: 1, amount: 2_000_000 })
  expect(data).toMatchObject({
    to_bring: { count: 1, amount: 1_000_000 },
    at_bank: { count: 1, amount: 4_000_000 },
    bounced: { since: addDays(today, -6), count: 1, amount: 8_000_000 },
  })
  const listed = async (asked: object) => (await finance(contract.listCheques, asked)).data.length
  expect(await listed({ status: 'Saved', due_to: first.day })).toBe(1)
  expect(await listed({ status: 'Saved', due_from: second.due_from, due_to: second.day })).toBe(1)
  expect(await listed({ status: 'Rejected', bounced_from: addDays(today, -6) })).toBe(1)
  expect(await listed({ status: 'Rejected', bounced_from: addDays(today, 1) })).toBe(0)
  expect((await finance(contract.comingCheques, { dept_code: ['713'] })).data.to_bring.count).toBe(0)
  const away = (await elsewhere(contract.comingCheques, {})).data
  expect([away.to_bring, away.at_bank.count, away.bounced.count]).toEqual([{ count: 0, amount: 0 }, 0, 0])
  const stranger = await server.as(['Sales-Invoice-View'], branch)
  expect((await stranger(contract.comingCheques, {})).code).toBe('403')
})

test('who deposits hears in the morning of what is due', async () => {
  await db.update(cheques).set({ status: 'Deleted' })
  await create(await newCustomer(), { due_date: today, amount: 1_500_000 })
  await create(await newCustomer(), { due_date: addDays(today, 1) })
  await db.delete(notifications)
  await tellDue({ db, jobs: server.jobs, config: server.config })
  const told = await db.select().from(notifications)
  expect(told.length).toBeGreaterThan(0)
  for (const one of told)
    expect(one).toMatchObject({ event: 'cheques-due', variables: { count: 1, amount: 1_500_000 } })
  expect((await finance(contract.listCheques, { status: 'Saved', is_due: true })).data).toHaveLength(1)
})

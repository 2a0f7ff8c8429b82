import { getCreditAmount } from '@sejuk/contract/customers/customers'
import * as contract from '@sejuk/contract/money/refunds'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { journalsOf } from '../../../../test/books/written-journals.ts'
import { prepareCredit } from '../../../../test/credit.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { receipts } from '../../../db/tables/finance/receipts.ts'
import { customerCredits } from '../../../db/tables/money/customer-credits.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const today = companyToday()
const server = await startTestServer()
const { db } = server
const { newCustomer } = await prepareCredit(server)
const branch = { view_data: 'View_Data_My_Branch' } as const
const writes = ['Money-Desk-View', 'Refund-Create'] as const
const finance = await server.as([...writes], { usercode: 'FIN', ...branch })
const manager = await server.as([...writes, 'Refund-Approve'], { usercode: 'BM', ...branch })
const second = await server.as(['Money-Desk-View', 'Refund-Approve'], { usercode: 'BM2', ...branch })
const financeManager = await server.as(
  ['Money-Desk-View', 'Refund-Approve', 'Refund-Approve-Finance', 'Refund-Bank-File'],
  { usercode: 'FM' },
)
const director = await server.as(
  ['Money-Desk-View', 'Refund-Approve', 'Refund-Approve-Finance', 'Refund-Approve-Director'],
  { usercode: 'DIR' },
)
const elsewhere = await server.as([...writes, 'Refund-Approve'], { usercode: 'BM9', department: '713', ...branch })
const boss = await server.as()
type User = typeof finance

let count = 0
const newMoney = async (customer_code: string, amount: number) => {
  const receipt_code = `RV-${++count}`
  const of = { receipt_code, customer_code, dept_code: '705', kind: 'transfer' as const, status: 'Confirmed' as const }
  await db.insert(receipts).values({ ...of, amount, received_date: today, created_by: 'X', create_user_name: 'X' })
  return receipt_code
}
const account = { bank_code: '014', account_name: 'PT Toko', account_number: '1234567890' }
const write = (customer_code: string, source_code: string, amount: number, more: object = {}, user: User = finance) =>
  user(contract.createRefund, {
    ...{ customer_code, sources: [{ source_kind: 'receipt', source_code, amount }], reason: 'Paid twice' },
    ...{ ...account, ...more },
  })
type Name = keyof typeof contract.actOnRefund
const act = async (user: User, name: Name, refund_code: string, more: object = {}) => {
  const { row_version } = (await boss(contract.getRefund, { refund_code })).data
  return user(contract.actOnRefund[name], { refund_code, row_version, ...more } as {
    refund_code: string
    row_version: number
    reason: string
  })
}
const creditOf = async (source_code: string) => {
  const [found] = await db.select().from(customerCredits).where(eq(customerCredits.source_code, source_code))
  return found && { left: found.left_amount, held: found.held_amount, returned: found.returned_amount }
}
/** Written, submitted; answers with its code. */
const submitted = async (customer_code: string, amount: number) => {
  const money = await newMoney(customer_code, amount)
  const { refund_code } = (await write(customer_code, money, amount)).data
  expect(await act(finance, 'submit', refund_code)).toMatchObject({ code: '200' })
  return { refund_code, money }
}
const statusOf = async (refund_code: string) => (await boss(contract.getRefund, { refund_code })).data.status

test('from draft to paid: held when submitted, approved by another, paid by the answer of the bank', async () => {
  const customer_code = await newCustomer()
  const money = await newMoney(customer_code, 3_000_000)
  const answer = await write(customer_code, money, 2_000_000)
  expect(answer).toMatchObject({ code: '200' })
  const { refund_code } = answer.data
  expect(refund_code).toMatch(/^RF-705-\d{4}-\d{5}$/)
  const exposure = async () => (await boss(getCreditAmount, { customer_code })).data.exposure
  expect(await exposure()).toBe(-3_000_000)
  expect(await act(finance, 'approve', refund_code)).toMatchObject({ code: '403' })
  expect(await act(manager, 'approve', refund_code)).toMatchObject({ code: '409' })
  expect(await act(finance, 'submit', refund_code)).toMatchObject({ code: '200', message: 'Refund submitted' })
  expect(await creditOf(money)).toEqual({ left: 1_000_000, held: 2_000_000, returned: 0 })
  expect(await exposure()).toBe(-1_000_000)
  expect(await act(elsewhere, 'approve', refund_code)).toMatchObject({ code: '404' })
  expect(await act(manager, 'approve', refund_code)).toMatchObject({ code: '200', message: 'Refund approved' })
  // The account was approved with it, and the customer had none.
  const [kept] = await db.select().from(customers).where(eq(customers.customer_code, customer_code))
  expect(kept).toMatchObject(account)
  expect(await manager(contract.makeRefundFile, { refund_codes: [refund_code] })).toMatchObject({ code: '403' })
  const file = await financeManager(contract.makeRefundFile, { refund_codes: [refund_code] })
  expect(file).toMatchObject({ code: '200', data: { refunds: 1, amount: 2_000_000 } })
  const { bank_file_code } = file.data
  expect(await financeManager(contract.makeRefundFile, { refund_codes: [refund_code] })).toMatchObject({ code: '409' })
  const row = `"R","${bank_file_code}/1","2000000","SUCCESS","REF 9",""`
  const answered = () => {
    const form = new FormData()
    form.append('bank_file_code', bank_file_code)
    form.append('file', new File([`"H"\r\n${row}\r\n"T",1,2000000\r\n`], 'answer.csv'))
    return form
  }
  const read = await financeManager(contract.importRefundResult, answered())
  expect(read).toMatchObject({ code: '200', data: { paid: 1, failed: 0, already: 0, open: 0 } })
  expect(await financeManager(contract.importRefundResult, answered())).toMatchObject({
    data: { paid: 0, already: 1 },
  })
  expect((await boss(contract.getRefund, { refund_code })).data).toMatchObject({ status: 'Paid', bank_ref: 'REF 9' })
  expect(await creditOf(money)).toEqual({ left: 1_000_000, held: 0, returned: 2_000_000 })
  expect(await journalsOf(db, refund_code)).toEqual([
    { event: 'refund-paid', 'customer-money': 2_000_000, bank: -2_000_000 },
  ])
  expect(await exposure()).toBe(-1_000_000)
})

test('who wrote it does not approve it, nor reject it', async () => {
  const customer_code = await newCustomer()
  const money = await newMoney(customer_code, 5)
  const { refund_code } = (await write(customer_code, money, 5, {}, manager)).data
  await act(manager, 'submit', refund_code)
  for (const name of ['approve', 'reject'] as const)
    expect(await act(manager, name, refund_code, { reason: 'No' })).toMatchObject({
      ...{ code: '409', message: 'Somebody else than who wrote it must approve it' },
    })
  expect(await act(second, 'approve', refund_code)).toMatchObject({ code: '200' })
})

test('the refunds of a day for one customer count together, whoever approves them', async () => {
  const customer_code = await newCustomer()
  const most = await submitted(customer_code, 10_000_000)
  const more = await submitted(customer_code, 1)
  expect(await act(manager, 'approve', most.refund_code)).toMatchObject({ code: '200' })
  expect(await act(second, 'approve', more.refund_code)).toMatchObject({
    ...{ code: '409', message: 'Refunds of a day above Rp 10.000.000 are decided by the finance manager' },
  })
  expect(await act(financeManager, 'approve', more.refund_code)).toMatchObject({ code: '200' })
  const large = await submitted(customer_code, 90_000_000)
  expect(await act(financeManager, 'approve', large.refund_code)).toMatchObject({
    ...{ code: '409', message: 'Refunds of a day above Rp 100.000.000 are decided by a director' },
  })
  expect(await act(director, 'approve', large.refund_code)).toMatchObject({ code: '200' })
})

test('what the bank refuses is tried again or given back', async () => {
  const customer_code = await newCustomer()
  const { refund_code, money } = await submitted(customer_code, 7_000)
  await act(manager, 'approve', refund_code)
  const send = () => financeManager(contract.makeRefundFile, { refund_codes: [refund_code] })
  await send()
  expect(await act(financeManager, 'failed', refund_code, { reason: 'Closed' })).toMatchObject({ code: '200' })
  expect(await act(financeManager, 'try-again', refund_code)).toMatchObject({ code: '200' })
  expect(await statusOf(refund_code)).toBe('Approved')
  expect(await send()).toMatchObject({ code: '200' })
  await act(financeManager, 'failed', refund_code, { reason: 'Closed' })
  expect(await creditOf(money)).toEqual({ left: 0, held: 7_000, returned: 0 })
  expect(await act(manager, 'reject', refund_code, { reason: 'Ask for another account' })).toMatchObject({
    code: '200',
  })
  expect(await creditOf(money)).toEqual({ left: 7_000, held: 0, returned: 0 })
})

test('nothing is held twice, and a changed account is not paid', async () => {
  const customer_code = await newCustomer(account)
  const money = await newMoney(customer_code, 1_000)
  const codes = []
  for (let n = 0; n < 8; n++) codes.push((await write(customer_code, money, 1_000)).data.refund_code)
  const answers = await Promise.all(codes.map((code) => act(finance, 'submit', code)))
  expect(answers.filter(({ code }) => code === '200')).toHaveLength(1)
  expect(answers.find(({ code }) => code !== '200')?.errors).toEqual({
    'sources.0.amount': [`Only Rp 0 is left of ${money}`],
  })
  const first = codes[answers.findIndex(({ code }) => code === '200')] ?? ''
  expect((await boss(contract.getRefund, { refund_code: first })).data.is_new_account).toBe(false)
  await db.update(customers).set({ account_number: '999999' }).where(eq(customers.customer_code, customer_code))
  expect(await act(manager, 'approve', first)).toMatchObject({ code: '409' })
})

test('bad input is said by field', async () => {
  const customer_code = await newCustomer()
  const money = await newMoney(customer_code, 1_000)
  const errorsOf = async (amount: number, more: object = {}, source = money) =>
    (await write(customer_code, source, amount, more)).errors
  expect(await errorsOf(1_001)).toEqual({ 'sources.0.amount': [`Only Rp 1.000 is left of ${money}`] })
  expect(await errorsOf(1, {}, 'NONE')).toHaveProperty(['sources.0.source_code'])
  expect(await errorsOf(1, { bank_code: 'NONE' })).toHaveProperty('bank_code')
  expect(await errorsOf(1, { account_number: 'abc' })).toHaveProperty('account_number')
  expect(await errorsOf(1, { reason: ' ' })).toHaveProperty('reason')
  expect(await errorsOf(1, { sources: [] })).toHaveProperty('sources')
  const twice = { source_kind: 'receipt', source_code: money, amount: 1 }
  expect(await errorsOf(1, { sources: [twice, twice] })).toHaveProperty(['sources.1.source_code'])
})

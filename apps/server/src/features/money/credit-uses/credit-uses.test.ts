import { getCreditAmount } from '@sejuk/contract/customers/customers'
import { actOnReceipt, getReceipt } from '@sejuk/contract/finance/receipts'
import * as account from '@sejuk/contract/money/accounts'
import * as contract from '@sejuk/contract/money/credit-uses'
import type { CreditSource } from '@sejuk/domain/money/credit-sources'
import { addDays } from '@sejuk/domain/values/dates'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { journalsOf } from '../../../../test/books/written-journals.ts'
import { prepareCredit } from '../../../../test/credit.ts'
import { makeStockLists, stockWarehouse } from '../../../../test/stock.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { customerInvoices } from '../../../db/tables/customers/trade.ts'
import { chequeAllocations, cheques } from '../../../db/tables/finance/cheques.ts'
import { deliveryOrders } from '../../../db/tables/delivery/delivery-orders.ts'
import { heldCash } from '../../../db/tables/delivery/held-cash.ts'
import { bankLines } from '../../../db/tables/money/bank-statements.ts'
import { receipts } from '../../../db/tables/finance/receipts.ts'
import { salesInvoices } from '../../../db/tables/finance/sales-invoices.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { customerCredits } from '../../../db/tables/money/customer-credits.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const today = companyToday()
const server = await startTestServer()
const { db } = server
const { newCustomer, newInvoice } = await prepareCredit(server)
const branch = { view_data: 'View_Data_My_Branch' } as const
const rights = ['Money-Desk-View', 'Money-Apply', 'Customer-View-Credit'] as const
const finance = await server.as([...rights], { usercode: 'FIN', ...branch })
const reader = await server.as(['Money-Desk-View'], { usercode: 'READ', ...branch })
const elsewhere = await server.as([...rights], { usercode: 'FIN2', department: '713', ...branch })
const boss = await server.as()

let count = 0
const by = { created_by: 'X', create_user_name: 'X' }
const newReceipt = async (customer_code: string, amount: number, received_date = today) => {
  const receipt_code = `RV-${++count}`
  const of = { receipt_code, customer_code, dept_code: '705', kind: 'transfer' as const, status: 'Confirmed' as const }
  await db.insert(receipts).values({ ...of, amount, received_date, ...by })
  return receipt_code
}
const newNote = async (customer_code: string, amount: number) => {
  const invoice_code = `CN-${++count}`
  const days = { invoice_date: addDays(today, -60), due_date: addDays(today, -2) }
  await db.insert(customerInvoices).values({ invoice_code, customer_code, amount: -amount, ...days })
  return invoice_code
}
const paidOf = async (invoice_code: string) => {
  const [found] = await db.select().from(customerInvoices).where(eq(customerInvoices.invoice_code, invoice_code))
  return found?.paid_amount
}
const leftOf = async (source_code: string) => {
  const [found] = await db.select().from(customerCredits).where(eq(customerCredits.source_code, source_code))
  return found?.left_amount
}
const exposure = async (customer_code: string) => (await boss(getCreditAmount, { customer_code })).data.exposure
const line = (source_code: string, invoice_code: string, amount: number, source_kind: CreditSource = 'receipt') => ({
  ...{ source_kind, source_code, invoice_code, amount },
})
const use = (customer_code: string, lines: object[], user = finance) =>
  user(contract.createCreditUse, { customer_code, lines })
const takeBack = async (use_code: string, user = finance, reason = 'Wrong invoice') => {
  const { row_version } = (await boss(contract.getCreditUse, { use_code })).data
  return user(contract.actOnCreditUse['take-back'], { use_code, row_version, reason })
}

test('credit of every kind pays invoices, moves no exposure, and comes back when it is taken back', async () => {
  const customer_code = await newCustomer()
  const late = await newInvoice(customer_code, 6_000_000, -10)
  const later = await newInvoice(customer_code, 5_000_000)
  const money = await newReceipt(customer_code, 3_000_000, addDays(today, -5))
  const note = await newNote(customer_code, 4_000_000)
  const twice = await newInvoice(customer_code, 1_000_000)
  await db
    .update(customerInvoices)
    .set({ paid_amount: 1_500_000, paid_date: today })
    .where(eq(customerInvoices.invoice_code, twice))
  const cheque_code = `CHQ-${++count}`
  const days = { issue_date: today, due_date: today, received_date: today }
  await db.insert(cheques).values({
    ...{ cheque_code, cheque_no: cheque_code, drawer: 'PT', customer_code, dept_code: '705', amount: 900_000 },
    ...{ allocated_amount: 0, status: 'Approved', ...days, ...by },
  })
  const before = await exposure(customer_code)
  expect(before).toBe(11_000_000 - 8_400_000)
  const { data: proposal } = await finance(contract.proposeCreditUse, { customer_code })
  expect(proposal).toEqual({
    amount: 8_400_000,
    lines: [
      line(money, late, 3_000_000),
      line(note, late, 3_000_000, 'note'),
      line(note, later, 1_000_000, 'note'),
      line(cheque_code, later, 900_000, 'cheque'),
      line(twice, later, 500_000, 'overpayment'),
    ],
  })
  const answer = await use(customer_code, proposal.lines)
  expect(answer).toMatchObject({
    code: '200',
    message: 'The credit is used',
    data: { amount: 8_400_000, exposure: before },
  })
  expect(answer.data.use_code).toMatch(/^CU-705-\d{4}-\d{5}$/)
  expect([await paidOf(late), await paidOf(later)]).toEqual([6_000_000, 2_400_000])
  expect(await exposure(customer_code)).toBe(before)
  const { data } = await finance(account.getCustomerAccount, { customer_code })
  expect(data).toMatchObject({ open: 2_600_000, late: 0, credit: 0, exposure: before, sources: [] })
  const { use_code } = answer.data
  expect(await takeBack(use_code, reader)).toMatchObject({ code: '403' })
  expect(await takeBack(use_code, elsewhere)).toMatchObject({ code: '404' })
  expect(await takeBack(use_code, finance, '')).toMatchObject({ code: '406' })
  expect(await takeBack(use_code)).toMatchObject({ code: '200', message: 'The credit is taken back' })
  expect(await takeBack(use_code)).toMatchObject({ code: '409' })
  expect([await paidOf(late), await paidOf(later)]).toEqual([0, 0])
  expect([await leftOf(money), await leftOf(note), await leftOf(cheque_code), await leftOf(twice)]).toEqual([
    ...[3_000_000, 4_000_000, 900_000, 500_000],
  ])
  expect(await journalsOf(db, use_code)).toEqual([
    { event: 'credit-used', 'customer-money': 8_400_000, receivable: -8_400_000 },
    { event: 'credit-taken-back', 'customer-money': -8_400_000, receivable: 8_400_000 },
  ])
  expect(await exposure(customer_code)).toBe(before)
})

test('an invoice is closed by the credit that pays the last of it, and open again when that is taken back', async () => {
  const customer_code = await newCustomer()
  const invoice_code = await newInvoice(customer_code, 1_000_000)
  await db.insert(salesInvoices).values({
    ...{ invoice_code, invoice_date: today, tax_date: today, due_date: today, status: '2', org_code: 'RCI' },
    ...{ dept_code: '705', customer_code, source: 'ERP', price_include_tax: 'Y', customer_is_taxable: 0 },
    ...{ transaction_code: '04', base: 1_000_000, grand_total: 1_000_000, ...by },
  })
  const statusOf = async () =>
    (await db.select().from(salesInvoices).where(eq(salesInvoices.invoice_code, invoice_code)))[0]?.status
  const money = await newReceipt(customer_code, 1_000_000)
  await use(customer_code, [line(money, invoice_code, 400_000)])
  expect(await statusOf()).toBe('2')
  const { data } = await use(customer_code, [line(money, invoice_code, 600_000)])
  expect(await statusOf()).toBe('4')
  expect(await takeBack(data.use_code)).toMatchObject({ code: '200' })
  expect(await statusOf()).toBe('2')
})

test('of sixteen uses of one credit at once one is done', async () => {
  const customer_code = await newCustomer()
  const invoice_code = await newInvoice(customer_code, 20_000_000)
  const money = await newReceipt(customer_code, 1_000_000)
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => use(customer_code, [line(money, invoice_code, 1_000_000)])),
  )
  expect(answers.filter(({ code }) => code === '200')).toHaveLength(1)
  for (const { code, errors } of answers.filter((one) => one.code !== '200')) {
    expect(code).toBe('406')
    expect(errors).toEqual({ 'lines.0.amount': [`Only Rp 0 is left of ${money}`] })
  }
  expect([await paidOf(invoice_code), await leftOf(money)]).toEqual([1_000_000, 0])
})

test('what does not fit is said at its field and writes nothing', async () => {
  const customer_code = await newCustomer()
  const other = await newCustomer()
  const invoice_code = await newInvoice(customer_code, 1_000_000)
  const frozen = await newInvoice(customer_code, 1_000_000)
  const dates = { invoice_date: today, tax_date: today, due_date: today }
  await db.insert(salesInvoices).values({
    ...{ invoice_code: frozen, ...dates, status: '3', org_code: 'RCI', dept_code: '705', customer_code, source: 'ERP' },
    ...{ price_include_tax: 'Y', customer_is_taxable: 0, transaction_code: '04', ...by },
  })
  const money = await newReceipt(customer_code, 3_000_000)
  const strange = await newReceipt(other, 3_000_000)
  const errorsOf = async (...lines: object[]) => (await use(customer_code, lines)).errors
  expect(await errorsOf(line(money, invoice_code, 1_000_001))).toEqual({
    'lines.0.amount': [`Of ${invoice_code} only Rp 1.000.000 is open`],
  })
  expect(await errorsOf(line(money, invoice_code, 600_000), line(money, invoice_code, 400_000))).toEqual({
    'lines.1.invoice_code': ['It stands here twice'],
  })
  expect(await errorsOf(line(strange, invoice_code, 1))).toHaveProperty(['lines.0.source_code'])
  expect(await errorsOf(line(money, frozen, 1))).toHaveProperty(['lines.0.invoice_code'])
  expect(await errorsOf(line(money, 'NONE', 1))).toHaveProperty(['lines.0.invoice_code'])
  expect(await errorsOf(line(money, invoice_code, 0))).toHaveProperty(['lines.0.amount'])
  expect(await errorsOf()).toHaveProperty('lines')
  expect(await use(customer_code, [line(money, invoice_code, 1)], reader)).toMatchObject({ code: '403' })
  expect(await use(customer_code, [line(money, invoice_code, 1)], elsewhere)).toMatchObject({ code: '406' })
  // A cheque that waits for its day keeps its part of the invoice.
  const cheque_code = `CHQ-${++count}`
  const days = { issue_date: today, due_date: addDays(today, 9), received_date: today }
  await db.insert(cheques).values({
    ...{ cheque_code, cheque_no: cheque_code, drawer: 'PT', customer_code, dept_code: '705', amount: 700_000 },
    ...{ allocated_amount: 700_000, status: 'Saved', ...days, ...by },
  })
  await db.insert(chequeAllocations).values({ cheque_code, invoice_code, amount: 700_000 })
  expect(await errorsOf(line(money, invoice_code, 300_001))).toHaveProperty(['lines.0.amount'])
  expect([await paidOf(invoice_code), await leftOf(money)]).toEqual([0, 3_000_000])
})

test('money that pays something is not made void, and a locked month keeps what was used in it', async () => {
  const customer_code = await newCustomer()
  const invoice_code = await newInvoice(customer_code, 1_000_000)
  const money = await newReceipt(customer_code, 1_000_000)
  const { use_code } = (await use(customer_code, [line(money, invoice_code, 400_000)])).data
  const voidIt = async () => {
    const { row_version } = (await boss(getReceipt, { receipt_code: money })).data
    return boss(actOnReceipt.void, { receipt_code: money, row_version, reason: 'It went back' })
  }
  expect(await voidIt()).toMatchObject({ message: expect.stringContaining('Take that back first') })
  await db.execute(
    sql`insert into tax_periods (period, summary_id, locked_by, locked_user_name) values (${today.slice(0, 7)}, 1, 'X', 'X')`,
  )
  expect(await takeBack(use_code)).toMatchObject({ code: '409' })
  await db.execute(sql`delete from tax_periods`)
  expect(await takeBack(use_code)).toMatchObject({ code: '200' })
  expect(await voidIt()).toMatchObject({ code: '200' })
  expect(await leftOf(money)).toBe(0)
})

test('the account is one sum, and its statement ends where the figures stand', async () => {
  const customer_code = await newCustomer()
  const invoice_code = await newInvoice(customer_code, 10_000_000, -3)
  const money = await newReceipt(customer_code, 4_000_000)
  await use(customer_code, [line(money, invoice_code, 1_500_000)])
  const { data } = await finance(account.getCustomerAccount, { customer_code, from: addDays(today, -40) })
  expect(data.open + data.not_billed - data.credit).toBe(data.exposure)
  expect(data).toMatchObject({
    open: 8_500_000,
    credit: 2_500_000,
    exposure: 6_000_000,
    late_days: 3,
    invoice_count: 1,
  })
  expect(data.invoices).toMatchObject([
    { invoice_code, amount: 10_000_000, open: 8_500_000, covered: 0, free: 8_500_000 },
  ])
  expect(data.sources).toMatchObject([{ source_code: money, left: 2_500_000, held: 0 }])
  expect(data.statement).toMatchObject({ opening: 0, closing: 6_000_000, is_cut: false })
  expect(data.statement.entries).toMatchObject([
    { kind: 'invoice', code: invoice_code, charged: 10_000_000, balance: 10_000_000 },
    { kind: 'receipt', code: money, received: 4_000_000, balance: 6_000_000 },
  ])
  expect(await elsewhere(account.getCustomerAccount, { customer_code })).toMatchObject({ code: '404' })
  const later = await finance(account.getCustomerAccount, { customer_code, from: today })
  expect(later.data.statement).toMatchObject({ opening: 10_000_000, closing: 6_000_000 })
})

test('credit to use is listed with what its customer owes, within the branch', async () => {
  const customer_code = await newCustomer()
  await newInvoice(customer_code, 2_000_000, -1)
  const money = await newReceipt(customer_code, 700_000)
  const asked = { customer_code: [customer_code] }
  expect((await finance(contract.listCredits, asked)).data).toMatchObject([
    { source_kind: 'receipt', source_code: money, left_amount: 700_000, open: 2_000_000, late: 2_000_000 },
  ])
  expect((await finance(contract.listCredits, { ...asked, is_owing: true })).data).toHaveLength(1)
  expect((await elsewhere(contract.listCredits, asked)).data).toEqual([])
  const { data } = await finance(account.getMoneyDesk)
  expect(data.credits.count).toBeGreaterThanOrEqual(data.owing.count)
  expect(data.owing.amount).toBeGreaterThanOrEqual(700_000)
})

test('the desk names what the bank booked, and what drivers have to who may see it', async () => {
  const customer_code = await newCustomer()
  const made = { created_by: 'X', create_user_name: 'X' }
  await makeStockLists(db)
  await db.insert(warehouses).values(stockWarehouse('W1', '705'))
  await db.insert(deliveryOrders).values({
    ...{ delivery_code: 'DO-1', order_codes: [], dept_code: '705', warehouse_dept: '705', customer_code },
    ...{ warehouse_code: 'W1', status: 'Approved', ...made },
  })
  const cash = { customer_code, delivery_code: 'DO-1', dept_code: '705', holder_name: 'Ujang', receipt_codes: [] }
  const taken = { due: 500_000, taken: 500_000, taken_date: '2026-11-12T03:00:00.000Z', created_by: 'driver' }
  const counted = { counted: 450_000, counted_by: 'W', counted_user_name: 'Wati', counted_date: taken.taken_date }
  await db.insert(heldCash).values([
    { ...cash, ...taken, held_cash_code: 'HC-1' },
    { ...cash, ...taken, ...counted, held_cash_code: 'HC-2', status: 'Handed_In', difference_state: 'Short' },
    { ...cash, ...taken, ...counted, held_cash_code: 'HC-3', status: 'Deposited', difference_state: 'Closed' },
  ])
  const line = { line_date: '2026-11-12', text: 'ANDI', imported_by: 'X', amount: 7000 }
  await db.insert(bankLines).values([
    { ...line, line_code: 'BL-1', fingerprint: '1' },
    { ...line, line_code: 'BL-2', fingerprint: '2', sure: 'Certain' },
    { ...line, line_code: 'BL-3', fingerprint: '3', state: 'Unidentified' },
  ])
  const cashier = await server.as(['Money-Desk-View', 'Driver-Cash-View'], { view_data: 'View_Data_My_Branch' })
  const one = { count: 1, amount: 7000 }
  expect((await cashier(account.getMoneyDesk)).data).toMatchObject({
    bank: { decide: one, certain: one, unidentified: one },
    cash: {
      ...{ with_drivers: { count: 1, amount: 500_000 }, counted: { count: 1, amount: 450_000 } },
      ...{ short: { count: 1, amount: 50_000 }, over: { count: 0, amount: 0 } },
    },
  })
  const without = await server.as(['Money-Desk-View'], { view_data: 'View_Data_My_Branch' })
  expect((await without(account.getMoneyDesk)).data.cash).toBeNull()
})

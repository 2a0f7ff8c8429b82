import { getCreditAmount } from '@sejuk/contract/customers/customers'
import * as cheque from '@sejuk/contract/finance/cheques'
import * as contract from '@sejuk/contract/finance/receipts'
import { addDays } from '@sejuk/domain/values/dates'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { prepareCredit } from '../../../../test/credit.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { customerInvoices } from '../../../db/tables/customers/trade.ts'
import { receipts } from '../../../db/tables/finance/receipts.ts'
import { salesInvoices } from '../../../db/tables/finance/sales-invoices.ts'
import { rebateTypes } from '../../../db/tables/masters/rebate-types.ts'
import { cashbackLedger, cashbacks } from '../../../db/tables/sales/cashbacks.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const today = companyToday()

const server = await startTestServer()
const { db } = server
const { newCustomer, newInvoice } = await prepareCredit(server)
const branch = { view_data: 'View_Data_My_Branch' } as const
const clerk = await server.as(['Sales-Invoice-View', 'Receipt-Create'], { usercode: 'CLERK', ...branch })
const finance = await server.as(['Sales-Invoice-View', 'Receipt-Create', 'Receipt-Confirm'], {
  usercode: 'FIN',
  ...branch,
})
const elsewhere = await server.as(['Sales-Invoice-View', 'Receipt-Confirm'], { department: '713', ...branch })
const boss = await server.as()

const form = (amount: number, allocations: object[] = []) => ({
  ...{ kind: 'transfer', bank_code: '014', reference: 'TRF 1', amount, received_date: today, allocations },
})
const create = async (customer_code: string, amount: number, allocations: object[] = []): Promise<string> => {
  const answer = await clerk(contract.createReceipt, { customer_code, ...form(amount, allocations) })
  expect(answer).toMatchObject({ code: '200' })
  return answer.data.receipt_code
}
const act = async (user: typeof clerk, name: 'confirm' | 'void', receipt_code: string, more: object = {}) => {
  const { row_version } = (await boss(contract.getReceipt, { receipt_code })).data
  return user(contract.actOnReceipt[name], { receipt_code, row_version, ...more })
}
const paidOf = async (invoice_code: string) => {
  const [found] = await db.select().from(customerInvoices).where(eq(customerInvoices.invoice_code, invoice_code))
  return found?.paid_amount
}

test('money pays its invoices when somebody else has seen it, and what is left over lowers the exposure', async () => {
  const customer_code = await newCustomer()
  const invoice_code = await newInvoice(customer_code, 10_000_000)
  const code = await create(customer_code, 7_000_000, [{ invoice_code, amount: 6_000_000 }])
  expect(code).toMatch(/^RV-705-\d{4}-\d{5}$/)
  expect(await paidOf(invoice_code)).toBe(0)
  expect(await act(clerk, 'confirm', code)).toMatchObject({ code: '403' })
  expect(await act(elsewhere, 'confirm', code)).toMatchObject({ code: '404' })
  expect(await act(finance, 'confirm', code)).toMatchObject({ message: 'Receipt confirmed' })
  expect(await paidOf(invoice_code)).toBe(6_000_000)
  const { data } = await boss(getCreditAmount, { customer_code })
  expect(data).toMatchObject({ outstanding_invoice: 4_000_000, unapplied_receipt: 1_000_000, exposure: 3_000_000 })
  expect(await act(finance, 'void', code, { reason: 'x' })).toMatchObject({ code: '403' })
  expect(await act(boss, 'void', code, { reason: 'The bank took it back' })).toMatchObject({ code: '200' })
  expect(await paidOf(invoice_code)).toBe(0)
})

test('who wrote it down does not confirm it', async () => {
  const answer = await finance(contract.createReceipt, { customer_code: await newCustomer(), ...form(5) })
  expect(await act(finance, 'confirm', answer.data.receipt_code)).toMatchObject({
    ...{ code: '409', message: 'Somebody else than who wrote it must approve it' },
  })
})

test('no invoice is given more than is open, by receipts and cheques together', async () => {
  const customer_code = await newCustomer()
  const invoice_code = await newInvoice(customer_code, 10_000_000)
  await create(customer_code, 4_000_000, [{ invoice_code, amount: 4_000_000 }])
  const bill = {
    ...{
      cheque_no: 'BG 1',
      bank_code: '014',
      drawer: 'PT',
      amount: 9_000_000,
      issue_date: today,
      received_date: today,
    },
    due_date: addDays(today, 10),
  }
  const tooMuch = await boss(cheque.createCheque, {
    customer_code,
    ...bill,
    allocations: [{ invoice_code, amount: 6_000_001 }],
  })
  expect(tooMuch.errors?.['allocations.0.amount']?.[0]).toContain('only Rp 6.000.000 is open')
  expect(
    await boss(cheque.createCheque, { customer_code, ...bill, allocations: [{ invoice_code, amount: 6_000_000 }] }),
  ).toMatchObject({ code: '200' })
  const again = await clerk(contract.createReceipt, { customer_code, ...form(1, [{ invoice_code, amount: 1 }]) })
  expect(again).toMatchObject({ code: '406' })
})

test('of two receipts at once over all that is open one is taken', async () => {
  const customer_code = await newCustomer()
  const invoice_code = await newInvoice(customer_code, 1_000_000)
  const ask = () =>
    clerk(contract.createReceipt, { customer_code, ...form(1_000_000, [{ invoice_code, amount: 1_000_000 }]) })
  const answers = await Promise.all([ask(), ask(), ask()])
  expect(answers.map(({ code }) => code).sort()).toEqual(['200', '406', '406'])
})

test('an invoice is closed by the receipt that pays the last of it, and open again when that is void', async () => {
  const customer_code = await newCustomer()
  const invoice_code = await newInvoice(customer_code, 1_000_000)
  const dates = { invoice_date: today, tax_date: today, due_date: today }
  await db.insert(salesInvoices).values({
    ...{ invoice_code, ...dates, status: '2', org_code: 'RCI', dept_code: '705', customer_code, source: 'ERP' },
    ...{
      price_include_tax: 'Y',
      customer_is_taxable: 0,
      transaction_code: '04',
      base: 1_000_000,
      grand_total: 1_000_000,
    },
    ...{ created_by: 'X', create_user_name: 'X' },
  })
  const statusOf = async () =>
    (await db.select().from(salesInvoices).where(eq(salesInvoices.invoice_code, invoice_code)))[0]?.status
  const half = await create(customer_code, 400_000, [{ invoice_code, amount: 400_000 }])
  await act(finance, 'confirm', half)
  expect(await statusOf()).toBe('2')
  const rest = await create(customer_code, 600_000, [{ invoice_code, amount: 600_000 }])
  await act(finance, 'confirm', rest)
  expect(await statusOf()).toBe('4')
  expect(await act(boss, 'void', rest, { reason: 'The bank took it back' })).toMatchObject({ code: '200' })
  expect(await paidOf(invoice_code)).toBe(400_000)
  expect(await statusOf()).toBe('2')
})

test('a frozen invoice takes no payment', async () => {
  const customer_code = await newCustomer()
  const invoice_code = await newInvoice(customer_code, 1_000_000)
  const code = await create(customer_code, 1_000_000, [{ invoice_code, amount: 1_000_000 }])
  const dates = { invoice_date: today, tax_date: today, due_date: today }
  await db.insert(salesInvoices).values({
    ...{ invoice_code, ...dates, status: '3', org_code: 'RCI', dept_code: '705', customer_code, source: 'ERP' },
    ...{
      price_include_tax: 'Y',
      customer_is_taxable: 0,
      transaction_code: '04',
      created_by: 'X',
      create_user_name: 'X',
    },
  })
  expect(await act(finance, 'confirm', code)).toMatchObject({ code: '409', message: 'One of its invoices is frozen' })
})

test('bad input is said by field and writes nothing', async () => {
  const customer_code = await newCustomer()
  const ask = (more: object) => clerk(contract.createReceipt, { customer_code, ...form(5), ...more })
  expect((await ask({ received_date: addDays(today, 1) })).errors).toEqual({
    received_date: ['The day of receipt is in the future'],
  })
  expect(await ask({ bank_code: 'NONE' })).toMatchObject({ code: '406' })
  expect(await ask({ allocations: [{ invoice_code: 'NONE', amount: 1 }] })).toMatchObject({ code: '406' })
  expect(await ask({ amount: 0 })).toMatchObject({ code: '406' })
  expect(await db.$count(receipts, eq(receipts.customer_code, customer_code))).toBe(0)
})

let granted = 0
const newCashback = async (
  customer_code: string,
  amount: number,
  more: Partial<typeof cashbacks.$inferInsert> = {},
) => {
  const cashback_code = `CB-${++granted}`
  await db
    .insert(rebateTypes)
    .values([
      { type_rebate_code: 'T1', type_rebate_name: 'Volume' },
      { type_rebate_code: 'T2', type_rebate_name: 'Paid out', payout: 'bank' },
    ])
    .onConflictDoNothing()
  await db.insert(cashbacks).values({
    ...{ cashback_code, customer_code, dept_code: '705', org_code: 'RCI', type_rebate_code: 'T1', source: 'manual' },
    ...{ cashback_amount: amount, granted_amount: amount, cashback_remain: amount, period: '2026-10' },
    ...{ valid_from: '2026-01-01', valid_to: addDays(today, 60), status: 'Approved', created_by: 'X' },
    ...{ create_user_name: 'X', ...more },
  })
  return cashback_code
}
const cashbackOf = async (cashback_code: string) => {
  const [found] = await db.select().from(cashbacks).where(eq(cashbacks.cashback_code, cashback_code))
  return found && [found.planned_amount, found.used_amount, found.cashback_remain]
}

test('cashback pays an invoice: taken at once, used when another confirms, and given back when it is void', async () => {
  const customer_code = await newCustomer()
  const invoice_code = await newInvoice(customer_code, 5_000_000)
  const cashback_code = await newCashback(customer_code, 3_000_000)
  const { data } = await clerk(contract.getReceiptCustomer, { customer_code })
  expect(data.cashbacks).toMatchObject([{ cashback_code, type_rebate_name: 'Volume', remain: 3_000_000 }])
  const by = (amount: number, more: object = {}) =>
    clerk(contract.createReceipt, {
      ...{ customer_code, ...form(amount, [{ invoice_code, amount }]), kind: 'cashback', bank_code: null },
      ...{ cashback_code, ...more },
    })
  expect((await by(3_000_001)).errors).toEqual({ amount: ['Only Rp 3.000.000 of this cashback is left'] })
  expect((await by(5, { cashback_code: null })).errors).toHaveProperty('cashback_code')
  expect((await by(5, { cashback_code: 'CB-NONE' })).errors).toHaveProperty('cashback_code')
  expect((await by(5, { allocations: [] })).errors).toHaveProperty('allocations')
  expect((await by(5, { kind: 'cash' })).errors).toHaveProperty('cashback_code')
  const { receipt_code } = (await by(2_000_000)).data
  expect(await cashbackOf(cashback_code)).toEqual([2_000_000, 0, 1_000_000])
  expect((await by(1_000_001)).errors).toHaveProperty('amount')
  const { row_version } = (await boss(contract.getReceipt, { receipt_code })).data
  const change = { ...form(2_500_000, [{ invoice_code, amount: 2_500_000 }]), kind: 'cashback', cashback_code }
  expect(await clerk(contract.actOnReceipt.modify, { receipt_code, row_version, ...change })).toMatchObject({
    code: '200',
  })
  expect(await cashbackOf(cashback_code)).toEqual([2_500_000, 0, 500_000])
  expect(await act(finance, 'confirm', receipt_code)).toMatchObject({ code: '200' })
  expect(await cashbackOf(cashback_code)).toEqual([0, 2_500_000, 500_000])
  expect(await paidOf(invoice_code)).toBe(2_500_000)
  expect(await act(boss, 'void', receipt_code, { reason: 'Wrong invoice' })).toMatchObject({ code: '200' })
  expect(await cashbackOf(cashback_code)).toEqual([0, 0, 3_000_000])
  expect(await paidOf(invoice_code)).toBe(0)
  const moved = sql`coalesce(sum(${cashbackLedger.amount}), 0)::int`
  const [sum] = await db.select({ moved }).from(cashbackLedger).where(eq(cashbackLedger.cashback_code, cashback_code))
  expect(sum).toEqual({ moved: 0 })
})

test('neither the cashback of another, nor what is over, nor what the bank pays out pays an invoice', async () => {
  const [customer_code, other] = [await newCustomer(), await newCustomer()]
  const invoice_code = await newInvoice(customer_code, 5_000_000)
  const codes = [
    await newCashback(other, 1_000_000),
    await newCashback(customer_code, 1_000_000, { valid_to: addDays(today, -1) }),
    await newCashback(customer_code, 1_000_000, { type_rebate_code: 'T2' }),
    await newCashback(customer_code, 1_000_000, { status: 'Submitted' }),
  ]
  const { data } = await clerk(contract.getReceiptCustomer, { customer_code })
  expect(data.cashbacks).toEqual([])
  for (const cashback_code of codes) {
    const asked = { customer_code, ...form(5, [{ invoice_code, amount: 5 }]), kind: 'cashback', cashback_code }
    expect((await clerk(contract.createReceipt, asked)).errors).toHaveProperty('cashback_code')
  }
})

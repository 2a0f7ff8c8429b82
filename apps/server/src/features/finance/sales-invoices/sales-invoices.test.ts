import { getCreditAmount } from '@sejuk/contract/customers/customers'
import * as contract from '@sejuk/contract/finance/sales-invoices'
import { defaultOrganization } from '@sejuk/domain/masters/organizations'
import { addDays } from '@sejuk/domain/values/dates'
import { and, eq, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeSet } from '../../../../test/catalogue.ts'
import { prepareCredit } from '../../../../test/credit.ts'
import { makeLegalEntity } from '../../../../test/legal-entity.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { customerInvoices } from '../../../db/tables/customers/trade.ts'
import { eInvoices } from '../../../db/tables/finance/electronic-invoices.ts'
import { invoiceConfigurations } from '../../../db/tables/finance/invoice-configurations.ts'
import { salesInvoices, taxPeriods } from '../../../db/tables/finance/sales-invoices.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const today = companyToday()

const server = await startTestServer()
const { db } = server
const { newCustomer } = await prepareCredit(server)
await makeSet(db)
const branch = { view_data: 'View_Data_My_Branch' } as const
const writes = ['Sales-Invoice-View', 'Sales-Invoice-Create', 'Sales-Invoice-Submit', 'Sales-Invoice-Void'] as const
const clerk = await server.as([...writes, 'Sales-Invoice-Set-Received'], { usercode: 'CLERK', ...branch })
const finance = await server.as([...writes, 'Sales-Invoice-Approve'], { usercode: 'FIN', ...branch })
const second = await server.as([...writes, 'Sales-Invoice-Approve'], { usercode: 'FIN2', ...branch })
const elsewhere = await server.as([...writes, 'Sales-Invoice-Approve'], { department: '713', ...branch })
const boss = await server.as()

type User = typeof clerk
const taxed = {
  customer_is_taxable: 1,
  price_include_tax: 'Y',
  npwp: '0012345678091000',
  nitku: '0012345678091000000003',
} as const
const form = (more: object = {}) => ({
  ...{ invoice_date: today, lines: [{ item_code: 'GSW-09', qty: 2, unit_price: 3_110_000, discount_amount: 10_000 }] },
  ...more,
})
const create = async (user: User, customer_code: string, more: object = {}): Promise<string> => {
  const answer = await user(contract.createSalesInvoice, { customer_code, ...form(more) })
  expect(answer).toMatchObject({ code: '200' })
  return answer.data.invoice_code
}
const detail = async (invoice_code: string) => (await boss(contract.getSalesInvoice, { invoice_code })).data
const act = async (
  user: User,
  name: keyof typeof contract.actOnSalesInvoice,
  invoice_code: string,
  more: object = {},
) => {
  const { row_version } = await detail(invoice_code)
  return user(contract.actOnSalesInvoice[name], { invoice_code, row_version, ...more })
}
const approved = async (customer_code: string, more: object = {}) => {
  const code = await create(clerk, customer_code, more)
  await act(clerk, 'submit', code)
  expect(await act(finance, 'approve', code)).toMatchObject({ code: '200', message: 'Invoice approved' })
  return code
}

test('an invoice is written by one, approved by another, and owed from then on', async () => {
  const customer_code = await newCustomer(taxed)
  const code = await create(clerk, customer_code)
  expect(code).toMatch(/^SI-705-\d\d-\d{5}$/)
  expect(await detail(code)).toMatchObject({ status: '1', grand_total: 6_210_000, base: 5_594_595, vat: 615_405 })
  expect(await act(clerk, 'approve', code)).toMatchObject({ code: '403' })
  expect(await act(finance, 'approve', code)).toMatchObject({ code: '409', message: 'Needs status 7' })
  expect(await act(clerk, 'submit', code)).toMatchObject({ message: 'Invoice submitted' })
  expect(await act(elsewhere, 'approve', code)).toMatchObject({ code: '404' })
  expect((await boss(getCreditAmount, { customer_code })).data).toMatchObject({ outstanding_invoice: 0 })
  expect(await act(finance, 'approve', code)).toMatchObject({ message: 'Invoice approved' })
  expect((await boss(getCreditAmount, { customer_code })).data).toMatchObject({ outstanding_invoice: 6_210_000 })
  expect(await act(boss, 'cancel', code, { reason: 'Wrong customer' })).toMatchObject({ message: 'Invoice cancelled' })
  expect((await boss(getCreditAmount, { customer_code })).data).toMatchObject({ outstanding_invoice: 0 })
})

test('nobody approves their own, and whoever refuses says why and points at the fields', async () => {
  const code = await create(finance, await newCustomer(taxed))
  await act(finance, 'submit', code)
  expect(await act(finance, 'approve', code)).toMatchObject({
    ...{ code: '409', message: 'Somebody else than who wrote it must approve it' },
  })
  expect(await act(second, 'fail', code)).toMatchObject({ code: '406' })
  await act(second, 'fail', code, { reason: 'Price of last month', marks: ['price'] })
  expect(await detail(code)).toMatchObject({ status: '8', fail_reason: 'Price of last month', fail_marks: ['price'] })
  expect(await act(second, 'correct', code)).toMatchObject({
    ...{ code: '409', message: 'Only whoever made the invoice corrects it' },
  })
  expect(await act(finance, 'correct', code)).toMatchObject({ code: '200' })
  expect(await detail(code)).toMatchObject({ status: '1' })
})

test('of two approvals at once one is done and the other is refused', async () => {
  const code = await create(clerk, await newCustomer(taxed))
  await act(clerk, 'submit', code)
  const { row_version } = await detail(code)
  const answers = await Promise.all(
    [finance, second].map((user) => user(contract.actOnSalesInvoice.approve, { invoice_code: code, row_version })),
  )
  expect(answers.map((answer) => answer.code).sort()).toEqual(['200', '409'])
})

test('numbers of a branch and year have no gap, whatever fails on the way', async () => {
  const customer_code = await newCustomer()
  const bad = { customer_code, ...form({ lines: [{ item_code: 'NONE', qty: 1, unit_price: 1 }] }) }
  const good = { customer_code, ...form() }
  await Promise.all([good, bad, good, bad, good, good].map((one) => clerk(contract.createSalesInvoice, one)))
  const rows = await db.select().from(salesInvoices).where(like(salesInvoices.invoice_code, 'SI-705-%'))
  const numbers = rows.map(({ invoice_code }) => Number(invoice_code.slice(-5))).sort((a, b) => a - b)
  expect(numbers).toEqual(numbers.map((_, n) => n + 1))
})

test('a customer who pays tax needs its numbers before the invoice is submitted', async () => {
  const customer_code = await newCustomer({ ...taxed, nitku: null })
  const code = await create(clerk, customer_code)
  const needed = 'The customer pays tax: NPWP or NIK and NITKU are needed'
  expect(await act(clerk, 'submit', code)).toMatchObject({ code: '409', message: needed })
  const missing = await clerk(contract.listSalesInvoices, { missing_tax_data: true })
  expect(missing.data.map((row: { invoice_code: string }) => row.invoice_code)).toContain(code)
  await db.update(customers).set({ nitku: taxed.nitku }).where(eq(customers.customer_code, customer_code))
  expect(await act(clerk, 'submit', code)).toMatchObject({ code: '200' })
})

test('bad input is said by field and writes nothing', async () => {
  const customer_code = await newCustomer()
  const late = await clerk(contract.createSalesInvoice, { customer_code, ...form({ invoice_date: addDays(today, 1) }) })
  expect(late).toMatchObject({ code: '406', errors: { invoice_date: ['The day of the invoice is in the future'] } })
  const line = { item_code: 'GSW-09', qty: 1, unit_price: 5, discount_amount: 6 }
  const dear = await clerk(contract.createSalesInvoice, { customer_code, ...form({ lines: [line] }) })
  expect(dear.errors).toEqual({ 'lines.0.discount_amount': ['The discount is more than the line costs'] })
  const none = await clerk(contract.createSalesInvoice, { customer_code: 'NOBODY', ...form() })
  expect(none).toMatchObject({ code: '406' })
  expect(await db.$count(salesInvoices, eq(salesInvoices.customer_code, customer_code))).toBe(0)
})

test('a draft is changed as a whole, and a stale change loses nothing', async () => {
  const code = await create(clerk, await newCustomer(taxed))
  const { row_version } = await detail(code)
  const lines = [{ item_code: 'GSW-09', qty: 1, unit_price: 1_110_000 }]
  const change = { invoice_code: code, invoice_date: today, lines }
  expect(await clerk(contract.actOnSalesInvoice.modify, { ...change, row_version })).toMatchObject({ code: '200' })
  expect(await detail(code)).toMatchObject({ grand_total: 1_110_000, base: 1_000_000, vat: 110_000, line_count: 1 })
  expect(await clerk(contract.actOnSalesInvoice.modify, { ...change, row_version })).toMatchObject({ code: '409' })
})

test('a frozen invoice is neither paid nor cancelled, a void one is gone for good', async () => {
  const code = await approved(await newCustomer(taxed))
  await act(boss, 'freeze', code, { reason: 'Dispute' })
  expect(await act(boss, 'cancel', code, { reason: 'x' })).toMatchObject({ code: '409', message: 'Needs status 2' })
  expect(await act(finance, 'unfreeze', code, { reason: 'x' })).toMatchObject({ code: '403' })
  expect(await act(boss, 'unfreeze', code, { reason: 'Settled' })).toMatchObject({ code: '200' })
  const draft = await create(clerk, await newCustomer(taxed))
  await act(clerk, 'void', draft, { reason: 'Twice' })
  expect(await detail(draft)).toMatchObject({ status: '5', end_reason: 'Twice' })
  expect(await act(clerk, 'submit', draft)).toMatchObject({ code: '409' })
})

test('a locked month takes no invoice and lets none go', async () => {
  const day = '2025-03-10'
  const code = await approved(await newCustomer(taxed), { invoice_date: day })
  await db.insert(taxPeriods).values({ period: '2025-03', summary_id: 1, locked_by: 'X', locked_user_name: 'X' })
  expect(await act(boss, 'cancel', code, { reason: 'x' })).toMatchObject({ message: 'The tax period is locked' })
  const customer_code = await newCustomer(taxed)
  const answer = await clerk(contract.createSalesInvoice, { customer_code, ...form({ invoice_date: day }) })
  expect(answer.errors).toEqual({ tax_date: ['The tax period is locked'] })
})

test('the paper is received or refused, and where it was agreed the days to pay begin with it', async () => {
  const customer_code = await newCustomer({ ...taxed, payment_term_days: 30 })
  await db.insert(invoiceConfigurations).values({ customer_code, due_basis: 'receipt', updated_user_name: 'X' })
  const invoice_code = await approved(customer_code, { invoice_date: addDays(today, -10) })
  const save = (status: string, more: object = {}) =>
    clerk(contract.saveInvoiceReceivedStatus, { invoice_code, status, ...more })
  expect((await save('Confirmed_Reject', { reason_code: '' })).errors).toEqual({
    reason_code: ['This choice is missing'],
  })
  expect(await save('Confirmed_Reject', { reason_code: 'missing-po', reason: 'No PO' })).toMatchObject({ code: '200' })
  expect(await detail(invoice_code)).toMatchObject({ receipt_status: 'Confirmed_Reject', receipt_reason: 'No PO' })
  expect(await save('Invoice_Received')).toMatchObject({ code: '409', message: 'Needs status Prepare_Invoice' })
  await save('Prepare_Invoice')
  expect(await save('Invoice_Received', { received_date: addDays(today, 1) })).toMatchObject({ code: '406' })
  const { data } = await save('Invoice_Received', { received_by_name: 'Ibu Tati' })
  expect(data).toMatchObject({ due_date: addDays(today, 30) })
  const draft = await create(clerk, customer_code)
  expect(
    await clerk(contract.saveInvoiceReceivedStatus, { invoice_code: draft, status: 'Invoice_Received' }),
  ).toMatchObject({
    ...{ code: '409', message: 'Only the paper of an approved invoice is brought' },
  })
})

test('lists count by status within what one sees', async () => {
  const mine = await clerk(contract.countSalesInvoices, {})
  const all = await db.$count(salesInvoices, and(eq(salesInvoices.status, '2'), eq(salesInvoices.dept_code, '705')))
  expect(mine.data.find((one: { status: string }) => one.status === '2').count).toBe(all)
  const there = await elsewhere(contract.countSalesInvoices, {})
  expect(there.data.every((one: { count: number }) => one.count === 0)).toBe(true)
  const erp = await clerk(contract.listErpSalesInvoices, {})
  expect(erp.data).toEqual([])
})

test('the paper spells the amount out in Indonesian, in both languages', async () => {
  await makeLegalEntity(db, defaultOrganization)
  const invoice_code = await approved(await newCustomer(taxed))
  for (const language of ['default', 'local'] as const) {
    const { data } = await clerk(contract.salesInvoicePdf, { invoice_code, language })
    const { text } = await readPdf(data)
    expect(text).toContain('Enam juta dua ratus sepuluh ribu rupiah')
    expect(text).toContain(language === 'local' ? 'Terbilang' : 'In words')
  }
})

test('a stamp stands on invoices above five million of those who want it, outside of the tax', async () => {
  const customer_code = await newCustomer(taxed)
  await db.insert(invoiceConfigurations).values({ customer_code, e_meterai: true, updated_user_name: 'X' })
  const dear = await create(clerk, customer_code)
  expect(await detail(dear)).toMatchObject({
    stamp_duty: 10_000,
    grand_total: 6_220_000,
    base: 5_594_595,
    vat: 615_405,
  })
  const lines = [{ item_code: 'GSW-09', qty: 1, unit_price: 5_000_000 }]
  const cheap = await create(clerk, customer_code, { lines })
  expect(await detail(cheap)).toMatchObject({ stamp_duty: 0, grand_total: 5_000_000 })
  const { row_version } = await detail(dear)
  const change = { invoice_code: dear, row_version, invoice_date: today, lines }
  expect(await clerk(contract.actOnSalesInvoice.modify, change)).toMatchObject({ code: '200' })
  expect(await detail(dear)).toMatchObject({ stamp_duty: 0, grand_total: 5_000_000 })
  expect(await detail(await create(clerk, await newCustomer(taxed)))).toMatchObject({ stamp_duty: 0 })
})

test('cut off in the middle of an approval, nothing of it is left, and it is done whole afterwards', async () => {
  const customer_code = await newCustomer(taxed)
  const invoice_code = await create(clerk, customer_code)
  await act(clerk, 'submit', invoice_code)
  await db.execute(sql`create function cut_off() returns trigger language plpgsql as
    $$ begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(5); return new; end $$`)
  await db.execute(sql`create trigger cut_off after insert on e_invoices for each row execute function cut_off()`)
  const broken = await act(finance, 'approve', invoice_code)
  expect(broken.status).not.toBe(true)
  expect(broken.code).not.toBe('200')
  await db.execute(sql`drop function cut_off cascade`)
  expect(await detail(invoice_code)).toMatchObject({ status: '7', approved_date: null })
  expect(await db.$count(customerInvoices, eq(customerInvoices.invoice_code, invoice_code))).toBe(0)
  expect(await act(finance, 'approve', invoice_code)).toMatchObject({ code: '200' })
  expect(await db.$count(customerInvoices, eq(customerInvoices.invoice_code, invoice_code))).toBe(1)
  expect(await db.$count(eInvoices, eq(eInvoices.invoice_code, invoice_code))).toBe(1)
})

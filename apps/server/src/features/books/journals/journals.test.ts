import * as accounts from '@sejuk/contract/books/account-map'
import * as contract from '@sejuk/contract/books/journals'
import * as cheques from '@sejuk/contract/finance/cheques'
import * as receipts from '@sejuk/contract/finance/receipts'
import * as invoices from '@sejuk/contract/finance/sales-invoices'
import type { JournalLine } from '@sejuk/domain/books/journals'
import { addDays } from '@sejuk/domain/values/dates'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { balanceOf, giveAccounts, journalsOf } from '../../../../test/books/written-journals.ts'
import { makeSet } from '../../../../test/catalogue.ts'
import { prepareCredit } from '../../../../test/credit.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { followAccounts } from '../../../business/books/follow-accounts.ts'
import { postJournal, postJournals, postMirror } from '../../../business/books/post-journal.ts'
import { accountMap, journalLines, journals, ledgerAccounts } from '../../../db/tables/books/journals.ts'
import { customerInvoices } from '../../../db/tables/customers/trade.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const today = companyToday()
const server = await startTestServer()
const { db } = server
const { newCustomer } = await prepareCredit(server)
await makeSet(db)
await giveAccounts(db)
const branch = { view_data: 'View_Data_My_Branch' } as const
const clerk = await server.as(
  ['Sales-Invoice-View', 'Sales-Invoice-Create', 'Sales-Invoice-Submit', 'Receipt-Create', 'Cheque-Create'],
  { usercode: 'CLERK', ...branch },
)
const reader = await server.as(['Journal-View', 'Account-Map-View'], { usercode: 'READER', ...branch })
const elsewhere = await server.as(['Journal-View'], { department: '713', ...branch })
const boss = await server.as()

const taxed = {
  ...({ customer_is_taxable: 1, price_include_tax: 'Y', npwp: '0012345678091000' } as const),
  nitku: '0012345678091000000003',
}
const approved = async (customer_code: string) => {
  const lines = [{ item_code: 'GSW-09', qty: 2, unit_price: 3_110_000, discount_amount: 10_000 }]
  const { data } = await clerk(invoices.createSalesInvoice, { customer_code, invoice_date: addDays(today, -1), lines })
  const { invoice_code, row_version } = data
  const { data: sent } = await clerk(invoices.actOnSalesInvoice.submit, { invoice_code, row_version })
  const answer = await boss(invoices.actOnSalesInvoice.approve, { invoice_code, row_version: sent.row_version })
  expect(answer).toMatchObject({ code: '200' })
  return { invoice_code, row_version: answer.data.row_version }
}
const openOf = async (customer_code: string) => {
  const own = await db.select().from(customerInvoices).where(eq(customerInvoices.customer_code, customer_code))
  return own.reduce((sum, { amount, paid_amount }) => sum + Math.max(0, amount - paid_amount), 0)
}
const received = async (customer_code: string, amount: number, more: object = {}) => {
  const form = { customer_code, kind: 'transfer', bank_code: '014', reference: 'TRF', amount, received_date: today }
  const { data } = await clerk(receipts.createReceipt, { ...form, allocations: [], ...more })
  const { row_version } = (await boss(receipts.getReceipt, { receipt_code: data.receipt_code })).data
  const answer = await boss(receipts.actOnReceipt.confirm, { receipt_code: data.receipt_code, row_version })
  expect(answer).toMatchObject({ code: '200' })
  return { receipt_code: data.receipt_code as string, row_version: answer.data.row_version }
}

test('an approved invoice stands in the books as it stands in its tax, once, and its cancellation is the mirror of today', async () => {
  const customer_code = await newCustomer(taxed)
  const { invoice_code, row_version } = await approved(customer_code)
  const { base, vat, rounding_adjustment } = (await boss(invoices.getSalesInvoice, { invoice_code })).data
  const sale = {
    ...{ event: 'invoice-approved', receivable: 6_210_000, sales: -base, 'vat-out': -vat },
    ...(rounding_adjustment === 0 ? {} : { rounding: -rounding_adjustment }),
  }
  expect(await journalsOf(db, invoice_code)).toEqual([sale])
  expect(await boss(invoices.actOnSalesInvoice.approve, { invoice_code, row_version })).toMatchObject({ code: '409' })
  expect(await journalsOf(db, invoice_code)).toEqual([sale])
  const cancel = { invoice_code, row_version, reason: 'Billed twice' }
  expect(await boss(invoices.actOnSalesInvoice.cancel, cancel)).toMatchObject({ code: '200' })
  const written = await db
    .select()
    .from(journals)
    .where(eq(journals.document, invoice_code))
    .orderBy(journals.journal_id)
  expect(written).toMatchObject([
    { event: 'invoice-approved', journal_date: addDays(today, -1), status: 'Ready', amount: 6_210_000 },
    { event: 'invoice-cancelled', journal_date: today, status: 'Ready', amount: 6_210_000 },
  ])
  expect(await balanceOf(db, 'receivable', customer_code)).toBe(0)
  expect(await balanceOf(db, 'sales', customer_code)).toBe(0)
})

test('money pays the receivable by what it is given for, the rest is the customer’s, and a void takes both back', async () => {
  const customer_code = await newCustomer()
  const { invoice_code } = await approved(customer_code)
  const { receipt_code, row_version } = await received(customer_code, 7_000_000, {
    allocations: [{ invoice_code, amount: 6_000_000 }],
  })
  const paid = { event: 'receipt-confirmed', bank: 7_000_000, receivable: -6_000_000, 'customer-money': -1_000_000 }
  expect(await journalsOf(db, receipt_code)).toEqual([paid])
  expect(await balanceOf(db, 'receivable', customer_code)).toBe(await openOf(customer_code))
  const answer = await boss(receipts.actOnReceipt.void, { receipt_code, row_version, reason: 'The bank took it back' })
  expect(answer).toMatchObject({ code: '200' })
  expect(await journalsOf(db, receipt_code)).toEqual([
    paid,
    { event: 'receipt-void', bank: -7_000_000, receivable: 6_000_000, 'customer-money': 1_000_000 },
  ])
  expect(await balanceOf(db, 'receivable', customer_code)).toBe(await openOf(customer_code))
})

test('each way to pay has its own account, and what nobody confirmed is in no books', async () => {
  const customer_code = await newCustomer()
  const { invoice_code } = await approved(customer_code)
  const cash = await received(customer_code, 500_000, { kind: 'cash', bank_code: undefined })
  expect(await journalsOf(db, cash.receipt_code)).toMatchObject([{ cash: 500_000, 'customer-money': -500_000 }])
  const lost = await received(customer_code, 10_000, {
    ...{ kind: 'write-off', bank_code: undefined, remark: 'Too little to ask for' },
    allocations: [{ invoice_code, amount: 10_000 }],
  })
  expect(await journalsOf(db, lost.receipt_code)).toMatchObject([{ 'bad-debt': 10_000, receivable: -10_000 }])
  const form = { customer_code, kind: 'transfer', bank_code: '014', reference: 'T', amount: 5, received_date: today }
  const { data } = await clerk(receipts.createReceipt, { ...form, allocations: [] })
  const { row_version } = (await boss(receipts.getReceipt, { receipt_code: data.receipt_code })).data
  await boss(receipts.actOnReceipt.void, { receipt_code: data.receipt_code, row_version, reason: 'Typed twice' })
  expect(await journalsOf(db, data.receipt_code)).toEqual([])
})

test('a cheque is in the books when it is money, and not before', async () => {
  const customer_code = await newCustomer()
  const { invoice_code } = await approved(customer_code)
  const days = { issue_date: today, due_date: addDays(today, 10), received_date: today }
  const { data } = await clerk(cheques.createCheque, {
    ...{ customer_code, cheque_no: 'BG 77', bank_code: '014', drawer: 'PT', amount: 6_000_000, ...days },
    allocations: [{ invoice_code, amount: 5_000_000 }],
  })
  const cheque_code: string = data.cheque_code
  for (const name of ['deposit', 'clear'] as const) {
    expect(await journalsOf(db, cheque_code)).toEqual([])
    const { row_version } = (await boss(cheques.getCheque, { cheque_code })).data
    expect(await boss(cheques.actOnCheque[name], { cheque_code, row_version })).toMatchObject({ code: '200' })
  }
  expect(await journalsOf(db, cheque_code)).toEqual([
    { event: 'cheque-cleared', bank: 6_000_000, receivable: -5_000_000, 'customer-money': -1_000_000 },
  ])
  expect(await balanceOf(db, 'receivable', customer_code)).toBe(await openOf(customer_code))
})

const charges = { kind: 'charges', debit: 2_500, credit: 0 } as const
const bank = { kind: 'bank', debit: 0, credit: 2_500, bank_code: '014' } as const
const entry = (document: string, more: object = {}) => ({
  ...({ document_kind: 'bank-line', document, event: 'bank-charge', date: today, dept_code: '705' } as const),
  ...{ lines: [charges, bank] as readonly JournalLine[], ...more },
})

test('an event is in the books once; one that happens again has a version, and its mirror takes the last', async () => {
  await postJournal(db, entry('BL-1'))
  await expect(postJournal(db, entry('BL-1'))).rejects.toThrow()
  await postJournal(
    db,
    entry('BL-1', {
      version: 2,
      lines: entry('').lines.map((line) => ({ ...line, debit: line.debit * 2, credit: line.credit * 2 })),
    }),
  )
  await postMirror(db, { ...entry('BL-1'), event: 'difference-closed', of: 'bank-charge', otherwise: [] })
  expect(await journalsOf(db, 'BL-1')).toEqual([
    { event: 'bank-charge', charges: 2_500, bank: -2_500 },
    { event: 'bank-charge', charges: 5_000, bank: -5_000 },
    { event: 'difference-closed', charges: -5_000, bank: 5_000 },
  ])
})

test('many at once are written as they are one by one', async () => {
  const lines = (n: number): JournalLine[] => [
    { kind: 'bank', debit: 1000 * n, credit: 0, bank_code: '014' },
    { kind: 'receivable', debit: 0, credit: 600 * n, customer_code: 'C-1' },
    { kind: 'sales', debit: 0, credit: 400 * n, business_unit_code: n % 2 ? 'RAC' : 'CAC' },
  ]
  const several = (name: string) => [1, 2, 3].map((n) => entry(`${name}-${n}`, { lines: lines(n), version: n }))
  await postJournals(db, several('MANY'))
  for (const each of several('EACH')) await postJournal(db, each)
  const written = (name: string) =>
    db
      .select({
        ...{ event: journals.event, version: journals.version, status: journals.status, amount: journals.amount },
        ...{ kind: journalLines.line_kind, account: journalLines.account_code, customer: journalLines.customer_code },
        ...{ line_no: journalLines.line_no, debit: journalLines.debit, credit: journalLines.credit },
      })
      .from(journals)
      .innerJoin(journalLines, eq(journalLines.journal_id, journals.journal_id))
      .where(sql`${journals.document} like ${`${name}-%`}`)
      .orderBy(journals.journal_id, journalLines.line_no)
  expect(await written('MANY')).toHaveLength(9)
  expect(await written('MANY')).toEqual(await written('EACH'))
})

test('a journal that does not balance is not written, whoever writes it', async () => {
  await expect(postJournal(db, entry('BL-2', { lines: [charges] }))).rejects.toThrow()
  expect(await journalsOf(db, 'BL-2')).toEqual([])
  const before = await db.$count(journalLines)
  const [one] = await db.select().from(journals).limit(1)
  const line = { journal_id: one?.journal_id ?? 0, line_no: 90, line_kind: 'bank', dept_code: '705' } as const
  await expect(db.insert(journalLines).values({ ...line, debit: 5, credit: 0 })).rejects.toThrow()
  await expect(db.update(journalLines).set({ debit: sql`debit + 1` }).where(sql`debit > 0`)).rejects.toThrow()
  await expect(db.delete(journalLines).where(eq(journalLines.journal_id, line.journal_id))).rejects.toThrow()
  expect(await db.$count(journalLines)).toBe(before)
})

test('the row of the map that names most wins, a bank before a business unit before a branch', async () => {
  const map = (account_code: string, more: object) =>
    db.insert(accountMap).values({ line_kind: 'charges', account_code, ...more })
  await db
    .insert(ledgerAccounts)
    .values(['A', 'B', 'C', 'D'].map((account_code) => ({ account_code, account_name: account_code })))
  await map('A', { dept_code: '705' })
  await map('B', { business_unit_code: 'RAC' })
  await map('C', { bank_code: '014' })
  await map('D', { dept_code: '705', business_unit_code: 'CAC' })
  let n = 0
  const accountFor = async (about: object, dept_code = '705') => {
    const document = `MAP-${++n}`
    await postJournal(db, { ...entry(document), dept_code, lines: [{ ...charges, ...about }, bank] })
    const [found] = await db
      .select({ account_code: journalLines.account_code })
      .from(journalLines)
      .innerJoin(journals, eq(journals.journal_id, journalLines.journal_id))
      .where(sql`${journals.document} = ${document} and ${journalLines.line_kind} = 'charges'`)
    return found?.account_code
  }
  expect(await accountFor({}, '713')).toBe('6110-00')
  expect(await accountFor({})).toBe('A')
  expect(await accountFor({ business_unit_code: 'RAC' })).toBe('B')
  expect(await accountFor({ business_unit_code: 'RAC', bank_code: '014' })).toBe('C')
  expect(await accountFor({ business_unit_code: 'CAC', bank_code: '014' })).toBe('D')
  expect((await reader(accounts.listAccountMap, { line_kind: 'charges' })).data).toHaveLength(5)
  await db.delete(accountMap).where(sql`account_code in ('A', 'B', 'C', 'D')`)
})

test('what has no account waits and says for what, and follows when the map gets it', async () => {
  await db.delete(accountMap).where(eq(accountMap.line_kind, 'claim-on-driver'))
  const lines = [
    { kind: 'claim-on-driver', debit: 40_000, credit: 0 } as const,
    { kind: 'cash-in-transit', debit: 0, credit: 40_000 } as const,
  ]
  await postJournal(db, { ...entry('HC-1'), document_kind: 'held-cash', event: 'cash-handed-in', lines })
  const { data } = await reader(contract.listJournals, { missing: 'claim-on-driver' })
  expect(data).toMatchObject([{ document: 'HC-1', status: 'Waiting', missing: ['claim-on-driver'], debit: 40_000 }])
  expect((await reader(contract.waitingJournals, {})).data).toEqual([
    { line_kind: 'claim-on-driver', journals: 1, amount: 40_000 },
  ])
  const { journal_code } = data[0]
  const detail = async () => (await reader(contract.getJournal, { journal_code })).data
  expect((await detail()).lines).toMatchObject([{ account_code: null }, { account_code: '1103-00' }])
  expect(await followAccounts(db)).toBe(0)
  await db.insert(accountMap).values({ line_kind: 'claim-on-driver', account_code: '1118-00' })
  expect(await followAccounts(db)).toBe(1)
  expect(await detail()).toMatchObject({
    ...{ status: 'Ready', missing: [] },
    lines: [{ account_code: '1118-00', account_name: 'Piutang Pengemudi' }, { account_code: '1103-00' }],
  })
})

test('journals are listed by day, event and document, within what one sees', async () => {
  const customer_code = await newCustomer()
  const { invoice_code } = await approved(customer_code)
  const find = async (who: typeof reader, more: object = {}) =>
    (await who(contract.listJournals, { search: invoice_code, ...more })).data
  const [found] = await find(reader)
  expect(found).toMatchObject({ event: 'invoice-approved', customer_code, debit: 6_210_000, credit: 6_210_000 })
  expect(await find(reader, { from: today })).toEqual([])
  expect(await find(reader, { event: 'receipt-confirmed' })).toEqual([])
  expect(await find(reader, { customer_code, status: 'Ready', to: today })).toHaveLength(1)
  expect(await find(elsewhere)).toEqual([])
  const { journal_code } = found
  expect(await elsewhere(contract.getJournal, { journal_code })).toMatchObject({ code: '404' })
  expect(await clerk(contract.listJournals, {})).toMatchObject({ code: '403' })
  expect(await reader(contract.listJournals, { event: 'nothing' })).toMatchObject({ code: '406' })
})

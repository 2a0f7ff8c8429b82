import { getCreditAmount } from '@sejuk/contract/customers/customers'
import * as receipt from '@sejuk/contract/finance/receipts'
import * as contract from '@sejuk/contract/money/bank-lines'
import * as statements from '@sejuk/contract/money/bank-statements'
import { rupiah } from '@sejuk/domain/values/money'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { prepareCredit } from '../../../../test/credit.ts'
import { makeLegalEntity } from '../../../../test/legal-entity.ts'
import { fileForm, startTestServer } from '../../../../test/servers/test-server.ts'
import { holdSetting } from '../../../../test/settings/hold-setting.ts'
import { workbook } from '../../../../test/workbooks.ts'
import { companyAccounts } from '../../../db/tables/company/legal-entities.ts'
import { customerInvoices } from '../../../db/tables/customers/trade.ts'
import { cheques } from '../../../db/tables/finance/cheques.ts'
import { receipts } from '../../../db/tables/finance/receipts.ts'
import { bankLines, bankStatements } from '../../../db/tables/money/bank-statements.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const today = companyToday()
const server = await startTestServer()
const { db } = server
const { newCustomer } = await prepareCredit(server)
await makeLegalEntity(db, 'RCI')
const held = ['Money-Desk-View', 'Bank-Statement-Import', 'Bank-Line-Match'] as const
const branch = { view_data: 'View_Data_My_Branch' } as const
const rudi = await server.as(held, { usercode: 'RUDI', username: 'Rudi', ...branch })
const lina = await server.as(held, { usercode: 'LINA', username: 'Lina', ...branch })
const elsewhere = await server.as(held, { department: '713', ...branch })
const boss = await server.as()

let count = 0
const newAccount = async () => {
  const account_code = `BA-T${++count}`
  await db.insert(companyAccounts).values({
    ...{ account_code, entity_code: 'PT-1', bank_code: '014', account_number: String(6_270_318_000 + count) },
    ...{ account_name: 'PT Sejuk', from_date: '2020-01-01' },
  })
  return account_code
}
const newInvoice = async (customer_code: string, amount: number) => {
  const invoice_code = `SI-705-26-${String(++count).padStart(5, '0')}`
  await db
    .insert(customerInvoices)
    .values({ invoice_code, customer_code, amount, invoice_date: today, due_date: today })
  return invoice_code
}
type Booked = [text: string, amount: number]
/** A file of BRI, as the bank writes it. */
const fileOf = (opening: number, lines: readonly Booked[], day = today, wrong = 0) => {
  let balance = opening
  const [y, m, d] = day.split('-')
  const rows = lines.map(([text, amount]) => {
    balance += amount
    return `${d}/${m}/${y},"${text}",${amount < 0 ? -amount : ''},${amount > 0 ? amount : ''},${balance + wrong}`
  })
  return ['Date,Transaction,Debit,Credit,Balance', `Saldo Awal,${opening}`, ...rows, `Saldo Akhir,${balance}`].join(
    '\n',
  )
}
const bring = (account_code: string, text: string, as = rudi, layout_code = 'BRI-CSV', more: object = {}) => {
  const form = fileForm(new TextEncoder().encode(text), 'mutasi.csv')
  for (const [key, value] of Object.entries({ account_code, layout_code, ...more })) form.append(key, String(value))
  return as(statements.importBankStatement, form)
}
const linesOf = (account_code: string) =>
  db.select().from(bankLines).where(eq(bankLines.account_code, account_code)).orderBy(bankLines.line_code)
const oneLine = async (lines: readonly Booked[]) => {
  const account_code = await newAccount()
  expect(await bring(account_code, fileOf(0, lines))).toMatchObject({ code: '200' })
  const [line] = await linesOf(account_code)
  if (!line) throw new Error('no line')
  return line
}
const asked = ({ line_code, row_version }: { line_code: string; row_version: number }, more: object) => ({
  ...{ line_code, row_version },
  ...more,
})
const openOf = async (invoice_code: string) => {
  const [found] = await db.select().from(customerInvoices).where(eq(customerInvoices.invoice_code, invoice_code))
  return found && found.amount - found.paid_amount
}

const byPhone = 'The customer told us by phone'

test('a file becomes lines with suggestions; overlapping files add only what is new, and say so', async () => {
  const account_code = await newAccount()
  const customer_code = await newCustomer()
  const invoice_code = await newInvoice(customer_code, 2_000_000)
  const first: Booked[] = [
    [`${invoice_code} PELUNASAN`, 2_000_000],
    ['BIAYA ADM', -30_000],
  ]
  const answer = await bring(account_code, fileOf(1_000_000, first))
  expect(answer).toMatchObject({ code: '200', message: 'Statement imported' })
  expect(answer.data).toMatchObject({
    ...{ opening: 1_000_000, closing: 2_970_000, in_amount: 2_000_000, out_amount: -30_000, certain: 1 },
    ...{ new_lines: 2, known_lines: 0, gap_amount: null },
  })
  const more = await bring(account_code, fileOf(1_000_000, [...first, ['ANDI', 5000], ['ANDI', 5000]]))
  expect(more.data).toMatchObject({ new_lines: 2, known_lines: 2 })
  expect(await linesOf(account_code)).toHaveLength(4)
  expect((await lina(contract.listBankLines, { account_code, show: 'certain' })).data).toMatchObject([
    { sure: 'Certain', suggestion: { customer_code, allocations: [{ invoice_code, amount: 2_000_000 }] } },
  ])
  const accounts = (await lina(statements.listBankAccounts)).data as statements.BankAccount[]
  expect(accounts.find((one) => one.account_code === account_code)).toMatchObject({
    certain: { count: 1, sum: 2_000_000 },
    decide: { count: 3 },
    statement: { import_user_name: 'Rudi' },
  })
  expect(await bring(account_code, fileOf(1_000_000, first))).toMatchObject({ code: '409' })
})

test('what does not add up, is of another account or cannot be read is refused whole', async () => {
  const account_code = await newAccount()
  const good: Booked[] = [['A', 5000]]
  const broken = await bring(account_code, fileOf(0, good, today, 7))
  expect(broken.errors?.file?.[0]).toContain('The balance breaks at row 3')
  const noBalance = `Account No,Date,Val. Date,Transaction Code,Description,Description,Reference No.,Debit,Credit\n,${today},,9,A,,R,0,5000`
  expect((await bring(account_code, noBalance, rudi, 'MANDIRI-CSV')).errors).toHaveProperty('opening')
  const sums = await bring(account_code, noBalance, rudi, 'MANDIRI-CSV', { opening: 0, closing: 6000 })
  expect(sums.errors?.file?.[0]).toBe(`The file does not add up: ${rupiah(1000)}`)
  const other = await bring(account_code, noBalance.replace('\n,', '\n999888777,'), rudi, 'MANDIRI-CSV', {
    opening: 0,
    closing: 5000,
  })
  expect(other.errors?.account_code?.[0]).toBe('The file is of account 999888777')
  expect((await bring(account_code, 'nothing')).errors?.file?.[0]).toBe('The file has no booked lines')
  expect((await bring(account_code, fileOf(0, good, '2999-01-01'))).errors?.file?.[0]).toContain('in the future')
  expect(await bring('NONE', fileOf(0, good))).toMatchObject({ code: '406' })
  expect(await db.$count(bankStatements, eq(bankStatements.account_code, account_code))).toBe(0)
  const ok = await bring(account_code, noBalance, rudi, 'MANDIRI-CSV', { opening: 0, closing: 5000 })
  expect(ok).toMatchObject({ code: '200', data: { new_lines: 1 } })
})

test('a file that does not begin where the last one ended says by how much', async () => {
  const account_code = await newAccount()
  await bring(account_code, fileOf(0, [['A', 5000]], '2026-11-01'))
  const next = await bring(account_code, fileOf(9000, [['B', 100]], '2026-11-03'))
  expect(next.data).toMatchObject({ gap_amount: 4000 })
})

test('a workbook and a layout of one’s own are read like the others', async () => {
  const account_code = await newAccount()
  const bytes = workbook({
    Mutasi: [
      ['Tgl', 'Uraian', 'Jumlah', 'Saldo'],
      ['2026-11-02', 'TOKO A', '5000', '6000'],
      ['2026-11-03', 'BIAYA', '-1000', '5000'],
    ],
  })
  const sample = fileForm(bytes, 'mutasi.xlsx')
  expect((await rudi(statements.sampleBankFile, sample)).data.rows[1]).toEqual(['2026-11-02', 'TOKO A', '5000', '6000'])
  const layout = {
    ...{
      name: 'Bank Lain',
      kind: 'xlsx',
      head_rows: 1,
      date_form: 'Y-M-D',
      number_form: '1,000.00',
      sign_form: 'signed',
    },
    columns: { date: 0, text: [1], amount: 2, balance: 3 },
  }
  const bad = await rudi(statements.saveBankLayout, { ...layout, sign_form: 'two-columns' })
  expect(bad.errors).toHaveProperty(['columns.debit'])
  const { layout_code } = (await rudi(statements.saveBankLayout, layout)).data
  expect(await rudi(statements.saveBankLayout, { ...layout, layout_code: 'BCA-CSV', row_version: 1 })).toMatchObject({
    code: '409',
  })
  const form = fileForm(bytes, 'mutasi.xlsx')
  form.append('account_code', account_code)
  form.append('layout_code', layout_code)
  expect((await rudi(statements.importBankStatement, form)).data).toMatchObject({
    opening: 1000,
    closing: 5000,
    new_lines: 2,
  })
})

test('a match makes a confirmed receipt that pays its invoices; the importer may not, and others of another branch neither', async () => {
  const customer_code = await newCustomer()
  const invoice_code = await newInvoice(customer_code, 7_000_000)
  const line = await oneLine([['TRSF ANDI', 9_000_000]])
  const reason = 'Andi is the owner, he called'
  const form = { customer_code, reason, allocations: [{ invoice_code, amount: 7_000_000 }] }
  expect(await rudi(contract.actOnBankLine.match, asked(line, form))).toMatchObject({
    ...{ code: '409', message: 'You imported this file. Somebody else confirms it' },
  })
  expect(await elsewhere(contract.actOnBankLine.match, asked(line, form))).toMatchObject({ code: '406' })
  const tooMuch = { ...form, allocations: [{ invoice_code, amount: 7_000_001 }] }
  expect(await lina(contract.actOnBankLine.match, asked(line, tooMuch))).toMatchObject({ code: '406' })
  expect(await lina(contract.actOnBankLine.match, asked(line, form))).toMatchObject({ message: 'Line matched' })
  expect(await openOf(invoice_code)).toBe(0)
  const [made] = await db.select().from(receipts).where(eq(receipts.customer_code, customer_code))
  expect(made).toMatchObject({
    status: 'Confirmed',
    kind: 'transfer',
    source: 'bank',
    confirmed_by: 'LINA',
    amount: 9_000_000,
  })
  const { data } = await boss(getCreditAmount, { customer_code })
  expect(data).toMatchObject({ outstanding_invoice: 0, unapplied_receipt: 2_000_000 })
})

test('of sixteen matches of one line at once one is taken', async () => {
  const customer_code = await newCustomer()
  const line = await oneLine([['X', 1_000_000]])
  const answers = await Promise.all(
    Array.from({ length: 16 }, () =>
      lina(contract.actOnBankLine.match, asked(line, { customer_code, reason: byPhone })),
    ),
  )
  expect(answers.filter(({ code }) => code === '200')).toHaveLength(1)
  expect(answers.filter(({ code }) => code === '409')).toHaveLength(15)
  expect(await db.$count(receipts, eq(receipts.customer_code, customer_code))).toBe(1)
})

test('taken back with a reason the receipt is void, the invoice open and the line new', async () => {
  const customer_code = await newCustomer()
  const invoice_code = await newInvoice(customer_code, 1_000_000)
  const line = await oneLine([[`${invoice_code}`, 1_000_000]])
  await lina(
    contract.actOnBankLine.match,
    asked(line, { customer_code, allocations: [{ invoice_code, amount: 1_000_000 }] }),
  )
  const [matched] = await linesOf(line.account_code ?? '')
  const back = { line_code: line.line_code, row_version: matched?.row_version ?? 0 }
  expect(await lina(contract.actOnBankLine['take-back'], { ...back, reason: 'x' })).toMatchObject({ code: '403' })
  expect(await boss(contract.actOnBankLine['take-back'], back)).toMatchObject({ code: '406' })
  expect(await boss(contract.actOnBankLine['take-back'], { ...back, reason: 'Of somebody else' })).toMatchObject({
    code: '200',
  })
  expect(await openOf(invoice_code)).toBe(1_000_000)
  const [again] = await linesOf(line.account_code ?? '')
  expect(again).toMatchObject({ state: 'New', receipt_code: null, sure: 'Certain' })
  const [made] = await db.select().from(receipts).where(eq(receipts.customer_code, customer_code))
  expect(made).toMatchObject({ status: 'Void', void_reason: 'Of somebody else' })
  const log = await lina(contract.bankLineLog, { code: line.line_code })
  expect(log.data.map(({ action }: { action: string }) => action)).toEqual(['take-back', 'match'])
})

test('a receipt that is written down is tied to the line and makes no second one, and is tied once', async () => {
  const customer_code = await newCustomer()
  const clerk = await server.as(['Sales-Invoice-View', 'Receipt-Create'], branch)
  const form = { kind: 'transfer', bank_code: '014', reference: 'TRX88123', amount: 777_000, received_date: today }
  const { receipt_code } = (await clerk(receipt.createReceipt, { customer_code, ...form })).data
  const account_code = await newAccount()
  await bring(
    account_code,
    fileOf(0, [
      ['TRX88123 A', 777_000],
      ['TRX88123 B', 777_000],
    ]),
  )
  const [one, two] = await linesOf(account_code)
  if (!one || !two) throw new Error('no lines')
  expect(one.suggestion).toMatchObject({ receipt_code, sure: 'Certain' })
  expect(await lina(contract.actOnBankLine.match, asked(one, { customer_code, receipt_code }))).toMatchObject({
    code: '200',
  })
  expect(await db.$count(receipts, eq(receipts.customer_code, customer_code))).toBe(1)
  expect(
    await db.$count(receipts, and(eq(receipts.receipt_code, receipt_code), eq(receipts.status, 'Confirmed'))),
  ).toBe(1)
  const [, left] = await linesOf(account_code)
  expect(left?.suggestion?.receipt_code ?? null).toBeNull()
  expect(
    await lina(contract.actOnBankLine.match, asked(two, { customer_code, receipt_code, reason: byPhone })),
  ).toMatchObject({
    ...{ code: '409', message: 'This receipt is tied to another line already' },
  })
})

test('a cheque at the bank is cleared by its line', async () => {
  const customer_code = await newCustomer()
  const line = await oneLine([['KLIRING BG719204', 17_250_000]])
  const days = { issue_date: today, due_date: today, received_date: today }
  await db.insert(cheques).values({
    ...{
      cheque_code: 'CHQ-X',
      cheque_no: 'BG 719204',
      bank_code: '014',
      drawer: 'PT',
      customer_code,
      dept_code: '705',
    },
    ...{ amount: 17_250_000, status: 'Submitted', created_by: 'X', create_user_name: 'X', ...days },
  })
  const found = (await lina(contract.getBankLine, { line_code: line.line_code })).data as contract.BankLineDetail
  expect(found.suggestions[0]).toMatchObject({ cheque_code: 'CHQ-X', sure: 'Likely' })
  expect(await lina(contract.actOnBankLine.match, asked(line, { customer_code, cheque_code: 'CHQ-X' }))).toMatchObject({
    code: '200',
  })
  const [cleared] = await db.select().from(cheques).where(eq(cheques.cheque_code, 'CHQ-X'))
  expect(cleared?.status).toBe('Approved')
})

test('what is short by a fee of the bank is closed by a charge, up to the most', async () => {
  const customer_code = await newCustomer()
  const invoice_code = await newInvoice(customer_code, 13_581_500)
  const line = await oneLine([[`INV ${invoice_code}`, 13_575_000]])
  expect(line.suggestion).toMatchObject({ sure: 'Short', missing: 6500 })
  const form = (bank_charge: number, amount: number) => ({
    ...{ customer_code, bank_charge, allocations: [{ invoice_code, amount }] },
  })
  expect(await lina(contract.actOnBankLine.match, asked(line, form(10_001, 13_581_500)))).toMatchObject({ code: '406' })
  expect(await lina(contract.actOnBankLine.match, asked(line, form(6500, 13_575_000)))).toMatchObject({ code: '406' })
  expect(await lina(contract.actOnBankLine.match, asked(line, form(6500, 13_581_500)))).toMatchObject({ code: '200' })
  expect(await openOf(invoice_code)).toBe(0)
  const made = await db.select().from(receipts).where(eq(receipts.customer_code, customer_code))
  expect(made.map(({ kind, amount, status }) => [kind, amount, status])).toEqual([
    ['transfer', 13_575_000, 'Confirmed'],
    ['bank-charge', 6500, 'Confirmed'],
  ])
})

test('the most that the bank may have kept is a setting', async () => {
  const customer_code = await newCustomer()
  const invoice_code = await newInvoice(customer_code, 500_000)
  const line = await oneLine([[`INV ${invoice_code}`, 480_000]])
  const form = { customer_code, bank_charge: 20_000, allocations: [{ invoice_code, amount: 500_000 }] }
  expect(await lina(contract.actOnBankLine.match, asked(line, form))).toMatchObject({
    code: '406',
    errors: { bank_charge: [expect.stringContaining('10.000')] },
  })
  await holdSetting(db, 'fees', { bank_fee_most: 20_000 })
  expect(await lina(contract.actOnBankLine.match, asked(line, form))).toMatchObject({ code: '200' })
  await holdSetting(db, 'fees', { bank_fee_most: 10_000 })
})

test('certain lines are confirmed together; what is refused keeps nothing else back', async () => {
  const customer_code = await newCustomer()
  const codes = [await newInvoice(customer_code, 100_000), await newInvoice(customer_code, 200_000)]
  const account_code = await newAccount()
  await bring(
    account_code,
    fileOf(0, [
      [codes[0] ?? '', 100_000],
      [codes[1] ?? '', 200_000],
      ['NOBODY', 5],
    ]),
  )
  const lines = await linesOf(account_code)
  const all = { lines: lines.map(({ line_code, row_version }) => ({ line_code, row_version })), count: 3, sum: 300_005 }
  expect(await lina(contract.confirmCertain, { ...all, sum: 1 })).toMatchObject({ code: '409' })
  expect((await rudi(contract.confirmCertain, all)).data).toMatchObject({ confirmed: 0 })
  const answer = await lina(contract.confirmCertain, all)
  expect(answer.data).toMatchObject({ confirmed: 2, refused: [{ message: 'This line is no longer certain' }] })
  expect(await Promise.all(codes.map(openOf))).toEqual([0, 0])
})

test('a line may be nobody’s of ours, or kept for somebody who looks for the payer', async () => {
  const line = await oneLine([['BUNGA', 500]])
  const kept = await lina(contract.actOnBankLine.keep, asked(line, {}))
  expect(kept).toMatchObject({ code: '200', message: 'Kept as unidentified' })
  const { data } = await lina(contract.listBankLines, { show: 'Unidentified', owner_code: 'LINA' })
  expect(data).toMatchObject([{ line_code: line.line_code, owner_user_name: 'Lina' }])
  const now = { line_code: line.line_code, row_version: kept.data.row_version }
  expect(await lina(contract.actOnBankLine['not-ours'], { ...now, reason: 'Interest' })).toMatchObject({ code: '200' })
  expect(await lina(contract.actOnBankLine.keep, { ...now, row_version: now.row_version + 1 })).toMatchObject({
    code: '409',
  })
})

test('what nothing tells is matched with a reason, and above an amount by somebody else than who kept it', async () => {
  const customer_code = await newCustomer()
  const small = await oneLine([['TRSF 1', 10_000_000]])
  const match = (by: typeof lina, line: { line_code: string; row_version: number }, reason?: string) =>
    by(contract.actOnBankLine.match, asked(line, { customer_code, reason }))
  expect((await match(lina, small)).errors).toEqual({ reason: ['Reason has 10 to 500 characters'] })
  expect(await match(lina, small, byPhone)).toMatchObject({ code: '200' })
  const [matched] = await linesOf(small.account_code ?? '')
  expect(matched).toMatchObject({ state: 'Matched', reason: byPhone })
  const large = await oneLine([['TRSF 2', 10_000_001]])
  expect(await match(lina, large, byPhone)).toMatchObject({ code: '409', status: 'NeedsSecondLook' })
  const kept = (await lina(contract.actOnBankLine.keep, asked(large, {}))).data
  const now = { line_code: large.line_code, row_version: kept.row_version }
  expect(await match(lina, now, byPhone)).toMatchObject({ code: '409', status: 'NeedsSecondLook' })
  expect(await match(boss, now, byPhone)).toMatchObject({ code: '200' })
})

test('nobody ties a line to a receipt of their own, also not after somebody confirmed it', async () => {
  const customer_code = await newCustomer()
  const writer = await server.as([...held, 'Sales-Invoice-View', 'Receipt-Create'], branch)
  const form = { kind: 'transfer', bank_code: '014', reference: 'TRX99124', amount: 888_000, received_date: today }
  const { receipt_code } = (await writer(receipt.createReceipt, { customer_code, ...form })).data
  await boss(receipt.actOnReceipt.confirm, { receipt_code, row_version: 1 })
  const line = await oneLine([['TRX99124', 888_000]])
  expect(await writer(contract.actOnBankLine.match, asked(line, { customer_code, receipt_code }))).toMatchObject({
    ...{ code: '406', errors: { receipt_code: ['You wrote this receipt. Somebody else ties it to the line'] } },
  })
  expect(await lina(contract.actOnBankLine.match, asked(line, { customer_code, receipt_code }))).toMatchObject({
    code: '200',
  })
})

test('a customer of another branch is told by the branch alone, and is matched there', async () => {
  const customer_code = await newCustomer()
  const invoice_code = await newInvoice(customer_code, 321_000)
  const line = await oneLine([[invoice_code, 321_000]])
  const asks = { account_code: line.account_code ?? '', show: 'certain' }
  const [seen] = (await elsewhere(contract.listBankLines, asks)).data as contract.BankLine[]
  expect(seen?.suggestion).toMatchObject({
    ...{ sure: 'Certain', customer_code: '', customer_name: '', allocations: [] },
    branch_name: expect.stringMatching(/.+/),
  })
  const detail = (await elsewhere(contract.getBankLine, { line_code: line.line_code })).data as contract.BankLineDetail
  expect(detail.suggestions.map((one) => one.customer_code)).toEqual([''])
  const all = { lines: [{ line_code: line.line_code, row_version: line.row_version }], count: 1, sum: 321_000 }
  const refused = (await elsewhere(contract.confirmCertain, all)).data
  expect(refused).toMatchObject({
    confirmed: 0,
    refused: [{ message: expect.stringMatching(/^It is the money of a customer of /) }],
  })
  expect(await db.$count(receipts, eq(receipts.customer_code, customer_code))).toBe(0)
  expect((await lina(contract.confirmCertain, all)).data).toMatchObject({ confirmed: 1 })
  const [after] = (await elsewhere(contract.listBankLines, { ...asks, show: 'Matched' })).data as contract.BankLine[]
  expect(after).toMatchObject({ customer_code: null, customer_name: null })
})

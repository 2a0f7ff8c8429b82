import * as eInvoice from '@sejuk/contract/finance/electronic-invoices'
import * as summaries from '@sejuk/contract/finance/invoice-summaries'
import * as invoices from '@sejuk/contract/finance/sales-invoices'
import * as contract from '@sejuk/contract/finance/vat-returns'
import * as slips from '@sejuk/contract/finance/withholding-slips'
import { noteRow } from '@sejuk/domain/finance/tax-office/vat-returns'
import { total } from '@sejuk/domain/values/money'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startReturns } from '../../../../test/returns.ts'
import { makeLegalEntity } from '../../../../test/legal-entity.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { eInvoices } from '../../../db/tables/finance/electronic-invoices.ts'
import { salesInvoices } from '../../../db/tables/finance/sales-invoices.ts'
import { legalEntities } from '../../../db/tables/company/legal-entities.ts'
import { organizations } from '../../../db/tables/masters/organizations.ts'
import { salesWithoutNpwp } from '../../../db/tables/finance/sales-without-npwp.ts'
import { workOnSummary } from '../invoice-summaries/commands.ts'

const server = await startTestServer()
const { db } = server
const { sold, read, act, inspected, boss, finance, trade, today } = await startReturns(server)
const second = await server.as(undefined, { usercode: 'SECOND' })
const reader = await server.as(['Sales-Invoice-View'], { usercode: 'READER' })
const period = today.slice(0, 7)
const { customer_code } = trade.place
const taxNumbers = {
  npwp: '0718302914109000',
  nitku: '0718302914109000000003',
  tax_name: 'CV A',
  tax_address: 'Jl. A 8',
}

const ofCustomer = (values: Partial<typeof customers.$inferInsert>) =>
  db.update(customers).set(values).where(eq(customers.customer_code, customer_code))
const list = async (more: object = {}) => {
  const { data, totals } = await boss(contract.listVatReturn, { period, limit: 100, ...more })
  return { rows: data as contract.VatReturnRow[], totals }
}
const month = async () => (await boss(contract.taxMonth, { period })).data as contract.TaxMonth
const getInvoice = async (invoice_code: string) => (await boss(invoices.getSalesInvoice, { invoice_code })).data
const approved = async (more: object = {}) => {
  const lines = [{ item_code, qty: 1, unit_price: 1_110_000 }]
  const made = await boss(invoices.createSalesInvoice, { customer_code, invoice_date: today, lines, ...more })
  const { invoice_code } = made.data
  for (const [by, name] of [
    [boss, 'submit'],
    [second, 'approve'],
  ] as const) {
    const { row_version } = await getInvoice(invoice_code)
    expect(await by(invoices.actOnSalesInvoice[name], { invoice_code, row_version })).toMatchObject({ code: '200' })
  }
  return invoice_code as string
}
const makeSummary = async () => {
  const { data } = await boss(summaries.makeTaxSummary, { period })
  await workOnSummary(db, data.summary_id)
  const [newest] = (await boss(summaries.listSummaries, { period })).data
  return newest.rows as Record<string, string | number>[]
}
let item_code = ''

test('an invoice, a replacement and a nota retur stand in the return as they are reported, and add up to the net', async () => {
  await ofCustomer({ ...taxNumbers, customer_is_taxable: 1, price_include_tax: 'Y' })
  const [one, two] = [await sold(3), await sold(2)]
  const whole = await getInvoice(one.invoice_code)
  item_code = whole.lines[0].item_code
  expect(whole.vat).toBeGreaterThan(0)
  const nsfp = `0400${today.slice(2, 4)}00000000001`
  await db
    .update(eInvoices)
    .set({ e_status: 'Approved_DJP', nsfp, provider: 'CORETAX_XML' })
    .where(eq(eInvoices.invoice_code, one.invoice_code))
  await db.update(salesInvoices).set({ tax_invoice_no: nsfp }).where(eq(salesInvoices.invoice_code, one.invoice_code))
  const back = await inspected(one, one.serials.slice(0, 1))
  const replaced = { invoice_code: one.invoice_code, tax_choice: 'Replacement' }
  expect((await act(finance, 'close', back, { invoices: [replaced] })).code).toBe('200')
  const [credit] = (await read(back)).credit_notes
  const noted = await inspected(two, two.serials.slice(0, 1))
  const note = { invoice_code: two.invoice_code, tax_choice: 'Nota_Retur', nota_retur_no: 'NR-1' }
  expect((await act(finance, 'close', noted, { invoices: [note] })).code).toBe('200')
  const [second_credit] = (await read(noted)).credit_notes

  const { rows, totals } = await list()
  const rowOf = (reference: string | undefined) => rows.find((row) => row.reference === reference)
  expect(rowOf(one.invoice_code)).toMatchObject({
    ...{ kind: 'invoice', number: nsfp, period, tax_id: taxNumbers.npwp, transaction_code: '04' },
    base: whole.base - (credit?.base ?? 0),
  })
  expect(rowOf(second_credit?.credit_note_code)).toMatchObject({
    ...{ kind: 'nota_retur', number: 'NR-1', day: today },
    ...{ base: -(second_credit?.base ?? 0), vat: -(second_credit?.vat ?? 0) },
  })
  expect((await list({ kind: 'nota_retur' })).rows).toHaveLength(1)
  const file = (await boss(contract.vatReturnCsv, { period, kind: 'nota_retur', language: 'default' })).data
  const [head, line, end] = Buffer.from(file as Uint8Array)
    .toString()
    .split('\r\n')
  expect(head).toContain('"Period","Kind","Number","Date","Replaces","NPWP or NIK"')
  expect(line).toContain(`"Nota retur","NR-1","${today}"`)
  expect([line?.split(',').at(-3), end]).toEqual([String(-(second_credit?.vat ?? 0)), ''])
  expect(await reader(contract.vatReturnCsv, { period })).toMatchObject({ code: '403' })
  expect((await list({ search: 'NR-1' })).rows).toHaveLength(1)
  const { sums } = await month()
  for (const field of ['base', 'other_base', 'vat'] as const) {
    expect(total(rows.map((row) => row[field]))).toBe(totals?.[field])
    expect(total(sums.map((row) => row[field]))).toBe(totals?.[field])
  }
  const summary = await makeSummary()
  expect(summary.map(({ transaction_code }) => transaction_code)).toEqual(['04', noteRow('04')])
  expect(total(summary.map(({ base }) => Number(base)))).toBe(totals?.base)
  expect(total(summary.map(({ other_base }) => Number(other_base)))).toBe(totals?.other_base)
  expect(total(summary.map(({ vat }) => Number(vat)))).toBe(totals?.vat)
  expect(await reader(contract.listVatReturn, { period })).toMatchObject({ code: '403' })
})

test('a buyer without NPWP pays the same price with the tax inside, and is named by the NIK', async () => {
  await ofCustomer({ customer_is_taxable: 0, npwp: null, nitku: null, nik: null, tax_address: null })
  const before = await getInvoice(await approved())
  expect(before).toMatchObject({ vat: 0, grand_total: 1_110_000, sold_as: null, e_status: null })
  const [buyer] = await db.select().from(customers).where(eq(customers.customer_code, customer_code))
  const org_code = buyer?.org_code ?? ''
  await db.insert(salesWithoutNpwp).values({ org_code, valid_from: today, create_user_name: 'Sari' })
  const invoice_code = await approved()
  expect(await getInvoice(invoice_code)).toMatchObject({ base: 1_000_000, vat: 110_000, grand_total: 1_110_000 })
  const newest = async () =>
    ((await boss(eInvoice.getEInvoice, { invoice_code })).data as eInvoice.EInvoiceDetail).versions[0]
  expect((await newest())?.e_status).toBe('Not_Ready')
  expect((await newest())?.problems.map(({ code }) => code)).toContain('buyer-nik-missing')
  const nik = '3171041501800012'
  await ofCustomer({ nik, detail_address: 'Jl. Kenanga 7' })
  await boss(eInvoice.checkEInvoices, { invoice_codes: [invoice_code] })
  expect((await newest())?.problems.filter(({ place }) => place === 'customer')).toEqual([])
  expect((await newest())?.document).toMatchObject({
    ...{ buyer_tin: '0000000000000000', buyer_document: 'National ID', buyer_document_number: nik },
    buyer_idtku: '000000',
  })
  expect((await list({ search: nik })).rows).toContainEqual(
    expect.objectContaining({ kind: 'invoice', reference: invoice_code, tax_id: nik, vat: 110_000 }),
  )
  expect((await month()).ways).toMatchObject([{ org_code, way: 'NIK', valid_from: today }])
})

test('retail sales are one row a day, without a tax invoice, and a sale without tax is in no return', async () => {
  await db.update(salesWithoutNpwp).set({ way: 'DIGUNGGUNG' })
  const [buyer] = await db.select().from(customers).where(eq(customers.customer_code, customer_code))
  const entity_code = await makeLegalEntity(db, buyer?.org_code ?? '')
  // Whoever is no retailer names the buyer.
  expect(await getInvoice(await approved())).toMatchObject({ vat: 110_000, sold_as: 'NIK' })
  expect((await list({ kind: 'digunggung' })).rows).toEqual([])
  await db.update(legalEntities).set({ is_retailer: true }).where(eq(legalEntities.entity_code, entity_code))
  const codes = [await approved(), await approved()]
  expect(await getInvoice(codes[0] ?? '')).toMatchObject({ vat: 110_000, e_status: null })
  expect((await list({ kind: 'digunggung' })).rows).toMatchObject([
    { day: today, base: 2_000_000, vat: 220_000, number: null, reference: entity_code },
  ])
  await db.update(salesWithoutNpwp).set({ way: 'NO_TAX' })
  const rows = (await list()).rows.length
  expect(await getInvoice(await approved())).toMatchObject({ vat: 0, grand_total: 1_110_000 })
  expect((await list()).rows).toHaveLength(rows)
})

test('each company has a return of its own: list, file and net are told apart by the NPWP that reports', async () => {
  const all = await list()
  const [moved] = all.rows.filter(({ kind }) => kind === 'invoice')
  const reference = moved?.reference ?? ''
  const [before] = await db.select().from(salesInvoices).where(eq(salesInvoices.invoice_code, reference))
  await db.insert(organizations).values({ org_code: 'RCZ', org_name: 'Retail of Z', business_units: ['RAC'], seq: 9 })
  await db.update(salesInvoices).set({ org_code: 'RCZ' }).where(eq(salesInvoices.invoice_code, reference))
  const own = await list({ company_code: 'RCZ' })
  expect(own.rows.map((row) => row.reference)).toContain(reference)
  expect(new Set(own.rows.map(({ company_name }) => company_name))).toEqual(new Set(['Retail of Z']))
  const others = await list({ company_code: 'PT-1' })
  expect(own.rows.length + others.rows.length).toBe(all.rows.length)
  const { companies, sums } = await month()
  expect(companies).toMatchObject([
    { company_code: 'PT-1', company_name: 'PT Sejuk Distribusi Indonesia', company_npwp: '0013456789092000' },
    { company_code: 'RCZ', company_name: 'Retail of Z', company_npwp: null, base: own.totals?.base },
  ])
  expect(companies[0]).toMatchObject({ base: others.totals?.base, vat: others.totals?.vat })
  expect(total(companies.map(({ vat }) => vat))).toBe(total(sums.map(({ vat }) => vat)))
  const file = (await boss(contract.vatReturnCsv, { period, company_code: 'RCZ', language: 'default' })).data
  const lines = Buffer.from(file as Uint8Array)
    .toString()
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(own.rows.length + 1)
  expect(lines[1]).toContain('"Retail of Z"')
  await db
    .update(salesInvoices)
    .set({ org_code: before?.org_code ?? '' })
    .where(eq(salesInvoices.invoice_code, reference))
})

test('withholding slips stand beside, and a locked month is what was reported: no note comes into it', async () => {
  await ofCustomer({ ...taxNumbers, customer_is_taxable: 1, nik: null })
  const one = await sold(2)
  const slip = { invoice_code: one.invoice_code, tax_kind: '22', period, base: 1000, amount: 15 }
  expect(await boss(slips.createWithholdingSlip, slip)).toMatchObject({ code: '200' })
  expect((await month()).slips).toMatchObject([{ tax_kind: '22', status: 'Awaited', count: 1, amount: 15 }])
  const back = await inspected(one, one.serials.slice(0, 1))
  await makeSummary()
  // What the summary says is no more what the documents say, though none of them changed since.
  const { base } = await getInvoice(one.invoice_code)
  const setBase = (to: number) =>
    server.database.pool.query(
      `update sales_invoices set base = $1, grand_total = grand_total - base + $1, updated_date = '2020-01-01'
      where invoice_code = $2`,
      [to, one.invoice_code],
    )
  await setBase(base + 1)
  expect((await second(summaries.lockTaxPeriod, { period })).message).toContain('The net is')
  await setBase(base)
  expect(await second(summaries.lockTaxPeriod, { period })).toMatchObject({ code: '200' })
  expect(await month()).toMatchObject({ is_locked: true })
  const reported = await list()
  const note = {
    invoice_code: one.invoice_code,
    tax_choice: 'Nota_Retur',
    nota_retur_no: 'NR-2',
    nota_retur_date: today,
  }
  expect((await act(finance, 'close', back, { invoices: [note] })).errors).toEqual({
    'invoices.0.nota_retur_date': ['The tax period of this day is locked. Take a day of an open one'],
  })
  expect(await list()).toEqual(reported)
})

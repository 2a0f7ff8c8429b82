import { checkPaper } from '@sejuk/contract/company/paper-checks'
import * as contract from '@sejuk/contract/finance/sales-invoices'
import { readContentCode } from '@sejuk/domain/company/papers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeSet } from '../../../../test/catalogue.ts'
import { prepareCredit } from '../../../../test/credit.ts'
import { makeLegalEntity } from '../../../../test/legal-entity.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { issuedPapers } from '../../../db/tables/company/issued-papers.ts'
import { companyAccounts, legalEntities, legalEntitySigners } from '../../../db/tables/company/legal-entities.ts'
import { salesInvoiceLines, salesInvoices } from '../../../db/tables/finance/sales-invoices.ts'
import { organizations } from '../../../db/tables/masters/organizations.ts'

const server = await startTestServer()
const { db } = server
const { newCustomer } = await prepareCredit(server)
await makeSet(db)
await makeLegalEntity(db, '1-GREE')
const clerk = await server.as(['Sales-Invoice-View'])
const anybody = server.nobody

let made = 0
/** An approved invoice of so many lines, 1.110.000 each with tax inside. */
const newInvoice = async (count: number, more: Partial<typeof salesInvoices.$inferInsert> = {}) => {
  const invoice_code = `SI-P-${++made}`
  const customer_code = await newCustomer({ tax_name: 'PT Toko Sejahtera', npwp: '0012345678091000' })
  const each = { base: 1_000_000, other_base: 916_667, vat: 110_000 }
  await db.insert(salesInvoices).values({
    ...{ invoice_code, invoice_date: '2026-11-03', tax_date: '2026-11-03', due_date: '2026-12-03', status: '2' },
    ...{ org_code: '1-GREE', dept_code: '705', customer_code, payment_term_days: 30, source: 'MANUAL' },
    ...{ price_include_tax: 'Y', customer_is_taxable: 1, transaction_code: '04', tax_invoice_no: '04002600318275107' },
    ...{ base: 1_000_000 * count, other_base: 916_667 * count, vat: 110_000 * count },
    ...{ list_amount: 1_150_000 * count, discount_amount: 40_000 * count, cashback_amount: 10_000 * count },
    ...{ grand_total: 1_110_000 * count, line_count: count, total_qty: count },
    ...{ created_by: 'U-1', create_user_name: 'Sari', ...more },
  })
  await db.insert(salesInvoiceLines).values(
    Array.from({ length: count }, (_, n) => ({
      ...{ invoice_code, line_no: n + 1, item_code: 'GSW-09', item_name: 'Split 1 PK', qty: 1, unit_price: 1_150_000 },
      ...{ list_amount: 1_150_000, discount_amount: 40_000, cashback_amount: 10_000, amount: 1_110_000, ...each },
      serial_numbers: [`3GN2638${String(n).padStart(6, '0')}`],
    })),
  )
  return invoice_code
}
const print = async (invoice_code: string, language: 'default' | 'local' = 'local') =>
  readPdf((await clerk(contract.salesInvoicePdf, { invoice_code, language })).data)

test('the invoice names seller, buyer, numbers, goods with serial numbers, the ladder, and where to pay', async () => {
  const invoice_code = await newInvoice(2)
  const { text, codesOn } = await print(invoice_code)
  for (const said of [
    'FAKTUR PENJUALAN',
    'PT Sejuk Distribusi Indonesia',
    'NPWP 0013 4567 8909 2000 · NITKU 0013 4567 8909 2000 000000',
    'PT Toko Sejahtera',
    'NPWP 0012 3456 7809 1000',
    '04002600318275107',
    '3GN2638000000',
    'Jumlah harga 2.300.000',
    'Diskon −60.000',
    'Cashback −20.000',
    'Dasar pengenaan pajak 2.000.000',
    '1.833.334',
    '220.000',
    'Pembulatan 0',
    'Total Rp 2.220.000',
    'Dua juta dua ratus dua puluh ribu rupiah',
    'Rekening BCA 5270318842',
    `Tulis di berita ${invoice_code}`,
    'Budi Santoso',
    'Halaman 1 dari 1',
  ])
    expect(text).toContain(said)
  expect(text).not.toContain('SALINAN')
  const [issued] = await db.select().from(issuedPapers).where(eq(issuedPapers.document_code, invoice_code))
  const [code] = await codesOn(1)
  expect(code?.text).toMatch(new RegExp(`/paper\\?code=${issued?.content_code}$`))
})

test('an invoice of sixty lines has head and titles on each page, and the ladder on the last alone', async () => {
  const { pages } = await print(await newInvoice(60))
  expect(pages.length).toBeGreaterThan(2)
  for (const [n, page] of pages.entries()) {
    expect(page).toContain('PT Sejuk Distribusi Indonesia')
    expect(page).toContain('FAKTUR PENJUALAN')
    expect(page).toContain(`Halaman ${n + 1} dari ${pages.length}`)
    expect(page.includes('Total Rp')).toBe(n === pages.length - 1)
  }
  for (const page of pages.slice(0, -1)) expect(page).toContain('Harga satuan')
})

test('the second print is a copy, in English too, and says what the first one said of the seller', async () => {
  const invoice_code = await newInvoice(1)
  await print(invoice_code)
  await db.update(legalEntities).set({ name: 'PT Baru' })
  await db.update(companyAccounts).set({ account_number: '9999999999' })
  await db.update(legalEntitySigners).set({ name: 'Orang Lain' })
  const again = await print(invoice_code)
  expect(again.text).toContain('SALINAN')
  expect(again.text).toContain('salinan ke-1')
  const english = await print(invoice_code, 'default')
  expect(english.text).toContain('COPY')
  for (const { text } of [again, english])
    for (const said of ['PT Sejuk Distribusi Indonesia', '5270318842', 'Budi Santoso']) expect(text).toContain(said)
  const fresh = await print(await newInvoice(1))
  for (const said of ['PT Baru', '9999999999', 'Orang Lain']) expect(fresh.text).toContain(said)
  await db.update(legalEntities).set({ name: 'PT Sejuk Distribusi Indonesia' })
})

test('of many prints at once one is the original', async () => {
  const invoice_code = await newInvoice(1)
  const papers = await Promise.all(Array.from({ length: 6 }, () => print(invoice_code)))
  expect(papers.filter(({ text }) => !text.includes('SALINAN'))).toHaveLength(1)
  const issued = await db.select().from(issuedPapers).where(eq(issuedPapers.document_code, invoice_code))
  expect(issued).toMatchObject([{ version: 1, prints: 6 }])
})

test('without a company behind the organization there is no paper', async () => {
  await db.insert(organizations).values({ org_code: 'NEW', org_name: 'Neu', business_units: ['RAC'], seq: 9 })
  const invoice_code = await newInvoice(1, { org_code: 'NEW' })
  const refused = await clerk(contract.salesInvoicePdf, { invoice_code })
  expect(refused).toMatchObject({ code: '409', message: 'The company data of Neu is missing' })
  expect(await db.$count(issuedPapers, eq(issuedPapers.document_code, invoice_code))).toBe(0)
})

test('a draft has no code to check and uses up no original', async () => {
  const invoice_code = await newInvoice(1, { status: '1' })
  const { text } = await print(invoice_code)
  expect(text).not.toContain('Kode isi')
  expect(await db.$count(issuedPapers, eq(issuedPapers.document_code, invoice_code))).toBe(0)
})

test('anybody asks by the code whether a paper is right; number, date and total are all they hear', async () => {
  const invoice_code = await newInvoice(1)
  const { text } = await print(invoice_code)
  const code = /Kode isi ([0-9A-Z]{4}-[0-9A-Z]{4})/.exec(text)?.[1] ?? ''
  expect(readContentCode(code)).toHaveLength(8)
  const paper = { kind: 'invoice', number: invoice_code, date: '2026-11-03', total: 1_110_000 }
  const { data } = await anybody(checkPaper, { code: code.toLowerCase() })
  expect(data).toEqual({ state: 'right', paper: { ...paper, seller: 'PT Sejuk Distribusi Indonesia' } })
  await db.update(salesInvoices).set({ status: '5' }).where(eq(salesInvoices.invoice_code, invoice_code))
  expect((await anybody(checkPaper, { code })).data.state).toBe('replaced')
  expect((await anybody(checkPaper, { code: 'AAAA-AAAA' })).data).toEqual({ state: 'not_found', paper: null })
})

test('who guesses codes is stopped', async () => {
  const answers = []
  for (let n = 0; n < 22; n++) answers.push(await anybody(checkPaper, { code: 'BBBB-BBBB' }))
  expect(answers.at(-1)).toMatchObject({ code: '429' })
})

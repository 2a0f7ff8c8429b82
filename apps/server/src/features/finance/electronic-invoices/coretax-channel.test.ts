import { readFile } from 'node:fs/promises'
import * as contract from '@sejuk/contract/finance/electronic-invoices'
import { getSalesInvoice } from '@sejuk/contract/finance/sales-invoices'
import { defaultOrganization } from '@sejuk/domain/masters/organizations'
import { eq, like } from 'drizzle-orm'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { expect, test } from 'vitest'
import { makeLegalEntity } from '../../../../test/legal-entity.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { fileForm, startTestServer } from '../../../../test/servers/test-server.ts'
import { prepareTaxInvoices } from '../../../../test/tax-invoices.ts'
import { workbook } from '../../../../test/workbooks.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { eInvoiceMails, eInvoices } from '../../../db/tables/finance/electronic-invoices.ts'
import { invoiceConfigurations } from '../../../db/tables/finance/invoice-configurations.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { outbox } from '../../../db/tables/platform/outbox.ts'

const server = await startTestServer({ env: { PUBLIC_URL: 'https://sejuk.test' } })
const { db } = server
const { clerk, approver: boss, act, newInvoice, newCustomer, period } = await prepareTaxInvoices(server)
const reader = await server.as(['Sales-Invoice-View'], { usercode: 'READER' })
const branch = { view_data: 'View_Data_My_Branch' } as const
const elsewhere = await server.as(['Sales-Invoice-View', 'E-Invoice-Upload'], { department: '713', ...branch })
const visitor = server.nobody

const detail = async (invoice_code: string) =>
  (await boss(contract.getEInvoice, { invoice_code })).data as contract.EInvoiceDetail
const upload = (user: typeof clerk, ...invoice_codes: string[]) =>
  user(contract.uploadEInvoices, { provider: 'CORETAX_XML', invoice_codes })
let count = 0
const year = period.slice(2, 4)
const number = (replacement = '00') => `04${replacement}${year}00${String(++count).padStart(9, '0')}`
const titles = ['Referensi', 'Nomor Faktur Pajak', 'Status Faktur', 'Keterangan']
const result = (...rows: string[][]) => fileForm(workbook({ Result: [titles, ...rows] }), 'hasil.xlsx')
const read = (...rows: string[][]) => clerk(contract.importTaxResult, result(...rows))
const approvedOne = async (customer_code: string) => {
  const code = await newInvoice(customer_code)
  await upload(clerk, code)
  const nsfp = number()
  expect(await read([code, nsfp, 'APPROVED', ''])).toMatchObject({ data: { approved: 1 } })
  return { code, nsfp }
}

const validator = XsdValidator.fromDoc(
  XmlDocument.fromBuffer(await readFile(new URL('./tax-invoice-bulk.xsd', import.meta.url))),
)
const textOf = (data: unknown) => Buffer.from(data as Uint8Array).toString()

test('an approved invoice is checked, mended, written to a file that Coretax takes, and numbered by its result', async () => {
  const customer_code = await newCustomer({ nitku: '0718302914109000000003', tax_address: 'Jl. Raya; 8' })
  const code = await newInvoice(customer_code)
  const [version] = (await detail(code)).versions
  expect(version).toMatchObject({
    e_status: 'Not_Ready',
    problems: [{ code: 'buyer-address-character', ref: customer_code }],
  })
  const refused = { code: '409', message: 'Nothing of this is ready to upload' }
  expect(await upload(clerk, code)).toMatchObject(refused)
  await db.update(customers).set({ tax_address: 'Jl. Raya 8' }).where(eq(customers.customer_code, customer_code))
  expect(await clerk(contract.checkEInvoices, { period })).toMatchObject({ code: '200' })
  expect((await detail(code)).versions[0]).toMatchObject({ e_status: 'Ready', problems: [] })
  expect(await reader(contract.uploadEInvoices, { provider: 'CORETAX_XML', period })).toMatchObject({ code: '403' })
  expect(await upload(elsewhere, code)).toMatchObject(refused)
  const sent = await upload(clerk, code)
  expect(sent).toMatchObject({ code: '200', data: { taken: 1 } })
  const [file_id] = sent.data.file_ids
  const xml = textOf((await clerk(contract.eInvoiceXml, { file_id })).data)
  const parsed = XmlDocument.fromString(xml)
  expect(() => validator.validate(parsed)).not.toThrow()
  parsed.dispose()
  expect(xml).toContain(`<RefDesc>${code}</RefDesc>`)
  expect(textOf((await clerk(contract.eInvoiceXml, { file_id })).data)).toBe(xml)
  expect((await detail(code)).versions[0]).toMatchObject({ e_status: 'Waiting_DJP', attempt: 1 })
  expect(await act(boss, 'cancel', code, { reason: 'x' })).toMatchObject({ message: 'Its e-invoice is live' })
  const nsfp = number()
  expect(await read([code, nsfp, 'APPROVED', ''])).toMatchObject({ data: { approved: 1 }, message: 'Result file read' })
  expect((await boss(getSalesInvoice, { invoice_code: code })).data).toMatchObject({
    tax_invoice_no: nsfp,
    e_status: 'Approved_DJP',
  })
  expect(await read([code, nsfp, 'APPROVED', ''])).toMatchObject({ data: { approved: 0, already: 1 } })
  const paper = await readPdf((await reader(contract.taxInvoicePdf, { invoice_code: code })).data)
  expect(paper.text).toContain('CV Angin Segar')
  // As the country writes amounts, the sen where there are some.
  expect(paper.text).toContain('2.797.297,50')
  expect(paper.text).not.toContain('2797297')
})

test('a file with one wrong line writes nothing of it', async () => {
  const customer_code = await newCustomer()
  const [one, two] = [await newInvoice(customer_code), await newInvoice(customer_code)]
  await upload(clerk, one, two)
  const nsfp = number()
  const answer = await read([one, nsfp, 'APPROVED', ''], [two, nsfp, 'APPROVED', ''], ['SI-NONE', '', 'REJECTED', ''])
  expect(answer).toMatchObject({ code: '406', message: 'Imported data is not valid' })
  expect(answer.errors).toMatchObject({ '3.nsfp': [`This tax number belongs to ${one}`] })
  expect(Object.keys(answer.errors ?? {})).toContain('4.reference')
  expect((await detail(one)).versions[0]).toMatchObject({ e_status: 'Waiting_DJP', nsfp: null })
  const short = await read([one, '123', 'APPROVED', ''])
  expect(short.errors).toMatchObject({ '2.nsfp': ['A tax number has 17 digits'] })
})

test('a number of another year or code is none, and its row is refused', async () => {
  const code = await newInvoice(await newCustomer())
  await upload(clerk, code)
  const lastYear = String(Number(period.slice(0, 4)) - 1)
  const old = `0400${lastYear.slice(2)}00000000001`
  const answer = await read([code, old, 'APPROVED', ''])
  const said = `Tax number ${old}: year ${lastYear}, the invoice is of ${period.slice(0, 4)}`
  expect(answer).toMatchObject({ code: '406', errors: { '2.nsfp': [said] } })
  const other = await read([code, `01${number().slice(2)}`, 'APPROVED', ''])
  expect(other.errors?.['2.nsfp']?.[0]).toContain('code 01, the invoice has 04')
  expect((await detail(code)).versions[0]).toMatchObject({ e_status: 'Waiting_DJP', nsfp: null })
  // Given by e-Faktur before, and taken over.
  expect(await read([code, `0400900${year}00000001`, 'APPROVED', ''])).toMatchObject({ data: { approved: 1 } })
})

test('a rejected one is ready again when it was mended, and goes again under the same request', async () => {
  const customer_code = await newCustomer()
  const code = await newInvoice(customer_code)
  await upload(clerk, code)
  const said = 'Buyer NITKU is not registered'
  expect(await read([code, '', 'REJECTED', said])).toMatchObject({ data: { rejected: 1 } })
  expect((await detail(code)).versions[0]).toMatchObject({ e_status: 'Rejected_DJP', error_message: said })
  await clerk(contract.checkEInvoices, { invoice_codes: [code] })
  expect((await detail(code)).versions[0]).toMatchObject({ e_status: 'Rejected_DJP' })
  await db.update(customers).set({ nitku: '0718302914109000000004' }).where(eq(customers.customer_code, customer_code))
  await clerk(contract.checkEInvoices, { invoice_codes: [code] })
  expect((await detail(code)).versions[0]).toMatchObject({ e_status: 'Ready' })
  await upload(clerk, code)
  expect((await detail(code)).versions).toMatchObject([
    { e_invoice_code: `${code}.1`, e_status: 'Waiting_DJP', attempt: 2 },
  ])
})

test('two people who upload at the same moment share the invoices, and none goes twice', async () => {
  const customer_code = await newCustomer()
  const codes: string[] = []
  for (let n = 0; n < 6; n += 1) codes.push(await newInvoice(customer_code))
  const answers = await Promise.all([upload(clerk, ...codes), upload(boss, ...codes)])
  const taken = answers.map((answer) => (answer.code === '200' ? answer.data.taken : 0))
  expect(taken.reduce((sum, n) => sum + n, 0)).toBe(6)
  const rows = await db.select().from(eInvoices).where(eq(eInvoices.e_status, 'Waiting_DJP'))
  const ours = rows.filter(({ invoice_code }) => codes.includes(invoice_code))
  expect(ours.map(({ attempt }) => attempt)).toEqual([1, 1, 1, 1, 1, 1])
})

test('a replacement takes the place of its number only when it has its own', async () => {
  const { code, nsfp } = await approvedOne(await newCustomer())
  const first = (await detail(code)).versions[0]
  const seen = { e_invoice_code: `${code}.1`, row_version: first?.row_version ?? 0 }
  expect(await clerk(contract.actOnEInvoice.replace, { ...seen, reason: '' })).toMatchObject({ code: '406' })
  expect(await clerk(contract.actOnEInvoice.replace, { ...seen, reason: 'Address' })).toMatchObject({ code: '200' })
  await upload(clerk, code)
  expect((await detail(code)).versions.map(({ e_status }) => e_status)).toEqual(['Waiting_DJP', 'Replacing'])
  const odd = await read([code, number('00'), 'APPROVED', ''])
  expect(odd.errors?.['2.nsfp']?.[0]).toContain('replacement 0, this one is 1')
  const next = number('01')
  await read([code, nsfp, 'AMENDED', ''], [code, next, 'APPROVED', ''])
  expect((await detail(code)).versions).toMatchObject([
    { e_status: 'Approved_DJP', nsfp: next, replaces_nsfp: nsfp },
    { e_status: 'Replaced', nsfp },
  ])
  expect((await boss(getSalesInvoice, { invoice_code: code })).data).toMatchObject({ tax_invoice_no: next })
})

test('a replacement can be called off before it left', async () => {
  const { code } = await approvedOne(await newCustomer())
  const version = (await detail(code)).versions[0]
  await clerk(contract.actOnEInvoice.replace, {
    e_invoice_code: `${code}.1`,
    row_version: version?.row_version,
    reason: 'x',
  })
  const row_version = (await detail(code)).versions[1]?.row_version
  expect(await clerk(contract.actOnEInvoice.keep, { e_invoice_code: `${code}.1`, row_version })).toMatchObject({
    code: '200',
  })
  expect((await detail(code)).versions.map(({ e_status }) => e_status)).toEqual(['Cancelled', 'Approved_DJP'])
})

test('a number is cancelled only with the agreement of the customer, and then the invoice may be', async () => {
  const { code, nsfp } = await approvedOne(await newCustomer())
  const cancel = async () => {
    const row_version = (await detail(code)).versions[0]?.row_version
    return boss(contract.actOnEInvoice.cancel, { e_invoice_code: `${code}.1`, row_version, reason: 'Void' })
  }
  expect(await cancel()).toMatchObject({ code: '409', message: 'The agreement of the customer is missing' })
  await db.insert(attachments).values({
    ...{ attachment_code: `A-${code}`, kind: 'file', module_name: 'E_Invoice', module_code: code, alias: 'consent' },
    ...{
      original_file_name: 'x.pdf',
      content_type: 'application/pdf',
      bytes: 1,
      sha256: '',
      store_key: 'x',
      created_by: 'x',
    },
  })
  expect(await cancel()).toMatchObject({ code: '200' })
  expect(await act(boss, 'cancel', code, { reason: 'x' })).toMatchObject({ message: 'Its e-invoice is live' })
  expect(await read([code, nsfp, 'CANCELED', ''])).toMatchObject({ data: { cancelled: 1 } })
  expect(await act(boss, 'cancel', code, { reason: 'x' })).toMatchObject({ code: '200' })
})

test('a letter goes out with the number where the customer wants it, opens by its link, and is sent again', async () => {
  const customer_code = await newCustomer()
  await db.insert(invoiceConfigurations).values({
    ...{
      customer_code,
      send_mode: 'auto',
      send_to: ['ap@angin.test'],
      phones: ['081234567890'],
      updated_user_name: 'x',
    },
    attach: ['invoice', 'tax-invoice'],
  })
  const { code, nsfp } = await approvedOne(customer_code)
  const { mails } = await detail(code)
  expect(mails.map(({ channel, address, result: came }) => [channel, address, came])).toEqual([
    ['whatsapp', '+6281234567890', 'Queued'],
    ['email', 'ap@angin.test', 'Queued'],
  ])
  const [written] = await db.select().from(outbox).where(like(outbox.address, 'ap@angin.test'))
  const token = /token=([\w-]{32})/.exec(written?.body ?? '')?.[1] ?? ''
  const opened = await visitor(contract.downloadPajakkuInvoice, { token })
  expect(opened.data).toMatchObject({ invoices: [{ invoice_code: code, nsfp, documents: ['invoice', 'tax-invoice'] }] })
  await makeLegalEntity(db, defaultOrganization)
  for (const document of ['invoice', 'tax-invoice']) {
    const pdf = await visitor(contract.downloadPajakkuPdf, { token, invoice_code: code, document })
    expect((await readPdf(pdf.data)).text).toContain(code)
  }
  expect((await detail(code)).mails.map(({ result: came }) => came)).toEqual(['Queued', 'Opened'])
  const wrong = { code: '400', message: 'Invalid token' }
  expect(await visitor(contract.downloadPajakkuInvoice, { token: 'x'.repeat(32) })).toMatchObject(wrong)
  expect(await visitor(contract.downloadPajakkuInvoice, {})).toMatchObject(wrong)
  expect(await visitor(contract.downloadPajakkuPdf, { token, invoice_code: 'SI-OTHER' })).toMatchObject(wrong)
  const [mail] = (await reader(contract.listEInvoiceMails, { search: code })).data
  expect(await reader(contract.resendMail, { mail_id: mail.mail_id })).toMatchObject({ code: '403' })
  expect(await clerk(contract.resendMail, { mail_id: mail.mail_id })).toMatchObject({ data: { sent: 1 } })
  expect(await clerk(contract.sendTaxInvoice, { invoice_code: code })).toMatchObject({ data: { sent: 2 } })
  await db.update(eInvoiceMails).set({ expires_date: '2020-01-01T00:00:00Z' })
  expect(await visitor(contract.downloadPajakkuInvoice, { token })).toMatchObject(wrong)
})

test('many wrong links from one network are refused for a while; a right one still opens', async () => {
  const customer_code = await newCustomer()
  await db
    .insert(invoiceConfigurations)
    .values({ customer_code, send_mode: 'auto', send_to: ['ap@limit.test'], updated_user_name: 'x' })
  await approvedOne(customer_code)
  const [written] = await db.select().from(outbox).where(eq(outbox.address, 'ap@limit.test'))
  const token = /token=([\w-]{32})/.exec(written?.body ?? '')?.[1] ?? ''
  const guess = () => visitor(contract.downloadPajakkuInvoice, { token: 'y'.repeat(32) })
  const codes = (await Promise.all(Array.from({ length: 25 }, guess))).map(({ code }) => code)
  expect(codes).toContain('429')
  expect((await guess()).code).toBe('429')
  expect((await visitor(contract.downloadPajakkuPdf, { token: 'y'.repeat(32) })).code).toBe('429')
  expect(await visitor(contract.downloadPajakkuInvoice, { token })).toMatchObject({ code: '200' })
})

test('the overview counts by state and cause, and says how long is left', async () => {
  await db.update(items).set({ e_faktur_goods_code: '8415' }).where(eq(items.item_code, 'GSW-09'))
  const code = await newInvoice(await newCustomer())
  const { data } = await reader(contract.eInvoiceOverview, { period })
  expect(data.causes).toContainEqual({
    code: 'goods-code',
    place: 'item',
    ref: 'GSW-09',
    name: expect.any(String),
    count: 1,
  })
  expect(data.provider).toMatchObject({ is_configured: false })
  expect(data.states.find((one: { e_status: string }) => one.e_status === 'Not_Ready')?.count).toBeGreaterThan(0)
  expect((await elsewhere(contract.eInvoiceOverview, { period })).data.causes).toEqual([])
  const none = { message: 'No provider is configured; make a Coretax file instead' }
  expect(await clerk(contract.uploadEInvoices, { provider: 'PAJAKKU', invoice_codes: [code] })).toMatchObject(none)
})

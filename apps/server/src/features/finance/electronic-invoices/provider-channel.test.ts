import * as contract from '@sejuk/contract/finance/electronic-invoices'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openOutsider } from '../../../../test/servers/fake-servers.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { prepareTaxInvoices } from '../../../../test/tax-invoices.ts'
import { offers } from '../../../app.ts'
import { eInvoices as t } from '../../../db/tables/finance/electronic-invoices.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { askForAnswers, eInvoiceCancel, eInvoiceUpload } from './provider-workers.ts'

type Known = { tax_number?: string; status: 'WAITING' | 'APPROVED' | 'REJECTED' | 'CANCELLED'; attempt: number }
/** The provider: what it knows by request number, and how it behaves next. */
const known = new Map<string, Known>()
let numbers = 0
let behaviour: { upload?: 'error' | 'lost' | 'refuse' | 'approve' | 'odd-number'; ask?: 'error' | 'other-number' } = {}
const approvedNow = (one: Known) => ({
  status: 'APPROVED',
  tax_number: one.tax_number,
  approved_at: '2026-11-03T03:46:00+07:00',
})
const give = (one: Known) => {
  one.tax_number ??= `0400${companyToday().slice(2, 4)}00${String(++numbers).padStart(9, '0')}`
  one.status = 'APPROVED'
  return one
}
const stateOf = (one: Known) => {
  if (one.status === 'APPROVED') return approvedNow(one)
  if (one.status === 'REJECTED')
    return { status: 'REJECTED', code: 'E-17', message: 'Buyer NITKU is not registered', attempt: one.attempt }
  return { status: one.status }
}
const provider = await openOutsider(async ({ method, url, body }) => {
  const [, , request = ''] = url.pathname.split('/').map(decodeURIComponent)
  if (method === 'POST' && url.pathname === '/invoices') {
    if (behaviour.upload === 'error') return { status: 503 }
    const one = known.get(body.request_id) ?? { status: 'WAITING' as const, attempt: body.attempt }
    known.set(body.request_id, { ...one, attempt: body.attempt })
    if (behaviour.upload === 'refuse')
      return { status: 422, body: { code: 'E-17', message: 'Buyer NITKU is not registered' } }
    if (behaviour.upload === 'approve') return { body: approvedNow(give(known.get(body.request_id) ?? one)) }
    if (behaviour.upload === 'odd-number') return { body: { ...approvedNow(one), tax_number: '04001900000000001' } }
    // It has the invoice, but nobody hears that.
    if (behaviour.upload === 'lost') return { status: 504 }
    return { body: { status: 'RECEIVED' } }
  }
  const one = known.get(request)
  if (!one) return { status: 404 }
  if (url.pathname.endsWith('/cancel')) return { body: { status: 'CANCELLED' } }
  if (behaviour.ask === 'error') return { status: 500 }
  if (behaviour.ask === 'other-number') return { body: { ...approvedNow(one), tax_number: '99999999999999999' } }
  return { body: stateOf(one) }
})

const server = await startTestServer({ env: { PAJAKKU_URL: provider.url, PAJAKKU_TOKEN: 'secret' } })
const { db, jobs, config } = server
const { clerk, approver, newInvoice, newCustomer } = await prepareTaxInvoices(server)
const working = { db, jobs, config }
const job = (e_invoice_code: string) => ({
  ...{ ...working, data: { e_invoice_code }, url: '', offers, signal: new AbortController().signal },
})
const upload = (...invoice_codes: string[]) => clerk(contract.uploadEInvoices, { provider: 'PAJAKKU', invoice_codes })
const versionsOf = async (invoice_code: string) =>
  ((await approver(contract.getEInvoice, { invoice_code })).data as contract.EInvoiceDetail).versions
/** As if the wait were over. */
const askNow = async () => {
  await db
    .update(t)
    .set({ next_ask_date: sql`now()` })
    .where(inArray(t.e_status, ['Uploading', 'Waiting_DJP', 'Cancelling']))
  return askForAnswers(working)
}
const postsOf = (code: string) =>
  provider.heard.filter(({ method, body }) => method === 'POST' && body?.request_id === `${code}.1`)
beforeEach(() => {
  behaviour = {}
})

test('an invoice is taken, waits, and gets its number by being asked about', async () => {
  const code = await newInvoice(await newCustomer())
  expect(await upload(code)).toMatchObject({ code: '200', data: { taken: 1, file_ids: [] } })
  expect((await versionsOf(code))[0]).toMatchObject({ e_status: 'Uploading' })
  await eInvoiceUpload.work(job(`${code}.1`))
  expect((await versionsOf(code))[0]).toMatchObject({ e_status: 'Waiting_DJP' })
  expect(postsOf(code)[0]).toMatchObject({
    headers: { authorization: 'Bearer secret' },
    body: { document: { reference: code, buyer_tin: '0718302914109000' } },
  })
  const one = known.get(`${code}.1`)
  if (one) give(one)
  await askNow()
  expect((await versionsOf(code))[0]).toMatchObject({ e_status: 'Approved_DJP', nsfp: one?.tax_number })
})

test('an error is tried again under the same number, and what was lost on the way is asked about first', async () => {
  const code = await newInvoice(await newCustomer())
  await upload(code)
  behaviour = { upload: 'error' }
  await expect(eInvoiceUpload.work(job(`${code}.1`))).rejects.toThrow('503')
  behaviour = { upload: 'lost' }
  await expect(eInvoiceUpload.work(job(`${code}.1`))).rejects.toThrow('504')
  const posts = postsOf(code).length
  behaviour = {}
  await askNow()
  // They had it: nothing was sent a third time.
  expect(postsOf(code)).toHaveLength(posts)
  expect((await versionsOf(code))[0]).toMatchObject({ e_status: 'Waiting_DJP', attempt: 1 })
})

test('killed between claim and answer, the same request is repeated and there is one number', async () => {
  const code = await newInvoice(await newCustomer())
  await upload(code)
  // The process is gone before anything left: the claim stands, nobody has heard of it.
  expect(known.has(`${code}.1`)).toBe(false)
  behaviour = { upload: 'approve' }
  await askNow()
  const first = (await versionsOf(code))[0]
  expect(first).toMatchObject({ e_status: 'Approved_DJP', attempt: 1 })
  // The job that was left in the queue wakes up later, twice.
  await eInvoiceUpload.work(job(`${code}.1`))
  await eInvoiceUpload.work(job(`${code}.1`))
  expect(await versionsOf(code)).toMatchObject([{ e_status: 'Approved_DJP', nsfp: first?.nsfp }])
  expect(postsOf(code)).toHaveLength(1)
})

test('answers that come late or contradict change nothing that stands', async () => {
  const code = await newInvoice(await newCustomer())
  await upload(code)
  behaviour = { upload: 'approve' }
  await eInvoiceUpload.work(job(`${code}.1`))
  const nsfp = (await versionsOf(code))[0]?.nsfp
  const { settle } = await import('./answers.ts')
  const { systemActor } = await import('../../../platform/records/system-actor.ts')
  const hear = (answer: Parameters<typeof settle>[2]) =>
    db.transaction((own) => settle({ ...working, db: own, actor: systemActor }, `${code}.1`, answer))
  expect(await hear({ state: 'waiting' })).toBe('nothing')
  expect(await hear({ state: 'rejected', code: 'x', message: 'x', attempt: 1 })).toBe('nothing')
  expect(await hear({ state: 'approved', nsfp: '99999999999999999', at: '2026-11-03T00:00:00Z' })).toBe('contradiction')
  expect((await versionsOf(code))[0]).toMatchObject({ e_status: 'Approved_DJP', nsfp, error_code: 'contradiction' })
})

test('a number of another year is not taken from the provider either, and the invoice says why', async () => {
  const code = await newInvoice(await newCustomer())
  await upload(code)
  behaviour = { upload: 'odd-number' }
  await eInvoiceUpload.work(job(`${code}.1`))
  const said = `Tax number 04001900000000001: year 2019, the invoice is of ${companyToday().slice(0, 4)}`
  expect((await versionsOf(code))[0]).toMatchObject({ nsfp: null, error_code: 'tax-number', error_message: said })
  behaviour = {}
  const one = known.get(`${code}.1`)
  if (one) give(one)
  await askNow()
  expect((await versionsOf(code))[0]).toMatchObject({ e_status: 'Approved_DJP', error_code: null })
})

test('a refusal keeps its words, goes to Coretax by no other way, and is sent again by who chose it', async () => {
  const code = await newInvoice(await newCustomer())
  await upload(code)
  behaviour = { upload: 'refuse' }
  await eInvoiceUpload.work(job(`${code}.1`))
  expect((await versionsOf(code))[0]).toMatchObject({
    ...{ e_status: 'Rejected_DJP', error_code: 'E-17', error_message: 'Buyer NITKU is not registered' },
  })
  const byFile = { provider: 'CORETAX_XML', invoice_codes: [code] }
  expect(await clerk(contract.uploadEInvoices, byFile)).toMatchObject({ code: '409' })
  behaviour = { upload: 'approve' }
  expect(await upload(code)).toMatchObject({ code: '200' })
  await eInvoiceUpload.work(job(`${code}.1`))
  expect((await versionsOf(code))[0]).toMatchObject({ e_status: 'Approved_DJP', attempt: 2 })
})

test('one that is not answered keeps no other back', async () => {
  const [one, two] = [await newInvoice(await newCustomer()), await newInvoice(await newCustomer())]
  await upload(one, two)
  await eInvoiceUpload.work(job(`${one}.1`))
  behaviour = { ask: 'error' }
  await askNow()
  const [first] = await db
    .select()
    .from(t)
    .where(and(eq(t.e_invoice_code, `${one}.1`)))
  expect(first).toMatchObject({ e_status: 'Waiting_DJP', error_code: 'no-answer' })
  // The other was not known there and was sent.
  expect((await versionsOf(two))[0]).toMatchObject({ e_status: 'Waiting_DJP' })
})

test('a number is taken back at the provider, once, however often it is asked for', async () => {
  const code = await newInvoice(await newCustomer())
  await upload(code)
  behaviour = { upload: 'approve' }
  await eInvoiceUpload.work(job(`${code}.1`))
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
  const row_version = (await versionsOf(code))[0]?.row_version
  const seen = { e_invoice_code: `${code}.1`, row_version, reason: 'Void' }
  expect(await approver(contract.actOnEInvoice.cancel, seen)).toMatchObject({ code: '200' })
  await eInvoiceCancel.work(job(`${code}.1`))
  await eInvoiceCancel.work(job(`${code}.1`))
  expect((await versionsOf(code))[0]).toMatchObject({ e_status: 'Cancelled' })
})

import * as contract from '@sejuk/contract/money/bank-lines'
import * as statements from '@sejuk/contract/money/bank-statements'
import { createPaymentRef, paymentCallback } from '@sejuk/contract/money/payment-refs'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startDeliveries } from '../../../../test/deliveries.ts'
import { makeLegalEntity } from '../../../../test/legal-entity.ts'
import { fileForm, startTestServer } from '../../../../test/servers/test-server.ts'
import { companyAccounts } from '../../../db/tables/company/legal-entities.ts'
import { receipts } from '../../../db/tables/finance/receipts.ts'
import { erpCustomizations } from '../../../db/tables/masters/erp-customizations.ts'
import { bankLines } from '../../../db/tables/money/bank-statements.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { signatureOf } from '../payment-refs/provider.ts'

const key = 'a-key-of-the-provider'
const server = await startTestServer({
  env: {
    ...{ PAYMENT_PROVIDER: 'http', PAYMENT_URL: 'https://payments.test/api', PAYMENT_CLIENT_ID: 'sejuk' },
    ...{ PAYMENT_KEY: key, PAYMENT_VA_PREFIX: '88080' },
  },
})
const { db, app } = server
const on = await startDeliveries(server)
await makeLegalEntity(db, 'RCI')
await db
  .insert(erpCustomizations)
  .values({ data_type: 'COLLECT_METHOD', code: 'CBD', name: 'CBD', seq: 1 })
  .onConflictDoNothing()
await db.insert(companyAccounts).values({
  ...{ account_code: 'BA-T', entity_code: 'PT-1', bank_code: '014', account_number: '6270318000' },
  ...{ account_name: 'PT Sejuk', from_date: '2020-01-01' },
})
const [rudi, lina] = [await on.person('Finance', 'Rudi'), await on.person('Finance', 'Lina')]
const hendri = await on.person('Finance-Manager', 'Hendri')
await on.stockUp(40)

/** Approved, to be paid before its goods leave. */
const approved = async () => {
  const place = await on.newCustomer(0, { collect_method: 'CBD' })
  const order_code = await on.draft(place, { lines: [{ item_code: 'AC-1', ordered_qty: 1 }] })
  await on.actOnOrder(on.seller, 'submit', order_code)
  for (const by of [on.manager, on.head]) await on.actOnOrder(by, 'approve', order_code)
  const order = await on.readOrder(order_code)
  expect(order).toMatchObject({ status: 'Approved', payment_state: 'Waiting' })
  return { ...order, customer_code: place.customer_code }
}
let opening = 0
/** A file of the bank with one line: what is thought of it. */
const booked = async (text: string, amount: number) => {
  const [y, m, d] = companyToday().split('-')
  const closing = opening + amount
  const rows = [`Saldo Awal,${opening}`, `${d}/${m}/${y},"${text}",,${amount},${closing}`, `Saldo Akhir,${closing}`]
  const file = ['Date,Transaction,Debit,Credit,Balance', ...rows].join('\n')
  opening = closing
  const form = fileForm(new TextEncoder().encode(file), 'mutasi.csv')
  form.append('account_code', 'BA-T')
  form.append('layout_code', 'BRI-CSV')
  const { data, message } = await rudi(statements.importBankStatement, form)
  if (!data) throw new Error(message)
  const [line] = await db.select().from(bankLines).where(eq(bankLines.statement_code, data.statement_code))
  if (!line) throw new Error('no line')
  return line
}
const confirmAll = ({ line_code, row_version, amount }: typeof bankLines.$inferSelect) =>
  lina(contract.confirmCertain, { lines: [{ line_code, row_version }], count: 1, sum: amount })

test('a line that names an order is certain; confirmed at one press it is kept for the order, and taken back it is not', async () => {
  const { order_code, customer_code, total_amount } = await approved()
  const line = await booked(`TRSF E-BANKING CR ${order_code.replaceAll('-', '')} PELUNASAN`, total_amount)
  expect(line).toMatchObject({ sure: 'Certain', suggestion: { customer_code, order_code, allocations: [] } })
  expect((await confirmAll(line)).data).toMatchObject({ confirmed: 1, refused: [] })
  expect(await on.readOrder(order_code)).toMatchObject({ payment_state: 'Paid', bound_amount: total_amount })
  const [made] = await db.select().from(receipts).where(eq(receipts.customer_code, customer_code))
  expect(made).toMatchObject({ order_code, status: 'Confirmed', amount: total_amount })
  const [matched] = await db.select().from(bankLines).where(eq(bankLines.line_code, line.line_code))
  const back = { line_code: line.line_code, row_version: matched?.row_version ?? 0, reason: 'Of somebody else' }
  expect(await hendri(contract.actOnBankLine['take-back'], back)).toMatchObject({ code: '200' })
  expect(await on.readOrder(order_code)).toMatchObject({ payment_state: 'Waiting', bound_amount: 0 })
})

test('a part of what an order asks for is short, is kept for it, and the rest is what it still asks for', async () => {
  const { order_code, customer_code, total_amount } = await approved()
  const line = await booked(`${order_code} DP`, 1_000_000)
  expect(line).toMatchObject({ sure: 'Short', suggestion: { order_code, missing: total_amount - 1_000_000 } })
  const { line_code, row_version } = line
  const asked = await lina(contract.getBankLineCustomer, { customer_code })
  expect(asked.data.orders).toEqual([{ order_code, open_amount: total_amount }])
  const form = { line_code, row_version, customer_code, order_code }
  expect(await lina(contract.actOnBankLine.match, form)).toMatchObject({ code: '200' })
  expect(await on.readOrder(order_code)).toMatchObject({ payment_state: 'Part', bound_amount: 1_000_000 })
  expect(await booked(`${order_code} SISA`, total_amount - 1_000_000)).toMatchObject({ sure: 'Certain' })
})

test('a line is kept for no order of another customer', async () => {
  const [one, other] = [await approved(), await approved()]
  const { line_code, row_version } = await booked('TRSF', 5000)
  const reason = 'The customer rang about it'
  const form = { line_code, row_version, customer_code: one.customer_code, order_code: other.order_code, reason }
  expect(await lina(contract.actOnBankLine.match, form)).toMatchObject({
    code: '406',
    errors: { order_code: expect.anything() },
  })
})

test('a call of the provider pays the one order that asks for just that amount', async () => {
  const { order_code, customer_code, total_amount } = await approved()
  const { ref } = (await lina(createPaymentRef, { customer_code })).data
  const payload = JSON.stringify({ paid_at: new Date().toISOString(), event_id: 'E-1', ref, amount: total_amount })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp }
  const url = paymentCallback.path.replace('{provider}', 'http')
  const reply = await app.inject({
    ...{ method: 'POST', url, payload, remoteAddress: '203.0.113.1' },
    headers: { ...headers, 'x-signature': signatureOf(key, timestamp, payload) },
  })
  expect(reply.json()).toMatchObject({ code: '200', data: { is_known: true } })
  expect(await on.readOrder(order_code)).toMatchObject({ payment_state: 'Paid', bound_amount: total_amount })
})

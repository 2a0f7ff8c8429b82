import { paymentCallback } from '@sejuk/contract/money/payment-refs'
import * as contract from '@sejuk/contract/money/payment-refs'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { prepareCredit } from '../../../../test/credit.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { paymentReferenceOf } from '../../../business/money/payment-reference.ts'
import { customerInvoices } from '../../../db/tables/customers/trade.ts'
import { receipts } from '../../../db/tables/finance/receipts.ts'
import { bankLines } from '../../../db/tables/money/bank-statements.ts'
import { paymentRefs } from '../../../db/tables/money/payment-refs.ts'
import { securityEvents } from '../../../db/tables/platform/security-events.ts'
import { signatureOf } from './provider.ts'

const key = 'a-key-of-the-provider'
const env = {
  ...{ PAYMENT_PROVIDER: 'http', PAYMENT_URL: 'https://payments.test/api', PAYMENT_CLIENT_ID: 'sejuk' },
  ...{ PAYMENT_KEY: key, PAYMENT_VA_PREFIX: '88080' },
}
const server = await startTestServer({ env })
const { db, app } = server
const { newCustomer, newInvoice } = await prepareCredit(server)
const lina = await server.as(['Money-Desk-View', 'Bank-Line-Match'], { view_data: 'View_Data_My_Branch' })
const elsewhere = await server.as(['Money-Desk-View', 'Bank-Line-Match'], {
  ...{ view_data: 'View_Data_My_Branch', department: '713' },
})

const open = async (customer_code: string): Promise<string> => {
  const answer = await lina(contract.createPaymentRef, { customer_code })
  expect(answer).toMatchObject({ code: '200', message: 'Virtual account opened' })
  return answer.data.ref
}
const now = () => String(Math.floor(Date.now() / 1000))
const call = async (body: object, { timestamp = now(), by = key, ip = '203.0.113.1', provider = 'http' } = {}) => {
  const payload = JSON.stringify({ paid_at: new Date().toISOString(), ...body }, null, 1)
  const reply = await app.inject({
    ...{ method: 'POST', url: paymentCallback.path.replace('{provider}', provider), payload, remoteAddress: ip },
    headers: {
      ...{ 'content-type': 'application/json', 'x-timestamp': timestamp },
      'x-signature': signatureOf(by, timestamp, payload),
    },
  })
  return reply.json()
}
const receiptsOf = (customer_code: string) =>
  db.select().from(receipts).where(eq(receipts.customer_code, customer_code))

test('a customer has one open number, shown when the provider has taken it, and closed for good', async () => {
  const customer_code = await newCustomer()
  expect(await elsewhere(contract.createPaymentRef, { customer_code })).toMatchObject({ code: '406' })
  const ref = await open(customer_code)
  expect(ref).toMatch(/^88080705\d{8}$/)
  expect(await lina(contract.createPaymentRef, { customer_code })).toMatchObject({ code: '409' })
  expect(await paymentReferenceOf(db, { customer_code, invoice_code: 'SI-1' })).toEqual({ va: null, reference: 'SI-1' })
  await db.update(paymentRefs).set({ registered_date: new Date().toISOString() }).where(eq(paymentRefs.ref, ref))
  expect(await paymentReferenceOf(db, { customer_code })).toEqual({ va: ref, reference: customer_code })
  const { row_version } = (await lina(contract.listPaymentRefs, { customer_code })).data[0]
  expect(await elsewhere(contract.closePaymentRef, { ref, row_version })).toMatchObject({ code: '404' })
  expect(await lina(contract.closePaymentRef, { ref, row_version })).toMatchObject({ code: '200' })
  expect(await open(customer_code)).not.toBe(ref)
})

test('a signed call makes a confirmed receipt that pays what fits exactly; said again it does nothing', async () => {
  const customer_code = await newCustomer()
  const invoice_code = await newInvoice(customer_code, 1_000_000)
  const ref = await open(customer_code)
  const said = { event_id: 'E-1', ref, amount: 1_000_000 }
  expect(await call(said)).toMatchObject({ code: '200', data: { is_known: true } })
  const again = await Promise.all([call(said), call(said), call(said)])
  expect(again.map(({ code }) => code)).toEqual(['200', '200', '200'])
  expect(await receiptsOf(customer_code)).toMatchObject([
    { kind: 'va', status: 'Confirmed', source: 'bank', reference: ref, allocated_amount: 1_000_000 },
  ])
  const [paid] = await db.select().from(customerInvoices).where(eq(customerInvoices.invoice_code, invoice_code))
  expect(paid?.paid_amount).toBe(1_000_000)
  await call({ ...said, event_id: 'E-2', amount: 5 })
  expect((await receiptsOf(customer_code)).map(({ allocated_amount }) => allocated_amount).toSorted()).toEqual([
    0, 1_000_000,
  ])
})

test('eight calls of one event at once make one receipt', async () => {
  const customer_code = await newCustomer()
  const ref = await open(customer_code)
  const answers = await Promise.all(Array.from({ length: 8 }, () => call({ event_id: 'E-3', ref, amount: 7000 })))
  expect(answers.every(({ code }) => code === '200')).toBe(true)
  expect(await receiptsOf(customer_code)).toHaveLength(1)
})

test('money for a number that nobody knows is an unidentified line', async () => {
  expect(await call({ event_id: 'E-4', ref: '8808099900000000', amount: 42_000, payer: 'ANDI WIJAYA' })).toMatchObject({
    ...{ code: '200', data: { is_known: false } },
  })
  const [line] = await db.select().from(bankLines).where(eq(bankLines.amount, 42_000))
  expect(line).toMatchObject({ state: 'Unidentified', account_code: null, payer: 'ANDI WIJAYA' })
})

test('a wrong key, an old clock, another provider or a changed body is 401 and a security event', async () => {
  const customer_code = await newCustomer()
  const body = { event_id: 'E-5', ref: await open(customer_code), amount: 9 }
  const refusal = { code: '401', status: 'NotSigned', message: 'The call is not signed as agreed' }
  expect(await call(body, { by: 'another-key-of-16' })).toMatchObject(refusal)
  expect(await call(body, { timestamp: String(Math.floor(Date.now() / 1000) - 400) })).toMatchObject(refusal)
  expect(await call(body, { provider: 'other' })).toMatchObject(refusal)
  expect(await receiptsOf(customer_code)).toEqual([])
  const events = await db.select().from(securityEvents).where(eq(securityEvents.kind, 'payment-call-refused'))
  expect(events).toMatchObject([{ ip: '203.0.113.1' }])
  for (let n = 0; n < 20; n++) await call(body, { by: 'another-key-of-16', ip: '203.0.113.9' })
  expect(await call(body, { by: 'another-key-of-16', ip: '203.0.113.9' })).toMatchObject({ code: '429' })
  // What is right is heard all the same.
  expect(await call(body, { ip: '203.0.113.9' })).toMatchObject({ code: '200' })
})

test('a body that is too long is not read', async () => {
  const reply = await call({ event_id: 'E-6', ref: '1', amount: 1, payer: 'x'.repeat(70_000) })
  expect(reply).toMatchObject({ code: '413' })
})

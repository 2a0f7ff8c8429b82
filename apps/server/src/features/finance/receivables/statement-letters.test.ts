import * as receivable from '@sejuk/contract/finance/receivables'
import * as contract from '@sejuk/contract/finance/statement-letters'
import { defaultOrganization } from '@sejuk/domain/masters/organizations'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { prepareCredit } from '../../../../test/credit.ts'
import { makeLegalEntity } from '../../../../test/legal-entity.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { customerInvoices } from '../../../db/tables/customers/trade.ts'
import { statementLetters } from '../../../db/tables/finance/statement-letters.ts'
import { paymentRefs } from '../../../db/tables/money/payment-refs.ts'
import { outbox } from '../../../db/tables/platform/outbox.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const server = await startTestServer()
const { db } = server
const { newCustomer, newInvoice } = await prepareCredit(server)
await makeLegalEntity(db, defaultOrganization)
const branch = { view_data: 'View_Data_My_Branch' } as const
const clerk = await server.as(['Sales-Invoice-View', 'Collection-Log'], { usercode: 'CLERK', ...branch })
const elsewhere = await server.as(['Sales-Invoice-View', 'Collection-Log'], { department: '713', ...branch })
const customer = server.nobody
const today = companyToday()

const lettersTo = (customer_code: string) =>
  db.select().from(outbox).where(eq(outbox.entity_code, customer_code)).orderBy(outbox.delivery_id)
const tokenIn = (body: string) => /token=([\w-]+)/.exec(body)?.[1] ?? ''

test('a statement goes to where invoices go, by a link that shows what was sent, whatever came later', async () => {
  const customer_code = await newCustomer({ tax_emails: ['ap@toko.test'], pic_name: 'Ibu Tati' })
  const invoice_code = await newInvoice(customer_code, 2_000_000, -5)
  const answer = await clerk(contract.sendStatement, { customer_code })
  expect(answer).toMatchObject({ code: '200', message: 'Statement sent', data: { sent: 1 } })
  const [letter] = await lettersTo(customer_code)
  expect(letter).toMatchObject({ event: 'statement-sent', channel: 'email', address: 'ap@toko.test' })
  const token = tokenIn(letter?.body ?? '')
  await db
    .update(customerInvoices)
    .set({ paid_amount: 2_000_000 })
    .where(eq(customerInvoices.invoice_code, invoice_code))
  const shown = await customer(contract.customerStatement, { token })
  expect(shown.data).toMatchObject({ to_date: today, closing: 2_000_000 })
  const paper = (await readPdf((await customer(contract.customerStatementPdf, { token })).data)).text
  for (const said of [invoice_code, 'Dua juta rupiah', '2.000.000', customer_code]) expect(paper).toContain(said)
  expect(paper).not.toContain('SALINAN')
  const { data } = await clerk(contract.statementLettersOf, { customer_code })
  expect(data).toMatchObject([{ closing: 2_000_000, address: 'ap@toko.test', opened_date: expect.any(String) }])
})

test('the same account is sent once a day; another period, or after money came, is another one', async () => {
  const customer_code = await newCustomer({ pic_phone: '0812 3456 7890' })
  const invoice_code = await newInvoice(customer_code, 900_000)
  const both = await Promise.all([1, 2].map(() => clerk(contract.sendStatement, { customer_code })))
  expect(both.map(({ code }) => code).toSorted()).toEqual(['200', '409'])
  const again = { code: '409', message: 'This statement was sent today already; nothing has changed since' }
  expect(await clerk(contract.sendStatement, { customer_code })).toMatchObject(again)
  expect(await clerk(contract.sendStatement, { customer_code, from: addDays(today, -10) })).toMatchObject({
    code: '200',
  })
  await db.update(customerInvoices).set({ paid_amount: 1 }).where(eq(customerInvoices.invoice_code, invoice_code))
  expect(await clerk(contract.sendStatement, { customer_code })).toMatchObject({ code: '200' })
  const sent = await lettersTo(customer_code)
  expect(sent.map(({ channel, address }) => [channel, address])).toEqual(Array(3).fill(['whatsapp', '+6281234567890']))
})

test('nobody to write to, out of sight, a day to come: refused; a wrong or old link shows nothing', async () => {
  const customer_code = await newCustomer({ pic_phone: null, tax_emails: [] })
  await newInvoice(customer_code, 900_000)
  const nobody = { code: '409', message: 'Nobody to write to: add an e-mail address or a phone' }
  expect(await clerk(contract.sendStatement, { customer_code })).toMatchObject(nobody)
  expect(await elsewhere(contract.sendStatement, { customer_code })).toMatchObject({ code: '404' })
  expect(await elsewhere(contract.statementLettersOf, { customer_code })).toMatchObject({ code: '404' })
  await db.update(customers).set({ pic_phone: '081200001111' }).where(eq(customers.customer_code, customer_code))
  const later = { customer_code, to: addDays(today, 1) }
  expect(await clerk(contract.sendStatement, later)).toMatchObject({ code: '406', errors: { to: expect.anything() } })
  expect(await clerk(contract.sendStatement, { customer_code })).toMatchObject({ code: '200' })
  const [letter] = await lettersTo(customer_code)
  const token = tokenIn(letter?.body ?? '')
  expect(await customer(contract.customerStatement, { token })).toMatchObject({ code: '200' })
  await db.update(statementLetters).set({ expires_date: '2020-01-01T00:00:00Z' })
  const wrong = { message: 'Invalid token', status: 'InvalidToken' }
  expect(await customer(contract.customerStatement, { token })).toMatchObject(wrong)
  expect(await customer(contract.customerStatementPdf, { token: 'x'.repeat(32) })).toMatchObject(wrong)
})

test('the number to pay to stands on the statement as soon as the provider has taken it', async () => {
  const customer_code = await newCustomer()
  await newInvoice(customer_code, 900_000)
  const paper = async () =>
    (await readPdf((await clerk(receivable.statementPdf, { customer_code })).data)).text.replaceAll('\n', ' ')
  expect(await paper()).not.toContain('Virtual account')
  await db.insert(paymentRefs).values({
    ...{ ref: '8808070500010284', kind: 'va', customer_code, dept_code: '705', provider: 'http' },
    ...{ created_by: 'U', create_user_name: 'Uji', registered_date: new Date().toISOString() },
  })
  const text = await paper()
  for (const said of ['Virtual account', '8808070500010284', 'Tulis di berita', customer_code])
    expect(text).toContain(said)
})

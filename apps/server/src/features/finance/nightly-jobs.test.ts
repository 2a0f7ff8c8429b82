import * as contract from '@sejuk/contract/finance/electronic-invoices'
import { addDays, dayIn } from '@sejuk/domain/values/dates'
import { and, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { prepareTaxInvoices } from '../../../test/tax-invoices.ts'
import { offers } from '../../app.ts'
import { customers } from '../../db/tables/customers/customers.ts'
import { customerInvoices } from '../../db/tables/customers/trade.ts'
import { eInvoiceMails, eInvoices } from '../../db/tables/finance/electronic-invoices.ts'
import { invoiceConfigurations } from '../../db/tables/finance/invoice-configurations.ts'
import { salesInvoices } from '../../db/tables/finance/sales-invoices.ts'
import { notifications } from '../../db/tables/platform/notifications.ts'
import { outbox } from '../../db/tables/platform/outbox.ts'
import { siteSettings } from '../../db/tables/platform/site-settings.ts'
import { companyToday } from '../../platform/calendar/company-day.ts'
import { eInvoiceCheck } from './electronic-invoices/check.ts'
import { eInvoiceDeadline } from './electronic-invoices/deadline.ts'
import { eInvoiceDigests } from './electronic-invoices/mails.ts'
import { invoicesOff } from './sales-invoices/switch-off.ts'

const today = companyToday()

const server = await startTestServer({ env: { PUBLIC_URL: 'https://sejuk.test' } })
const { db, jobs, config } = server
const { clerk, newInvoice, newCustomer } = await prepareTaxInvoices(server)
const reader = await server.as(['Sales-Invoice-View'], { usercode: 'READER' })
const job = { db, jobs, config, offers, data: {}, url: '', signal: new AbortController().signal }
const statusOf = async (invoice_code: string) =>
  (await db.select().from(salesInvoices).where(eq(salesInvoices.invoice_code, invoice_code)))[0]?.status
const eStatusOf = async (invoice_code: string) =>
  (await db.select().from(eInvoices).where(eq(eInvoices.invoice_code, invoice_code)))[0]?.e_status
let numbers = 0
/** As if the tax office had taken it. */
const numbered = async (invoice_code: string, e_status: 'Approved_DJP' | 'Waiting_DJP' = 'Approved_DJP') => {
  const nsfp = `04002600${String(++numbers).padStart(9, '0')}`
  const at = new Date().toISOString()
  await db.update(eInvoices).set({ e_status, nsfp, approved_date: at }).where(eq(eInvoices.invoice_code, invoice_code))
  await db.update(salesInvoices).set({ tax_invoice_no: nsfp }).where(eq(salesInvoices.invoice_code, invoice_code))
}

test('in the night what was paid in full is closed, and nothing else', async () => {
  const [paid, part] = [await newInvoice(await newCustomer()), await newInvoice(await newCustomer())]
  const pay = (invoice_code: string, paid_amount: number) =>
    db.update(customerInvoices).set({ paid_amount }).where(eq(customerInvoices.invoice_code, invoice_code))
  await pay(paid, 6_210_000)
  await pay(part, 6_209_999)
  await invoicesOff.work(job)
  await invoicesOff.work(job)
  expect([await statusOf(paid), await statusOf(part)]).toEqual(['4', '2'])
})

test('in the night invoices are checked anew, as customers and items stand then', async () => {
  const customer_code = await newCustomer()
  const [own, waiting] = [await newInvoice(customer_code), await newInvoice(customer_code)]
  await numbered(waiting, 'Waiting_DJP')
  expect(await eStatusOf(own)).toBe('Ready')
  await db.update(customers).set({ tax_address: 'Jl; Kramat' }).where(eq(customers.customer_code, customer_code))
  await eInvoiceCheck.work(job)
  expect([await eStatusOf(own), await eStatusOf(waiting)]).toEqual(['Not_Ready', 'Waiting_DJP'])
  await db.update(customers).set({ tax_address: 'Jl. Kramat' }).where(eq(customers.customer_code, customer_code))
  await eInvoiceCheck.work(job)
  expect(await eStatusOf(own)).toBe('Ready')
})

test('at the end of the day each customer who wants it so gets one letter over all of the day, once', async () => {
  const [digest, manual] = [await newCustomer(), await newCustomer()]
  const configured = { send_to: ['ap@digest.test'], updated_user_name: 'X' }
  await db.insert(invoiceConfigurations).values([
    { customer_code: digest, send_mode: 'digest', ...configured },
    { customer_code: manual, send_mode: 'manual', send_to: ['ap@manual.test'], updated_user_name: 'X' },
  ])
  const codes = [await newInvoice(digest), await newInvoice(digest)].sort()
  for (const code of [...codes, await newInvoice(manual)]) await numbered(code)
  const late = await newInvoice(digest)
  await eInvoiceDigests.work(job)
  const sent = await db.select().from(eInvoiceMails).where(eq(eInvoiceMails.address, 'ap@digest.test'))
  expect(sent.map(({ how, invoice_codes }) => [how, invoice_codes])).toEqual([['digest', codes]])
  expect(await db.$count(outbox, eq(outbox.address, 'ap@digest.test'))).toBe(1)
  expect(await db.$count(outbox, eq(outbox.address, 'ap@manual.test'))).toBe(0)
  await eInvoiceDigests.work(job)
  expect(await db.$count(eInvoiceMails, eq(eInvoiceMails.address, 'ap@digest.test'))).toBe(1)
  await numbered(late)
  await eInvoiceDigests.work(job)
  expect(await db.$count(eInvoiceMails, eq(eInvoiceMails.address, 'ap@digest.test'))).toBe(2)
})

test('before the deadline those who upload hear how much of last month is left, and nobody else', async () => {
  const lastMonth = addDays(`${today.slice(0, 7)}-01`, -1)
  const asDeadline = (deadline_day: number) =>
    db
      .update(siteSettings)
      .set({ value: { seller_npwp: '0012345678091000', seller_nitku: '0012345678091000000000', deadline_day } })
      .where(eq(siteSettings.setting_key, 'e_invoice'))
  const [left, done] = [
    await newInvoice(await newCustomer(), { invoice_date: lastMonth }),
    await newInvoice(await newCustomer(), { invoice_date: lastMonth }),
  ]
  await numbered(done)
  const heard = (usercode: string) =>
    db
      .select()
      .from(notifications)
      .where(and(eq(notifications.usercode, usercode), like(notifications.event, 'e-invoices-due')))
  const day = Number(today.slice(-2))
  // Two days before or after is none of the days on which people are reminded.
  await asDeadline(day + 2)
  await eInvoiceDeadline.work(job)
  expect(await heard('TAX-CLERK')).toEqual([])
  await asDeadline(day)
  await eInvoiceDeadline.work(job)
  const [told] = await heard('TAX-CLERK')
  expect(told?.body_default).toContain('1 ')
  expect(told?.url).toContain(lastMonth.slice(0, 7))
  expect(await heard(reader.usercode)).toEqual([])
  const { data } = await clerk(contract.eInvoiceOverview, { period: lastMonth.slice(0, 7) })
  expect(dayIn(data.deadline, 'Asia/Jakarta')).toBe(today)
  expect(await eStatusOf(left)).toBe('Ready')
})

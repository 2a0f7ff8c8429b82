import { getSalesInvoice } from '@sejuk/contract/finance/sales-invoices'
import * as contract from '@sejuk/contract/finance/withholding-slips'
import { slipModule } from '@sejuk/domain/finance/consent-files'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { journalsOf } from '../../../../test/books/written-journals.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { prepareTaxInvoices } from '../../../../test/tax-invoices.ts'
import { customerInvoices } from '../../../db/tables/customers/trade.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const server = await startTestServer()
const { clerk, approver, act, newInvoice, newCustomer, period } = await prepareTaxInvoices(server)
const branch = { department: '713', view_data: 'View_Data_My_Branch' } as const
const elsewhere = await server.as(['Sales-Invoice-View', 'Withholding-Slip-Save', 'Receipt-Confirm'], branch)
const saver = await server.as(['Sales-Invoice-View', 'Withholding-Slip-Save'], { usercode: 'SAVER' })

const formOf = (invoice_code: string) => ({ invoice_code, tax_kind: '22', period, base: 5_000_000, amount: 75_000 })
const paidOf = async (invoice_code: string) => {
  const { db } = server
  const [found] = await db.select().from(customerInvoices).where(eq(customerInvoices.invoice_code, invoice_code))
  return found?.paid_amount
}

test('a withholding is outstanding until its slip has come', async () => {
  const invoice_code = await newInvoice(await newCustomer())
  const form = formOf(invoice_code)
  expect(await elsewhere(contract.createWithholdingSlip, form)).toMatchObject({ code: '406' })
  expect(await clerk(contract.createWithholdingSlip, { ...form, amount: 6_000_000 })).toMatchObject({
    message: 'What was withheld is more than its base',
  })
  const { data } = await clerk(contract.createWithholdingSlip, form)
  expect(data).toMatchObject({ status: 'Awaited' })
  const outstanding = async () =>
    (await clerk(contract.listWithholdingSlips, { status: 'Awaited', search: invoice_code })).data
  expect(await outstanding()).toMatchObject([{ invoice_code, amount: 75_000, waiting_days: 0, open_amount: 6_210_000 }])
  const { invoice_code: _invoice, ...rest } = form
  const update = (more: object) =>
    clerk(contract.updateWithholdingSlip, { slip_id: data.slip_id, row_version: data.row_version, ...rest, ...more })
  expect((await update({ slip_date: '2026-11-03' })).errors).toEqual({ slip_no: ['A slip with a date has a number'] })
  expect(await update({ slip_no: 'BP-1', slip_date: '2026-11-03' })).toMatchObject({ data: { status: 'Received' } })
  expect(await update({ slip_no: 'BP-2' })).toMatchObject({ code: '409' })
  expect(await outstanding()).toEqual([])
})

const withFile = (slip_id: string) =>
  server.db.insert(attachments).values({
    ...{
      attachment_code: `SLP-${slip_id}`,
      kind: 'file',
      module_name: slipModule,
      module_code: slip_id,
      alias: 'slip',
    },
    ...{ original_file_name: 'slip.pdf', content_type: 'application/pdf', bytes: 4, sha256: 'x', store_key: 'x' },
    created_by: 'TAX-CLERK',
  })
const noted = (invoice_code: string, more: object = {}) =>
  clerk(contract.createWithholdingSlip, {
    ...{ ...formOf(invoice_code), slip_no: 'BP-7', slip_date: `${period}-01`, ...more },
  })
const received = async (invoice_code: string, more: object = {}) => {
  const { data } = await noted(invoice_code, more)
  await withFile(data.slip_id)
  return data as { slip_id: string; row_version: number }
}

test('the slip of one number counts once for a customer, however its number is written', async () => {
  const customer = await newCustomer()
  const [one, other] = [await newInvoice(customer), await newInvoice(customer)]
  await received(one, { slip_no: 'BP 2026/11-007' })
  expect((await noted(other, { slip_no: 'bp2026.11.007' })).errors).toEqual({
    slip_no: [`The slip of this number counts for ${one} already`],
  })
  expect(await noted(other, { slip_no: 'BP 2026/11-008' })).toMatchObject({ code: '200' })
  expect(await noted(await newInvoice(await newCustomer()), { slip_no: 'BP-2026-11-007' })).toMatchObject({
    code: '200',
  })
  const third = await newInvoice(customer)
  const twice = await Promise.all(['BP-9', 'bp 9'].map((slip_no) => noted(third, { slip_no })))
  expect(twice.map(({ code }) => code).sort()).toEqual(['200', '406'])
})

test('a slip of a coming day or month is refused, and an unusual rate wants a reason', async () => {
  const invoice_code = await newInvoice(await newCustomer())
  const ahead = addDays(companyToday(), 40)
  expect((await noted(invoice_code, { slip_date: ahead })).errors).toEqual({ slip_date: ['This day has not come yet'] })
  expect((await noted(invoice_code, { period: ahead.slice(0, 7) })).errors).toEqual({
    period: ['This month has not come yet'],
  })
  const most = { amount: 4_500_000 }
  expect((await noted(invoice_code, most)).errors).toEqual({
    amount: ['90 % is not usual for PPh 22. Say why in the remark'],
  })
  expect(await noted(invoice_code, { ...most, remark: 'Rate of the tax treaty' })).toMatchObject({ code: '200' })
})

test('without the slip itself nothing is settled', async () => {
  const { data } = await noted(await newInvoice(await newCustomer()))
  const confirm = () => approver(contract.actOnWithholdingSlip.confirm, data)
  const seen = { slip_id: data.slip_id, row_version: data.row_version }
  expect(await approver(contract.actOnWithholdingSlip.confirm, seen)).toMatchObject({
    ...{ code: '409', message: 'Add the slip as a file first' },
  })
  await withFile(data.slip_id)
  expect(await confirm()).toMatchObject({ code: '200' })
})

test('settled by somebody else it lowers what the customer owes, and taken back it is owed again', async () => {
  const invoice_code = await newInvoice(await newCustomer())
  const { slip_id, row_version } = await received(invoice_code)
  const confirm = (user: typeof clerk, version = row_version) =>
    user(contract.actOnWithholdingSlip.confirm, { slip_id, row_version: version })
  expect(await saver(contract.actOnWithholdingSlip.confirm, { slip_id, row_version })).toMatchObject({ code: '403' })
  expect(await confirm(elsewhere)).toMatchObject({ code: '404' })
  expect(await confirm(clerk)).toMatchObject({ message: 'Somebody else than who wrote it must approve it' })
  expect(await confirm(approver, 99)).toMatchObject({ code: '409' })
  const twice = await Promise.all([confirm(approver), confirm(approver)])
  expect(twice.map(({ code }) => code).sort()).toEqual(['200', '409'])
  expect(await paidOf(invoice_code)).toBe(75_000)
  const { data } = await clerk(getSalesInvoice, { invoice_code })
  expect(data).toMatchObject({ paid_amount: 75_000, payments: [{ kind: 'withheld', amount: 75_000, state: 'paid' }] })
  const [row] = (await clerk(contract.listWithholdingSlips, { search: invoice_code })).data
  const { invoice_code: _code, ...rest } = formOf(invoice_code)
  const seen = { slip_id, row_version: row.row_version }
  expect(await clerk(contract.updateWithholdingSlip, { ...seen, ...rest, amount: 5 })).toMatchObject({ code: '409' })
  expect(await act(approver, 'cancel', invoice_code, { reason: 'Wrong' })).toMatchObject({ code: '409' })
  expect(await approver(contract.actOnWithholdingSlip.reopen, { ...seen, reason: 'Another customer' })).toMatchObject({
    message: 'The settlement was taken back',
  })
  expect(await paidOf(invoice_code)).toBe(0)
  const settled = { event: 'slip-confirmed', 'prepaid-tax': 75_000, receivable: -75_000 }
  const back = { event: 'slip-reopened', 'prepaid-tax': -75_000, receivable: 75_000 }
  expect(await journalsOf(server.db, slip_id)).toEqual([settled, back])
  const [open] = (await clerk(contract.listWithholdingSlips, { search: invoice_code })).data
  expect(await confirm(approver, open.row_version)).toMatchObject({ code: '200' })
  expect(await journalsOf(server.db, slip_id)).toEqual([settled, back, settled])
})

test('nothing is settled beyond what is open, nor while the invoice is frozen', async () => {
  const invoice_code = await newInvoice(await newCustomer())
  const big = await received(invoice_code, { base: 9_000_000, amount: 6_210_001, remark: 'As the slip says' })
  expect(await approver(contract.actOnWithholdingSlip.confirm, big)).toMatchObject({
    ...{ code: '409', message: 'Less than that is still open of the invoice' },
  })
  const slip = await received(invoice_code, { slip_no: 'BP-8' })
  await act(approver, 'freeze', invoice_code, { reason: 'Dispute' })
  expect(await approver(contract.actOnWithholdingSlip.confirm, slip)).toMatchObject({
    ...{ code: '409', message: 'Its invoice is frozen' },
  })
  expect(await paidOf(invoice_code)).toBe(0)
  expect(await approver(contract.actOnWithholdingSlip.confirm, { slip_id: 'x', row_version: 1 })).toMatchObject({
    code: '404',
  })
})

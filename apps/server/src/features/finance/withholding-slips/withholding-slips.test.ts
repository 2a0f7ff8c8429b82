import { getSalesInvoice } from '@sejuk/contract/finance/sales-invoices'
import * as contract from '@sejuk/contract/finance/withholding-slips'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { prepareTaxInvoices } from '../../../../test/tax-invoices.ts'
import { customerInvoices } from '../../../db/tables/customers/trade.ts'

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

const received = async (invoice_code: string, more: object = {}) => {
  const form = { ...formOf(invoice_code), slip_no: 'BP-7', slip_date: '2026-11-03', ...more }
  return (await clerk(contract.createWithholdingSlip, form)).data as { slip_id: string; row_version: number }
}

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
})

test('nothing is settled beyond what is open, nor while the invoice is frozen', async () => {
  const invoice_code = await newInvoice(await newCustomer())
  const big = await received(invoice_code, { base: 9_000_000, amount: 6_210_001 })
  expect(await approver(contract.actOnWithholdingSlip.confirm, big)).toMatchObject({
    ...{ code: '409', message: 'Less than that is still open of the invoice' },
  })
  const slip = await received(invoice_code)
  await act(approver, 'freeze', invoice_code, { reason: 'Dispute' })
  expect(await approver(contract.actOnWithholdingSlip.confirm, slip)).toMatchObject({
    ...{ code: '409', message: 'Its invoice is frozen' },
  })
  expect(await paidOf(invoice_code)).toBe(0)
  expect(await approver(contract.actOnWithholdingSlip.confirm, { slip_id: 'x', row_version: 1 })).toMatchObject({
    code: '404',
  })
})

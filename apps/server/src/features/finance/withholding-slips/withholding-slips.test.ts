import * as contract from '@sejuk/contract/finance/withholding-slips'
import { expect, test } from 'vitest'
import { prepareTaxInvoices } from '../../../../test/tax-invoices.ts'
import { startTestServer } from '../../../../test/test-server.ts'

const server = await startTestServer()
const { clerk, newInvoice, newCustomer, period } = await prepareTaxInvoices(server)
const elsewhere = await server.as(['Sales-Invoice-View', 'Withholding-Slip-Save'], {
  ...{ department: '713', view_data: 'View_Data_My_Branch' },
})

test('a withholding is outstanding until its slip has come', async () => {
  const invoice_code = await newInvoice(await newCustomer())
  const form = { invoice_code, tax_kind: '22', period, base: 5_000_000, amount: 75_000 }
  expect(await elsewhere(contract.createWithholdingSlip, form)).toMatchObject({ code: '406' })
  expect(await clerk(contract.createWithholdingSlip, { ...form, amount: 6_000_000 })).toMatchObject({
    message: 'What was withheld is more than its base',
  })
  const { data } = await clerk(contract.createWithholdingSlip, form)
  expect(data).toMatchObject({ status: 'Awaited' })
  const outstanding = async () =>
    (await clerk(contract.listWithholdingSlips, { status: 'Awaited', search: invoice_code })).data
  expect(await outstanding()).toMatchObject([{ invoice_code, amount: 75_000, waiting_days: 0 }])
  const { invoice_code: _invoice, ...rest } = form
  const update = (more: object) =>
    clerk(contract.updateWithholdingSlip, { slip_id: data.slip_id, row_version: data.row_version, ...rest, ...more })
  expect((await update({ slip_date: '2026-11-03' })).errors).toEqual({ slip_no: ['A slip with a date has a number'] })
  expect(await update({ slip_no: 'BP-1', slip_date: '2026-11-03' })).toMatchObject({ data: { status: 'Received' } })
  expect(await update({ slip_no: 'BP-2' })).toMatchObject({ code: '409' })
  expect(await outstanding()).toEqual([])
})

import * as eInvoice from '@sejuk/contract/finance/electronic-invoices'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startReturns } from '../../../../test/returns.ts'
import { fileForm, startTestServer } from '../../../../test/servers/test-server.ts'
import { workbook } from '../../../../test/workbooks.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { customerInvoices } from '../../../db/tables/customers/trade.ts'
import { eInvoices } from '../../../db/tables/finance/electronic-invoices.ts'
import { salesInvoiceLines, salesInvoices } from '../../../db/tables/finance/sales-invoices.ts'
import { siteSettings } from '../../../db/tables/platform/site-settings.ts'

const server = await startTestServer()
const { db } = server
const { sold, read, act, inspected, boss, finance, trade, today } = await startReturns(server)

/** The company and the customer as the tax office knows them. */
const ownTaxNumbers = async () => {
  await db.insert(siteSettings).values({
    ...{ setting_key: 'e_invoice', updated_by: 'U-1', updated_user_name: 'Sari' },
    value: { seller_npwp: '0012345678091000', seller_nitku: '0012345678091000000000', deadline_day: 20 },
  })
  await db
    .update(customers)
    .set({ npwp: '0718302914109000', nitku: '0718302914109000000003', tax_name: 'CV A', tax_address: 'Jl. Raya 8' })
    .where(eq(customers.customer_code, trade.place.customer_code))
}

test('two sets of an odd base, one comes back: the replacement has the tax of both halves, and is ready for the tax office', async () => {
  const one = await sold(2)
  const { invoice_code } = one
  const tax = { base: 10_828_829, other_base: 9_926_427, vat: 1_191_171, rounding_adjustment: 0 }
  const head = {
    ...tax,
    customer_is_taxable: 1,
    tax_date: today,
    list_amount: 12_020_000,
    discount_amount: 0,
    cashback_amount: 0,
    grand_total: 12_020_000,
  }
  await db.update(salesInvoices).set(head).where(eq(salesInvoices.invoice_code, invoice_code))
  const ofLine = { ...tax, amount: 12_020_000, list_amount: 12_020_000, unit_price: 6_010_000, discount_amount: 0 }
  await db.update(salesInvoiceLines).set(ofLine).where(eq(salesInvoiceLines.invoice_code, invoice_code))
  await db.update(customerInvoices).set({ amount: 12_020_000 }).where(eq(customerInvoices.invoice_code, invoice_code))
  await ownTaxNumbers()
  const nsfp = `0400${today.slice(2, 4)}00000000001`
  await db.insert(eInvoices).values({
    ...{ e_invoice_code: `${invoice_code}.1`, invoice_code, version: 1, nsfp, provider: 'CORETAX_XML' },
    ...{ period: today.slice(0, 7), tax_date: today, e_status: 'Approved_DJP' },
  })
  const return_code = await inspected(one, one.serials.slice(0, 1))
  const choice = { invoice_code, tax_choice: 'Replacement' }
  expect(await act(finance, 'close', return_code, { invoices: [choice] })).toMatchObject({ code: '200' })
  const [note] = (await read(return_code)).credit_notes
  expect(note).toMatchObject({ base: 5_414_415, vat: 595_586, rounding_adjustment: -1, amount: 6_010_000 })
  const newest = async () =>
    ((await boss(eInvoice.getEInvoice, { invoice_code })).data as eInvoice.EInvoiceDetail).versions[0]
  expect(await newest()).toMatchObject({ version: 2, e_status: 'Ready', problems: [], replaces_nsfp: nsfp })
  expect((await newest())?.document.goods).toMatchObject([{ qty: 1, base: 5_414_414, vat: 595_586 }])
  const sent = await boss(eInvoice.uploadEInvoices, { provider: 'CORETAX_XML', invoice_codes: [invoice_code] })
  expect(sent).toMatchObject({ code: '200', data: { taken: 1 } })
  const titles = ['Referensi', 'Nomor Faktur Pajak', 'Status Faktur', 'Keterangan']
  const said = [invoice_code, `0401${nsfp.slice(4)}`, 'APPROVED', '']
  const result = fileForm(workbook({ Result: [titles, said] }), 'hasil.xlsx')
  expect(await boss(eInvoice.importTaxResult, result)).toMatchObject({ data: { approved: 1 } })
  expect(await newest()).toMatchObject({ e_status: 'Approved_DJP', nsfp: `0401${nsfp.slice(4)}` })
})

import * as electronic from '@sejuk/contract/finance/electronic-invoices'
import * as contract from '@sejuk/contract/finance/sales-invoices'
import { simulateOrder } from '@sejuk/contract/sales/order-simulations'
import { total } from '@sejuk/domain/values/money'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startOrders } from '../../../../test/orders.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { itemPrices } from '../../../db/tables/catalogue/prices.ts'
import { deliveryOrderLines, deliveryOrders } from '../../../db/tables/delivery/delivery-orders.ts'
import { siteSettings } from '../../../db/tables/platform/site-settings.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const server = await startTestServer()
const { db } = server
const { seller, manager, head, finance, newCustomer, stockUp, draft, read, act } = await startOrders(server)
const [clerk, approver] = [await server.as(), await server.as(undefined, { usercode: 'SECOND' })]
await stockUp('AC-1(I)', 100)
await stockUp('AC-1(O)', 100)
await stockUp('AC-2', 100)
// Prices whose tax leaves a rupiah over.
await db.update(itemPrices).set({ price_include_tax: 4_999_997 }).where(eq(itemPrices.item_code, 'AC-1'))
await db.update(itemPrices).set({ price_include_tax: 7_654_321 }).where(eq(itemPrices.item_code, 'AC-2'))
await db.update(items).set({ e_faktur_goods_code: '841510', e_faktur_uom_code: 'UM.0018' })
await db.insert(siteSettings).values({
  ...{ setting_key: 'e_invoice', updated_by: 'U-1', updated_user_name: 'Sari' },
  value: { seller_npwp: '0012345678091000', seller_nitku: '0012345678091000000000', deadline_day: 20 },
})
const today = companyToday()
const lines = [
  { item_code: 'AC-1', ordered_qty: 7, item_discount_percent: 2.5 },
  { item_code: 'AC-2', ordered_qty: 3 },
]
const taxed = (price_include_tax: 'Y' | 'N') => ({
  ...{ customer_is_taxable: 1, price_include_tax, npwp: '0718302914109000', nitku: '0718302914109000000003' },
  ...{ tax_name: 'CV Angin Segar', tax_address: 'Jl. Kramat Raya 88', tax_emails: ['pajak@angin.test'] },
})

/** Everything that was ordered, received at once or in two parts. */
const deliver = async (customer_code: string, order_code: string, parts: readonly (readonly [number, number])[]) => {
  const codes: string[] = []
  for (const [n, quantities] of parts.entries()) {
    const delivery_code = `DO-${order_code}-${n}`
    await db.insert(deliveryOrders).values({
      ...{ delivery_code, order_codes: [order_code], dept_code: '705', warehouse_dept: '705', customer_code },
      ...{ warehouse_code: 'W1', status: 'Approved', received_date: new Date().toISOString() },
      ...{ created_by: 'X', create_user_name: 'X' },
    })
    await db.insert(deliveryOrderLines).values(
      quantities.map((qty, line) => ({
        ...{ delivery_code, line_no: line + 1, order_code, order_line: line + 1, qty, received_qty: qty },
        ...{ item_code: lines[line]?.item_code ?? '', item_name: 'Split' },
      })),
    )
    codes.push(delivery_code)
  }
  return codes
}

/** Approved orders through the people who decide, and invoices of them that are with the tax office. */
const sellAndBill = async (price_include_tax: 'Y' | 'N', parts: readonly (readonly [number, number])[]) => {
  const customer = await newCustomer(1_000_000_000, taxed(price_include_tax))
  const more = { lines, extra_discount_amount: 100_001 }
  const simulated = await seller(simulateOrder, { customer_code: customer.customer_code, ...more })
  const order_code = await draft(customer, more)
  await act(seller, 'submit', order_code)
  for (const by of [manager, head, finance]) await act(by, 'approve', order_code)
  const order = await read(order_code)
  expect(order.status).toBe('Approved')
  const delivery_codes = await deliver(customer.customer_code, order_code, parts)
  const { data } = await clerk(contract.generateSalesInvoices, { delivery_codes, invoice_date: today })
  const invoices: contract.SalesInvoiceDetail[] = []
  for (const invoice_code of data.invoice_codes) {
    for (const [by, name] of [
      [clerk, 'submit'],
      [approver, 'approve'],
    ] as const) {
      const { row_version } = (await clerk(contract.getSalesInvoice, { invoice_code })).data
      expect(await by(contract.actOnSalesInvoice[name], { invoice_code, row_version })).toMatchObject({ code: '200' })
    }
    invoices.push((await clerk(contract.getSalesInvoice, { invoice_code })).data)
  }
  const sent = await clerk(electronic.uploadEInvoices, { provider: 'CORETAX_XML', invoice_codes: data.invoice_codes })
  expect(sent).toMatchObject({ code: '200', data: { taken: data.invoice_codes.length } })
  const xml = Buffer.from((await clerk(electronic.eInvoiceXml, { file_id: sent.data.file_ids[0] })).data).toString()
  return { ladder: simulated.data.ladder, order, invoices, xml }
}
const taxOf = ({ base, other_base, vat, rounding_adjustment, amount }: Record<TaxField, number>) => ({
  ...{ base, other_base, vat, rounding_adjustment, amount },
})
type TaxField = 'base' | 'other_base' | 'vat' | 'rounding_adjustment' | 'amount'
const figures = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]+)</${element}>`, 'g'))].map(([, text]) => Number(text))

test.each(['Y', 'N'] as const)(
  'ladder, order, invoice and e-invoice are the same to the rupiah (prices with tax: %s)',
  async (price_include_tax) => {
    const { ladder, order, invoices, xml } = await sellAndBill(price_include_tax, [[7, 3]])
    const [invoice] = invoices
    if (!invoice) throw new Error('no invoice')
    const ofLadder = ladder.lines.map(({ tax }: { tax: Record<TaxField, number> }) => taxOf(tax))
    expect(order.lines.map(taxOf)).toEqual(ofLadder)
    expect(invoice.lines.map(taxOf)).toEqual(ofLadder)
    expect(invoice).toMatchObject({ grand_total: order.total_amount, list_amount: order.list_amount })
    expect(invoice).toMatchObject({ base: order.base, vat: order.vat, rounding_adjustment: order.rounding_adjustment })
    expect(figures(xml, 'TaxBase')).toEqual(invoice.lines.map(({ base }) => base))
    expect(figures(xml, 'OtherTaxBase')).toEqual(invoice.lines.map(({ other_base }) => other_base))
    expect(figures(xml, 'VAT')).toEqual(invoice.lines.map(({ vat }) => vat))
    if (price_include_tax === 'N') expect(invoice.rounding_adjustment).toBe(0)
    // The order names what has become of it.
    expect((await read(order.order_code)).documents).toEqual([
      { kind: 'delivery', code: `DO-${order.order_code}-0`, status: 'Approved', amount: null },
      { kind: 'invoice', code: invoice.invoice_code, status: '2', amount: invoice.grand_total },
    ])
  },
)

test.each(['Y', 'N'] as const)(
  'the invoices of two deliveries add up to the order, and the e-invoices to them (prices with tax: %s)',
  async (price_include_tax) => {
    const { order, invoices, xml } = await sellAndBill(price_include_tax, [
      [3, 1],
      [4, 2],
    ])
    const sum = (field: 'base' | 'vat' | 'list_amount' | 'discount_amount' | 'grand_total') =>
      total(invoices.map((one) => one[field]))
    expect([sum('list_amount'), sum('discount_amount')]).toEqual([order.list_amount, order.discount_amount])
    if (price_include_tax === 'Y') expect(sum('grand_total')).toBe(order.total_amount)
    else expect(sum('base')).toBe(order.base)
    expect(total(figures(xml, 'TaxBase'))).toBe(sum('base'))
    expect(total(figures(xml, 'VAT'))).toBe(sum('vat'))
  },
)

import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { pressAction, sendPanel } from '../../actions.ts'
import { becomes, call } from '../../api.ts'
import { test } from '../../journey.ts'
import { enter, expectAccessible } from '../../users.ts'

type Delivery = { delivery_code: string; customer_code: string; dept_code: string; qty: number }
type Line = { line_no: number; item_code: string; qty: number; base: number; vat: number; amount: number }
type Invoice = {
  invoice_code: string
  customer_code: string
  dept_code: string
  row_version: number
  paid_amount: number
  held_amount: number
  lines: Line[]
}

const invoiceOf = (page: Page, invoice_code: string): Promise<Invoice> =>
  call(page, 'get', `/api/sales-invoice/detail?invoice_code=${invoice_code}`)

/** Received, not billed yet, of a customer who pays tax and whose data Coretax takes. The newest: another journey takes the first. */
const findDeliveries = async (page: Page): Promise<Delivery[]> => {
  const all: Delivery[] = await call(page, 'get', '/api/sales-invoice/billable?limit=100')
  const found: Delivery[] = []
  for (const row of all.filter(({ dept_code, qty }) => dept_code === '705' && qty > 1).toReversed()) {
    const customer = await call(page, 'get', `/api/customer/detail/${row.customer_code}`)
    const isKnown =
      customer.npwp?.length === 16 && customer.nitku?.length === 22 && !customer.tax_address?.includes(';')
    if (customer.customer_is_taxable === 1 && isKnown) found.push(row)
  }
  return found
}

type Billed = { invoice: Invoice; line: Line; customer_code: string }

/** An invoice of this month, ready for the tax office and not paid, with a line of several pieces that all are the customer's. */
const fitting = async (page: Page, invoice_code: string): Promise<Billed | undefined> => {
  const { versions } = await call(page, 'get', `/api/electronic-sales-invoice/detail?invoice_code=${invoice_code}`)
  const invoice = await invoiceOf(page, invoice_code)
  const { customer_code, dept_code, paid_amount, held_amount } = invoice
  const line = invoice.lines.find(({ qty }) => qty > 1)
  if (versions[0]?.e_status !== 'Ready' || dept_code !== '705' || paid_amount + held_amount > 0 || !line) return
  const known: Returnable[] = await call(page, 'get', `/api/return-request/returnable?customer_code=${customer_code}`)
  const own = known.find((one) => one.invoice_code === invoice_code && one.invoice_line_no === line.line_no)
  return own && own.serial_numbers.length >= line.qty ? { invoice, line, customer_code } : undefined
}

/** One that is there, else one that is billed for it and approved by somebody else. */
const findInvoice = async (page: Page): Promise<Billed> => {
  const day = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
  const ready: { invoice_code: string; dept_code: string }[] = await call(
    page,
    'get',
    `/api/electronic-sales-invoice/list?e_status=Ready&period=${day.slice(0, 7)}&limit=100`,
  )
  for (const { invoice_code } of ready.filter((one) => one.dept_code === '705')) {
    const found = await fitting(page, invoice_code)
    if (found) return found
  }
  for (const { delivery_code } of await findDeliveries(page)) {
    const asked = { delivery_codes: [delivery_code], invoice_date: day }
    const { invoice_codes } = await call(page, 'post', '/api/sales-invoice/generate', asked)
    const [invoice_code] = invoice_codes
    const { row_version } = await invoiceOf(page, invoice_code)
    await call(page, 'post', '/api/sales-invoice/submit', { invoice_code, row_version })
    await becomes(page, 'finance-manager', '/')
    const seen = await invoiceOf(page, invoice_code)
    await call(page, 'post', '/api/sales-invoice/approve', { invoice_code, row_version: seen.row_version })
    await becomes(page, 'admin', '/')
    const found = await fitting(page, invoice_code)
    if (found) return found
  }
  throw new Error('The demo has no invoice of several pieces')
}

type Returnable = { invoice_code: string; invoice_line_no: number; serial_numbers: string[]; item_code: string }

/** One set of the line comes back: written, agreed to, received by the warehouse. */
const sendBack = async (page: Page, customer_code: string, invoice: Invoice, line: Line) => {
  await becomes(page, 'branch-admin', '/return-request')
  const known: Returnable[] = await call(page, 'get', `/api/return-request/returnable?customer_code=${customer_code}`)
  const found = known.find((one) => one.invoice_code === invoice.invoice_code && one.invoice_line_no === line.line_no)
  const serials = found?.serial_numbers ?? []
  // Of every unit of the set the first: they are listed unit by unit.
  const own = serials.filter((_, n) => n % line.qty === 0)
  const { return_code } = await call(page, 'post', '/api/return-request/create', {
    ...{ customer_code, reason_code: 'Wrong_Item', warehouse_code: 'WH-705-01', handover: 'Self_Deliver' },
    lines: [
      {
        ...{ invoice_code: invoice.invoice_code, invoice_line_no: line.line_no, quantity: 1, condition: 'Sealed' },
        serial_numbers: own,
      },
    ],
  })
  const path = `/return-request/detail?code=${return_code}`
  await page.goto(path)
  await expect(page.getByText('Add at least one photo before you submit.')).toBeVisible()
  const buffer = await page.screenshot({ type: 'jpeg', quality: 40 })
  await page.locator('input[type=file]').first().setInputFiles({ name: 'retur.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('Add at least one photo before you submit.')).toBeHidden()
  const act = async (name: string, form: object = {}) => {
    const { row_version } = await call(page, 'get', `/api/return-request/detail?return_code=${return_code}`)
    await call(page, 'post', `/api/return-request/${name}`, { return_code, row_version, ...form })
  }
  await act('submit')
  await becomes(page, 'sales-ho', path)
  await act('approve', { lines: [{ line_no: 1, approved_qty: 1 }] })
  await becomes(page, 'warehouse', path)
  await act('receive', {
    ...{ warehouse_code: 'WH-705-01', lines: [{ line_no: 1, accepted_qty: 1, accepted_serials: own }] },
  })
  return return_code
}

/** The one tax function, written out once more: 12 % of eleven twelfths, each rounded to whole rupiah. */
const vatOf = (base: number) => Math.round((Math.round((base * 11) / 12) * 12) / 100)
const amountIn = (xml: string, name: string) => Number(new RegExp(`<${name}>([\\d.]+)</${name}>`).exec(xml)?.[1])

test('of an invoice a part comes back: the credit and what stays for the tax office are right to the rupiah', async ({
  page,
}) => {
  await enter(page, 'admin')
  const { invoice, line, customer_code } = await findInvoice(page)
  const { invoice_code } = invoice
  const return_code = await test.step('sent back', () => sendBack(page, customer_code, invoice, line))

  const note = await test.step('finance credits it by a replacement', async () => {
    await becomes(page, 'finance', `/return-request/detail?code=${return_code}`)
    await pressAction(page, 'Close with credit note')
    const panel = page.getByRole('complementary', { name: 'Close with credit note' })
    await panel.getByLabel('Tax correction').selectOption('Replacement')
    await sendPanel(panel)
    await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible()
    await expectAccessible(page, 40)
    const { credit_notes } = await call(page, 'get', `/api/return-request/detail?return_code=${return_code}`)
    return credit_notes[0] as { base: number; vat: number; rounding_adjustment: number; amount: number }
  })
  expect(note.vat).toBe(vatOf(note.base))
  expect(Math.abs(note.rounding_adjustment)).toBeLessThanOrEqual(2)
  expect(note.base + note.vat + note.rounding_adjustment).toBe(note.amount)

  await test.step('the file for Coretax has what stays', async () => {
    await becomes(
      page,
      'finance-manager',
      `/electronic-sales-invoice-lists/pajaku-invoice-detail?invoice_code=${invoice_code}`,
    )
    await expect(page.getByText('Ready').first()).toBeVisible()
    const { taken } = await call(page, 'post', '/api/electronic-sales-invoice/upload', {
      ...{ provider: 'CORETAX_XML', invoice_codes: [invoice_code] },
    })
    expect(taken).toBe(1)
    await page.goto('/electronic-sales-invoice-lists/files')
    const saving = page.waitForEvent('download')
    await page.getByRole('row').nth(1).getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Download XML' }).click()
    const xml = await readFile(await (await saving).path(), 'utf8')
    const own = xml.split('<TaxInvoice>').find((one) => one.includes(`<RefDesc>${invoice_code}</RefDesc>`)) ?? ''
    const goods = own.split('<GoodService>').slice(1)
    expect(goods).toHaveLength(invoice.lines.length)
    const good = goods[invoice.lines.indexOf(line)] ?? ''
    const [base, vat, qty] = [amountIn(good, 'TaxBase'), amountIn(good, 'VAT'), amountIn(good, 'Qty')]
    expect(qty).toBe(line.qty - 1)
    expect(base + note.base).toBe(line.base)
    expect(vat).toBe(vatOf(base))
    expect(amountIn(good, 'OtherTaxBase')).toBe(Math.round((base * 11) / 12))
    expect(amountIn(good, 'Price') * qty - amountIn(good, 'TotalDiscount')).toBeCloseTo(base, 2)
    // Base, tax and the rupiah over of both parts are what was billed.
    expect(Math.abs(line.amount - note.amount - base - vat)).toBeLessThanOrEqual(2)
  })

  await test.step('the customer owes what stays', async () => {
    await page.goto(`/sales-invoice/detail?code=${invoice_code}`)
    await expect(page.getByText(return_code).first()).toBeVisible()
    const { entries, closing } = (await call(page, 'get', `/api/money/account?customer_code=${customer_code}`))
      .statement
    expect(closing).toBe(entries.at(-1).balance)
  })
})

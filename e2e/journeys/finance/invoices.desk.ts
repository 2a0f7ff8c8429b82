import { expect, type Page } from '@playwright/test'
import { pressAction, sendPanel } from '../../actions.ts'
import { test } from '../../journey.ts'
import { changeTaxAddress } from '../../tax-data.ts'
import { playTaxProvider } from '../../tax-provider.ts'
import { enter, expectAccessible } from '../../users.ts'

const headers = { 'x-requested-with': 'XMLHttpRequest' }
const ask = async (page: Page, path: string) =>
  (await (await page.context().request.get(path, { headers })).json()).data
const leave = (page: Page) => page.context().clearCookies()
const written = (amount: number) => String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '.')

/** Finance writes down what came; somebody else sees it on the account. */
const pay = async (page: Page, code: string, amount: number) => {
  await enter(page, 'admin', `/sales-invoice/detail?code=${code}`)
  await page.getByRole('button', { name: 'Record a payment' }).click()
  const panel = page.getByRole('complementary', { name: 'Record a payment' })
  await expect(panel.getByRole('button', { name: 'Fill the oldest first' })).toBeVisible()
  await panel.getByLabel('Amount', { exact: false }).first().fill(written(amount))
  await panel.getByLabel(new RegExp(code)).fill(written(amount))
  await panel.getByLabel('Reference').fill(`TRF ${amount}`)
  await sendPanel(panel)
  await expect(page.getByText('Waits for confirmation').first()).toBeVisible()
  const { payments } = await ask(page, `/api/sales-invoice/detail?invoice_code=${code}`)
  await leave(page)
  await enter(page, 'finance-manager', `/sales-invoice/receipt?code=${payments[0].code}`)
  await pressAction(page, 'Confirm')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Receipt confirmed')).toBeVisible()
  await leave(page)
}

/** Received, not billed yet, of a customer who pays tax. */
const findDelivery = async (page: Page) => {
  for (const row of await ask(page, '/api/sales-invoice/billable?limit=50')) {
    const customer = await ask(page, `/api/customer/detail/${row.customer_code}`)
    if (customer.customer_is_taxable === 1 && customer.nitku && customer.tax_emails.length) return row
  }
  throw new Error('No delivery of the demo fits')
}

/** Taken for the rest of an invoice, brought to the bank, and given back by it. */
const bounceCheque = async (page: Page, customer_code: string, invoice_code: string, amount: number) => {
  await enter(page, 'finance-manager')
  const today = new Date().toISOString().slice(0, 10)
  const [bank] = await ask(page, '/api/bank/dropdown?limit=1')
  const post = async (path: string, data: object) => {
    const { origin } = new URL(page.url())
    const reply = await (await page.context().request.post(path, { headers: { ...headers, origin }, data })).json()
    expect(reply).toMatchObject({ code: '200' })
    return reply.data
  }
  const { cheque_code } = await post('/api/cheque', {
    ...{ customer_code, cheque_no: `BG ${Date.now()}`, bank_code: bank.value, drawer: 'CV Demo', amount },
    ...{ issue_date: today, due_date: today, received_date: today, allocations: [{ invoice_code, amount }] },
  })
  const { row_version } = await post('/api/cheque/deposit', { cheque_code, row_version: 1 })
  await leave(page)
  await enter(page, 'admin', `/sales-invoice/detail?code=${invoice_code}`)
  await expect(page.getByText(/Held until/)).toBeVisible()
  await post('/api/cheque/bounce', { cheque_code, row_version, bounce_reason: 'insufficient-funds' })
  await page.reload()
  await expect(page.getByText('Came to nothing')).toBeVisible()
}

test('what was delivered is billed, taxed after a refusal, mailed, and paid by transfers and a cheque that bounces', async ({
  page,
}) => {
  const provider = await playTaxProvider()
  await enter(page, 'admin')
  const { delivery_code, customer_code } = await findDelivery(page)
  await page.goto(`/sales-invoice/deliveries?search=${delivery_code}`)
  const delivery = page.getByRole('row').filter({ hasText: delivery_code })
  await delivery.getByRole('checkbox').check()
  await expectAccessible(page, 20)
  await page.getByRole('button', { name: 'Make invoices' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make invoices' }).click()
  await expect(page).toHaveURL(/status=1/)
  const [draft] = await ask(page, `/api/sales-invoice?status=1&search=${delivery_code}`)
  const { invoice_code: code, grand_total } = draft
  expect(draft).toMatchObject({ source: 'ERP', delivery_codes: [delivery_code], customer_code })
  await page.goto(`/sales-invoice/detail?code=${code}`)
  await pressAction(page, 'Submit')
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Invoice submitted')).toBeVisible()
  await leave(page)

  await enter(page, 'finance-manager', `/sales-invoice/detail?code=${code}`)
  await pressAction(page, 'Approve')
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Invoice approved')).toBeVisible()
  await expectAccessible(page, 40)

  const taxPage = `/electronic-sales-invoice-lists/pajaku-invoice-detail?invoice_code=${code}`
  await page.goto(taxPage)
  await pressAction(page, 'Upload')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Buyer address is not registered').first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  await leave(page)
  await changeTaxAddress(page, customer_code, (address) => `${address}, RT 01`)
  await enter(page, 'finance-manager', taxPage)
  await pressAction(page, 'Send again')
  await expect(async () => {
    const { tax_invoice_no } = await ask(page, `/api/sales-invoice/detail?invoice_code=${code}`)
    expect(tax_invoice_no).toMatch(/^\d{17}$/)
  }).toPass()
  await provider.close()
  await page.reload()
  const { mails } = await ask(page, `/api/electronic-sales-invoice/detail?invoice_code=${code}`)
  if (mails.length === 0) await pressAction(page, 'Send to the customer')
  await expect(page.getByText('On its way').first()).toBeVisible()
  await leave(page)

  const part = Math.floor(grand_total / 3)
  await pay(page, code, part)
  await pay(page, code, part)
  await bounceCheque(page, customer_code, code, grand_total - 2 * part)
  const paid = await ask(page, `/api/sales-invoice/detail?invoice_code=${code}`)
  expect(paid).toMatchObject({ paid_amount: 2 * part, held_amount: 0, status: '2' })
})

import { expect, type Page, test } from '@playwright/test'
import { pressAction } from '../actions.ts'
import { enter, expectAccessible } from '../users.ts'

const headers = { 'x-requested-with': 'XMLHttpRequest' }
const ask = async (page: Page, path: string) =>
  (await (await page.context().request.get(path, { headers })).json()).data
const leave = (page: Page) => page.context().clearCookies()
const written = (amount: number) => String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '.')

/** Finance writes down what came; somebody else sees it on the account. */
const pay = async (page: Page, code: string, amount: number) => {
  await enter(page, 'finance', `/sales-invoice/detail?code=${code}`)
  await page.getByRole('button', { name: 'Record a payment' }).click()
  const panel = page.getByRole('complementary', { name: 'Record a payment' })
  await expect(panel.getByRole('button', { name: 'Fill the oldest first' })).toBeVisible()
  await panel.getByLabel('Amount', { exact: false }).first().fill(written(amount))
  await panel.getByLabel(new RegExp(code)).fill(written(amount))
  await panel.getByLabel('Reference').fill(`TRF ${amount}`)
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Waits for confirmation').first()).toBeVisible()
  const { payments } = await ask(page, `/api/sales-invoice/detail?invoice_code=${code}`)
  await leave(page)
  await enter(page, 'finance-manager', `/sales-invoice/receipt?code=${payments[0].code}`)
  await pressAction(page, 'Confirm')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Receipt confirmed')).toBeVisible()
  await leave(page)
}

test('an invoice is written by one, approved by another, and paid by two transfers', async ({ page }) => {
  await enter(page, 'finance', '/sales-invoice?status=1')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page, 40)
  const [draft] = await ask(page, '/api/sales-invoice?status=1&limit=5')
  const { invoice_code: code, grand_total } = draft
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
  await leave(page)

  const first = Math.floor(grand_total / 2)
  await pay(page, code, first)
  await pay(page, code, grand_total - first)
  await enter(page, 'finance', `/sales-invoice/detail?code=${code}`)
  await expect(page.getByText('100% so far')).toBeVisible()
  const paid = await ask(page, `/api/sales-invoice/detail?invoice_code=${code}`)
  expect(paid).toMatchObject({ paid_amount: grand_total, held_amount: 0, status: '2' })
  await expectAccessible(page, 40)
})

import { expect, type Page } from '@playwright/test'
import { pressAction, sendPanel } from '../../actions.ts'
import { test } from '../../journey.ts'
import { enter, expectAccessible } from '../../users.ts'

const headers = { 'x-requested-with': 'XMLHttpRequest' }
const ask = async (page: Page, path: string) =>
  (await (await page.context().request.get(path, { headers })).json()).data
type Cheque = { cheque_code: string; customer_code: string; status: string }
type Standing = { credit_limit: number; temporary_limit: number }

/** A cheque, at the bank or still in the drawer, of a customer about whose limit the branch decides. */
const openCheque = async (page: Page) => {
  const of = (status: string): Promise<Cheque[]> => ask(page, `/api/cheque?status=${status}&limit=100`)
  for (const cheque of [...(await of('Submitted')), ...(await of('Saved'))]) {
    const path = `/api/credit-limit-request/standing?customer_code=${cheque.customer_code}`
    const { credit_limit, temporary_limit }: Standing = await ask(page, path)
    const limit = credit_limit + temporary_limit
    if (limit > 0 && limit <= 94_000_000) return { ...cheque, limit }
  }
  throw new Error('No small customer has a cheque that is open')
}

test('the customer of a blocked order gets a temporary limit, and a cheque of it bounces', async ({ page }) => {
  await enter(page, 'branch-admin', '/cheque')
  const { cheque_code, customer_code, status, limit } = await openCheque(page)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page, 40)

  const from = `customer_code=${customer_code}&order_code=SO-705-2611-99999&requested_limit=${limit + 4_999_001}`
  await page.goto(`/credit-limit-request/create?${from}`)
  await expect(page.getByRole('heading', { name: 'Exposure' })).toBeVisible()
  const field = page.getByLabel('Requested limit')
  const written = (amount: number) => String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '.')
  await expect(field).toHaveValue(written(limit + 5_000_000))
  await page.getByRole('button', { name: 'Rp 100.000 more' }).click()
  await expect(field).toHaveValue(written(limit + 5_100_000))
  await expectAccessible(page, 40)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Reason is required!').first()).toBeVisible()
  await page.getByLabel('Reason', { exact: false }).first().fill('One order more for the dry season')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: /^CLR-/ })).toBeVisible()
  await pressAction(page, 'Submit')
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Submitted').first()).toBeVisible()
  const address = page.url()
  await page.context().clearCookies()

  await enter(page, 'bm', address)
  await pressAction(page, 'Approve')
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Approved. The limit holds from now on')).toBeVisible()
  const credit = await ask(page, `/api/customer/detail-credit-amount?customer_code=${customer_code}`)
  expect(credit.credit_limit + credit.temporary_limit).toBe(limit + 5_100_000)
  await expectAccessible(page, 40)
  await page.context().clearCookies()

  await enter(page, 'finance', `/cheque/detail?code=${cheque_code}`)
  if (status === 'Saved') {
    await pressAction(page, 'Deposit')
    await page.getByRole('dialog').getByRole('button', { name: 'Deposit' }).click()
    await expect(page.getByRole('button', { name: 'Deposit', exact: true })).toHaveCount(0)
  }
  await pressAction(page, 'Bounced')
  const panel = page.getByRole('complementary', { name: 'Bounced' })
  await panel.getByLabel('Reason').selectOption('insufficient-funds')
  await sendPanel(panel)
  await expect(page.getByText('Bounced: Not enough funds')).toBeVisible()
  await expectAccessible(page, 30)

  await page.goto('/cheque/calendar')
  await expect(page.getByRole('heading', { name: 'Calendar by due date' })).toBeVisible()
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(page).toHaveURL(/month=/)
  await expectAccessible(page, 20)
})

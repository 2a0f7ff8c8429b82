import { expect, type Page, test } from '@playwright/test'
import { enter, expectAccessible, expectNoSidewaysScroll } from '../users.ts'

/** The app itself is on the phone once its worker is at work. */
const installed = async (page: Page) => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/index.html'))?.ok ?? false), { timeout: 30_000 })
    .toBe(true)
}

test('an order with the network cut in the cart and while it is sent arrives once', async ({ page }) => {
  const context = page.context()
  await enter(page, 'sales', '/sales-order-mobile?page=HomePage')
  await installed(page)
  const customers = page.getByRole('button', { name: /Credit left/ })
  await customers.first().click()
  await expect(page).toHaveURL(/cart=/)
  await page.getByRole('button', { name: 'All', exact: true }).click()
  const add = page.getByRole('button', { name: /^Add / })
  await add.first().click()
  await expect(page.getByText(/^Cart, 1 item, 1 unit/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await test.step('without a network the cart goes on and outlives a closed browser', async () => {
    await context.setOffline(true)
    await add.first().click()
    await expect(page.getByText(/^Cart, 2 items, 2 units/)).toBeVisible()
    await page.getByRole('button', { name: 'Summary' }).click()
    await expect(page.getByText('Offline, the cart is safe on the phone')).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Order summary' }).click()
    await page.getByRole('button', { name: 'Send when there is a signal' }).click()
    await expect(page.getByText('Waits for a signal')).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
  const address = page.url()
  await page.close()

  const again = await context.newPage()
  await again.goto(address)
  await expect(again.getByText('Waits for a signal')).toBeVisible()
  const sent: string[] = []
  await test.step('the answer is lost on its way: the same cart is sent again', async () => {
    await again.route('**/api/sales-order/mobile', async (route) => {
      sent.push(route.request().postDataJSON().client_key)
      const reply = await route.fetch()
      if (sent.length === 1) await route.abort('connectionreset')
      else await route.fulfill({ response: reply })
    })
    await context.setOffline(false)
    await expect.poll(() => sent.length, { timeout: 30_000 }).toBeGreaterThan(0)
    const outcome = again.getByRole('heading', { name: /^(Order sent|Order summary|Something has changed)$/ })
    await expect(outcome).toBeVisible()
    await again.getByRole('button', { name: /^Send (the order|again|when there is a signal)$/ }).click()
    await expect(again.getByRole('heading', { name: 'Order sent' })).toBeVisible({ timeout: 45_000 })
  })
  expect(new Set(sent).size).toBe(1)
  expect(sent.length).toBeGreaterThan(1)
  await expect(again.getByText('What happens next')).toBeVisible()
  await expectAccessible(again)
  await expectNoSidewaysScroll(again)
  const code = await again.getByRole('button', { name: /^Copy SO-/ }).textContent()
  await again.goto('/sales-order-mobile?page=ListOrderPage')
  await expect(again.getByRole('link', { name: code?.trim() ?? '' })).toHaveCount(1)
})

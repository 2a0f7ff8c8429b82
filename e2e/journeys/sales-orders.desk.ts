import { expect, type Page, test } from '@playwright/test'
import { pressAction } from '../actions.ts'
import { enter, expectAccessible } from '../users.ts'

/** The first of a list that is open; a plain select has options too. */
const offered = (page: Page) => page.getByRole('option').filter({ visible: true }).first()

/** The cheapest thing that the customer's warehouse has. */
const inStockFor = async (page: Page, customer_code: string) => {
  const headers = { 'x-requested-with': 'XMLHttpRequest' }
  const asked = `/api/item/sales-order-mobile?customer_code=${customer_code}&limit=50`
  const { data } = await (await page.context().request.get(asked, { headers })).json()
  type Item = { item_code: string; offer: { has_price: boolean; available: number; unit_price: number } | null }
  const free = (data as Item[]).filter(({ offer }) => offer?.has_price && offer.available > 1)
  const [first] = free.sort((a, b) => (a.offer?.unit_price ?? 0) - (b.offer?.unit_price ?? 0))
  if (!first) throw new Error(`nothing is left for ${customer_code}`)
  return first.item_code
}

test('an order at the desk says what stands in its way, and is approved by another person', async ({
  page,
  browser,
}) => {
  await enter(page, 'sales', '/sales-order/create')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^Customer/ }).click()
  await offered(page).click()
  await expect(page.getByText('Before you submit')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Add at least one line' })).toBeVisible()
  const chosen = (await main.getByRole('button', { name: /^Customer/ }).textContent()) ?? ''
  const item_code = await inStockFor(page, /\((.+?)\)/.exec(chosen)?.[1] ?? '')
  await main.getByRole('button', { name: /^Order type/ }).click()
  await offered(page).click()
  const day = page.getByLabel('Delivery', { exact: true })
  await day.click()
  const help = (await page.getByText(/^Until .*, or as a pre-order/).textContent()) ?? ''
  await day.fill(/^Until (.*), or/.exec(help)?.[1] ?? '')
  await page.keyboard.press('Tab')
  await page.getByPlaceholder('Type a code, name or model, or scan').fill(item_code)
  await page.keyboard.press('Enter')
  await expect(page.getByText('All prices are set')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page).toHaveURL(/order-detail\/SO-/)
  await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible()
  const address = new URL(page.url()).pathname

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const desk = await context.newPage()
  await enter(desk, 'bm', address)
  await pressAction(desk, 'Approve')
  const panel = desk.getByRole('complementary', { name: 'Approve' })
  await panel.getByLabel('Note').fill('Within the band')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByText('Approved', { exact: true }).first()).toBeVisible()
  await expectAccessible(desk)
  await context.close()
})

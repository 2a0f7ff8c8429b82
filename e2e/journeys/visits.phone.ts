import { expect, type Page, test } from '@playwright/test'
import { enter, expectAccessible, expectNoSidewaysScroll, untilInstalled } from '../users.ts'

test.use({ permissions: ['geolocation'] })

const headers = { 'x-requested-with': 'XMLHttpRequest' }
type Stop = { customer_code: string; shop_code: string | null; lat: number | null; lng: number | null }
type Visit = { visit_code: string; customer_code: string; out_at: string | null; notes: string | null }
const dayOf = async (page: Page): Promise<{ stops: Stop[]; visits: Visit[] }> =>
  (await (await page.context().request.get('/api/visit-customer/day', { headers })).json()).data

test('a visit without a network outlives a closed browser, arrives once, and what was collected waits for finance', async ({
  page,
  browser,
}) => {
  const context = page.context()
  const reference = `TRF${Date.now() % 10_000_000}`
  const words = `Stock is low, ${reference}`
  await enter(page, 'sales', '/visit-customer-mobile')
  const before = await dayOf(page)
  const visited = new Set(before.visits.map(({ customer_code }) => customer_code))
  const stop = before.stops.find(({ customer_code, lat }) => lat !== null && !visited.has(customer_code))
  if (!stop || stop.lat === null || stop.lng === null) throw new Error('No stop with a pin is left for today')
  await context.setGeolocation({ latitude: stop.lat + 0.0002, longitude: stop.lng, accuracy: 10 })
  await expect(page.getByText(/ of \d+ done/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.goto(`/visit-customer-mobile/${stop.customer_code}${stop.shop_code ? `?shop=${stop.shop_code}` : ''}`)
  await expect(page.getByRole('button', { name: 'Start visit' })).toBeVisible()
  await untilInstalled(page)

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Start visit' }).click()
  await expect(page.getByRole('button', { name: 'Finish visit' })).toBeVisible()
  const collection = page.getByRole('button', { name: 'Collection', exact: true })
  if ((await collection.getAttribute('aria-pressed')) !== 'true') await collection.click()
  await page.getByRole('button', { name: 'Add a collection' }).click()
  await page.getByLabel('Received', { exact: true }).first().fill('1500000')
  await page.getByLabel('How').first().selectOption('transfer')
  await page.getByLabel('Number').first().fill(reference)
  await page.getByLabel('Notes').fill(words)
  await expectNoSidewaysScroll(page)
  const address = page.url()
  await page.close()

  const again = await context.newPage()
  await again.goto(address)
  await expect(again.getByLabel('Notes')).toHaveValue(words)
  await expectAccessible(again)
  let lost = 0
  await again.route('**/api/visit-customer/check-in', async (route) => {
    const reply = await route.fetch()
    lost += 1
    if (lost === 1) return route.abort('connectionreset')
    return route.fulfill({ response: reply })
  })
  await again.getByRole('button', { name: 'Finish visit' }).click()
  await expect(again.getByRole('button', { name: 'Save changes' })).toBeVisible()
  await context.setOffline(false)
  await expect
    .poll(async () => (await dayOf(again)).visits.filter(({ notes }) => notes === words).length, { timeout: 90_000 })
    .toBe(1)
  expect(lost).toBeGreaterThan(1)
  const { visits } = await dayOf(again)
  expect(visits.filter(({ customer_code }) => customer_code === stop.customer_code)).toHaveLength(1)

  await test.step('an order for the same customer, one tap away', async () => {
    await again.goto(`/sales-order-mobile?customer_code=${stop.customer_code}`)
    await expect(again).toHaveURL(/cart=/)
    await expect(again.getByRole('button', { name: 'Another customer' })).toBeVisible()
  })
  await test.step('finance receives the money, which is a receipt that waits', async () => {
    const office = await browser.newContext({ viewport: { width: 1440, height: 900 }, isMobile: false })
    const desk = await office.newPage()
    await enter(desk, 'finance', `/visit-customer/collections?search=${reference}`)
    const act = async (name: string) => {
      await desk.getByRole('button', { name: /^Actions for/ }).click()
      await desk.getByRole('menuitem', { name, exact: true }).click()
    }
    await act('Confirm receipt')
    await desk.getByRole('dialog').getByRole('button', { name: 'Confirm receipt' }).click()
    await expect(desk.getByRole('cell', { name: 'Received', exact: true })).toBeVisible()
    await act('Open')
    await desk.getByRole('link', { name: /^RV-/ }).click()
    await expect(desk.getByText('Waits for confirmation').first()).toBeVisible()
    await office.close()
  })
})

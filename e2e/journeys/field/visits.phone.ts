import { expect, type Page } from '@playwright/test'
import { test } from '../../journey.ts'
import {
  type Caller,
  caller,
  enter,
  expectAccessible,
  expectNoSidewaysScroll,
  openDesk,
  untilInstalled,
  untilStored,
} from '../../users.ts'

test.use({ serviceWorkers: 'allow' })

test.use({ permissions: ['geolocation'] })

type Place = { customer_code: string; shop_code: string | null }
type Stop = Place & { lat: number | null; lng: number | null }
type Pinned = Place & { lat: number; lng: number }
type Visit = Place & { visit_code: string; out_at: string | null; notes: string | null }
type Day = { today: string; plan_version: number; stops: Stop[]; visits: Visit[] }
const readDay = async ({ ask }: Caller): Promise<Day> => ask('/api/visit-customer/day')
const isPinned = (stop: Stop): stop is Pinned => stop.lat !== null && stop.lng !== null

/** Three stops of today that nobody has visited yet; on a day off there would be none. */
const planToday = async (sales: Caller) => {
  const { today, plan_version, stops, visits } = await readDay(sales)
  const suggested: Stop[] = await sales.ask('/api/visit-customer/suggestions')
  const further = suggested.filter(({ customer_code }) => !stops.some((stop) => stop.customer_code === customer_code))
  const planned = [...stops, ...further.filter(isPinned).slice(0, 3)].map(({ customer_code, shop_code }) => ({
    ...{ customer_code, shop_code },
  }))
  await sales.send('/api/visit-customer/plan', { date: today, row_version: plan_version, stops: planned })
  const visited = new Set(visits.map(({ customer_code }) => customer_code))
  const left = (await readDay(sales)).stops.filter(isPinned)
  const [first, second, third] = left.filter(({ customer_code }) => !visited.has(customer_code))
  if (!first || !second || !third) throw new Error('There are no three stops with a pin')
  return [first, second, third] as const
}
const pageOf = ({ customer_code, shop_code }: Place) =>
  `/visit-customer-mobile/${customer_code}${shop_code ? `?shop=${shop_code}` : ''}`
const standAt = (page: Page, { lat, lng }: Pinned, degrees = 0.0002) =>
  page.context().setGeolocation({ latitude: lat + degrees, longitude: lng, accuracy: 10 })
const takePhoto = async (page: Page, label: string) => {
  const buffer = await page.screenshot({ type: 'jpeg' })
  await page.getByLabel(label, { exact: true }).setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
}

test('the week is planned, days without a network arrive on their own days, and the branch manager sees them', async ({
  page,
  browser,
  baseURL,
}) => {
  const sales = await caller(browser, baseURL ?? '', 'sales')
  const [near, far] = await planToday(sales)
  const words = `Behind the hills ${Date.now() % 10_000_000}`
  await enter(page, 'sales', '/visit-customer-mobile?tab=plan')
  await test.step('last week is copied to the next, and a suggestion is added with its reason', async () => {
    await page.getByRole('button', { name: 'Next week', exact: true }).click()
    await page.getByRole('button', { name: 'Copy last week' }).click()
    await expect(page.getByText(/\d+ stops copied to \d+ days/)).toBeVisible()
    const suggested = page.getByRole('button', { name: /^Add, / }).first()
    const name = ((await suggested.getAttribute('aria-label')) ?? '').replace('Add, ', '')
    await page.getByRole('button', { name: `Add, ${name}`, exact: true }).click()
    await expect(page.getByRole('button', { name: `Remove, ${name}`, exact: true })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
  await test.step('the day begins at the office with a selfie, without a network', async () => {
    await page.goto('/attendance/check-in-out')
    const { offices } = await sales.ask('/api/attendance/today')
    await expect(page.getByLabel('Take a selfie', { exact: true })).toBeAttached()
    await untilInstalled(page)
    await page.context().setOffline(true)
    await takePhoto(page, 'Take a selfie')
    // An emulated position is as old as this call, and an old one is refused.
    await page.context().setGeolocation({ latitude: offices[0].lat, longitude: offices[0].lng, accuracy: 12 })
    await page.getByRole('button', { name: /^Check (in|out)$/ }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Offline, saved on this phone' })).toBeVisible()
    await page.context().setOffline(false)
    await expect.poll(async () => (await sales.ask('/api/attendance/today')).checks.length).toBeGreaterThan(0)
  })
  const daysAgo = (n: number) => new Date(Date.now() - n * 86_400_000).toISOString().slice(0, 10)
  await test.step('two days without a network, each visit ten minutes long; the second finds the pin wrong', async () => {
    await page.goto(pageOf(near))
    await expect(page.getByRole('button', { name: 'Start visit' })).toBeVisible()
    // After 20.00 in Jakarta and whatever else was done on that day; two visits within a moment would be one, so no two runs begin alike.
    const minute = String(Math.floor(Date.now() / 1000) % 45).padStart(2, '0')
    await page.clock.install({ time: `${daysAgo(2)}T13:${minute}:00Z` })
    await page.goto(pageOf(near))
    await expect(page.getByRole('button', { name: 'Start visit' })).toBeVisible()
    await page.context().setOffline(true)
    const stay = async (note: string) => {
      await expect(page.getByRole('button', { name: 'Finish visit' })).toBeVisible()
      await page.getByLabel('Notes').fill(`${words}, ${note}`)
      await page.clock.fastForward('10:00')
      await page.getByRole('button', { name: 'Finish visit' }).click()
      await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
    }
    await standAt(page, near)
    await page.getByRole('button', { name: 'Start visit' }).click()
    await stay('near')
    await page.clock.fastForward('24:00:00')
    await page.goto(pageOf(far))
    await standAt(page, far, 0.008)
    await page.getByRole('button', { name: 'Start visit' }).click()
    await expect(page.getByText(/m from the pin, at most 300 m/)).toBeVisible()
    await takePhoto(page, 'Photo for the new pin')
    await page.getByRole('button', { name: 'Propose pin and start' }).click()
    await stay('far')
    await page.clock.fastForward(Date.now() - (await page.evaluate(() => Date.now())))
    await page.context().setOffline(false)
  })
  const manager = await caller(browser, baseURL ?? '', 'bm')
  const found = async () => {
    const rows: (Visit & { visit_date: string; minutes: number; status: string })[] = await manager.ask(
      `/api/visit-customer?search=${encodeURIComponent('Dimas')}&from=${daysAgo(3)}&limit=50`,
    )
    return rows.filter(({ notes }) => notes?.startsWith(words)).map((row) => [row.visit_date, row.minutes, row.status])
  }
  await expect.poll(found, { timeout: 90_000 }).toEqual([
    [daysAgo(1), 10, 'Submitted'],
    [daysAgo(2), 10, 'Approved'],
  ])
  const pins: { note: string | null; customer_code: string }[] = await manager.ask('/api/pin-proposal?status=Submitted')
  expect(pins.map(({ customer_code }) => customer_code)).toContain(far.customer_code)
})

test('a visit without a network outlives a closed browser, arrives once, and what was collected waits for finance', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = page.context()
  const reference = `TRF${Date.now() % 10_000_000}`
  const words = `Stock is low, ${reference}`
  const sales = await caller(browser, baseURL ?? '', 'sales')
  const [stop] = await planToday(sales)
  await enter(page, 'sales', '/visit-customer-mobile')
  await expect(page.getByText(/ of \d+ done/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.goto(pageOf(stop))
  await expect(page.getByRole('button', { name: 'Start visit' })).toBeVisible()
  await untilInstalled(page)

  await context.setOffline(true)
  await standAt(page, stop)
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
  await untilStored(page, words)
  const address = page.url()
  await page.close()

  const again = await context.newPage()
  await again.goto(address)
  await expect(again.getByLabel('Notes')).toHaveValue(words)
  await expectAccessible(again)
  let lost = 0
  let isOffline = true
  await again.route('**/api/visit-customer/check-in', async (route) => {
    // A route is asked before the network that is switched off.
    if (isOffline) return route.abort('internetdisconnected')
    const reply = await route.fetch()
    lost += 1
    if (lost === 1) return route.abort('connectionreset')
    return route.fulfill({ response: reply })
  })
  await again.getByRole('button', { name: 'Finish visit' }).click()
  await expect(again.getByRole('button', { name: 'Save changes' })).toBeVisible()
  isOffline = false
  await context.setOffline(false)
  await expect
    .poll(async () => (await readDay(sales)).visits.filter(({ notes }) => notes === words).length, { timeout: 90_000 })
    .toBe(1)
  expect(lost).toBeGreaterThan(1)
  const { visits } = await readDay(sales)
  expect(visits.filter(({ customer_code }) => customer_code === stop.customer_code)).toHaveLength(1)

  await test.step('an order for the same customer, one tap away', async () => {
    await again.goto(`/sales-order-mobile?customer_code=${stop.customer_code}`)
    await expect(again).toHaveURL(/cart=/)
    await expect(again.getByRole('button', { name: 'Another customer' })).toBeVisible()
  })
  await test.step('finance receives the money, which is a receipt that waits', async () => {
    const desk = await openDesk(browser, 'finance', `/visit-customer/collections?search=${reference}`)
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
    await desk.context().close()
  })
})

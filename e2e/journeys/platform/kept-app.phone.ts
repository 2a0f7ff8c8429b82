import { expect, type Page } from '@playwright/test'
import { test } from '../../journey.ts'
import { enter, expectAccessible, expectNoSidewaysScroll, untilInstalled } from '../../users.ts'

test.use({ serviceWorkers: 'allow' })

const list = '/sales-order/maintain-official-address'
const rows = (page: Page) => page.getByText(/\bC-\d{4,}/).first()

/** Opened again from what the phone keeps. */
const openKept = async (page: Page) => {
  const reply = await page.goto(list)
  expect(reply?.fromServiceWorker()).toBe(true)
}

/** What the phone keeps is made to begin with a script of another name, as that of the build before did. */
const keepAnOlderBuild = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith('sejuk-files/')) ?? ''
    const cache = await caches.open(name)
    const html = await (await cache.match('/index.html', { ignoreVary: true }))?.text()
    const entry = /\/assets\/index-[\w-]+\.js/.exec(html ?? '')?.[0] ?? ''
    const older = '/assets/index-older.js'
    const asReply = (text = '', type: string) => new Response(text, { headers: { 'content-type': type } })
    const script = await (await cache.match(entry, { ignoreVary: true }))?.text()
    await cache.put(older, asReply(script, 'text/javascript'))
    await cache.put('/index.html', asReply(html?.replace(entry, older), 'text/html; charset=utf-8'))
  })

test('a page opened again begins with what the phone keeps, and a new version is told until somebody reloads', async ({
  page,
}) => {
  await enter(page, 'bm', list)
  await expect(rows(page)).toBeVisible()
  await untilInstalled(page)
  await openKept(page)
  await expect(rows(page)).toBeVisible()
  const told = page.getByText('A new version is ready.')
  await expect(told).toHaveCount(0)

  await keepAnOlderBuild(page)
  await openKept(page)
  await expect(rows(page)).toBeVisible()
  await expect(told).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(told).toHaveCount(0)
  await expect(rows(page)).toBeVisible()
})

test('who signs out leaves nothing behind: the page leads to the sign-in page, and then belongs to who signs in', async ({
  page,
}) => {
  await enter(page, 'bm', list)
  await untilInstalled(page)
  await openKept(page)
  await expect(rows(page)).toBeVisible()
  const headers = { 'x-requested-with': 'XMLHttpRequest', origin: new URL(page.url()).origin }
  const known = await (await page.request.get('/api/session', { headers })).json()
  // Elsewhere: this phone has not heard of it.
  expect((await page.request.post('/auth/logout', { headers })).ok()).toBe(true)
  await page.goto(list)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(await page.content()).not.toContain(known.data.usercode)
  await page.goto(list)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  await enter(page, 'technician', '/work-order-technician')
  await expect(page.locator('main a[href^="/work-order-technician/"]').first()).toBeVisible()
  expect(await page.content()).not.toContain(known.data.usercode)
})

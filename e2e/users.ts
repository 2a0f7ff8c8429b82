import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'

const signIn = async (request: APIRequestContext, username: string) => {
  const headers = { 'x-requested-with': 'XMLHttpRequest' }
  // As somebody chosen from the list of demo users: to check a password is slow on purpose, and nobody's story here.
  const signedIn = await request.post('/api/login/demo', { headers, data: { username, login_from: 'web' } })
  const { data } = await signedIn.json()
  const code = new URL(data.url, 'http://sejuk.test').searchParams.get('code')
  const exchanged = await request.post('/api/login/exchange', { headers, data: { code } })
  expect((await exchanged.json()).code).toBe('200')
}

/** Signed in without the form: what the form does is a journey of its own. */
export const enter = async (page: Page, username: string, path = '/') => {
  await signIn(page.context().request, username)
  await page.goto(path)
}

/** Of the release that the builder is made for. */
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
const axeSource = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * No serious or critical fault, and axe really looked. No page has foreign frames, so axe needs no second page to gather what it
 * found, nor every node that is in order: a third of the time.
 */
export const expectAccessible = async (page: Page, atLeast = 20) => {
  // A list that reads its rows again is paler meanwhile.
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  // Sent here, once and without its comments: the builder would send three megabytes with each look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const { violations, passes } = await new AxeBuilder({ page, axeSource: 'void 0' })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze()
  const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(bad.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' ')).slice(0, 5)])).toEqual([])
  expect(passes.length).toBeGreaterThan(10)
  expect(await page.locator('body *').count()).toBeGreaterThan(atLeast)
}

/** Somebody at a desk, in another browser. Without the worker that keeps the app: nobody takes a desk offline. */
export const openDesk = async (browser: Browser, username: string, path: string) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
    serviceWorkers: 'block',
  })
  const desk = await context.newPage()
  await enter(desk, username, path)
  return desk
}

/** Nothing sticks out sideways on a phone. */
export const expectNoSidewaysScroll = async (page: Page) => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  // Not the window's own width: a phone's grows with what sticks out.
  expect(wide).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

/** The app itself is on the phone, and works without a network, once its worker is at work. */
export const untilInstalled = async (page: Page) => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/index.html'))?.ok ?? false), { timeout: 60_000 })
    .toBe(true)
}

/** What was typed is stored on the phone: a page that a script closes a moment earlier loses it, which no person is quick enough for. */
export const untilStored = (page: Page, text: string) =>
  expect
    .poll(() =>
      page.evaluate(async (wanted) => {
        const done = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result)
            request.onerror = () => reject(request.error)
          })
        for (const { name } of await indexedDB.databases()) {
          const database = await done(indexedDB.open(name ?? ''))
          const stores = [...database.objectStoreNames]
          const all = await Promise.all(
            stores.map((store) => done(database.transaction(store).objectStore(store).getAll())),
          )
          database.close()
          if (JSON.stringify(all).includes(wanted)) return true
        }
        return false
      }, text),
    )
    .toBe(true)

type Sent = object | { multipart: Record<string, string | { name: string; mimeType: string; buffer: Buffer }> }
/** Somebody whose work is not the story: what they do is called, not pressed. */
export const caller = async (browser: Browser, baseURL: string, username: string) => {
  const { request } = await browser.newContext({ baseURL })
  await signIn(request, username)
  const headers = { 'x-requested-with': 'XMLHttpRequest', origin: baseURL }
  const ask = async (path: string) => (await (await request.get(path, { headers })).json()).data
  const send = async (path: string, data: Sent) => {
    const answer = await request.post(path, { headers, ...('multipart' in data ? data : { data }) })
    const body = await answer.json()
    expect(body, path).toMatchObject({ code: '200' })
    return body.data
  }
  return { ask, send }
}
export type Caller = Awaited<ReturnType<typeof caller>>

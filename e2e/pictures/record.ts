import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { enter } from '../users.ts'
import { keyPages, views } from './pages.ts'
import { type Recorded, requestKey, unseen, writeRecorded } from './recorded-answers.ts'

/** Everything that a page asks for, at both widths; the last answer counts. */
const record = (page: Page, answers: Recorded['answers']) => {
  const running = new Set<Promise<void>>()
  page.on('response', (response) => {
    const request = response.request()
    if (unseen.test(new URL(request.url()).pathname)) return
    if (!response.headers()['content-type']?.startsWith('application/json')) return
    const kept = response.json().then(
      (body) => {
        answers[requestKey(request.method(), request.url())] = body
      },
      () => undefined,
    )
    running.add(kept)
  })
  return () => Promise.all(running)
}

/** The page stands, and asks for nothing more. */
const settle = async (page: Page) => {
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

mkdirSync(join(import.meta.dirname, 'answers'), { recursive: true })
for (const { name, user, path, opens } of keyPages)
  test(`records ${name}`, async ({ browser, baseURL }) => {
    const recorded: Recorded = { at: new Date().toISOString(), path, answers: {} }
    for (const { viewport, device } of views.filter(({ name: view }) => view.endsWith('-en-light'))) {
      const context = await browser.newContext({
        baseURL,
        viewport,
        isMobile: device === 'phone',
        serviceWorkers: 'block',
      })
      const page = await context.newPage()
      // Followed from the first page on: what a page keeps in the browser it asks for only once.
      await page.route('**/*', (route) => route.continue())
      const done = record(page, recorded.answers)
      if (user) await enter(page, user, recorded.path)
      else await page.goto(recorded.path)
      await settle(page)
      if (opens && recorded.path === path) {
        const link = page.locator(`main a[href*="${opens}"]`).first()
        recorded.path = String(await link.getAttribute('href'))
      }
      const document = await page.goto(recorded.path)
      const [, block] =
        /<script type="application\/json" id="known">(.*?)<\/script>/.exec(String(await document?.text())) ?? []
      if (block) recorded.known = JSON.parse(block)
      await settle(page)
      await done()
      await context.close()
    }
    writeRecorded(name, recorded)
  })

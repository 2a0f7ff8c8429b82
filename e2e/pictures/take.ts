import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page, Route } from '@playwright/test'
import type { View } from './pages.ts'
import { type Recorded, requestKey, unseen } from './recorded-answers.ts'

const built = join(import.meta.dirname, '../../apps/web/dist')
/** Where nothing listens: every request is answered here. */
const origin = 'http://sejuk.test'
const types: Record<string, string> = {
  js: 'application/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
}
const grey = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#9aa7b2"/></svg>`

/** The two sides of the words, as the product names them. */
const side = (language: View['language']) => (language === 'id' ? 'local' : 'default')

const documentWith = (path: string, known: Recorded['known'], language: View['language']) => {
  const html = readFileSync(join(built, path === '/signin' ? 'sign-in.html' : 'index.html'), 'utf8')
  const said = JSON.stringify({ session: { ...known?.session, language: side(language) } })
  const block = `<script type="application/json" id="known">${said.replaceAll('<', '\\u003c')}</script>`
  return known ? html.replace('</head>', () => `${block}</head>`) : html
}

const answer = (route: Route, { known, answers }: Recorded, language: View['language'], unanswered: string[]) => {
  const request = route.request()
  const { pathname } = new URL(request.url())
  const extension = pathname.split('.').at(-1) ?? ''
  if (request.isNavigationRequest())
    return route.fulfill({ contentType: 'text/html', body: documentWith(pathname, known, language) })
  if (unseen.test(pathname)) return route.abort()
  const key = requestKey(request.method(), request.url())
  if (key in answers) return route.fulfill({ json: answers[key] })
  if (request.resourceType() === 'image' && !pathname.startsWith('/assets/') && !(extension in types))
    return route.fulfill({ contentType: 'image/svg+xml', body: grey })
  if (pathname.startsWith('/api')) {
    unanswered.push(key)
    return route.abort()
  }
  return route.fulfill({ path: join(built, pathname), ...(types[extension] && { contentType: types[extension] }) })
}

/** Twice the same: nothing is still being drawn. */
const still = async (page: Page) => {
  let before: Buffer = Buffer.alloc(0)
  for (let round = 0; round < 40; round++) {
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    if (picture.equals(before)) return picture
    before = picture
    await page.evaluate(() => new Promise((done) => setTimeout(done, 250)))
  }
  return before
}

/** The page as it looks with these answers, and what it asked for beyond them. */
export const take = async (context: BrowserContext, recorded: Recorded, { language }: View) => {
  const unanswered: string[] = []
  await context.route('**/*', (route) => answer(route, recorded, language, unanswered))
  const page = await context.newPage()
  await page.addInitScript((kept) => localStorage.setItem('sejuk.language', kept), side(language))
  await page.clock.setFixedTime(new Date(recorded.at))
  await page.goto(origin + recorded.path)
  // The frame comes before the page.
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready)
  const picture = await still(page)
  await page.close()
  return { picture, unanswered }
}

import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../../../test/servers/browser.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'
import { roles } from '../../../db/tables/platform/roles.ts'
import { loginCodes, sessions } from '../../../db/tables/platform/sessions.ts'
import { userRoles, users } from '../../../db/tables/platform/users.ts'
import { hashPassword } from '../../../platform/session/passwords.ts'
import { hashToken } from '../../../platform/session/session.ts'

const { db, as, app } = await startTestServer()
const password = 'hujan di bulan juni'
const usercode = 'RCI-0417'
const stale = {
  code: '401',
  status: 'TokenError',
  message: 'This sign-in link is no longer valid. Please sign in again',
}

beforeAll(async () => {
  await as([], { usercode, username: 'Rina Kartika' })
  await db
    .update(users)
    .set({ login_name: 'bm', password_hash: await hashPassword(password) })
    .where(eq(users.usercode, usercode))
})

/** A browser with a code in its hand. */
const withCode = async (more: object = {}) => {
  const browser = openBrowser(app)
  const { data } = await browser.ask('POST', '/api/login/password', { username: 'bm', password, ...more })
  return { browser, url: data.url as string, code: browser.codeIn(data.url) }
}
const useCode = (browser: ReturnType<typeof openBrowser>, code: string) =>
  browser.ask('POST', '/api/login/exchange', { code })

test('a code is used once', async () => {
  const { browser, code } = await withCode()
  expect(await useCode(browser, code)).toMatchObject({ code: '200' })
  expect(await useCode(browser, code)).toMatchObject(stale)
})

test('of twenty who use a code at once one gets in', async () => {
  const { browser, code } = await withCode()
  const before = await db.$count(sessions)
  const cookie = `login_start=${browser.jar.get('login_start')}`
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      app.inject({ method: 'POST', url: '/api/login/exchange', payload: { code }, headers: { cookie } }),
    ),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(1)
  expect(answers.filter(({ statusCode }) => statusCode === 401).length).toBe(19)
  expect(await db.$count(sessions)).toBe(before + 1)
})

test('a code is nothing in another browser, and spoiled by the try', async () => {
  const { browser, code } = await withCode()
  expect(await useCode(openBrowser(app), code)).toMatchObject(stale)
  expect(await useCode(browser, code)).toMatchObject(stale)
})

test('a code is good for a minute', async () => {
  const { browser, code } = await withCode()
  await db.update(loginCodes).set({ expires_date: sql`expires_date - interval '61 seconds'` })
  expect(await useCode(browser, code)).toMatchObject(stale)
})

test.each(['', 'x', 'x'.repeat(43), '../../etc', '%00'])('%j is no code', async (code) => {
  expect(['401', '406']).toContain((await useCode(openBrowser(app), code)).code)
})

test('the session is one nobody could have known before, whatever the browser brought', async () => {
  const planted = 'p'.repeat(43)
  const { browser, code } = await withCode()
  browser.jar.set('sid', planted)
  expect(await useCode(browser, code)).toMatchObject({ code: '200' })
  expect(browser.jar.get('sid')).not.toBe(planted)
  expect(await db.$count(sessions, eq(sessions.session_hash, hashToken(planted)))).toBe(0)
  const thief = openBrowser(app)
  thief.jar.set('sid', planted)
  expect(await thief.ask('GET', '/api/session')).toMatchObject({ code: '401', status: 'TokenError' })
})

test('signing in again ends the session that this browser had', async () => {
  const { browser, url } = await withCode()
  await browser.exchange(url)
  const first = browser.jar.get('sid') ?? ''
  await browser.signIn('bm', password)
  expect(browser.jar.get('sid')).not.toBe(first)
  const copy = openBrowser(app)
  copy.jar.set('sid', first)
  expect(await copy.ask('GET', '/api/session')).toMatchObject({ code: '401' })
})

test('the proof of the sign-in is gone with it', async () => {
  const { browser, url } = await withCode()
  await browser.exchange(url)
  expect(browser.jar.has('login_start')).toBe(false)
})

test('a session ends with the browser, unless it was to be kept', async () => {
  const sid = async (keep: boolean) => {
    const { browser, url } = await withCode({ keep })
    return (await browser.exchange(url)).cookies.find(({ name }) => name === 'sid')
  }
  const brief = await sid(false)
  expect(brief).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(brief).not.toHaveProperty('maxAge')
  expect(brief).not.toHaveProperty('expires')
  expect(await sid(true)).toMatchObject({ httpOnly: true, maxAge: 7 * 86_400 })
})

test('only hashes are kept of what the browser holds, and the log knows who came in', async () => {
  const { browser, url, code } = await withCode()
  await browser.exchange(url)
  const rows = JSON.stringify([await db.select().from(sessions), await db.select().from(loginCodes)])
  expect(rows).not.toContain(browser.jar.get('sid'))
  expect(rows).not.toContain(code)
  const lines = await db.select().from(actionLogs).where(eq(actionLogs.action, 'sign-in'))
  expect(lines.at(-1)).toMatchObject({ usercode, entity: 'session', via: 'web' })
})

const pageAfter = async (homepage: string) => {
  const browser = openBrowser(app)
  await browser.ask('GET', '/api/login', undefined, { homepage })
  const reply = await browser.signIn('bm', password)
  return reply.json().data.homepage
}

test.each([
  ['/customer?page=2', '/customer?page=2'],
  ['http://sejuk.test/customer', '/customer'],
  ['/', '/'],
  ['http://sejuk.test', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example/customer', '/'],
  ['http://sejuk.test.evil.example/', '/'],
  ['http://sejuk.test@evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['/login?code=x', '/'],
  ['/signin', '/'],
])('whoever wanted %j comes to %j', async (wanted, page) => {
  expect(await pageAfter(wanted)).toBe(page)
})

test('the page wanted is that of this browser', async () => {
  const browser = openBrowser(app)
  await browser.ask('GET', '/api/login', undefined, { homepage: '/customer' })
  expect((await openBrowser(app).signIn('bm', password)).json().data.homepage).toBe('/')
  expect((await browser.signIn('bm', password)).json().data.homepage).toBe('/customer')
})

test('a keyperson from the keyperson app comes to the retail order, whatever page was wanted', async () => {
  const person = await as([])
  await db.insert(roles).values({ role_code: 'Keyperson', role_name: 'Keyperson', view_data: 'View_Data_Keyperson' })
  await db.insert(userRoles).values({ usercode: person.usercode, role_code: 'Keyperson' })
  const arrive = async (login_from: 'web' | 'keyperson-app') => {
    const browser = openBrowser(app)
    await browser.ask('GET', '/api/login', undefined, { homepage: '/customer' })
    const code = `code-for-${login_from}`
    const browser_hash = hashToken(browser.jar.get('login_start') ?? '')
    const expires_date = sql`now() + interval '1 minute'`
    const proof = { usercode: person.usercode, browser_hash, login_from, homepage: '/customer', expires_date }
    await db.insert(loginCodes).values({ ...proof, code_hash: hashToken(code) })
    return (await useCode(browser, code)).data
  }
  expect(await arrive('keyperson-app')).toMatchObject({ landing: '/retail-order/input' })
  expect(await arrive('web')).toMatchObject({ landing: null, homepage: '/customer' })
})

import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../../../test/servers/browser.ts'
import { openProvider } from '../../../../test/servers/openid-provider.ts'
import { origin, startTestServer } from '../../../../test/servers/test-server.ts'
import { signInStarts } from '../../../db/tables/platform/sessions.ts'
import { users } from '../../../db/tables/platform/users.ts'

const callback = `${origin}/auth/callback/oidc`
const { issuer, client, visit } = await openProvider(callback, {
  rina: { preferred_username: 'Rina.K', email: 'RINA@sejuk.test', email_verified: true },
  budi: { preferred_username: 'budi', email: 'rina@sejuk.test', email_verified: false },
  stranger: { preferred_username: 'stranger', email: 'stranger@elsewhere.test', email_verified: true },
  nameless: {},
})

const houseWith = (claim: string, more: Record<string, string> = {}) =>
  startTestServer({
    env: {
      IDENTITY_PROVIDERS: 'oidc',
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.client_id,
      OIDC_CLIENT_SECRET: client.client_secret,
      OIDC_CLAIM: claim,
      PUBLIC_URL: origin,
      ...more,
    },
  })
const byName = await houseWith('preferred_username')
const byEmail = await houseWith('email', { IDENTITY_PROVIDERS: 'builtin,oidc' })
const bySubject = await houseWith('sub')

beforeAll(async () => {
  for (const { as, db } of [byName, byEmail, bySubject]) {
    await as([], { usercode: 'rina', username: 'Rina Kartika' })
    await db.update(users).set({ login_name: 'rina.k', email: 'rina@sejuk.test' }).where(sql`usercode = 'rina'`)
  }
})

const local = (address: string) => address.replace(origin, '')
const refusal = (message: string) => `/notauthorized?message=${encodeURIComponent(message)}`
const stale = refusal('This sign-in link is no longer valid. Please sign in again')

/** A browser of ours that went to the provider and was sent back: where to. */
const away = async (server: typeof byName, login: string, homepage = '/customer', answer?: 'refuses') => {
  const browser = openBrowser(server.app)
  const { data } = await browser.ask('GET', '/api/login/oidc', undefined, { homepage })
  return { browser, back: local(await visit(data.url, login, answer)), url: new URL(data.url) }
}

test('where it is the only provider, the person is sent there at once', async () => {
  const { data } = await openBrowser(byName.app).ask('GET', '/api/login')
  const url = new URL(data.url)
  expect(url.origin).toBe(issuer)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'sejuk',
    redirect_uri: callback,
    response_type: 'code',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[0-9a-f]{64}$/),
    nonce: expect.any(String),
  })
  expect(
    await openBrowser(byName.app).ask('POST', '/api/login/password', { username: 'rina.k', password: 'x' }),
  ).toMatchObject({
    code: '404',
  })
})

test('beside our own accounts, the page offers both', async () => {
  const browser = openBrowser(byEmail.app)
  expect((await browser.ask('GET', '/api/login')).data.url).toBe('/signin')
  expect((await browser.ask('GET', '/api/login/providers')).data).toEqual([
    { id: 'builtin', label: 'Staff code and password' },
    { id: 'oidc', label: 'Company account' },
  ])
})

test.each([
  ['the login name', byName],
  ['the e-mail', byEmail],
  ['the staff code', bySubject],
])('somebody known by %s comes in, to the page they wanted', async (_claim, server) => {
  const { browser, back } = await away(server, 'rina')
  const reply = await browser.raw('GET', back)
  expect(reply.statusCode).toBe(302)
  expect(reply.headers.location).toMatch(/^\/login\?code=[\w-]{43}$/)
  expect((await browser.exchange(String(reply.headers.location))).json()).toMatchObject({
    code: '200',
    data: { homepage: '/customer' },
  })
  expect(await browser.ask('GET', '/api/session')).toMatchObject({
    data: { username: 'Rina Kartika', login_from: 'web' },
  })
})

test.each([
  ['nobody of ours', byName, 'stranger'],
  ['an address its owner never confirmed', byEmail, 'budi'],
  ['somebody without a name', byName, 'nameless'],
])('%s is not registered', async (_who, server, login) => {
  const { browser, back } = await away(server, login)
  expect((await browser.raw('GET', back)).headers.location).toBe(refusal('Not registered'))
})

test('somebody switched off is not registered', async () => {
  await bySubject.db.update(users).set({ is_active: false })
  const { browser, back } = await away(bySubject, 'rina')
  expect((await browser.raw('GET', back)).headers.location).toBe(refusal('Not registered'))
  await bySubject.db.update(users).set({ is_active: true })
})

test('whoever changes their mind at the provider is told so', async () => {
  const { browser, back } = await away(byName, 'rina', '/', 'refuses')
  expect((await browser.raw('GET', back)).headers.location).toBe(refusal('The sign-in was cancelled'))
})

test('the way back is good once, in the browser that began, for a quarter of an hour', async () => {
  const { browser, back } = await away(byName, 'rina')
  expect((await openBrowser(byName.app).raw('GET', back)).headers.location).toBe(stale)
  expect((await browser.raw('GET', back)).headers.location).toBe(stale)
  const again = await away(byName, 'rina')
  expect((await again.browser.raw('GET', again.back)).headers.location).toMatch(/^\/login/)
  expect((await again.browser.raw('GET', again.back)).headers.location).toBe(stale)
  const late = await away(byName, 'rina')
  await byName.db.update(signInStarts).set({ expires_date: sql`now() - interval '1 second'` })
  expect((await late.browser.raw('GET', late.back)).headers.location).toBe(stale)
})

test('a code of the provider for somebody else’s sign-in is not taken', async () => {
  const [mine, theirs] = [await away(byName, 'rina'), await away(byName, 'rina')]
  const stolen = new URL(theirs.back, origin)
  stolen.searchParams.set('state', new URL(mine.back, origin).searchParams.get('state') ?? '')
  const reply = await mine.browser.raw('GET', stolen.pathname + stolen.search)
  expect(reply.headers.location).toBe(
    refusal('Sign-in with Company account is not possible right now. Please try again'),
  )
})

test('a provider that is away keeps nobody from the other ways in', async () => {
  const server = await houseWith('sub', { IDENTITY_PROVIDERS: 'builtin,oidc', OIDC_ISSUER: 'http://127.0.0.1:9' })
  expect(await openBrowser(server.app).ask('GET', '/api/login/oidc')).toMatchObject({
    code: '503',
    message: 'Sign-in with Company account is not possible right now. Please try again',
  })
  expect(await openBrowser(server.app).ask('GET', '/api/login')).toMatchObject({ data: { url: '/signin' } })
})

test('a session from elsewhere is kept when the person asked for it', async () => {
  const browser = openBrowser(byName.app)
  const { data } = await browser.ask('GET', '/api/login/oidc?keep=true')
  const reply = await browser.raw('GET', local(await visit(data.url, 'rina')))
  const { cookies } = await browser.exchange(String(reply.headers.location))
  expect(cookies.find(({ name }) => name === 'sid')).toMatchObject({ maxAge: 7 * 86_400 })
})

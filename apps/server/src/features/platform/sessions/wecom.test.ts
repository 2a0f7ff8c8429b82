import { beforeEach, expect, test } from 'vitest'
import { openBrowser } from '../../../../test/servers/browser.ts'
import { origin, startTestServer } from '../../../../test/servers/test-server.ts'
import { openWecom } from '../../../../test/servers/wecom.ts'

const wecom = await openWecom()
const env = {
  IDENTITY_PROVIDERS: 'builtin,wecom',
  WECOM_BASE_URL: wecom.baseUrl,
  WECOM_CORP_ID: wecom.corp.corpid,
  WECOM_AGENT_ID: '1000002',
  WECOM_SECRET: wecom.corp.corpsecret,
  PUBLIC_URL: origin,
}
const server = await startTestServer({ env })
await server.as([], { usercode: 'RCI-0433', username: 'Dimas Saputra' })
const inTheApp = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) wxwork/4.1.10 MicroMessenger/7.0.1' }

const refusal = (message: string) => `/notauthorized?message=${encodeURIComponent(message)}`
const failed = refusal('Sign-in with WeCom is not possible right now. Please try again')
const person = 'cgi-bin/auth/getuserinfo'

let codes = 0
/** A person whom WeCom knows so, on the way back to us. */
const cameBack = async (known: Record<string, unknown> | undefined, at = server) => {
  const browser = openBrowser(at.app)
  const { data } = await browser.ask('GET', '/api/login/wecom', undefined, { homepage: '/customer' })
  const code = `code-${++codes}`
  if (known) wecom.people[code] = known
  const state = new URL(data.url).searchParams.get('state')
  const { headers } = await browser.raw('GET', `/auth/callback/wecom?code=${code}&state=${state}`)
  return { browser, location: String(headers.location) }
}
const asks = (path: string) => wecom.asked.filter((one) => one.endsWith(path)).length

beforeEach(() => {
  wecom.tokenAnswer = undefined
  wecom.personAnswer = undefined
  wecom.asked.length = 0
})

test('in the app the person goes to its own page at once, in a browser only by the button', async () => {
  const { data } = await openBrowser(server.app, inTheApp).ask('GET', '/api/login')
  const url = new URL(data.url)
  expect(url.origin + url.pathname).toBe('https://open.weixin.qq.com/connect/oauth2/authorize')
  expect(url.hash).toBe('#wechat_redirect')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    appid: 'ww-sejuk',
    agentid: '1000002',
    redirect_uri: `${origin}/auth/callback/wecom`,
    response_type: 'code',
    scope: 'snsapi_base',
    state: expect.stringMatching(/^[a-zA-Z0-9]{1,128}$/),
  })
  expect((await openBrowser(server.app).ask('GET', '/api/login')).data.url).toBe('/signin')
  expect((await openBrowser(server.app).ask('GET', '/api/login/wecom')).data.url).toMatch(
    /^https:\/\/login\.work\.weixin\.qq\.com\/wwlogin\/sso\/login\?/,
  )
})

test('the page to sign in on may be another', async () => {
  const other = await startTestServer({
    env: { ...env, WECOM_AUTHORIZE_URL: 'https://wecom.example.com/authorize?tenant=1' },
  })
  const { data } = await openBrowser(other.app, inTheApp).ask('GET', '/api/login/wecom')
  expect(data.url).toMatch(/^https:\/\/wecom\.example\.com\/authorize\?tenant=1&appid=ww-sejuk&/)
})

test.each([{ userid: 'RCI-0433' }, { UserId: 'RCI-0433', DeviceId: 'd' }])('%j is Dimas, from wecom', async (known) => {
  const { browser, location } = await cameBack(known)
  expect((await browser.exchange(location)).json()).toMatchObject({ code: '200', data: { homepage: '/customer' } })
  expect(await browser.ask('GET', '/api/session')).toMatchObject({
    data: { username: 'Dimas Saputra', login_from: 'wecom' },
  })
})

test.each([{ userid: 'RCI-9999' }, { openid: 'somebody from outside' }])('%j is not registered', async (known) => {
  expect((await cameBack(known)).location).toBe(refusal('Not registered'))
})

test('a code that WeCom does not know is no longer valid', async () => {
  expect((await cameBack(undefined)).location).toBe(
    refusal('This sign-in link is no longer valid. Please sign in again'),
  )
})

test('whoever comes back without a code has changed their mind', async () => {
  const browser = openBrowser(server.app)
  const { data } = await browser.ask('GET', '/api/login/wecom')
  const state = new URL(data.url).searchParams.get('state')
  const { headers } = await browser.raw('GET', `/auth/callback/wecom?state=${state}`)
  expect(headers.location).toBe(refusal('The sign-in was cancelled'))
})

test('the house’s token is fetched once for many', async () => {
  const fresh = await startTestServer({ env })
  await fresh.as([], { usercode: 'RCI-0433' })
  wecom.asked.length = 0
  await Promise.all(Array.from({ length: 8 }, () => cameBack({ userid: 'RCI-0433' }, fresh)))
  expect(asks('gettoken')).toBe(1)
  expect(asks(person)).toBe(8)
})

test('a token that ended before its time is fetched anew, and the person is asked for again', async () => {
  await cameBack({ userid: 'RCI-0433' })
  wecom.forgetToken()
  wecom.asked.length = 0
  expect((await cameBack({ userid: 'RCI-0433' })).location).toMatch(/^\/login\?code=/)
  expect([asks('gettoken'), asks(person)]).toEqual([1, 2])
})

test.each([40014, 42001])('an answer %i that stays is tried twice and no more', async (errcode) => {
  wecom.personAnswer = { errcode, errmsg: 'access_token expired' }
  expect((await cameBack({ userid: 'RCI-0433' })).location).toBe(failed)
  expect([asks('gettoken'), asks(person)]).toEqual([1, 2])
})

test.each([
  ['refuses the person', { personAnswer: { errcode: 60020, errmsg: 'not allow to access from your ip' } }],
  ['is broken', { personAnswer: 'broken' as const }],
  ['answers nonsense', { personAnswer: 'not json' as const }],
  ['answers what is not documented', { personAnswer: { errcode: 'none' } }],
])('WeCom %s: the person is told, and nothing of its answer', async (_how, answer) => {
  Object.assign(wecom, answer)
  expect((await cameBack({ userid: 'RCI-0433' })).location).toBe(failed)
})

test('without a token nobody comes in, and the next one asks again', async () => {
  const fresh = await startTestServer({ env })
  await fresh.as([], { usercode: 'RCI-0433' })
  wecom.tokenAnswer = { errcode: 40001, errmsg: 'invalid credential' }
  expect((await cameBack({ userid: 'RCI-0433' }, fresh)).location).toBe(failed)
  wecom.tokenAnswer = undefined
  expect((await cameBack({ userid: 'RCI-0433' }, fresh)).location).toMatch(/^\/login\?code=/)
})

import * as contract from '@sejuk/contract/platform/sessions'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openBrowser } from '../../../../test/servers/browser.ts'
import { origin, startTestServer } from '../../../../test/servers/test-server.ts'
import { sessions } from '../../../db/tables/platform/sessions.ts'
import { users } from '../../../db/tables/platform/users.ts'

const { db, as, nobody, app } = await startTestServer()
const clockOf = (usercode: string, clock: object) =>
  db.update(sessions).set(clock).where(eq(sessions.usercode, usercode))

test('the session says all there is to know about oneself', async () => {
  const rina = await as([], { usercode: 'RCI-0417', username: 'Rina Kartika', departmentlist: ['705', '713'] })
  expect((await rina(contract.getSession)).data).toEqual({
    permission: [],
    viewData: 'View_Data_All_Branches',
    role: ['R-RCI-0417'],
    menu: [],
    usercode: 'RCI-0417',
    username: 'Rina Kartika',
    department: '705',
    department_name: 'Branch 705',
    departmentlist: [
      { dept_code: '705', dept_name: 'Branch 705' },
      { dept_code: '713', dept_name: 'Branch 713' },
    ],
    asc_code: null,
    isAllowViewVisitCustomer: false,
    login_from: 'web',
    login_code: expect.any(String),
    timezone: 'Asia/Jakarta',
    language: null,
  })
})

test('no cookie, a forged one, a tampered one and an ended one are told apart', async () => {
  const held = await as([])
  const get = (sid?: string) => nobody(contract.getSession, {}, sid === undefined ? {} : { cookie: `sid=${sid}` })
  expect(await get()).toMatchObject({ code: '401', status: 'NotLoggedIn', message: 'Please log in' })
  const { token } = held
  const tampered = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
  for (const forged of [
    'a'.repeat(43),
    'short',
    `${token}x`,
    tampered,
    "' or 1=1 --",
    '%00',
    encodeURIComponent('é'.repeat(43)),
  ])
    expect(await get(forged), forged).toMatchObject({
      code: '401',
      status: 'TokenError',
      message: 'Your session is not valid. Please log in again',
    })
  expect((await get(token)).code).toBe('200')
  await clockOf(held.usercode, { expires_date: sql`now() - interval '1 second'` })
  expect(await get(token)).toMatchObject({
    code: '401',
    status: 'TokenExpired',
    message: 'Your session has expired. Please log in again',
  })
})

test('twelve idle hours end a session; work prolongs it, but never beyond seven days', async () => {
  const busy = await as([])
  const left = async () => {
    const [row] = await db
      .select({ hours: sql<number>`round(extract(epoch from ${sessions.expires_date} - now()) / 3600)::int` })
      .from(sessions)
      .where(eq(sessions.usercode, busy.usercode))
    return row?.hours
  }
  await clockOf(busy.usercode, {
    last_seen_date: sql`now() - interval '11 hours'`,
    expires_date: sql`now() + interval '1 hour'`,
    ends_date: sql`now() + interval '3 days'`,
  })
  expect((await busy(contract.getSession)).code).toBe('200')
  expect(await left()).toBe(12)
  await clockOf(busy.usercode, {
    last_seen_date: sql`now() - interval '2 minutes'`,
    ends_date: sql`now() + interval '2 hours'`,
  })
  expect((await busy(contract.getSession)).code).toBe('200')
  expect(await left()).toBe(2)
  await clockOf(busy.usercode, {
    ends_date: sql`now() - interval '1 second'`,
    expires_date: sql`now() + interval '9 hours'`,
  })
  expect(await busy(contract.getSession)).toMatchObject({ code: '401', status: 'TokenExpired' })
})

test('somebody switched off is out at once, and told why', async () => {
  const gone = await as([])
  expect((await gone(contract.getSession)).code).toBe('200')
  await db.update(users).set({ is_active: false }).where(eq(users.usercode, gone.usercode))
  expect(await gone(contract.getSession)).toMatchObject({
    code: '401',
    status: 'NotActive',
    message: 'This account is no longer active. Please ask an administrator',
  })
})

test.each([
  ['the page says so itself', { 'page-location': '/partner/register' }],
  ['the browser says where it is', { referer: `${origin}/partner/login?x=1` }],
  ['the last session here was an installer’s', { cookie: 'was_partner=1' }],
])('an installer without a session is shown the door of installers: %s', async (_how, headers) => {
  expect(await nobody(contract.getSession, {}, headers)).toMatchObject({ code: '401', status: 'PartnerLogin' })
})

test.each(['/partners', '/', '/customer?next=/partner/login', 'https://partner.example/'])(
  '%s is no page of installers',
  async (place) => {
    expect(await nobody(contract.getSession, {}, { 'page-location': place })).toMatchObject({ status: 'NotLoggedIn' })
  },
)

test('an installer whose session has ended is shown that door too', async () => {
  const installer = await as([])
  await clockOf(installer.usercode, { login_from: 'partner', expires_date: sql`now() - interval '1 second'` })
  expect(await installer(contract.getSession)).toMatchObject({ code: '401', status: 'PartnerLogin' })
})

test('nobody is believed who they are by a header or a field', async () => {
  const [sari, budi] = [await as([]), await as([])]
  const smuggled = { usercode: budi.usercode, 'x-usercode': budi.usercode, role: 'Administrator' }
  expect((await sari(contract.getSession, smuggled, smuggled)).data).toMatchObject({
    usercode: sari.usercode,
    role: [sari.role_code],
  })
  expect(await nobody(contract.getSession, {}, smuggled)).toMatchObject({ code: '401' })
})

test('signing out ends the session on the server, and the cookie', async () => {
  const sari = await as([])
  const browser = openBrowser(app)
  browser.jar.set('sid', sari.token)
  expect(await browser.ask('POST', '/auth/logout', {})).toMatchObject({ code: '200', message: 'Signed out' })
  expect(browser.jar.has('sid')).toBe(false)
  expect(await sari(contract.getSession)).toMatchObject({ code: '401', status: 'TokenError' })
})

test.each([
  ['from elsewhere', { origin: 'https://evil.example' }],
  ['from a page of a neighbour', { origin: 'http://other.sejuk.test' }],
  ['without our header', { 'x-requested-with': '' }],
  ['from a file', { origin: 'null' }],
])('a write %s is refused, however good its cookie', async (_how, headers) => {
  const sari = await as([])
  expect(await sari(contract.signOut, {}, headers)).toMatchObject({ code: '403', status: 'CrossSite' })
  expect((await sari(contract.getSession)).code).toBe('200')
})

test('the only place to sign in is our own page, where nothing else was configured', async () => {
  expect(await nobody(contract.startLogin)).toMatchObject({ code: '200', data: { url: '/signin' } })
  expect(await nobody(contract.startLoginWith, { id: 'builtin' })).toMatchObject({ data: { url: '/signin' } })
  expect(await nobody(contract.startLoginWith, { id: 'oidc' })).toMatchObject({ code: '404' })
  expect((await nobody(contract.listProviders)).data).toEqual([{ id: 'builtin', label: 'Staff code and password' }])
})

test('nobody comes back from a place they were not sent to', async () => {
  for (const id of ['builtin', 'oidc', 'nowhere']) {
    const reply = await app.inject(`/auth/callback/${id}?code=x&state=y`)
    expect(reply.statusCode).toBe(302)
    expect(reply.headers.location).toBe(
      '/notauthorized?message=This%20sign-in%20link%20is%20no%20longer%20valid.%20Please%20sign%20in%20again',
    )
  }
})

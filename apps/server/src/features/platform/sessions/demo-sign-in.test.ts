import * as contract from '@sejuk/contract/platform/sessions'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openBrowser } from '../../../../test/servers/browser.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { demoAccounts } from '../../../db/tables/platform/demo-accounts.ts'
import { roles } from '../../../db/tables/platform/roles.ts'
import { userRoles, users } from '../../../db/tables/platform/users.ts'

type TestServer = Awaited<ReturnType<typeof startTestServer>>

const fill = async ({ db, as }: TestServer) => {
  await db
    .insert(roles)
    .values({ role_code: 'Partner-Common-Installer', role_name: 'Installer', view_data: 'View_Data_Customer' })
  for (const [seq, login_name] of ['sales', 'keyperson', 'installer', 'admin'].entries()) {
    const { usercode } = await as([])
    await db.update(users).set({ login_name, title: login_name }).where(eq(users.usercode, usercode))
    await db.insert(demoAccounts).values({ usercode, seq, device: 'desk' })
    if (login_name === 'installer')
      await db.insert(userRoles).values({ usercode, role_code: 'Partner-Common-Installer' })
  }
  const { usercode } = await as([])
  await db.update(users).set({ login_name: 'real' }).where(eq(users.usercode, usercode))
}
const demo = await startTestServer()
await fill(demo)
const real = await startTestServer({ env: { DEMO: 'off' } })
await fill(real)
const production = await startTestServer({ env: { APP_ENV: 'production', DEMO: 'off' } })
await fill(production)

test('the sign-in page offers the accounts of the demo, and the ways in that need an app', async () => {
  const { data } = await demo.nobody(contract.listDemoAccounts)
  expect(
    data.map(({ username, login_from }: { username: string; login_from: string }) => [username, login_from]),
  ).toEqual([
    ['sales', 'web'],
    ['keyperson', 'web'],
    ['installer', 'partner'],
    ['admin', 'web'],
    ['sales', 'wecom'],
    ['keyperson', 'keyperson-app'],
  ])
})

test.each(['web', 'wecom', 'keyperson-app', 'partner', 'dev'])(
  'one comes into the demo as from %s',
  async (login_from) => {
    const browser = openBrowser(demo.app)
    const { data } = await browser.ask('POST', '/api/login/demo', { username: 'sales', login_from })
    expect((await browser.exchange(data.url)).statusCode).toBe(200)
    expect(await browser.ask('GET', '/api/session')).toMatchObject({ data: { login_from } })
    expect(browser.jar.get('was_partner')).toBe(login_from === 'partner' ? '1' : undefined)
  },
)

test('somebody of the staff in the installer’s browser takes its mark away', async () => {
  const browser = openBrowser(demo.app)
  for (const login_from of ['partner', 'web']) {
    const { data } = await browser.ask('POST', '/api/login/demo', { username: 'installer', login_from })
    await browser.exchange(data.url)
  }
  expect(browser.jar.has('was_partner')).toBe(false)
})

test('an account that is not of the demo is not to be had without its password', async () => {
  for (const username of ['real', 'nobody', "' or true --"])
    expect(await demo.nobody(contract.signInToDemo, { username })).toMatchObject({ code: '404' })
  expect(await demo.nobody(contract.signInToDemo, { username: 'sales', login_from: 'root' })).toMatchObject({
    code: '406',
  })
})

test.each([
  ['without demo data', real],
  ['in production', production],
])('%s nobody comes in so', async (_where, server) => {
  expect(await server.nobody(contract.signInToDemo, { username: 'sales' })).toMatchObject({ code: '404' })
  expect(await server.nobody(contract.signInToDevelop)).toMatchObject({ code: '404' })
  expect((await server.nobody(contract.listDemoAccounts)).data).toEqual([])
})

test('a screen at which nobody types signs itself in only from the machine one develops on', async () => {
  const from = (remoteAddress: string, headers = {}) =>
    demo.app.inject({
      method: 'POST',
      url: '/api/login/dev',
      payload: {},
      remoteAddress,
      headers: { 'x-requested-with': 'XMLHttpRequest', ...headers },
    })
  expect((await from('203.0.113.7')).json()).toMatchObject({ code: '404' })
  expect((await from('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).json()).toMatchObject({ code: '404' })
})

test('a screen at which nobody types may sign itself in where one develops', async () => {
  const browser = openBrowser(demo.app)
  const { data } = await browser.ask('POST', '/api/login/dev', {})
  await browser.exchange(data.url)
  expect(await browser.ask('GET', '/api/session')).toMatchObject({ code: '200', data: { login_from: 'dev' } })
})

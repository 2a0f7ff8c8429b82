import * as contract from '@sejuk/contract/platform/accounts'
import { getSession } from '@sejuk/contract/platform/sessions'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openBrowser } from '../../../../test/servers/browser.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'
import { idempotencyKeys } from '../../../db/tables/platform/idempotency-keys.ts'
import { roles } from '../../../db/tables/platform/roles.ts'
import { sessions, signInAttempts } from '../../../db/tables/platform/sessions.ts'
import { userRoles, users } from '../../../db/tables/platform/users.ts'
import { hashPassword } from '../../../platform/session/passwords.ts'

const { db, as, app } = await startTestServer()
const old = 'hujan di bulan juni'
const fresh = 'angin dari selatan'
const oldHash = await hashPassword(old)

/** Somebody with a password, signed in on as many devices as asked for. */
const person = async (devices = 1, held: Parameters<typeof as>[0] = [], more: Parameters<typeof as>[1] = {}) => {
  const { usercode, token } = await as(held, more)
  await db.update(users).set({ login_name: usercode, password_hash: oldHash }).where(eq(users.usercode, usercode))
  const first = openBrowser(app)
  first.jar.set('sid', token)
  const others = await Promise.all(
    Array.from({ length: devices - 1 }, async () => {
      const browser = openBrowser(app)
      await browser.signIn(usercode, old)
      return browser
    }),
  )
  return { usercode, browsers: [first, ...others] as const, first }
}
const isIn = async (browser: ReturnType<typeof openBrowser>) =>
  (await browser.ask('GET', '/api/session')).code === '200'
const post = (browser: ReturnType<typeof openBrowser>, { path }: { path: string }, body: object) =>
  browser.ask('POST', path, body)

beforeEach(() => db.delete(signInAttempts))

test('one reads about oneself, and only oneself', async () => {
  const rina = await as([], { usercode: 'RCI-0417', username: 'Rina Kartika', departmentlist: ['705', '713'] })
  const budi = await as([])
  await db
    .update(users)
    .set({ title: 'Branch manager', email: 'rina@sejuk.test', phone: '81211110417', join_date: '2019-04-01' })
    .where(eq(users.usercode, 'RCI-0417'))
  const smuggled = { usercode: budi.usercode }
  expect((await rina(contract.getUserDetail, smuggled, smuggled)).data).toEqual({
    usercode: 'RCI-0417',
    username: 'Rina Kartika',
    login_name: 'RCI-0417',
    title: 'Branch manager',
    email: 'rina@sejuk.test',
    phone: '81211110417',
    department: '705',
    department_name: 'Branch 705',
    departmentlist: [
      { dept_code: '705', dept_name: 'Branch 705' },
      { dept_code: '713', dept_name: 'Branch 713' },
    ],
    role: [{ role_code: 'R-RCI-0417', role_name: 'R-RCI-0417' }],
    view_data: 'View_Data_All_Branches',
    asc_code: null,
    join_date: '2019-04-01',
    login_from: 'web',
    has_password: false,
    password_changed_date: null,
  })
})

test('one sees one’s devices, this one first, and nobody else’s', async () => {
  const phone =
    'Mozilla/5.0 (Linux; Android 14; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
  const { first, usercode } = await person()
  await openBrowser(app, { 'user-agent': phone }).signIn(usercode, old)
  await person(2)
  const { data } = await first.ask('GET', '/api/session/devices')
  expect(data).toMatchObject([
    { is_current: true, login_from: 'web', ip: '127.0.0.1', kind: 'unknown' },
    {
      is_current: false,
      browser: 'Chrome 131',
      system: 'Android 14',
      kind: 'mobile',
      last_seen_date: expect.stringMatching(/Z$/),
    },
  ])
  expect(JSON.stringify(data)).not.toContain('session_hash')
})

test('a session that has ended is no device', async () => {
  const { first, usercode } = await person(2)
  await db
    .update(sessions)
    .set({ ends_date: sql`now() - interval '1 second'` })
    .where(sql`usercode = ${usercode} and user_agent <> 'test'`)
  expect((await first.ask('GET', '/api/session/devices')).data.length).toBe(1)
})

test('a device is signed out from another, at once', async () => {
  const { browsers, first } = await person(3)
  const { data } = await first.ask('GET', '/api/session/devices')
  const { login_code } = (await browsers[2]!.ask('GET', '/api/session')).data
  expect(data.map((device: { login_code: string }) => device.login_code)).toContain(login_code)
  expect(await post(first, contract.signOutDevice, { login_code })).toMatchObject({
    code: '200',
    message: 'The device is signed out',
  })
  expect(await Promise.all(browsers.map(isIn))).toEqual([true, true, false])
  expect(await post(first, contract.signOutDevice, { login_code })).toMatchObject({ code: '404' })
})

test('somebody else’s device is out of reach', async () => {
  const [mine, theirs] = [await person(), await person()]
  const { login_code } = (await theirs.first.ask('GET', '/api/session')).data
  expect(await post(mine.first, contract.signOutDevice, { login_code, usercode: theirs.usercode })).toMatchObject({
    code: '404',
  })
  expect(await isIn(theirs.first)).toBe(true)
})

test('signing out everywhere spares this device only when asked to', async () => {
  const { browsers, first } = await person(3)
  expect(await post(first, contract.signOutEverywhere, { keep_this: true })).toMatchObject({ data: { ended: 2 } })
  expect(await Promise.all(browsers.map(isIn))).toEqual([true, false, false])
  expect(await post(first, contract.signOutEverywhere, {})).toMatchObject({ code: '200', data: { ended: 1 } })
  expect(await isIn(first)).toBe(false)
})

test('whoever was signed out hears of it in an open page, and nothing more after that', async () => {
  const { browsers, first, usercode } = await person(2)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const listen = async (browser: ReturnType<typeof openBrowser>) => {
    const reply = await fetch(`${address}/api/events`, { headers: { cookie: `sid=${browser.jar.get('sid')}` } })
    const reader = reply.body?.getReader()
    await reader?.read()
    return reader
  }
  const [staying, leaving] = await Promise.all(browsers.map(listen))
  await post(first, contract.signOutEverywhere, { keep_this: true })
  const words = new TextDecoder()
  /** What comes next. On a slow machine signs of life may come between; undefined at the end. */
  const next = async (reader: typeof staying): Promise<string | undefined> => {
    const part = await reader?.read()
    if (!part || part.done) return undefined
    return words.decode(part.value).replaceAll(': beat\n\n', '') || next(reader)
  }
  let heard = ''
  for (let text = await next(leaving); text !== undefined; text = await next(leaving)) heard += text
  expect(heard).toBe('event: session\ndata: null\n\n')
  expect(await next(staying)).toContain('event: session')
  const { publish } = await import('../../../platform/live/live.ts')
  await publish(db, { to: usercode, kind: 'notification' })
  expect(await next(staying)).toContain('event: notification')
  await staying?.cancel()
})

const change = (browser: ReturnType<typeof openBrowser>, new_password: string, current_password = old) =>
  post(browser, contract.changePassword, { current_password, new_password })

test('a password is changed with the one before it; every other device is out', async () => {
  const { browsers, first, usercode } = await person(3)
  expect(await change(first, fresh)).toMatchObject({
    code: '200',
    message: 'Password changed. Other devices are signed out',
  })
  expect(await Promise.all(browsers.map(isIn))).toEqual([true, false, false])
  expect((await openBrowser(app).ask('POST', '/api/login/password', { username: usercode, password: old })).code).toBe(
    '406',
  )
  expect((await openBrowser(app).signIn(usercode, fresh)).statusCode).toBe(200)
  expect((await first.ask('GET', '/api/user-detail')).data).toMatchObject({
    has_password: true,
    password_changed_date: expect.stringMatching(/Z$/),
  })
  const [line] = await db
    .select()
    .from(actionLogs)
    .where(eq(actionLogs.entity_code, usercode))
    .orderBy(sql`log_id desc`)
    .offset(1)
  expect(line).toMatchObject({ action: 'change-password', usercode })
})

test.each([
  ['kurang10', 'Password needs at least 10 characters'],
  ['Password123!', 'This password is too easy to guess'],
  ['sejuk-demo', 'This password is too easy to guess'],
  ['Sari Dewanti', 'Password must not be your name or staff code'],
  [old, 'The new password must differ from the old one'],
])('%s is refused as a password', async (password, sentence) => {
  const { first } = await person(1, [], { username: 'Sari Dewanti' })
  expect(await change(first, password)).toMatchObject({ code: '406', errors: { new_password: [sentence] } })
})

test('whoever found a session open cannot guess the password by it', async () => {
  const { first, usercode } = await person()
  for (let n = 0; n < 5; n++)
    expect(await change(first, fresh, `guess ${n}`)).toMatchObject({
      code: '406',
      errors: { current_password: ['The current password is not right'] },
    })
  expect(await change(first, fresh)).toMatchObject({ code: '429', status: 'TooMany' })
  expect(
    await openBrowser(app).ask('POST', '/api/login/password', { username: usercode, password: old }),
  ).toMatchObject({
    code: '429',
  })
})

test('who has no password here changes none', async () => {
  const guest = await as([])
  expect(await guest(contract.changePassword, { current_password: 'x', new_password: fresh })).toMatchObject({
    code: '409',
    status: 'NoPassword',
    message: 'This account has no password here',
  })
})

const helper = (more: Parameters<typeof as>[1] = {}) => as(['Staff-Reset-Password'], more)

test('an administrator gives a password that is good for choosing another', async () => {
  const { browsers, usercode } = await person(2)
  const it = await helper()
  const key = { 'idempotency-key': 'reset-0001' }
  const { code, data } = await it(contract.resetPassword, { usercode }, key)
  expect(code).toBe('200')
  expect(data.one_time_password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
  expect(await Promise.all(browsers.map(isIn))).toEqual([false, false])
  const tell = (more: object = {}) =>
    openBrowser(app).ask('POST', '/api/login/password', {
      username: usercode,
      password: data.one_time_password,
      ...more,
    })
  expect(await tell()).toMatchObject({ code: '409', status: 'ChangePassword' })
  expect(await tell({ new_password: fresh })).toMatchObject({ code: '200' })
  expect(await tell()).toMatchObject({ code: '406' })
  const kept = JSON.stringify([
    await db.select().from(actionLogs),
    await db.select().from(idempotencyKeys),
    await db.select().from(users),
  ])
  expect(kept).not.toContain(data.one_time_password)
  expect(kept).toContain('reset-password')
})

test('a reset forgives the wrong passwords before it', async () => {
  const { usercode } = await person()
  const guess = (password: string) =>
    openBrowser(app).ask('POST', '/api/login/password', { username: usercode, password })
  for (let n = 0; n < 6; n++) await guess('wrong')
  const { data } = await (await helper())(contract.resetPassword, { usercode })
  expect(await guess(data.one_time_password)).toMatchObject({ code: '409', status: 'ChangePassword' })
})

test('nobody raises themselves by resetting the password of somebody above', async () => {
  await db
    .insert(roles)
    .values({ role_code: 'Administrator', role_name: 'Administrator', view_data: 'View_Data_All_Branches' })
  const chief = await person()
  await db.insert(userRoles).values({ usercode: chief.usercode, role_code: 'Administrator' })
  const keeper = await person(1, ['Role-Permission-Modify'])
  const it = await helper()
  for (const { usercode } of [chief, keeper])
    expect(await it(contract.resetPassword, { usercode })).toMatchObject({
      code: '403',
      message: 'Only an Administrator may change this account',
    })
  expect(await isIn(chief.first)).toBe(true)
  expect(await it(contract.resetPassword, { usercode: it.usercode })).toMatchObject({
    code: '409',
    message: 'Please change your own password on your account page',
  })
})

test('somebody of another branch is out of sight', async () => {
  const elsewhere = await person(1, [], { department: '713' })
  const it = await helper({ view_data: 'View_Data_My_Branch', department: '705' })
  expect(await it(contract.resetPassword, { usercode: elsewhere.usercode })).toMatchObject({ code: '404' })
  expect(await it(contract.resetPassword, { usercode: 'nobody' })).toMatchObject({ code: '404' })
  expect(await isIn(elsewhere.first)).toBe(true)
  expect((await it(getSession)).code).toBe('200')
})

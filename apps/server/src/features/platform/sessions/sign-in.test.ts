import { createHook } from 'node:async_hooks'
import * as contract from '@sejuk/contract/platform/sessions'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser } from '../../../../test/servers/browser.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { signInAttempts } from '../../../db/tables/platform/sessions.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { subjectOf } from '../../../platform/session/attempts.ts'
import { hashPassword } from '../../../platform/session/passwords.ts'

const { db, as, nobody, app } = await startTestServer()
const right = 'hujan di bulan juni'
const wrongWords = 'Staff code, email or password is wrong'

const account = async (login_name: string, more: object = {}) => {
  const person = await as([], { username: 'Rina Kartika' })
  const password_hash = await hashPassword(right)
  await db
    .update(users)
    .set({ login_name, email: `${login_name}@sejuk.test`, password_hash, ...more })
    .where(eq(users.usercode, person.usercode))
  return person.usercode
}
beforeAll(() => account('bm'))
beforeEach(() => db.delete(signInAttempts))

const guess = (username: string, password = 'a wrong guess') => nobody(contract.signIn, { username, password })

/** How often a password was really hashed meanwhile. */
const hashesDuring = async (work: () => Promise<unknown>) => {
  let count = 0
  const hook = createHook({ init: (_id, type) => void (type === 'SCRYPTREQUEST' && count++) }).enable()
  await work()
  hook.disable()
  return count
}

test('a right password is worth a code, and the code a session', async () => {
  const browser = openBrowser(app)
  const reply = await browser.signIn('bm', right)
  expect(reply.json()).toMatchObject({ code: '200', data: { encryptedusercode: expect.stringMatching(/^[\w-]{32}$/) } })
  expect(await browser.ask('GET', '/api/session')).toMatchObject({ code: '200', data: { username: 'Rina Kartika' } })
})

test.each(['BM', 'Bm@Sejuk.Test'])('%s is her name too', async (name) => {
  expect((await openBrowser(app).signIn(name, right)).statusCode).toBe(200)
})

test('what is missing is named, and nobody is counted for it', async () => {
  expect(await nobody(contract.signIn, { username: ' ', password: '' })).toMatchObject({
    code: '406',
    errors: { username: ['Staff code or email is required!'], password: ['Password is required!'] },
  })
  expect(await db.$count(signInAttempts)).toBe(0)
})

test('a wrong password, an unknown person and a closed account are told the same, after the same work', async () => {
  await account('gone', { is_active: false })
  await account('no-password', { password_hash: null })
  const answers: unknown[] = []
  for (const [name, password] of [
    ['bm', 'wrong'],
    ['nobody-at-all', 'wrong'],
    ['gone', right],
    ['no-password', right],
  ]) {
    const work = async () => answers.push(await guess(name ?? '', password))
    expect(await hashesDuring(work), name).toBe(1)
  }
  expect(answers[0]).toMatchObject({ code: '406', status: 'WrongPassword', message: wrongWords })
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
})

test.each(['bm', 'nobody-at-all'])('after five wrong passwords %s waits, right password or not', async (name) => {
  for (let n = 0; n < 5; n++) expect(await guess(name)).toMatchObject({ code: '406', message: wrongWords })
  let answer: unknown
  expect(await hashesDuring(async () => (answer = await guess(name, right)))).toBe(0)
  expect(answer).toMatchObject({
    code: '429',
    status: 'TooMany',
    message: 'Too many failed attempts. Please try again in 15 minutes',
    data: { retry_after: expect.any(Number) },
  })
})

test('a name and an e-mail are one account, and count together', async () => {
  for (const name of ['bm', 'bm@sejuk.test', 'BM', 'bm', 'bm@sejuk.test']) await guess(name)
  expect(await guess('bm')).toMatchObject({ code: '429' })
  expect(await guess('bm@sejuk.test')).toMatchObject({ code: '429' })
})

test('a quarter of an hour later it may be tried again', async () => {
  for (let n = 0; n < 5; n++) await guess('bm')
  const later = (minutes: number) =>
    db.update(signInAttempts).set({
      attempts: sql`array(select moment - make_interval(mins => ${minutes}) from unnest(attempts) moment)`,
    })
  await later(14)
  expect(await guess('bm', right)).toMatchObject({
    code: '429',
    message: 'Too many failed attempts. Please try again in 1 minute',
  })
  await later(1)
  expect(await guess('bm', right)).toMatchObject({ code: '200' })
})

test('a right password forgives the wrong ones before it', async () => {
  for (let n = 0; n < 4; n++) await guess('bm')
  expect(await guess('bm', right)).toMatchObject({ code: '200' })
  for (let n = 0; n < 5; n++) expect(await guess('bm')).toMatchObject({ code: '406' })
})

test('of a hundred guesses at once five are looked at', async () => {
  const codes: string[] = []
  const storm = () =>
    Promise.all(Array.from({ length: 100 }, async (_, n) => codes.push((await guess('bm', `guess ${n}`)).code)))
  expect(await hashesDuring(storm)).toBe(5)
  expect(codes.filter((code) => code === '406').length).toBe(5)
  expect(codes.filter((code) => code === '429').length).toBe(95)
})

/** All but the last of the fifty that its address has. */
const fortyNine = (remoteAddress: string) =>
  db.insert(signInAttempts).values({
    subject: subjectOf('address', remoteAddress),
    attempts: sql`array_fill(now(), array[49])`,
  })
const from = async (remoteAddress: string, username: string, password = 'wrong') =>
  (await app.inject({ method: 'POST', url: '/api/login/password', payload: { username, password }, remoteAddress }))
    .statusCode

test('one address may fail fifty times, whomever it tries; another address may go on', async () => {
  await fortyNine('10.0.0.1')
  expect(await from('10.0.0.1', 'somebody')).toBe(406)
  expect(await from('10.0.0.1', 'somebody-else')).toBe(429)
  expect(await from('10.0.0.1', 'bm', right)).toBe(429)
  expect(await from('10.0.0.2', 'bm', right)).toBe(200)
})

test('a branch behind one address signs in as often as it likes', async () => {
  await fortyNine('10.0.0.1')
  for (let n = 0; n < 4; n++) expect(await from('10.0.0.1', 'bm', right)).toBe(200)
})

test('neighbours in one IPv6 network are one address', async () => {
  await fortyNine('2001:db8:1:2::/64')
  expect(await from('2001:db8:1:2::7', 'somebody')).toBe(406)
  expect(await from('2001:db8:1:2:ffff::1', 'another')).toBe(429)
  expect(await from('2001:db8:1:3::1', 'another')).toBe(406)
})

test('nothing that was typed can be read where attempts are counted', async () => {
  await guess('my-password-by-mistake')
  const rows = await db.select().from(signInAttempts)
  expect(rows.length).toBe(2)
  expect(JSON.stringify(rows)).not.toContain('my-password-by-mistake')
})

test('a one-time password opens nothing but the change of itself', async () => {
  const usercode = await account('fresh', { must_change_password: true, password_changed_date: sql`now()` })
  const change = (new_password?: string) =>
    nobody(contract.signIn, { username: 'fresh', password: right, ...(new_password ? { new_password } : {}) })
  expect(await change()).toMatchObject({
    code: '409',
    status: 'ChangePassword',
    message: 'Please choose a new password',
  })
  expect(await change('short')).toMatchObject({
    code: '406',
    errors: { new_password: ['Password needs at least 10 characters'] },
  })
  expect(await change('Rina Kartika')).toMatchObject({
    errors: { new_password: ['Password must not be your name or staff code'] },
  })
  expect(await change(right)).toMatchObject({
    errors: { new_password: ['The new password must differ from the old one'] },
  })
  expect(await change('angin dari selatan')).toMatchObject({ code: '200', data: { url: expect.any(String) } })
  expect(await guess('fresh', right)).toMatchObject({ code: '406' })
  expect(await guess('fresh', 'angin dari selatan')).toMatchObject({ code: '200' })
  expect(await db.select().from(users).where(eq(users.usercode, usercode))).toMatchObject([
    { must_change_password: false },
  ])
})

test('a one-time password that nobody used for three days is none', async () => {
  const password_changed_date = sql`now() - interval '73 hours'`
  await account('late', { must_change_password: true, password_changed_date })
  expect(await guess('late', right)).toMatchObject({
    code: '409',
    status: 'PasswordExpired',
    message: 'This one-time password has expired. Please ask an administrator for a new one',
  })
})

test('a new password sent along without need changes nothing', async () => {
  await nobody(contract.signIn, { username: 'bm', password: right, new_password: 'angin dari selatan' })
  expect(await guess('bm', right)).toMatchObject({ code: '200' })
})

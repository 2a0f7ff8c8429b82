import * as contract from '@sejuk/contract/platform/sessions'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { openHouse, origin } from '../../../../test/house.ts'
import { sessions } from '../../../db/tables/platform/sessions.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { hashPassword } from '../../../platform/passwords.ts'

const { db, as, nobody, door } = await openHouse()
const manner = { host: 'sejuk.test', origin, 'x-requested-with': 'XMLHttpRequest' }

beforeAll(async () => {
  const rina = await as([], { usercode: 'RCI-0417', username: 'Rina Kartika' })
  await db
    .update(users)
    .set({ login_name: 'bm', email: 'rina@sejuk.test', password_hash: await hashPassword('sejuk-demo') })
    .where(eq(users.usercode, rina.usercode))
})

/** A browser: it keeps its cookies. */
const browser = () => {
  const jar = new Map<string, string>()
  return async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await door.inject({ method, url, ...(payload ? { payload } : {}), headers: { ...manner, cookie } })
    for (const { name, value } of reply.cookies) value ? jar.set(name, value) : jar.delete(name)
    return reply.json()
  }
}

const signedIn = async (username = 'bm') => {
  const go = browser()
  await go('GET', '/api/login')
  const { data } = await go('POST', '/api/login/password', { username, password: 'sejuk-demo' })
  const code = new URL(data.url, origin).searchParams.get('code')
  return { go, code, answer: await go('POST', '/api/login/exchange', { code }) }
}

test('a right password is worth a code, and the code one session in the same browser', async () => {
  const { go, code, answer } = await signedIn()
  expect(answer).toMatchObject({ code: '200', data: { encryptedusercode: expect.any(String) } })
  expect(await go('GET', '/api/session')).toMatchObject({
    code: '200',
    data: { usercode: 'RCI-0417', username: 'Rina Kartika', department: '705', viewData: 'View_Data_All_Branches' },
  })
  expect(await go('POST', '/api/login/exchange', { code })).toMatchObject({ code: '401', status: 'TokenError' })
})

test('an e-mail in any letters is a name too', async () => {
  expect((await signedIn('RINA@sejuk.test')).answer.code).toBe('200')
})

test('a code is nothing in another browser', async () => {
  const go = browser()
  await go('GET', '/api/login')
  const { data } = await go('POST', '/api/login/password', { username: 'bm', password: 'sejuk-demo' })
  const code = new URL(data.url, origin).searchParams.get('code')
  expect(await browser()('POST', '/api/login/exchange', { code })).toMatchObject({ code: '401' })
})

test('a wrong password and an unknown person get the same words', async () => {
  const wrong = await nobody(contract.signIn, { username: 'bm', password: 'guess' })
  const unknown = await nobody(contract.signIn, { username: 'nobody', password: 'guess' })
  expect(wrong).toEqual(unknown)
  expect(wrong).toMatchObject({ code: '406', message: 'The staff code or password is not right' })
})

test('no cookie, a forged one and an expired one are told apart', async () => {
  expect(await nobody(contract.getSession)).toMatchObject({ code: '401', status: 'NotLoggedIn' })
  const forged = { cookie: `sid=${'a'.repeat(43)}` }
  expect(await nobody(contract.getSession, {}, forged)).toMatchObject({ code: '401', status: 'TokenError' })
  const late = await as([])
  await db.update(sessions).set({ expires_date: '2020-01-01T00:00:00Z' }).where(eq(sessions.usercode, late.usercode))
  expect(await late(contract.getSession)).toMatchObject({ code: '401', status: 'TokenExpired' })
})

test('signing out ends the session on the server', async () => {
  const { go } = await signedIn()
  expect(await go('POST', '/auth/logout', {})).toMatchObject({ code: '200', message: 'Signed out' })
  expect(await go('GET', '/api/session')).toMatchObject({ code: '401' })
})

test('somebody switched off is out at once', async () => {
  const gone = await as([])
  expect((await gone(contract.getSession)).code).toBe('200')
  await db.update(users).set({ is_active: false }).where(eq(users.usercode, gone.usercode))
  expect(await gone(contract.getSession)).toMatchObject({ code: '401', status: 'TokenError' })
})

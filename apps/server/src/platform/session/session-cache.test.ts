import { signOutEverywhere } from '@sejuk/contract/platform/accounts'
import { listPermissions } from '@sejuk/contract/platform/permissions'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { rolePermissions } from '../../db/tables/platform/roles.ts'
import { sessions } from '../../db/tables/platform/sessions.ts'
import { users } from '../../db/tables/platform/users.ts'

/** Two servers with one database, each with its own listening connection. What is changed by SQL, neither is told by hand. */
const here = await startTestServer({ keepsSessions: true })
const there = await startTestServer({ on: here.url, keepsSessions: true })
const { db, as } = here

const asked = { here: vi.spyOn(here.pool, 'query'), there: vi.spyOn(there.pool, 'query') }
/** How often each server has read a session. */
const reads = () =>
  Object.values(asked).map(
    ({ mock }) => mock.calls.filter(([query]) => (query as { name?: string }).name === 'session-of-token').length,
  )

type Person = Awaited<ReturnType<typeof as>>
const ask = async ({ token }: Person, server = here) =>
  (await server.app.inject({ url: listPermissions.path, headers: { cookie: `sid=${token}` } })).json()
const askBoth = async (person: Person) =>
  (await Promise.all([ask(person, here), ask(person, there)])).map(({ code }) => code)

/** A session that both servers have read and keep. */
const signedIn = async () => {
  const person = await as([])
  // A kept session shows by a second request that reads nothing; one that was being dropped meanwhile is asked for again.
  await expect
    .poll(async () => {
      await askBoth(person)
      const before = reads()
      await askBoth(person)
      return reads().every((count, index) => count === before[index])
    })
    .toBe(true)
  return person
}

test('a session that ends is refused by every server at once', async () => {
  const person = await signedIn()
  await db.delete(sessions).where(eq(sessions.usercode, person.usercode))
  await expect.poll(() => askBoth(person)).toEqual(['401', '401'])
})

test('a person who is switched off, and rights that change, are seen by every server at once', async () => {
  const [off, more] = [await signedIn(), await signedIn()]
  await db.update(users).set({ is_active: false }).where(eq(users.usercode, off.usercode))
  await expect.poll(async () => (await askBoth(off)).every((code) => code !== '200')).toBe(true)
  await db.insert(rolePermissions).values({ role_code: more.role_code, permission_code: 'Staff-Search' })
  await db.update(users).set({ viewer_version: sql`viewer_version + 1` }).where(eq(users.usercode, more.usercode))
  await expect.poll(async () => (await ask(more, there)).data).toEqual(['Staff-Search'])
  expect((await ask(more, here)).data).toEqual(['Staff-Search'])
})

test('while the listening connection is down, every request asks the database', async () => {
  const person = await signedIn()
  await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'sejuk-live' and datname = current_database()`)
  await db.delete(sessions).where(eq(sessions.usercode, person.usercode))
  await expect.poll(() => askBoth(person)).toEqual(['401', '401'])
  // They connect again by themselves, and keep sessions as before.
  await signedIn()
})

// Last: for seconds after it this process keeps no session.
test('the server that ended a session refuses it on the very next request, heard or not', async () => {
  const person = await signedIn()
  expect((await person(signOutEverywhere, { keep_this: false })).code).toBe('200')
  expect((await ask(person)).code).toBe('401')
})

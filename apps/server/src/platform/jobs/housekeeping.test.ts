import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { offers } from '../../app.ts'
import { loginCodes, sessions, signInAttempts, signInStarts } from '../../db/tables/platform/sessions.ts'
import { housekeeping } from './housekeeping.ts'

const { db, as, jobs, config, database } = await startTestServer()

test('what has ended is thrown away at night, and what goes on stays', async () => {
  const people = [await as([]), await as([]), await as([])]
  const usercodeOf = (n: number) => people[n]?.usercode ?? ''
  const [past, future] = [sql`now() - interval '1 second'`, sql`now() + interval '1 minute'`]
  await db
    .update(sessions)
    .set({ expires_date: past })
    .where(sql`usercode = ${usercodeOf(0)}`)
  await db
    .update(sessions)
    .set({ ends_date: past })
    .where(sql`usercode = ${usercodeOf(1)}`)
  for (const [name, expires_date] of [
    ['old', past],
    ['new', future],
  ] as const) {
    const start = { provider: 'oidc', homepage: '/', is_kept: false, kept: {}, browser_hash: name, expires_date }
    await db.insert(signInStarts).values({ ...start, state_hash: name })
    const login = { usercode: usercodeOf(2), login_from: 'web' as const, browser_hash: name, expires_date }
    await db.insert(loginCodes).values({ ...login, code_hash: name })
  }
  await db.insert(signInAttempts).values([
    { subject: 'old', attempts: sql`array[now() - interval '25 hours']` },
    { subject: 'none', attempts: sql`array[]::timestamptz[]` },
    { subject: 'new', attempts: sql`array[now() - interval '25 hours', now()]` },
  ])
  await housekeeping.work({
    data: {},
    db,
    url: database.url,
    jobs,
    config,
    offers,
    signal: AbortSignal.timeout(10_000),
  })
  expect((await db.select().from(sessions)).map(({ usercode }) => usercode)).toEqual([usercodeOf(2)])
  expect((await db.select().from(signInStarts)).map(({ state_hash }) => state_hash)).toEqual(['new'])
  expect((await db.select().from(loginCodes)).map(({ code_hash }) => code_hash)).toEqual(['new'])
  expect((await db.select().from(signInAttempts)).map(({ subject }) => subject)).toEqual(['new'])
})

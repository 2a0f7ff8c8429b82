import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer({ requestsAMinute: 3 })
const context = (url: string, sid: string, remoteAddress: string) =>
  server.app.inject({ method: 'GET', url, cookies: { sid }, remoteAddress }).then(({ statusCode }) => statusCode)

test('one session has its allowance, and what watches the server none', async () => {
  const sid = randomUUID()
  for (const _ of Array(3)) expect(await context('/api/permission', sid, '10.1.0.1')).toBe(401)
  expect(await context('/api/permission', sid, '10.1.0.1')).toBe(429)
  expect(await context('/health', sid, '10.1.0.1')).toBe(200)
})

test('a cookie made up anew for every request buys no new allowance', async () => {
  for (const _ of Array(30)) expect(await context('/api/permission', randomUUID(), '10.1.0.2')).toBe(401)
  expect(await context('/api/permission', randomUUID(), '10.1.0.2')).toBe(429)
  expect(await context('/api/permission', randomUUID(), '10.1.0.3')).toBe(401)
})

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openHouse } from '../../../test/test-server.ts'

const house = await openHouse({ requestsAMinute: 3 })
const ask = (url: string, sid: string, remoteAddress: string) =>
  house.door.inject({ method: 'GET', url, cookies: { sid }, remoteAddress }).then(({ statusCode }) => statusCode)

test('one session has its allowance, and what watches the server none', async () => {
  const sid = randomUUID()
  for (const _ of Array(3)) expect(await ask('/api/permission', sid, '10.1.0.1')).toBe(401)
  expect(await ask('/api/permission', sid, '10.1.0.1')).toBe(429)
  expect(await ask('/health', sid, '10.1.0.1')).toBe(200)
})

test('a cookie made up anew for every request buys no new allowance', async () => {
  for (const _ of Array(30)) expect(await ask('/api/permission', randomUUID(), '10.1.0.2')).toBe(401)
  expect(await ask('/api/permission', randomUUID(), '10.1.0.2')).toBe(429)
  expect(await ask('/api/permission', randomUUID(), '10.1.0.3')).toBe(401)
})

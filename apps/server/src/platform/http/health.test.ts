import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/servers/test-server.ts'

const first = await startTestServer()
const second = await startTestServer()

test('a process that cannot write to its database is not ready', async () => {
  await first.pool.query('alter table write_checks rename to write_checks_away')
  const reply = await first.app.inject('/ready')
  expect(reply.statusCode).toBe(503)
  expect(reply.json()).toMatchObject({
    status: 'not ready',
    database: true,
    writable: { database: false, files: true },
  })
})

test('a process that can write is ready', async () => {
  const reply = await second.app.inject('/ready')
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toMatchObject({ status: 'ready', writable: { database: true, files: true } })
})

import { endpoint } from '@sejuk/contract/endpoint'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { origin, startTestServer } from '../../../test/servers/test-server.ts'
import type { Serve } from './serve.ts'

let act: (db: { execute: (query: ReturnType<typeof sql>) => PromiseLike<unknown> }) => PromiseLike<unknown>
const write = endpoint('POST /api/test/write', { needs: 'public', input: z.object({}), data: z.null() })
const { app } = await startTestServer({
  features: [
    (serve: Serve) =>
      serve(write, async ({ db }) => {
        await act(db)
        return { data: null }
      }),
  ],
})
const send = async () => {
  const headers = { host: 'sejuk.test', origin, 'x-requested-with': 'XMLHttpRequest' }
  const reply = await app.inject({ method: 'POST', url: write.path, payload: {}, headers })
  return { code: reply.statusCode, after: reply.headers['retry-after'], message: reply.json().message }
}
const busy = { code: 503, after: '3', message: 'The system is busy, nothing was lost' }
const raise = (state: string) => `do $$ begin raise exception 'x' using errcode = '${state}'; end $$`

test.each(['08006', '53100', '53200', '53300', '57P01', '57P02', '57P03'])(
  'PostgreSQL that says %s is away for a while, and nothing was lost',
  async (state) => {
    act = (db) => db.execute(sql.raw(raise(state)))
    expect(await send()).toEqual(busy)
  },
)

test('a connection that is cut amid a write is away for a while', async () => {
  act = (db) => db.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
  expect(await send()).toEqual(busy)
})

test.each([
  ['a port nobody listens on', { host: '127.0.0.1', port: 1 }],
  ['a socket that is not there', { host: '/nowhere', port: 5432 }],
])('a database behind %s is away for a while', async (_where, place) => {
  act = () => new pg.Client(place).connect()
  expect(await send()).toEqual(busy)
})

test('a full disk of ours is told the same way', async () => {
  act = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' }))
  expect(await send()).toEqual(busy)
})

test('a fault of ours is none of these', async () => {
  act = () => Promise.reject(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }))
  expect(await send()).toMatchObject({ code: 500, after: undefined })
})

import { connect } from 'node:net'
import { endpoint } from '@sejuk/contract/endpoint'
import { listInput } from '@sejuk/contract/lists'
import { apiPrefixes } from '@sejuk/contract/prefixes'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { origin, startTestServer } from '../../../test/servers/test-server.ts'
import { features } from '../../app.ts'
import { appSecrets } from '../../db/tables/platform/app-secrets.ts'
import type { Serve } from './serve.ts'

const echo = endpoint('POST /api/test/echo', {
  needs: 'public',
  input: z.object({ text: z.string().max(10), nested: z.object({ count: z.number() }).optional() }),
  data: z.object({ text: z.string() }),
})
const list = endpoint('GET /api-ass/test/list', {
  needs: 'public',
  input: listInput(['name']),
  data: z.array(z.string()),
})
const one = endpoint('GET /after-sales-system/test/{id}', {
  needs: 'signed-in',
  input: z.object({ id: z.coerce.number().int() }),
  data: z.object({ id: z.number() }),
})
const broken = endpoint('GET /api/test/broken', { needs: 'public', input: z.object({}), data: z.null() })
const leaky = endpoint('GET /api/test/leaky', {
  needs: 'public',
  input: z.object({}),
  data: z.object({ name: z.string() }),
})

const taking = endpoint('POST /api/test/taking', {
  needs: 'public',
  input: z.object({}),
  data: z.object({ whileRead: z.number(), whileDone: z.number() }),
})

const testFeature = (serve: Serve) => {
  serve.afterReading(
    taking,
    async () => inUse(),
    async (_ask, whileRead) => ({ data: { whileRead, whileDone: inUse() } }),
  )
  serve(echo, async ({ input }) => ({ data: { text: input.text } }))
  serve(list, async ({ input }) => ({ data: ['a'], total: 1, page: { current: input.page, totalPages: 1 } }))
  serve(one, async ({ input }) => ({ data: { id: input.id } }))
  serve(broken, () => Promise.reject(new Error('secret of Budi, 0812-3456')))
  serve(leaky, async () => ({ data: { name: 'Budi', password_hash: 'x' } as { name: string } }))
}
const inUse = () => pool.totalCount - pool.idleCount
const { db, app, as, nobody, pool } = await startTestServer({ features: [...features, testFeature] })
const manner = { host: 'sejuk.test', origin, 'x-requested-with': 'XMLHttpRequest' }
const raw = (method: 'GET' | 'POST', url: string, more: object = {}) =>
  app.inject({ method, url, headers: manner, ...more })

test('the secret of the links to files is there before the first caller, whose transaction may be undone', async () => {
  expect(await db.$count(appSecrets)).toBe(1)
})

test('success is an envelope whose code is the HTTP status', async () => {
  const reply = await raw('POST', '/api/test/echo', { payload: { text: 'hi' } })
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toEqual({
    code: '200',
    status: true,
    message: 'Data saved successfully',
    because: { code: 'data-saved-successfully' },
    data: { text: 'hi' },
  })
})

test('no connection waits while an upload is being read', async () => {
  expect((await nobody(taking)).data).toEqual({ whileRead: 0, whileDone: 1 })
})

test('a list says its page and total', async () => {
  expect(await nobody(list, { page: 2 })).toMatchObject({
    code: '200',
    data: ['a'],
    total: 1,
    page: { current: 2, totalPages: 1 },
  })
})

test('a path carries an input', async () => {
  const signedIn = await as([])
  expect(await signedIn(one, { id: 7 })).toMatchObject({ code: '200', data: { id: 7 } })
  expect(await signedIn(one, { id: 'x' })).toMatchObject({ code: '406', errors: { id: [expect.any(String)] } })
})

test.each(apiPrefixes)('an unknown path under %s is an envelope', async (prefix) => {
  for (const url of [`${prefix}/no-such-thing`, `${prefix}/a/b?c=d`]) {
    const reply = await raw('GET', url)
    expect([reply.statusCode, reply.json()]).toMatchObject([404, { code: '404', status: 'NotFound', data: null }])
  }
})

test('wrong fields are named under dotted names', async () => {
  expect(await nobody(echo, { text: 'much too long a text', nested: { count: 'x' } })).toMatchObject({
    code: '406',
    message: 'Form invalid. Please check the form',
    errors: { text: [expect.any(String)], 'nested.count': [expect.any(String)] },
  })
})

test.each([
  ['malformed JSON', '400', { payload: '{"text":', headers: { ...manner, 'content-type': 'application/json' } }],
  ['a body that is no object', '400', { payload: '[1]', headers: { ...manner, 'content-type': 'application/json' } }],
  [
    'a poisoned prototype',
    '400',
    { payload: '{"__proto__":{"x":1}}', headers: { ...manner, 'content-type': 'application/json' } },
  ],
  ['a wrong content type', '415', { payload: '<a/>', headers: { ...manner, 'content-type': 'application/xml' } }],
  ['a body too large', '413', { payload: { text: 'x'.repeat(1_100_000) } }],
  ['a zero byte', '406', { payload: { text: 'a\0b' } }],
  ['no body at all', '406', {}],
])('%s is refused in an envelope', async (_what, code, more) => {
  const reply = await raw('POST', '/api/test/echo', more)
  expect([String(reply.statusCode), reply.json().code, typeof reply.json().message]).toEqual([code, code, 'string'])
})

test.each([
  ['page', 'x'],
  ['page', '0'],
  ['page', '1.5'],
  ['page', '99999999999999999999'],
  ['limit', '0'],
  ['limit', '101'],
  ['limit', 'all'],
  ['sort', 'password'],
  ['sort', '--name'],
  ['exact', 'maybe'],
])('garbage in %s (%s) is a 406', async (field, value) => {
  expect(await nobody(list, { [field]: value })).toMatchObject({
    code: '406',
    errors: { [field]: [expect.any(String)] },
  })
})

test('an address too long is a 414, also when node itself refuses it', async () => {
  const reply = await raw('GET', `/api-ass/test/list?cursor=${'x'.repeat(9000)}`)
  expect([reply.statusCode, reply.json().code]).toEqual([414, '414'])
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () =>
      socket.write(`GET /api/${'x'.repeat(60_000)} HTTP/1.1\r\nHost: a\r\n\r\n`),
    )
    let text = ''
    socket
      .on('data', (part) => {
        text += part
      })
      .on('end', () => resolve(text))
      .on('error', reject)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 414 /)
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: '414' })
})

test('a fault of ours is a 500 that tells nothing, but has an id', async () => {
  const reply = await raw('GET', '/api/test/broken')
  expect([reply.statusCode, reply.json()]).toEqual([
    500,
    { code: '500', status: false, message: 'Unexpected error', data: null },
  ])
  expect(reply.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
})

test('what is not in the agreement does not leave the house', async () => {
  expect((await nobody(leaky)).data).toEqual({ name: 'Budi' })
})

test('a write with a cookie needs our header and our origin', async () => {
  const { token } = await as([])
  const write = (headers: object) =>
    raw('POST', '/auth/logout', { payload: {}, headers: { host: 'sejuk.test', cookie: `sid=${token}`, ...headers } })
  for (const headers of [
    {},
    { origin },
    { 'x-requested-with': 'XMLHttpRequest' },
    { ...manner, origin: 'http://evil.test' },
    { ...manner, origin: 'null' },
  ])
    expect((await write(headers)).json()).toMatchObject({ code: '403', status: 'CrossSite' })
  expect((await write(manner)).json()).toMatchObject({ code: '200' })
})

test('a page of another site can do nothing in the name of a visitor who is not signed in either', async () => {
  const write = (headers: object) =>
    raw('POST', '/api/test/echo', { payload: { text: 'hi' }, headers: { host: 'sejuk.test', ...headers } })
  for (const elsewhere of ['http://evil.test', 'null'])
    expect((await write({ origin: elsewhere })).json()).toMatchObject({ code: '403', status: 'CrossSite' })
  for (const headers of [{}, { origin }]) expect((await write(headers)).json()).toMatchObject({ code: '200' })
})

test('answers carry a strict policy and are not cached', async () => {
  const { headers } = await raw('GET', '/api-ass/test/list')
  // WebAssembly reads barcodes; no text becomes script.
  expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';")
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  })
})

test('the process says whether it lives, whether it can work, and how long things take', async () => {
  expect((await raw('GET', '/health')).json()).toEqual({ status: 'up' })
  expect((await raw('GET', '/ready')).json()).toEqual({
    status: 'ready',
    database: true,
    writable: { database: true, files: true },
    pending_migrations: [],
  })
  const metrics = (await raw('GET', '/metrics')).body
  expect(metrics).toMatch(/sejuk_request_duration_seconds_count\{method="GET",route="\/health",code="200"\} \d/)
  expect(metrics).toContain('sejuk_pool_connections{state="idle"}')
  expect((await raw('GET', '/metrics', { headers: { ...manner, 'x-forwarded-for': '1.2.3.4' } })).statusCode).toBe(403)
})

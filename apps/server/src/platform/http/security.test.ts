import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/servers/test-server.ts'

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

const tls = await startTestServer({ publicOrigin: 'https://sejuk.test' })

test('under TLS cookies bear a name that no other site of the domain can set, and others are not believed', async () => {
  const person = await tls.as([])
  const ask = (cookie: string) => tls.app.inject({ url: '/api/session', headers: { cookie } })
  expect((await ask(`sid=${person.token}`)).statusCode).toBe(401)
  expect((await ask(`__Host-sid=${person.token}`)).statusCode).toBe(200)
  const start = await tls.app.inject({ url: '/api/login/oidc' })
  const left = await tls.app.inject({
    method: 'POST',
    url: '/auth/logout',
    payload: {},
    headers: { cookie: `__Host-sid=${person.token}`, origin: 'https://sejuk.test', 'x-requested-with': 'x' },
  })
  expect(left.cookies).toEqual([expect.objectContaining({ name: '__Host-sid', value: '', secure: true, path: '/' })])
  expect(left.headers['clear-site-data']).toBe('"cache"')
  expect([...start.cookies, ...left.cookies].every(({ name }) => name.startsWith('__Host-'))).toBe(true)
})

test('pages show pictures of the configured map tiles, and of no other host', async () => {
  const url = 'https://{s}.tiles.test/{z}/{x}/{y}.png'
  const mapped = await startTestServer({ env: { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: 'Tiles' } })
  const imagesOf = (policy: unknown) => String(policy).match(/img-src [^;]*/)?.[0]
  const answer = await mapped.app.inject('/api/map-tiles')
  expect(imagesOf(answer.headers['content-security-policy'])).toBe("img-src 'self' data: blob: https://*.tiles.test")
  expect(answer.json().data).toEqual({ url, attribution: 'Tiles' })
  const plain = await tls.app.inject('/api/map-tiles')
  expect(imagesOf(plain.headers['content-security-policy'])).toBe("img-src 'self' data: blob:")
  expect(plain.json().data).toBeNull()
})

test('pages may use the camera, the place and the microphone of a device, and nothing else of it', async () => {
  const { headers } = await tls.app.inject('/health')
  expect(headers['permissions-policy']).toContain('camera=(self), geolocation=(self), microphone=(self)')
  expect(headers['permissions-policy']).toContain('payment=()')
})

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../../test/servers/test-server.ts'

const webFolder = await mkdtemp(join(tmpdir(), 'sejuk-web-'))
afterAll(() => rm(webFolder, { recursive: true, force: true }))
await mkdir(join(webFolder, '.vite'))
await writeFile(join(webFolder, 'index.html'), '<html><head><title>Sejuk</title></head><body></body></html>')
await writeFile(join(webFolder, 'sign-in.html'), '<html><head><title>Sign in</title></head><body></body></html>')
const pages = {
  shell: ['assets/shell.js', 'assets/shell.css'],
  pages: [
    { path: '/customer/$id/detail', layout: 'desk', files: ['assets/customer.js'] },
    {
      path: '/customer',
      layout: 'desk',
      files: [],
      asks: [{ path: '/api/customer', input: { page: 1, limit: 2 }, isList: true }],
    },
    {
      path: '/notification',
      layout: 'desk',
      files: [],
      asks: [{ path: '/api/notification/unread', input: {}, isList: false }],
    },
    { path: '/feedback', layout: 'public', files: ['assets/feedback.js'] },
  ],
}
await writeFile(join(webFolder, '.vite/pages.json'), JSON.stringify(pages))

const { app, as } = await startTestServer({ webFolder })
const get = (url: string, token?: string) =>
  app.inject({ url, headers: { host: 'sejuk.test', ...(token ? { cookie: `sid=${token}` } : {}) } })

test('who has no session is led to the sign-in page by the first answer, and the page that was wanted is remembered', async () => {
  const reply = await get('/customer/C-1/detail?tab=shops')
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/signin'])
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(String(reply.headers['set-cookie'])).toContain('HttpOnly')
})

test('a session that is not valid any more leads there too, an installer to the installers', async () => {
  expect((await get('/', 'x'.repeat(43))).headers.location).toBe('/signin')
  const partner = await app.inject({ url: '/customer/C-1/detail', headers: { cookie: 'was_partner=1' } })
  expect(partner.headers.location).toBe('/partner/login')
})

test('pages for anybody, and the sign-in page itself, are the bare document', async () => {
  const warnings: Error[] = []
  const hear = (warning: Error) => warnings.push(warning)
  process.on('warning', hear)
  for (const url of ['/feedback?token=x', '/signin', '/login?code=abc', '/nowhere']) {
    const reply = await get(url)
    expect([url, reply.statusCode]).toEqual([url, 200])
    expect(reply.body).not.toContain('id="known"')
    expect(reply.headers['cache-control']).toBe('no-cache')
  }
  process.off('warning', hear)
  // Of too many who wait for the same answer.
  expect(warnings).toEqual([])
})

test('a page tells the browser where it runs, unless that is production', async () => {
  const deployments = ['local', 'testing', 'production'] as const
  for (const APP_ENV of deployments) {
    const one = await startTestServer({ webFolder, env: { APP_ENV, DEMO: 'off' } })
    for (const url of ['/signin', '/feedback']) {
      const told = String((await one.app.inject({ url })).headers['set-cookie'] ?? '')
      if (APP_ENV === 'production') expect(told).not.toContain('deployment')
      else expect(told).toContain(`deployment=${APP_ENV}; `)
      // A script reads it, before anything is painted.
      expect(told).not.toContain('HttpOnly')
      const again = await one.app.inject({ url, headers: { cookie: `deployment=${APP_ENV}` } })
      if (APP_ENV !== 'production') expect(String(again.headers['set-cookie'] ?? '')).not.toContain('deployment')
    }
  }
})

test('an address that cannot be decoded leads a person to the page that says so, and a program to an envelope', async () => {
  const page = await get('/customer/%E0%A4%A')
  expect([page.statusCode, page.headers.location]).toEqual([302, '/page-not-found'])
  expect((await get('/page-not-found')).statusCode).toBe(200)
  const call = await get('/api/customer/%E0%A4%A')
  expect(call.json()).toMatchObject({ status: expect.any(String), data: null })
})

test('signing in is a page of its own, which is told the files of the app', async () => {
  for (const url of ['/signin', '/signin/', '/login?code=abc']) {
    const { body } = await get(url)
    expect(body).toContain('<title>Sign in</title>')
    expect(body).toContain('id="app-files">["/assets/shell.js","/assets/shell.css"]</script>')
  }
  expect((await get('/nowhere')).body).toContain('<title>Sejuk</title>')
})

test('signed in, the document names the files of its page and says who is looking, and nobody keeps it', async () => {
  const sari = await as([], { username: '</script><b>&' })
  const reply = await get('/customer/C-1/detail', sari.token)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.body).toContain('<link rel="modulepreload" crossorigin href="/assets/customer.js">')
  expect(reply.body).toContain('<link rel="stylesheet" crossorigin href="/assets/shell.css">')
  expect(reply.body).not.toContain('feedback')
  const [, block = ''] = /<script type="application\/json" id="known">(.*?)<\/script>/.exec(reply.body) ?? []
  expect(block).not.toContain('<')
  expect(JSON.parse(block).session).toMatchObject({ usercode: sari.usercode, username: '</script><b>&', menu: [] })
  expect(reply.headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';")
})

const restOf = (url: string, token?: string) => {
  const cookie = token ? { cookie: `sid=${token}` } : {}
  return app.inject({ url, headers: { host: 'sejuk.test', 'page-part': 'rest', ...cookie } })
}

test('who has the bare document already is told the rest of it, and by which build', async () => {
  const reader = await as(['Customer-List-Search'])
  const { body, headers } = await restOf('/customer', reader.token)
  expect(body).toMatch(/^<script type="application\/json" id="known">.*id="early">.*<\/script><\/body><\/html>$/)
  expect([headers['cache-control'], headers['page-build']]).toEqual(['no-store', 'assets/shell.js'])
  expect(body).toContain('"build":"assets/shell.js"')
  expect((await get('/customer', reader.token)).headers['page-build']).toBe('assets/shell.js')
})

test('of who is not signed in there is no rest: the answer leads to the sign-in page, or says no more', async () => {
  const away = await restOf('/customer')
  expect([away.statusCode, away.headers.location, away.headers['page-build']]).toEqual([302, '/signin', undefined])
  expect((await restOf('/feedback')).body).toBe('</body></html>')
})

const earlyIn = (body: string) => {
  const [, block] = /<script type="application\/json" id="early">(.*?)<\/script><\/body>/.exec(body) ?? []
  return block && JSON.parse(block)
}

test('the document answers what its page asks first, as far as who is looking may know it', async () => {
  const reader = await as(['Customer-List-Search'])
  const [early] = earlyIn((await get('/customer', reader.token)).body)
  expect(early).toMatchObject({ path: '/api/customer', input: { page: 1, limit: 2 }, isList: true })
  expect(early.answer).toMatchObject({ code: '200', data: [] })
  const other = await as([])
  const refused = await get('/customer', other.token)
  expect(refused.body).toContain('id="known"')
  expect(earlyIn(refused.body)).toBeUndefined()
})

test('a list whose address says what it shows is asked by the page itself', async () => {
  const reader = await as(['Customer-List-Search'])
  expect(earlyIn((await get('/customer?page=2', reader.token)).body)).toBeUndefined()
  const [early] = earlyIn((await get('/notification?tab=all', reader.token)).body)
  expect(early).toMatchObject({ path: '/api/notification/unread', answer: { data: { unread: 0 } } })
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('the document is sent packed as %s, where the browser takes that', async (encoding, unpack) => {
  const sari = await as([])
  const headers = { host: 'sejuk.test', cookie: `sid=${sari.token}`, 'accept-encoding': encoding }
  const reply = await app.inject({ url: '/customer', headers })
  expect([reply.headers['content-encoding'], reply.headers.vary]).toEqual([encoding, 'Accept-Encoding'])
  expect(unpack(reply.rawPayload).toString()).toMatch(/^<html>.*id="known".*<\/body><\/html>$/)
})

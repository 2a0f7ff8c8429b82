import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { beforeEach, expect, test } from 'vitest'

const origin = 'http://sejuk.test'
const html =
  '<html><head><script async type="module" src="/assets/index-1.js"></script></head><body><div id="root"></div></body></html>'
const facts = {
  ...{ version: '1', entry: 'assets/index-1.js', shell: ['/assets/index-1.js'] },
  files: ['/assets/index-1.js', '/assets/jobs-1.js'],
  ...{ together: '/assets/offline-files-1.json', pageFiles: '/assets/page-files-1.json' },
  ...{ prefixes: ['/api'], apart: ['/signin'] },
}
const pageFiles = {
  files: ['assets/customers-1.js', 'assets/customers-1.css', 'assets/customer-1.js'],
  pages: [
    ['/customer', [0, 1]],
    ['/customer/$id/detail', [2]],
  ],
}

const pathOf = (asked: RequestInfo) => new URL(typeof asked === 'string' ? asked : asked.url, origin).pathname

/** The browser's cache storage, as far as the worker uses it. */
const createCaches = () => {
  const shelves = new Map<string, Map<string, Response>>()
  const shelfOf = (files: Map<string, Response>) => ({
    match: async (asked: RequestInfo) => files.get(pathOf(asked))?.clone(),
    put: async (asked: RequestInfo, reply: Response) => void files.set(pathOf(asked), reply),
    delete: async (asked: RequestInfo) => files.delete(pathOf(asked)),
    keys: async () => [...files.keys()].map((path) => ({ url: origin + path })),
  })
  return {
    open: async (name: string) => {
      const files = shelves.get(name) ?? new Map<string, Response>()
      shelves.set(name, files)
      return shelfOf(files)
    },
    match: async (path: string) =>
      [...shelves.values()].flatMap((files) => files.get(path)?.clone() ?? []).find(() => true),
    keys: async () => [...shelves.keys()],
    delete: async (name: string) => shelves.delete(name),
    pathsIn: (name: string) => [...(shelves.get(name)?.keys() ?? [])].sort(),
    textIn: async () =>
      (
        await Promise.all(
          [...shelves.values()].flatMap((files) => [...files.values()].map((one) => one.clone().text())),
        )
      ).join(),
  }
}

type Asked = { path: string; isRest: boolean }
type Server = (asked: Asked) => Response | Promise<Response>
const redirected = () => Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' })
const selfOnly = "default-src 'self'"
let policy = selfOnly
let isCut = false
const document = (text: string, build = facts.entry) =>
  new Response(text, { headers: { 'page-build': build, 'content-security-policy': policy } })
const ofBuild: Server = ({ path }) => {
  if (path === '/index.html') return new Response(html, { headers: { 'content-security-policy': policy } })
  return new Response(path === facts.pageFiles ? JSON.stringify(pageFiles) : 'file')
}

const source = join(import.meta.dirname, 'offline-worker.ts')
const { code } = await transformWithOxc(await readFile(source, 'utf8'), source)

/** A worker of its own, with a server that answers pages as told. */
const startWorker = async (server: Server) => {
  const heard = new Map<string, (event: object) => void>()
  const caches = createCaches()
  const asked: Asked[] = []
  const told: object[] = []
  const events = { updates: 0 }
  const registration = { update: async () => void events.updates++ }
  const self = {
    addEventListener: (kind: string, listener: (event: object) => void) => void heard.set(kind, listener),
    ...{
      registration,
      location: { origin },
      skipWaiting: async () => {},
      clients: { claim: async () => {}, matchAll: async () => [{ postMessage: (said: object) => told.push(said) }] },
    },
  }
  const fetch = async (wanted: RequestInfo, { headers = {} }: { headers?: Record<string, string> } = {}) => {
    const one = { path: pathOf(wanted), isRest: headers['page-part'] === 'rest' }
    if (isCut) throw new TypeError('Failed to fetch')
    asked.push(one)
    return one.path.startsWith('/assets/') || one.path === '/index.html' ? ofBuild(one) : server(one)
  }
  new Function('self', 'caches', 'fetch', 'offline', code)(self, caches, fetch, facts)
  const happen = async (kind: string, more: object = {}) => {
    const waits: Promise<unknown>[] = []
    let reply: Promise<Response> | undefined
    const respondWith = (given: Promise<Response>) => {
      reply = given
    }
    heard.get(kind)?.({ waitUntil: (work: Promise<unknown>) => void waits.push(work), respondWith, ...more })
    const text = await (await reply)?.text()
    await Promise.all(waits)
    return { text, headers: (await reply)?.headers }
  }
  const open = (path: string, cache = 'default') => {
    asked.length = 0
    return happen('fetch', { request: { method: 'GET', mode: 'navigate', url: origin + path, cache } })
  }
  const note = async (name: string) => (await caches.open('sejuk-notes')).put(`/${name}`, new Response(''))
  return { caches, asked, told, events, happen, open, note }
}

let worker: Awaited<ReturnType<typeof startWorker>>
let answer: Server
beforeEach(async () => {
  policy = selfOnly
  isCut = false
  answer = ({ isRest }) => document(isRest ? '<b>rest</b>' : '<b>whole</b>')
  worker = await startWorker((asked) => answer(asked))
  await worker.happen('install')
})

test('everybody gets what pages begin with, and the pages without a network only who wants them', async () => {
  expect(worker.caches.pathsIn('sejuk-files/1')).toEqual([
    '/assets/index-1.js',
    '/assets/page-files-1.json',
    '/index.html',
  ])
  await worker.note('offline-pages')
  await worker.happen('message', { data: 'fill' })
  expect(worker.caches.pathsIn('sejuk-files/1')).toContain('/assets/jobs-1.js')
})

test('who clears the cache without a network keeps the app, and gets it anew with one', async () => {
  await worker.note('offline-pages')
  await worker.happen('message', { data: 'fill' })
  const kept = worker.caches.pathsIn('sejuk-files/1')
  await (await worker.caches.open('sejuk-files/0')).put('/assets/index-0.js', new Response('old'))
  isCut = true
  await worker.happen('message', { data: 'renew' })
  expect(worker.caches.pathsIn('sejuk-files/1')).toEqual(kept)
  expect(await worker.caches.keys()).toContain('sejuk-files/0')
  isCut = false
  worker.asked.length = 0
  await worker.happen('message', { data: 'renew' })
  expect(worker.asked.map(({ path }) => path).toSorted()).toEqual(kept)
  expect(worker.caches.pathsIn('sejuk-files/1')).toEqual(kept)
  expect(await worker.caches.keys()).not.toContain('sejuk-files/0')
})

test('signed in, a page begins with what is kept, names its files, and ends with what the server says', async () => {
  await worker.note('signed-in')
  const { text, headers } = await worker.open('/customer/C-1/detail')
  expect(worker.asked).toEqual([{ path: '/customer/C-1/detail', isRest: true }])
  expect(text).toContain('<link rel="modulepreload" crossorigin href="/assets/customer-1.js"></head>')
  expect(text).toMatch(/<div id="root"><\/div><b>rest<\/b>$/)
  expect(headers?.get('content-security-policy')).toBe(selfOnly)
  expect(headers?.get('cache-control')).toBe('no-store')
  expect((await worker.open('/customer')).text).toContain(
    '<link rel="stylesheet" crossorigin href="/assets/customers-1.css">',
  )
})

test('nothing that the server says of anybody is kept', async () => {
  await worker.note('signed-in')
  await worker.open('/customer')
  await worker.open('/customer', 'no-cache')
  expect(await worker.caches.textIn()).not.toMatch(/rest|whole/)
})

test('who is not known to be signed in, who reloads, and a page that is not ours are served by the server', async () => {
  expect((await worker.open('/customer')).text).toBe('<b>whole</b>')
  // The document was somebody's: from now on pages begin with what is kept.
  expect((await worker.open('/customer')).text).toContain('<b>rest</b>')
  for (const cache of ['no-cache', 'reload']) expect((await worker.open('/customer', cache)).text).toBe('<b>whole</b>')
  for (const path of ['/signin', '/nowhere']) expect((await worker.open(path)).text).toBe('<b>whole</b>')
})

test('whose session has ended is sent back to the server, which leads to the sign-in page', async () => {
  await worker.note('signed-in')
  answer = redirected
  expect((await worker.open('/customer')).text).toContain('<meta http-equiv="refresh" content="0"></body></html>')
  expect((await worker.open('/customer')).text).toBe('')
  expect(worker.asked).toEqual([{ path: '/customer', isRest: false }])
})

test('after signing out the next page is asked of the server', async () => {
  await worker.note('signed-in')
  await worker.happen('message', { data: 'signed out' })
  expect((await worker.open('/customer')).text).toBe('<b>whole</b>')
})

test('without a network the page is the kept one, signed in or not', async () => {
  answer = () => Promise.reject(new TypeError('No network'))
  expect((await worker.open('/customer')).text).toBe(html)
  await worker.note('signed-in')
  expect((await worker.open('/customer')).text).toMatch(/<div id="root"><\/div><\/body><\/html>$/)
})

test('a newer build on the server is looked for, and the next page is of that build', async () => {
  await worker.note('signed-in')
  answer = ({ isRest }) => document(isRest ? '<b>rest</b>' : '<b>newer</b>', 'assets/index-2.js')
  expect((await worker.open('/customer')).text).toContain('<b>rest</b>')
  expect(worker.events.updates).toBe(1)
  expect((await worker.open('/customer')).text).toBe('<b>newer</b>')
})

test('a worker that takes over tells open pages its build', async () => {
  await worker.happen('activate')
  expect(worker.told).toEqual([{ build: 'assets/index-1.js' }])
})

test('where the server has another policy, the next page has that one', async () => {
  await worker.note('signed-in')
  policy = "default-src 'none'"
  answer = () => document('')
  expect((await worker.open('/customer')).headers?.get('content-security-policy')).toBe(selfOnly)
  expect((await worker.open('/customer')).headers?.get('content-security-policy')).toBe(policy)
})

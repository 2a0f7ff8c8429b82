/** What the build says about itself: written in front of this file by `build/offline-worker.ts`. */
declare const offline: {
  version: string
  /** The script the page of this build begins with. */
  entry: string
  files: string[]
  /** A file with the text of all of them that are text, by their path. */
  together: string
  /** Addresses the server answers itself. */
  prefixes: string[]
  /** Pages of their own, apart from the app. */
  apart: string[]
}

const worker = self as unknown as ServiceWorkerGlobalScope
/** The bare document: what the server writes for somebody signed in is never kept. */
const page = '/index.html'
const shelfOf = (version: string) => `sejuk-files/${version}`
const shelf = shelfOf(offline.version)
const patience = 5000

const isOwn = (path: string) => path.startsWith('/assets/') || offline.files.includes(path)
const keptFile = (path: string) => caches.match(path, { ignoreVary: true })

const fetchWhole = async (path: string, cache: RequestCache = 'default') => {
  const reply = await fetch(path, { cache })
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
  // While a deployment goes on, the page may be of another build than its files.
  if (path === page && !(await reply.clone().text()).includes(offline.entry)) throw new Error('Another build')
  return reply
}

const typeOf = (path: string) => {
  if (/\.m?js$/.test(path)) return 'text/javascript'
  if (path.endsWith('.css')) return 'text/css'
  return path.endsWith('.svg') ? 'image/svg+xml' : 'application/json'
}

/** Many files in one request: on a phone's network each costs a round trip. What changed with a new build is fetched by itself. */
const fetchAll = async (paths: string[]) => {
  const manyFiles = 50
  const texts: Record<string, string> =
    paths.length > manyFiles ? await (await fetchWhole(offline.together, 'no-store')).json() : {}
  const asReply = (path: string, text: string) =>
    new Response(text, { headers: { 'content-type': `${typeOf(path)}; charset=utf-8` } })
  return Promise.all(
    paths.map(async (path) => {
      const text = texts[path]
      if (text !== undefined) return [path, asReply(path, text)] as const
      return [path, await fetchWhole(path, path === page ? 'no-cache' : 'default')] as const
    }),
  )
}

/** All of a build or nothing of it: a page whose files are not there would be worse than none. */
const fill = async () => {
  const cache = await caches.open(shelf)
  const has = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = [...offline.files, page].filter((path) => !has.has(path))
  const older = await Promise.all(
    missing.map(async (path) => [path, path === page ? undefined : await keptFile(path)] as const),
  )
  const found = older.flatMap(([path, kept]) => (kept ? [[path, kept] as const] : []))
  const fetched = await fetchAll(older.flatMap(([path, kept]) => (kept ? [] : [path])))
  await Promise.all([...found, ...fetched].map(([path, reply]) => cache.put(path, reply)))
}

/** Tabs of the build before this one still want its files. */
const tidy = async () => {
  const older = (await caches.keys()).filter((name) => name.startsWith(shelfOf('')) && name !== shelf)
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)))
}

const openPage = async (request: Request) => {
  const kept = async () => (await caches.open(shelf)).match(page, { ignoreVary: true })
  const online = fetch(request)
  // Somebody who signs in on a slow network is better served late than by the app, which would lead back here.
  const isApart = offline.apart.includes(new URL(request.url).pathname)
  const { promise: tooLong, resolve } = Promise.withResolvers<void>()
  const timer = isApart ? undefined : setTimeout(resolve, patience)
  try {
    return await Promise.race([online, tooLong.then(async () => (await kept()) ?? online)])
  } catch (error) {
    const last = await kept()
    if (last) return last
    throw error
  } finally {
    clearTimeout(timer)
  }
}

worker.addEventListener('install', (event) => event.waitUntil(fill().then(() => worker.skipWaiting())))
worker.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => worker.clients.claim())))
// Somebody cleared what was kept, or the phone needed the room.
worker.addEventListener('message', (event) => {
  if (event.data === 'fill') event.waitUntil(fill().catch(() => {}))
})

/** Files with a hashed name never change. A page is asked for first. Whatever else is asked, answers of the API above all, is never kept. */
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (isOwn(pathname)) event.respondWith(keptFile(pathname).then((kept) => kept ?? fetch(request)))
  else if (request.mode === 'navigate' && !offline.prefixes.some((prefix) => pathname.startsWith(prefix)))
    event.respondWith(openPage(request))
})

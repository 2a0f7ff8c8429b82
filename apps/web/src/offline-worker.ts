/** What the build says about itself: written in front of this file by `build/offline-worker.ts`. */
declare const offline: {
  version: string
  /** The script the page of this build begins with. */
  entry: string
  /** What every page begins with. */
  shell: string[]
  /** Those, and all files of the pages that open without a network. */
  files: string[]
  /** A file with the text of all of them that are text, by their path. */
  together: string
  /** A file that says which files each page begins with. */
  pageFiles: string
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
const keptInShelf = async (path: string) => (await caches.open(shelf)).match(path, { ignoreVary: true })

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

/** All of them or none: a page whose files are not there would be worse than none. */
const fill = async (files: string[]) => {
  const cache = await caches.open(shelf)
  const has = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = [...files, offline.pageFiles, page].filter((path) => !has.has(path))
  const older = await Promise.all(
    missing.map(async (path) => [path, path === page ? undefined : await keptFile(path)] as const),
  )
  const found = older.flatMap(([path, kept]) => (kept ? [[path, kept] as const] : []))
  const fetched = await fetchAll(older.flatMap(([path, kept]) => (kept ? [] : [path])))
  await Promise.all([...found, ...fetched].map(([path, reply]) => cache.put(path, reply)))
}

const notes = 'sejuk-notes'
/** What is known of this browser and of nobody in it: somebody is signed in; the pages without a network are wanted. */
const note = {
  isSet: async (name: string) => (await (await caches.open(notes)).match(`/${name}`)) !== undefined,
  set: async (name: string) => (await caches.open(notes)).put(`/${name}`, new Response('')),
  drop: async (name: string) => (await caches.open(notes)).delete(`/${name}`),
}

/** Whoever wants the pages without a network has them all before a new build takes over. The note is set by `lib/browser/offline-app.ts`. */
const fillWanted = async () => fill((await note.isSet('offline-pages')) ? offline.files : offline.shell)

/** Everything anew, and what was kept goes only once the new files are here: cut off midway, the app still opens. */
const renew = async () => {
  const wanted = (await note.isSet('offline-pages')) ? offline.files : offline.shell
  const fetched = await fetchAll([...wanted, offline.pageFiles, page])
  const cache = await caches.open(shelf)
  await Promise.all(fetched.map(([path, reply]) => cache.put(path, reply)))
  const older = (await caches.keys()).filter((name) => name.startsWith(shelfOf('')) && name !== shelf)
  await Promise.all(older.map((name) => caches.delete(name)))
}

/** Tabs of the build before this one still want its files. */
const tidy = async () => {
  const older = (await caches.keys()).filter((name) => name.startsWith(shelfOf('')) && name !== shelf)
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)))
}

/** The server has a newer build than this worker: whoever opens a page now gets that. */
let isBehind = false
const lookForNew = (build: string | null) => {
  if (!build || build === offline.entry) return
  isBehind = true
  worker.registration.update().catch(() => {})
}

/** Where the server allows a page something else than the kept one was allowed, the next one is opened so. */
const renewPolicy = async (kept: Response, now: Response) => {
  const policyOf = ({ headers }: Response) => headers.get('content-security-policy')
  if (now.ok && policyOf(now) !== policyOf(kept))
    await (await caches.open(shelf)).put(page, await fetchWhole(page, 'no-cache'))
}

/** What the document says of its reader: whoever is led away is signed in no more. */
const learn = async (reply: Response) => {
  if (reply.type === 'opaqueredirect') await note.drop('signed-in')
  else if (reply.ok && reply.headers.has('page-build')) await note.set('signed-in')
}

/** The server is asked first, and for five seconds. */
const askForPage = async (event: FetchEvent) => {
  const { request } = event
  const online = fetch(request)
  event.waitUntil(online.then(learn).catch(() => {}))
  // Somebody who signs in on a slow network is better served late than by the app, which would lead back here.
  const isApart = offline.apart.includes(new URL(request.url).pathname)
  const { promise: tooLong, resolve } = Promise.withResolvers<void>()
  const timer = isApart ? undefined : setTimeout(resolve, patience)
  try {
    return await Promise.race([online, tooLong.then(async () => (await keptInShelf(page)) ?? online)])
  } catch (error) {
    const last = await keptInShelf(page)
    if (last) return last
    throw error
  } finally {
    clearTimeout(timer)
  }
}

type PageFiles = { files: string[]; pages: [path: string, files: number[]][] }

/** An address written out wins over one with something to fill in. */
const filesAt = (pathname: string, { files, pages }: PageFiles) => {
  const parts = pathname.replace(/\/$/, '').split('/')
  const fits = (path: string) => {
    const asked = path.replace(/\/$/, '').split('/')
    return asked.length === parts.length && asked.every((part, n) => part.startsWith('$') || part === parts[n])
  }
  const found = pages.find(([path]) => fits(path))
  return found?.[1].flatMap((n) => files[n] ?? [])
}

const linkTo = (path: string) => {
  if (path.endsWith('.woff2')) return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${path}">`
  return `<link rel="${path.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="${path}">`
}

const end = '</body></html>'
/** Asks again, for where a document must come from the server. */
const again = '<meta http-equiv="refresh" content="0">'

/** What the server adds to the bare document for its reader: who is looking, and what the page asks first. It is not kept. */
const askForRest = async (url: string) => {
  const headers = { 'page-part': 'rest' }
  const tooLong = new AbortController()
  const timer = setTimeout(() => tooLong.abort(), patience)
  const reply = fetch(url, { headers, signal: tooLong.signal, redirect: 'manual', cache: 'no-store' })
  return reply.finally(() => clearTimeout(timer))
}

/** The kept document at once, and the rest as it comes: scripts are read meanwhile. Without an answer the page asks for itself. */
const openAtOnce = (event: FetchEvent, shell: Response, html: string, files: string[]) => {
  const [head, body] = [html.indexOf('</head>'), html.indexOf('</body>')]
  // The font too: it is here, and text drawn before it comes would be laid out twice.
  const fonts = offline.shell.filter((path) => path.endsWith('.woff2'))
  const links = [...files.map((file) => `/${file}`), ...fonts].filter((path) => !html.includes(`"${path}"`)).map(linkTo)
  const begin = html.slice(0, head) + links.join('') + html.slice(head, body)
  const rest = askForRest(event.request.url)
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const write = async (text: string) => {
    const writer = writable.getWriter()
    await writer.write(new TextEncoder().encode(text))
    writer.releaseLock()
  }
  const send = async () => {
    await write(begin)
    try {
      const reply = await rest
      await learn(reply)
      lookForNew(reply.headers.get('page-build'))
      event.waitUntil(renewPolicy(shell, reply).catch(() => {}))
      if (reply.ok && reply.body) return await reply.body.pipeTo(writable)
      await write(reply.type === 'opaqueredirect' ? again + end : end)
    } catch {
      await write(end)
    }
    await writable.close()
  }
  event.waitUntil(send().catch(() => {}))
  const headers = new Headers(shell.headers)
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified']) headers.delete(name)
  headers.set('cache-control', 'no-store')
  return new Response(readable, { headers })
}

/** Who is signed in and opens a page begins with what is kept. A reload is a wish for what is new. */
const openPage = async (event: FetchEvent) => {
  const { url, cache } = event.request
  if (isBehind || cache === 'no-cache' || cache === 'reload') return askForPage(event)
  const [isSignedIn, shell, list] = await Promise.all([
    note.isSet('signed-in'),
    keptInShelf(page),
    keptInShelf(offline.pageFiles),
  ])
  if (!isSignedIn || !shell || !list) return askForPage(event)
  const [html, pageFiles] = await Promise.all([shell.text(), list.json() as Promise<PageFiles>])
  const files = filesAt(new URL(url).pathname, pageFiles)
  return files ? openAtOnce(event, shell, html, files) : askForPage(event)
}

type Routes = { condition: { or: { urlPattern: { pathname: string } }[] }; source: 'cache' | 'network' }[]
/** Where a browser can look into the cache by itself, no file waits for this worker. */
const giveRoutes = async (event: ExtendableEvent & { addRoutes?: (routes: Routes) => Promise<void> }) => {
  const at = (pathname: string) => ({ urlPattern: { pathname } })
  const own = ['/assets/*', ...offline.files.filter((path) => !path.startsWith('/assets/'))]
  await event.addRoutes?.([
    { condition: { or: own.map(at) }, source: 'cache' },
    { condition: { or: offline.prefixes.map((prefix) => at(`${prefix}*`)) }, source: 'network' },
  ])
}

worker.addEventListener('install', (event) => {
  event.waitUntil(giveRoutes(event).catch(() => {}))
  event.waitUntil(fillWanted().then(() => worker.skipWaiting()))
})
/** Open pages are told which build there is now. */
const takeOver = async () => {
  await tidy()
  await worker.clients.claim()
  for (const client of await worker.clients.matchAll()) client.postMessage({ build: offline.entry })
}
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))

const messages: Record<string, () => Promise<unknown>> = {
  // The phone needed the room.
  fill: fillWanted,
  // Somebody clears what is kept.
  renew,
  'signed out': () => note.drop('signed-in'),
}
worker.addEventListener('message', (event) => {
  const act = messages[String(event.data)]
  if (act) event.waitUntil(act().catch(() => {}))
})

/** Files with a hashed name never change. Whatever else is asked, answers of the API above all, is never kept. */
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (isOwn(pathname)) event.respondWith(keptFile(pathname).then((kept) => kept ?? fetch(request)))
  else if (request.mode === 'navigate' && !offline.prefixes.some((prefix) => pathname.startsWith(prefix)))
    event.respondWith(openPage(event))
})

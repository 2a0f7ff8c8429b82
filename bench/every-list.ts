/* The first page of every list of the product with its demo data, as people in different scopes ask for it. */
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sendRequest, type Target } from './clients.ts'
import { median } from './median.ts'
import { freePort, start } from './server.ts'

const goal = Number(process.env.GOAL_MS ?? 20)
const rounds = Number(process.env.ROUNDS ?? 5)
const users = (process.env.BENCH_USERS ?? 'admin,bm,sales,asc-admin,technician').split(',')
/** As our own pages ask: rows first. With AS=documents the total is in the same answer, with AS=total there is nothing else in it. */
const ways: Record<string, string> = { pages: '?total=later', documents: '', total: '?total=only' }
const asked = process.env.AS ?? 'pages'
/** Lists whose address holds it; all without one. */
const chosen = process.argv[2] ?? ''

type Operation = { parameters?: { name: string; in: string; required?: boolean }[] }

const readDescription = async (base: string) => {
  const reply = await fetch(`${base}/api/openapi.json`)
  return (await reply.json()) as { paths: Record<string, { get?: Operation }> }
}

/** What takes a page and its length, and can be asked without anything else. */
const isList = ({ parameters = [] }: Operation) =>
  ['page', 'limit'].every((name) => parameters.some((one) => one.name === name)) &&
  !parameters.some(({ required }) => required)

const signIn = async (base: string, port: number, username: string): Promise<Target> => {
  const jar = new Map<string, string>()
  const ask = async (path: string, body: object) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'content-type': 'application/json', origin: base, 'x-requested-with': 'XMLHttpRequest', cookie }
    const reply = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return ((await reply.json()) as { data: { url: string } }).data
  }
  const { url } = await ask('/api/login/demo', { username, login_from: 'web' })
  await ask('/api/login/exchange', { code: new URL(url, base).searchParams.get('code') })
  return { name: username, port, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }
}

/** By then each statement has the plan that it keeps: after five askings the database may choose one for all values. */
const settled = 12
/** Milliseconds of the middle round, after those that are not counted; nothing where the user may not read it. */
const measure = async (target: Target, list: string) => {
  const path = list + (ways[asked] ?? '')
  const times: number[] = []
  for (let round = -settled; round < rounds; round++) {
    const before = performance.now()
    try {
      await sendRequest(target, { method: 'GET', path })
    } catch (error) {
      if (/: 403 /.test(String(error))) return undefined
      throw error
    }
    if (round >= 0) times.push(performance.now() - before)
  }
  return median(times)
}

const data = process.env.BENCH_DIR ?? join(tmpdir(), `sejuk-bench-every-list-${process.pid}`)
const own = process.env.BASE_URL ? undefined : await freePort()
const base = process.env.BASE_URL ?? `http://127.0.0.1:${own}`
const server = own
  ? await start('../apps/server/src/main.ts', {
      ...{ PORT: String(own), DATA_DIR: data, DEMO: 'on', LOG_LEVEL: 'info' },
      REQUESTS_A_MINUTE: '100000000',
    })
  : undefined

try {
  const { paths } = await readDescription(base)
  const lists = Object.entries(paths).flatMap(([path, { get }]) =>
    get && isList(get) && path.includes(chosen) ? [path] : [],
  )
  console.log(`${lists.length} lists as ${asked} ask, median of ${rounds}; those above ${goal} ms:`)
  let [readable, above] = [0, 0]
  for (const username of users) {
    const target = await signIn(base, Number(new URL(base).port), username)
    const found: { path: string; ms: number }[] = []
    for (const path of lists) {
      const ms = await measure(target, path)
      if (ms === undefined) continue
      readable += 1
      if (ms > goal) found.push({ path, ms })
    }
    above += found.length
    for (const { path, ms } of found.toSorted((one, other) => other.ms - one.ms))
      console.log(`${username.padEnd(12)}${ms.toFixed(1).padStart(8)}  ${path}`)
  }
  console.log(`${above} of ${readable} above ${goal} ms`)
} finally {
  server?.child.removeAllListeners('exit')
  server?.child.kill('SIGTERM')
  if (server && !process.env.BENCH_DIR) rmSync(data, { recursive: true, force: true })
}

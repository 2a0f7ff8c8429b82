import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { openEmbedded } from '../apps/server/src/db/embedded/postgres.ts'
import { hashToken, newToken } from '../apps/server/src/platform/session.ts'
import { type Ask, ask, compare, type Target } from './clients.ts'
import { fill } from './fill.ts'

const customers = Number(process.env.BENCH_CUSTOMERS ?? 200_000)
const addresses = customers * 1.5
const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const quiet = { info: () => {}, warn: () => {}, error: console.error }

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

const running: ChildProcess[] = []
const start = (file: string, env: Record<string, string>) =>
  new Promise<{ child: ChildProcess; ms: number }>((resolve, reject) => {
    const before = performance.now()
    const child = spawn(process.execPath, [path(file)], {
      env: { PATH: process.env.PATH ?? '', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    running.push(child)
    child.stdout?.on(
      'data',
      (said) => String(said).includes('ready') && resolve({ child, ms: performance.now() - before }),
    )
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })

const memoryOf = ({ pid }: ChildProcess) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

const dataDir = join(tmpdir(), `sejuk-bench-${process.pid}`)
const embedded = await openEmbedded({ dataDir, log: quiet })
const database = openDatabase(embedded.url)
const environment = {
  DATABASE_URL: embedded.url,
  DEMO: 'off',
  ADMIN_USERNAME: 'bench',
  ADMIN_PASSWORD: 'bench-password',
  LOG_LEVEL: 'error',
  REQUESTS_A_MINUTE: '100000000',
  APP_ENV: 'production',
}

try {
  const port = await freePort()
  await start('../apps/server/src/main.ts', { ...environment, PORT: String(port) }).then(async ({ child }) => {
    child.removeAllListeners('exit')
    const gone = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    await gone
  })
  console.log(`filling ${customers} customers and ${addresses} addresses`)
  await fill(database.pool, customers, addresses)
  const token = newToken()
  await database.pool.query(
    `insert into sessions (session_hash, usercode, login_from, login_code, expires_date, ends_date, ip, user_agent) values ($1, 'ADMIN-0001', 'web', $2, now() + interval '1 day', now() + interval '1 day', '', '')`,
    [hashToken(token), token.slice(0, 12)],
  )
  const { child, ms } = await start('../apps/server/src/main.ts', { ...environment, PORT: String(port) })
  const barePort = await freePort()
  await start('./bare.ts', { DATABASE_URL: embedded.url, PORT: String(barePort) })
  const ours: Target = { name: 'ours', port, cookie: `sid=${token}` }
  const bare: Target = { name: 'bare', port: barePort, cookie: `sid=${token}` }

  const list = '/api/customer-address/maintain-official-address'
  const get = (address: string) => (): Ask => ({ method: 'GET', path: address })
  let written = 0
  const write = (): Ask => {
    const n = ++written
    return {
      method: 'POST',
      path: '/api/customer-address/update',
      body: {
        address_code: `ADR-${String(n).padStart(6, '0')}`,
        row_version: 1,
        receiver_name: `Wati ${randomUUID()}`,
        receiver_phone: '0812',
        detail_address: `Jl. Dago No. ${n}`,
      },
    }
  }
  const cases: [name: string, next: () => Ask, goal: number][] = [
    ['list, page 1', get(list), 1.3],
    ['list, one branch', get(`${list}?dept_code=705`), 1.3],
    ['list, page 400 by offset', get(`${list}?page=400`), 1.3],
    ['dropdown, search', get('/api/customer/dropdown?search=melati%20a'), 1.5],
    ['100 of 83,000', get('/api/sub-district/dropdown'), 1.5],
    ['100 of 83,000, search', get('/api/sub-district/dropdown?search=mulya'), 1.5],
    ['detail', get('/api/department/detail/705'), 1.6],
    ['write with log', write, 2],
  ]
  console.log(`\n${'case'.padEnd(28)}clients   ours ms   bare ms   ratio   goal`)
  for (const clients of [1, 16])
    for (const [name, next, goal] of cases) {
      const { ours: us, bare: them, ratio } = await compare(ours, bare, next, clients)
      const mark = ratio <= goal ? '' : '  over'
      console.log(
        `${name.padEnd(28)}${String(clients).padStart(7)}${us.toFixed(2).padStart(10)}${them.toFixed(2).padStart(10)}${ratio.toFixed(2).padStart(8)}${goal.toFixed(1).padStart(7)}${mark}`,
      )
    }
  const capped = await compare(ours, bare, get(list), 1)
  const exact = await compare(ours, bare, get(`${list}?exact=true`), 1, { rounds: 3, requests: 20 })
  console.log(`\ncapped total against exact count: ${(exact.bare / capped.ours).toFixed(1)} times faster`)
  let page = JSON.parse(await ask(ours, { method: 'GET', path: list })).page
  for (let n = 2; n <= 30; n++)
    page = JSON.parse(await ask(ours, { method: 'GET', path: `${list}?page=${n}&cursor=${page.next}` })).page
  const keyset = await compare(ours, bare, get(`${list}?page=500&cursor=${page.next}`), 1)
  console.log(
    `a deep page by keyset: ${keyset.ours.toFixed(2)} ms; the bare program by offset: ${keyset.bare.toFixed(2)} ms`,
  )
  console.log(`start ${ms.toFixed(0)} ms, memory under load ${memoryOf(child).toFixed(0)} MiB`)
} finally {
  for (const child of running) child.removeAllListeners('exit').kill('SIGTERM')
  await database.close()
  await embedded.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

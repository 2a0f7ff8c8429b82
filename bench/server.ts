import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { openEmbedded } from '../apps/server/src/db/embedded/postgres.ts'
import { hashToken, newToken } from '../apps/server/src/platform/session/session.ts'
import { nodeFlags } from '../scripts/node-flags.mjs'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const quiet = { info: () => {}, warn: () => {}, error: console.error }

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

const running: ChildProcess[] = []
export const start = (file: string, env: Record<string, string>) =>
  new Promise<{ child: ChildProcess; ms: number }>((resolve, reject) => {
    const before = performance.now()
    const child = spawn(process.execPath, [...nodeFlags, path(file)], {
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

const megabytes = ({ pid }: ChildProcess, line: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
/** What a process holds now, and the most it ever held. */
export const memoryOf = (child: ChildProcess) => megabytes(child, 'VmRSS')
export const peakOf = (child: ChildProcess) => megabytes(child, 'VmHWM')

/** A house of its own with a database of its own, migrated, and somebody who may do everything. */
export const openBench = async (kept = process.env.BENCH_DIR) => {
  // In a folder that was named the filled database stays, and the next run of the same bench measures at once.
  const dataDir = kept ?? join(tmpdir(), `sejuk-bench-${process.pid}`)
  const embedded = await openEmbedded({ dataDir, log: quiet })
  const database = openDatabase(embedded.url)
  const environment = {
    DATABASE_URL: embedded.url,
    DATA_DIR: join(dataDir, 'house'),
    DEMO: 'off',
    ADMIN_USERNAME: 'bench',
    ADMIN_PASSWORD: 'bench-password',
    LOG_LEVEL: 'error',
    REQUESTS_A_MINUTE: '100000000',
    APP_ENV: 'production',
  }
  const port = await freePort()
  const serve = () => start('../apps/server/src/main.ts', { ...environment, PORT: String(port) })
  const close = async () => {
    // All of them are gone before the database is: otherwise they tell of its loss.
    const ended = running.splice(0).map((child) => {
      const gone = child.exitCode === null && new Promise((done) => child.removeAllListeners('exit').once('exit', done))
      child.kill('SIGTERM')
      return gone
    })
    await Promise.all(ended)
    await database.close()
    await embedded.stop()
    if (!kept) rmSync(dataDir, { recursive: true, force: true })
  }
  const { child } = await serve()
  child.removeAllListeners('exit')
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  await gone
  const signIn = async (usercode: string) => {
    const token = newToken()
    await database.pool.query(
      `insert into sessions (session_hash, usercode, login_from, login_code, expires_date, ends_date, ip, user_agent) values ($1, $3, 'web', $2, now() + interval '1 day', now() + interval '1 day', '', '')`,
      [hashToken(token), token.slice(0, 12), usercode],
    )
    return `sid=${token}`
  }
  const fillOnce = async (name: string, fill: () => Promise<unknown>) => {
    await database.pool.query('create schema if not exists bench')
    await database.pool.query('create table if not exists bench.filled (name text primary key)')
    const { rowCount } = await database.pool.query('select 1 from bench.filled where name = $1', [name])
    if (rowCount) return
    console.log(`filling ${name}`)
    await fill()
    await database.pool.query('insert into bench.filled values ($1)', [name])
  }
  const cookie = await signIn('ADMIN-0001')
  return { url: embedded.url, pool: database.pool, port, cookie, signIn, serve, close, fillOnce }
}

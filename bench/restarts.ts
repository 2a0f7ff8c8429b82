/**
 * Kills the embedded database under writes, with or without our own process, and starts it again: `npm run bench:restarts -- 200`.
 * Every start must succeed, and no acknowledged write may be lost or doubled.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { openEmbedded } from '../apps/server/src/db/embedded/postgres.ts'

const asWriter = 'RESTARTS_WRITER'
const folder = process.env[asWriter]
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

/** Opens the database and writes one row after the other; each is reported once it is committed. */
const write = async (dataDir: string) => {
  const quiet = { info: () => {}, warn: () => {}, error: () => {} }
  const embedded = await openEmbedded({ dataDir, log: quiet })
  const client = new pg.Client({ connectionString: embedded.url })
  client.on('error', () => {})
  await client.connect()
  await client.query('create table if not exists marks (n bigint generated always as identity, mark text not null)')
  const { rows } = await client.query<{ mark: string }>('select mark from marks order by n')
  say({ ready: embedded.folder, found: rows.map(({ mark }) => mark) })
  for (let n = 0; ; n++) {
    const mark = `${process.pid}/${n}`
    await client.query('insert into marks (mark) values ($1)', [mark])
    say({ mark })
  }
}

type Ways = 'database' | 'process' | 'both'
const ways: readonly Ways[] = ['database', 'process', 'both']
type Ready = { ready: string; found: string[] }

const killHard = (pid: number) => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Gone already.
  }
}

const postmasterIn = (home: string) => Number(readFileSync(join(home, 'data/postmaster.pid'), 'utf8').split('\n')[0])

const startWriter = async (dataDir: string, onMark: (mark: string) => void) => {
  const child: ChildProcess = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    env: { ...process.env, [asWriter]: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let words = ''
  child.stderr?.on('data', (text) => {
    words = `${words}${text}`.slice(-2000)
  })
  const ended = once(child, 'exit')
  if (!child.stdout) throw new Error('No output')
  const lines = createInterface({ input: child.stdout })
  const ready = new Promise<Ready>((resolve, reject) => {
    lines.on('line', (line) => {
      const said = JSON.parse(line) as Ready & { mark?: string }
      if (said.mark) onMark(said.mark)
      else resolve(said)
    })
    void ended.then(() => reject(new Error(words.trim() || 'ended without a word')))
  })
  return { child, ended, ready }
}

const run = async (rounds: number) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sejuk-restarts-'))
  const acknowledged = new Set<string>()
  const failures: string[] = []
  const took: number[] = []
  let [lost, doubled] = [0, 0]
  for (let round = 0; round <= rounds; round++) {
    const begun = performance.now()
    const { child, ended, ready } = await startWriter(dataDir, (mark) => acknowledged.add(mark))
    try {
      const before = new Set(acknowledged)
      const { ready: home, found } = await ready
      took.push(performance.now() - begun)
      const there = new Set(found)
      lost = [...before].filter((mark) => !there.has(mark)).length
      doubled = found.length - there.size
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 400))
      const way = ways[round % ways.length]
      if (way !== 'process') killHard(postmasterIn(home))
      if (way !== 'database') killHard(child.pid ?? 0)
    } catch (error) {
      failures.push(`${round}: ${(error as Error).message}`)
    }
    await ended
    if (round % 20 === 0) console.log(`${round} kills, ${failures.length} failed starts, ${acknowledged.size} writes`)
  }
  const sorted = took.toSorted((a, b) => a - b)
  console.log({
    kills: rounds,
    starts: took.length,
    failed: failures.length,
    writes: acknowledged.size,
    lost,
    doubled,
    median_ms: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    slowest_ms: Math.round(sorted.at(-1) ?? 0),
  })
  for (const failure of failures) console.log(failure)
  await stop(dataDir)
  process.exitCode = failures.length || lost || doubled ? 1 : 0
}

/** The last kill may have left a database running. */
const stop = async (dataDir: string) => {
  const embedded = await openEmbedded({ dataDir, log: { info: () => {}, warn: () => {}, error: () => {} } })
  await embedded.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

await (folder ? write(folder) : run(Number(process.argv[2] ?? 50)))

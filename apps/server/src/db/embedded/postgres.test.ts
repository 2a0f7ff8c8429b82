import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { discardEmbedded, openEmbedded } from './postgres.ts'

const isRoot = process.getuid?.() === 0
const log = { info: () => {}, warn: () => {}, error: () => {} }
const after: (() => unknown)[] = []
afterEach(async () => {
  for (const undo of after.splice(0).reverse()) await undo()
})

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'sejuk-embedded-'))
  chmodSync(folder, 0o755)
  after.push(() => rmSync(folder, { recursive: true }))
  return folder
}

const open = async (dataDir: string, more: Partial<Parameters<typeof openEmbedded>[0]> = {}) => {
  const embedded = await openEmbedded({ dataDir, log, durable: false, onLost: () => {}, ...more })
  after.push(embedded.stop)
  return embedded
}

const context = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

const postmasterOf = (folder: string) =>
  Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0])

/** Another process that opens the data folder, stores a row, says so, and stays until it is killed. */
const openElsewhere = async (dataDir: string, sql = 'create table kept as select 42 as answer') => {
  const code = `
    const { openEmbedded } = await import(${JSON.stringify(new URL('./postgres.ts', import.meta.url).href)})
    const { default: pg } = await import('pg')
    const { url } = await openEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: console })
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(${JSON.stringify(sql)})
    console.log('stored')`
  const options = { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] as ['ignore', 'pipe', 'inherit'] }
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], options)
  after.push(() => child.kill('SIGKILL'))
  expect(String(await once(child.stdout, 'data'))).toContain('stored')
  return child
}

test('what was stored is there after a stop and a new start', async () => {
  const dataDir = join(newFolder(), 'data')
  const first = await open(dataDir)
  await context(first.url, 'create table kept as select 42 as answer')
  await first.stop()
  expect(() => postmasterOf(first.folder)).toThrow('ENOENT')

  const second = await open(dataDir)
  expect(await context(second.url, 'select * from kept')).toEqual([{ answer: 42 }])
})

test('it sorts and folds text as Unicode, and forces what is committed to the disk', async () => {
  const { url } = await open(join(newFolder(), 'data'), { durable: true })
  const sql = `select lower('ÉCOLE') as lower, current_setting('fsync') as fsync, current_setting('server_encoding') as encoding`
  expect(await context(url, sql)).toEqual([{ lower: 'école', fsync: 'on', encoding: 'UTF8' }])
})

test('a second start on the same data folder is refused and harms nothing', async () => {
  const dataDir = join(newFolder(), 'data')
  const { url } = await open(dataDir)
  await expect(open(dataDir)).rejects.toThrow(
    `The data folder ${dataDir} is in use by a server that runs already (process ${process.pid})`,
  )
  expect(await context(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('of two first starts at once, one gets the data folder and the other is refused', async () => {
  const dataDir = join(newFolder(), 'data')
  const both = await Promise.allSettled([open(dataDir), open(dataDir)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a database that outlived its killed process is taken over with all it had stored', async () => {
  const dataDir = join(newFolder(), 'data')
  const before = await openElsewhere(dataDir)
  const orphan = postmasterOf(join(dataDir, 'postgres'))
  before.kill('SIGKILL')
  await once(before, 'exit')

  const { url, folder } = await open(dataDir)
  expect(postmasterOf(folder)).toBe(orphan)
  expect(await context(url, 'select * from kept')).toEqual([{ answer: 42 }])
})

test('a note left by a crash, whose number now belongs to another program, does not keep the database from starting', async () => {
  const dataDir = join(newFolder(), 'data')
  const first = await open(dataDir)
  const note = readFileSync(join(first.folder, 'data/postmaster.pid'), 'utf8')
  await first.stop()
  writeFileSync(join(first.folder, 'data/postmaster.pid'), note.replace(/^\d+/, String(process.pid)))

  const { url } = await open(dataDir)
  expect(await context(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a lock of the socket left by a crash, whose number now belongs to another program, keeps no start out', async () => {
  const dataDir = join(newFolder(), 'data')
  const first = await open(dataDir)
  const note = readFileSync(join(first.folder, 'data/postmaster.pid'), 'utf8')
  await first.stop()
  const [, data] = note.split('\n')
  writeFileSync(join(first.folder, '.s.PGSQL.5432.lock'), `1\n${data}\n0\n5432\n${first.folder}\n`)

  const { url } = await open(dataDir)
  expect(await context(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('database and server are killed time and again, and every next start finds what was stored', async () => {
  const dataDir = join(newFolder(), 'data')
  for (let n = 1; n <= 3; n++) {
    const server = await openElsewhere(
      dataDir,
      `create table if not exists kills (n int); insert into kills values (${n})`,
    )
    const gone = once(server, 'exit')
    // At once: the next start comes while the sessions of the dead database may still be leaving.
    process.kill(postmasterOf(join(dataDir, 'postgres')), 'SIGKILL')
    server.kill('SIGKILL')
    await gone
    const { url, stop } = await open(dataDir)
    expect(await context(url, 'select count(*)::int as n from kills')).toEqual([{ n }])
    await stop()
  }
})

test('the loss of the database is told', async () => {
  const lost = Promise.withResolvers<string>()
  const { folder } = await open(join(newFolder(), 'data'), { onLost: lost.resolve })
  process.kill(postmasterOf(folder), 'SIGKILL')
  expect(await lost.promise).toContain('PostgreSQL ended')
})

test('a session that crashes costs the others their connections, not the data folder', async () => {
  const dataDir = join(newFolder(), 'data')
  const again = Promise.withResolvers<void>()
  const warn = (text: string) => text.includes('back') && again.resolve()
  const { url } = await open(dataDir, { log: { ...log, warn }, onLost: (why) => again.reject(new Error(why)) })
  const victim = new pg.Client({ connectionString: url })
  victim.on('error', () => {})
  await victim.connect()
  const [{ pid }] = (await victim.query<{ pid: number }>('select pg_backend_pid() as pid')).rows as [{ pid: number }]
  process.kill(pid, 'SIGKILL')
  await again.promise
  await expect(open(dataDir)).rejects.toThrow('in use')
})

test('a data folder with a long path works', async () => {
  const dataDir = join(newFolder(), 'a'.repeat(120), 'with blank, comma and "quote"')
  const { url } = await open(dataDir)
  expect(await context(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test.runIf(isRoot)('where root alone may pass, the database lives in the state directory and stays there', async () => {
  const parent = newFolder()
  const dataDir = join(parent, 'closed', 'data')
  mkdirSync(join(parent, 'closed'), { mode: 0o700 })
  const told: string[] = []
  const first = await open(dataDir, { log: { ...log, warn: (text) => told.push(text) } })
  after.push(() => discardEmbedded(dataDir))
  expect(first.folder).toMatch(/^\/var\/(lib|db)\/sejuk\//)
  expect(told).toEqual([expect.stringContaining(first.folder)])
  await first.stop()

  chmodSync(join(parent, 'closed'), 0o755)
  expect((await open(dataDir)).folder).toBe(first.folder)
})

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { nodeFlags } from '../../../scripts/node-flags.mjs'
import { freshDatabase } from '../test/servers/fresh-database.ts'
import { discardEmbedded } from './db/embedded/postgres.ts'

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'sejuk-main-'))
  // The database's user must be able to pass.
  chmodSync(folder, 0o755)
  return folder
}
const dataDir = newFolder()
const children: ChildProcess[] = []
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await discardEmbedded(dataDir)
})

const admin = { ADMIN_USERNAME: 'kepala', ADMIN_PASSWORD: 'rahasia-besar' }
const { DATABASE_URL: _, ...outside } = process.env

/** The server as an operator starts it: its process, and all it has said so far. */
const start = (env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [...nodeFlags, join(import.meta.dirname, 'main.ts')], {
    env: { ...outside, DATA_DIR: dataDir, PORT: '0', DEMO: 'off', ...admin, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  children.push(child)
  const said = { text: '' }
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said.text += text))
  const ended = once(child, 'close').then(([code]) => ({ code, text: said.text }))
  const hear = (words: RegExp) =>
    new Promise<string>((found, lost) => {
      child.stdout?.on('data', () => {
        const [all, part = all] = words.exec(said.text) ?? []
        if (part !== undefined) found(part)
      })
      ended.then(({ text }) => lost(new Error(text)))
    })
  return { child, ended, hear, address: () => hear(/ready at (\S+)/) }
}

const postmaster = () => {
  const note = join(dataDir, 'postgres/data/postmaster.pid')
  return existsSync(note) ? Number(readFileSync(note, 'utf8').split('\n')[0]) : undefined
}

test('a server answers, refuses company on its data folder, and stops with its database when asked', async () => {
  const first = start()
  const address = await first.address()
  expect(await (await fetch(`${address}/ready`)).json()).toMatchObject({ status: expect.any(String) })

  const second = await start().ended
  expect(second.code).toBe(1)
  expect(second.text.trim()).toBe(
    `The data folder ${dataDir} is in use by a server that runs already (process ${first.child.pid}). ` +
      'Stop that one first, or set DATA_DIR to another folder.',
  )
  expect((await fetch(`${address}/ready`)).status).toBe(200)

  first.child.kill('SIGTERM')
  expect((await first.ended).code).toBe(0)
  expect(postmaster()).toBeUndefined()
})

test('after a kill the next start takes the database over, and the first administrator is still there', async () => {
  const killed = start()
  await killed.address()
  const orphan = postmaster()
  killed.child.kill('SIGKILL')
  await killed.ended

  const next = start({ ADMIN_USERNAME: '', ADMIN_PASSWORD: '' })
  await next.address()
  expect(postmaster()).toBe(orphan)
  next.child.kill('SIGINT')
  expect((await next.ended).code).toBe(0)
})

test('a server whose pages are still being built takes requests when it hears that they are there', async () => {
  const waiting = start({ PAGES_FOLLOW: 'yes' })
  const address = waiting.address()
  await waiting.hear(/the pages are still being built/)
  waiting.child.send('the pages are built')
  expect((await fetch(`${await address}/ready`)).status).toBe(200)
  waiting.child.kill('SIGTERM')
  expect((await waiting.ended).code).toBe(0)
})

test('a taken port and a wrong variable are said in one line each', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const taken = await start({ PORT: String(port) }).ended
  other.close()
  expect(taken.code).toBe(1)
  expect(taken.text).toContain(`Port ${port} is taken`)
  expect(postmaster()).toBeUndefined()

  expect(await start({ PORT: 'abc', DEMO: 'maybe' }).ended).toEqual({
    code: 1,
    text: `PORT is 'abc', but must be a whole number from 0 to 65535\nDEMO is 'maybe', but must be one of on, off\n`,
  })
})

test('without demo data and without a first administrator nobody could sign in, so it does not start', async () => {
  const { url, drop } = await freshDatabase()
  const dataDir = newFolder()
  const { code, text } = await start({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    ADMIN_USERNAME: '',
    ADMIN_PASSWORD: '',
  }).ended
  rmSync(dataDir, { recursive: true })
  await drop()
  expect(code).toBe(1)
  expect(text).toContain('set ADMIN_USERNAME and ADMIN_PASSWORD')
})

import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nodeFlags } from '../../../../scripts/node-flags.mjs'
import { emptyDatabase } from './fresh-database.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const { url, drop } = await emptyDatabase()
const dataDir = await mkdtemp(join(tmpdir(), 'sejuk-two-'))
const running: ChildProcess[] = []
let first = ''
let second = ''

/** A process of its own, as in production; resolves to its address. */
const start = () =>
  new Promise<string>((resolve, reject) => {
    const environment = {
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO: 'off',
      ADMIN_USERNAME: 'first',
      ADMIN_PASSWORD: 'a-long-password',
      LOG_LEVEL: 'error',
    }
    const child = spawn(process.execPath, [...nodeFlags, main], { env: { PATH: process.env.PATH, ...environment } })
    running.push(child)
    let said = ''
    const listen = (part: Buffer) => {
      said += part
      const address = /ready at (\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)))
  })

beforeAll(async () => {
  ;[first, second] = (await Promise.all([start(), start()])) as [string, string]
})

afterAll(async () => {
  const gone = running.map(
    (child) => new Promise((done) => (child.exitCode === null ? child.once('exit', done) : done(undefined))),
  )
  for (const child of running) child.kill('SIGTERM')
  await Promise.all(gone)
  await drop()
  await rm(dataDir, { recursive: true, force: true })
})

const cookies = new Map<string, string>()
const ask = async (at: string, method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const reply = await fetch(at + path, {
    method,
    headers: {
      origin: at,
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/json',
      cookie,
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  for (const line of reply.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    cookies.set(name, value)
  }
  return reply.json()
}

test('two processes began on one empty database together, and both can work', async () => {
  for (const at of [first, second]) expect(await (await fetch(`${at}/ready`)).json()).toMatchObject({ status: 'ready' })
})

/** Begun at one, finished at the other. */
const signIn = async () => {
  await ask(first, 'GET', '/api/login')
  const { data } = await ask(second, 'POST', '/api/login/password', { username: 'first', password: 'a-long-password' })
  const code = new URL(data.url, first).searchParams.get('code')
  return ask(first, 'POST', '/api/login/exchange', { code })
}

/** A browser that listens at one process; `heard` resolves once it heard the word. */
const listen = async (at: string, word: string) => {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const reader = (await fetch(`${at}/api/events`, { headers: { cookie } })).body!.getReader()
  const decoder = new TextDecoder()
  // The first word comes after the server began to listen for us.
  await reader.read()
  const heard = (async () => {
    let text = ''
    while (!text.includes(word)) text += decoder.decode((await reader.read()).value)
    await reader.cancel()
    return text
  })()
  return { heard }
}

test('what happens at one process is heard at once by a browser at the other', async () => {
  await signIn()
  const bell = await listen(second, 'event: notification')
  const words = await listen(second, 'event: words')
  const template = { template_code: 'role-changed.inapp.default', subject: 'Hello', body: 'From the first' }
  expect(await ask(first, 'POST', '/api/message-template/test-send', template)).toMatchObject({ code: '200' })
  await bell.heard
  expect(await ask(second, 'GET', '/api/notification/unread')).toMatchObject({ data: { unread: 1 } })
  const word = { module: 'everyday', word_key: 'save', default_text: 'Keep', local_text: 'Simpan', row_version: 0 }
  expect(await ask(first, 'POST', '/api/multi-language/update', word)).toMatchObject({ code: '200' })
  await words.heard
  const file = '/api/multi-language/generate-file?part=changes'
  expect((await ask(second, 'GET', file)).data.words).toEqual({ everyday: { save: ['Keep', 'Simpan'] } })
})

test('a sign-in begun at one is finished at the other, and ends at both', async () => {
  expect(await signIn()).toMatchObject({ code: '200' })
  for (const at of [first, second])
    expect(await ask(at, 'GET', '/api/session')).toMatchObject({ code: '200', data: { username: 'Administrator' } })
  const key = { 'idempotency-key': randomUUID() }
  expect(await ask(first, 'POST', '/auth/logout', {}, key)).toMatchObject({ code: '200' })
  expect(await ask(second, 'GET', '/api/session')).toMatchObject({ code: '401' })
})

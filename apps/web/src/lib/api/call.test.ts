import { endpoint, nothing } from '@sejuk/contract/endpoint'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { serve } from '../../../test/page.tsx'
import { guardPage, rememberReturnPath, settleSignIn, takeReturnPath } from '../session/sign-in-again.ts'
import { call, Offline, Refused } from './call.ts'
import { fromQuery, toQuery } from './query-string.ts'

const any = z.record(z.string(), z.unknown())
const read = endpoint('GET /api/thing/{code}', { needs: 'signed-in', input: any, data: nothing })
const write = endpoint('POST /api/thing/update', { needs: 'signed-in', input: any, data: nothing })
const expired = { code: '401', status: 'TokenExpired', message: 'Your session has expired' }

let letGo = () => {}
beforeEach(() => {
  letGo = () => {}
})
afterEach(() => letGo())

test('a read travels in the address: the path is filled, lists are repeated, what is empty is left out', async () => {
  const asked = serve({ '/api/thing/A%2F1': {} })
  await call(read, { code: 'A/1', dept_code: ['705', '706'], search: '', page: 2, sort: undefined })
  expect(asked[0]?.path).toBe('/api/thing/A%2F1')
  expect(asked[0]?.query.toString()).toBe('dept_code=705&dept_code=706&page=2')
  expect(asked[0]?.headers.has('idempotency-key')).toBe(false)
})

test('an address is read back as it was written', () => {
  const asked = { dept_code: ['705', '706'], customer_code: 'C & 1' }
  expect(fromQuery(toQuery(asked))).toEqual(asked)
})

test('a write is JSON with a key of its own; with a file inside it is a form, nested names in brackets', async () => {
  const asked = serve({ '/api/thing/update': {} })
  await call(write, { a: 1 })
  await call(write, { file: new File(['x'], 'a.xlsx'), about: { code: 'C1', tags: ['x', 'y'] }, none: null })
  expect(asked[0]?.body).toEqual({ a: 1 })
  expect(asked[0]?.headers.get('content-type')).toBe('application/json')
  const form = asked[1]?.body as FormData
  expect([...form.keys()]).toEqual(['file', 'about[code]', 'about[tags][0]', 'about[tags][1]'])
  expect(asked[1]?.headers.has('content-type')).toBe(false)
  expect(asked[0]?.headers.get('idempotency-key')).not.toBe(asked[1]?.headers.get('idempotency-key'))
})

test('a refusal carries all that a page can act on', async () => {
  serve({
    '/api/thing/update': { code: '406', status: false, message: 'No', errors: { a: ['Wrong'] }, data: { n: 1 } },
  })
  const refused = await call(write, {}).catch((error) => error)
  expect(refused).toBeInstanceOf(Refused)
  expect(refused).toMatchObject({
    code: '406',
    message: 'No',
    errors: { a: ['Wrong'] },
    data: { n: 1 },
    requestId: '7F3A-0916',
  })
})

test('an answer that is no envelope is a refusal without a word', async () => {
  serve({ '/api/thing/update': () => new Response('<h1>Bad gateway</h1>', { status: 502 }) })
  await expect(call(write, {})).rejects.toMatchObject({ code: '502', message: '' })
})

test('no network is said in words', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const lost = await call(write, {}).catch((error) => error)
  expect(lost).toBeInstanceOf(Offline)
  expect(lost.message).toBe('No connection to the server')
})

test('over an open page an ended session is mended first, and the same write is sent once more', async () => {
  letGo = guardPage()
  let tries = 0
  const asked = serve({
    '/api/thing/update': () => {
      tries += 1
      return tries === 1 ? expired : { message: 'Updated' }
    },
  })
  const waiting = call(write, { a: 1 })
  await vi.waitFor(() => {
    settleSignIn(true)
    expect(asked).toHaveLength(2)
  })
  expect((await waiting).message).toBe('Updated')
  expect(asked.map((one) => one.body)).toEqual([{ a: 1 }, { a: 1 }])
  expect(asked[0]?.headers.get('idempotency-key')).toBe(asked[1]?.headers.get('idempotency-key'))
})

test('before a page is open there is nothing to keep: the refusal goes to the gate', async () => {
  const asked = serve({ '/api/thing/update': expired })
  await expect(call(write, {})).rejects.toMatchObject({ status: 'TokenExpired' })
  expect(asked).toHaveLength(1)
})

test('only a path of our own is a way back', () => {
  rememberReturnPath('/sales-order?page=2')
  expect(takeReturnPath()).toBe('/sales-order?page=2')
  for (const elsewhere of ['//evil.test', '/\\evil.test', 'https://evil.test']) {
    rememberReturnPath(elsewhere)
    expect(takeReturnPath()).toBe('/')
  }
})

test('a busy server is asked again by itself, under the same key, and a stranger’s write is not repeated', async () => {
  vi.useFakeTimers()
  const busy = () =>
    new Response(JSON.stringify({ code: '503', status: 'Busy', message: 'Busy' }), {
      status: 503,
      headers: { 'retry-after': '3' },
    })
  const fine = () => new Response(JSON.stringify({ code: '200', status: true, message: '', data: null }))
  const asked = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
  vi.stubGlobal('fetch', asked)
  try {
    asked.mockResolvedValueOnce(busy()).mockResolvedValueOnce(busy()).mockResolvedValueOnce(fine())
    const answer = call(write, { a: 1 })
    await vi.advanceTimersByTimeAsync(7000)
    expect((await answer).code).toBe('200')
    const keys = asked.mock.calls.map(([, { headers }]) => new Headers(headers).get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)

    asked.mockReset().mockImplementation(async () => busy())
    const stranger = endpoint('POST /api/thing/sign-in', { needs: 'public', input: any, data: nothing })
    await expect(call(stranger, {})).rejects.toMatchObject({ code: '503' })
    expect(asked).toHaveBeenCalledTimes(1)
  } finally {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

import { listFieldJobs, sendFieldReports } from '@sejuk/contract/aftersales/field-work'
import { listCustomers } from '@sejuk/contract/customers/customers'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

const jobs = { now: '2026-11-17T03:00:00Z', today: '2026-11-17', jobs: [] }
const answered = (data: unknown) => ({ code: '200', status: true, message: '', data })
const plain = { page: 1, limit: 20 }
const written = [
  { path: listFieldJobs.path, input: {}, isList: false, answer: answered(jobs) },
  { path: listCustomers.path, input: plain, isList: true, answer: answered([]) },
]
const asked = vi.fn(async (_path: string) => new Response(JSON.stringify(answered(null))))

/** As if a document had been opened, with or without answers in it. */
const openDocument = async (early?: object[]) => {
  vi.resetModules()
  document.body.innerHTML = early ? `<script type="application/json" id="early">${JSON.stringify(early)}</script>` : ''
  return { ...(await import('./call.ts')), ...(await import('./queries.ts')) }
}

/** Milliseconds since the document was opened. */
const clock = vi.spyOn(performance, 'now')

beforeEach(() => {
  asked.mockClear()
  vi.stubGlobal('fetch', asked)
  clock.mockReturnValue(2000)
})
afterEach(() => void vi.unstubAllGlobals())
afterAll(() => clock.mockRestore())

test('the first call is answered by the document, and only the first', async () => {
  const { callEarly } = await openDocument(written)
  expect((await callEarly(listFieldJobs, {})).data).toEqual(jobs)
  expect(asked).not.toHaveBeenCalled()
  await callEarly(listFieldJobs, {})
  expect(asked).toHaveBeenCalledTimes(1)
})

test('an answer that nobody asked for in half a minute is not used any more', async () => {
  const { callEarly } = await openDocument(written)
  clock.mockReturnValue(31_000)
  await callEarly(listFieldJobs, {})
  expect(asked).toHaveBeenCalledTimes(1)
})

test('after anything was changed the server is asked', async () => {
  const { call, callEarly } = await openDocument(written)
  await call(sendFieldReports, { sent_at_device: '2026-11-17T03:00:00Z', reports: [] })
  await callEarly(listFieldJobs, {})
  expect(asked.mock.calls.map(([path]) => path)).toEqual([sendFieldReports.path, listFieldJobs.path])
})

test('a page that shows what its document brought asks for the rest in its next turn, any other at once', async () => {
  const early = await openDocument(written)
  const answer = early.call(listCustomers, plain)
  expect(asked).not.toHaveBeenCalled()
  await answer
  expect(asked).toHaveBeenCalledTimes(1)
  const { call } = await openDocument()
  void call(listCustomers, plain)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a document without answers, as it is kept for when there is no network, changes nothing', async () => {
  const { callEarly } = await openDocument()
  await callEarly(listFieldJobs, {})
  expect(asked).toHaveBeenCalledTimes(1)
})

test('a list is drawn with the rows of the document, which are asked for again when anything calls for it', async () => {
  const { createClient, keyOf, knowEarlyLists } = await openDocument(written)
  const client = createClient()
  knowEarlyLists(client)
  const queryKey = keyOf(listCustomers, plain)
  const queryFn = vi.fn(async () => answered([]))
  const { staleTime } = client.getQueryDefaults(queryKey)
  expect(await client.fetchQuery({ queryKey, queryFn, staleTime })).toEqual(answered([]))
  expect(queryFn).not.toHaveBeenCalled()
  await client.invalidateQueries({ queryKey })
  await client.fetchQuery({ queryKey, queryFn, staleTime })
  expect(queryFn).toHaveBeenCalledTimes(1)
  await client.fetchQuery({ queryKey, queryFn, staleTime })
  expect(queryFn).toHaveBeenCalledTimes(2)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkMissing, chunk, fetchChunk, reloadOr } from './chunks.ts'

const reload = vi.fn()
beforeEach(() => {
  reload.mockClear()
  vi.stubGlobal('location', { ...window.location, reload })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  window.sessionStorage.clear()
})
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('a page whose files a new deployment took away is fetched by one reload, and not by a second', async () => {
  const fail = vi.fn()
  await fetchChunk(gone).catch(reloadOr(fail))
  expect(reload).toHaveBeenCalledOnce()
  expect(fail).not.toHaveBeenCalled()
  await fetchChunk(gone).catch(reloadOr(fail))
  expect(reload).toHaveBeenCalledOnce()
  expect(fail).toHaveBeenCalledWith(expect.any(ChunkMissing))
})

test('a part of a page that does not arrive leaves the page as it is, with what was typed', async () => {
  await expect(chunk(gone).preload()).rejects.toBeInstanceOf(ChunkMissing)
  expect(reload).not.toHaveBeenCalled()
})

test('after 120 seconds a page that has not arrived is given up', async () => {
  vi.useFakeTimers()
  const fail = vi.fn()
  const waiting = fetchChunk(() => new Promise(() => {})).catch(reloadOr(fail))
  await vi.advanceTimersByTimeAsync(119_999)
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(fail.mock.lastCall).toMatchObject([{ message: 'The page did not arrive in 120 seconds' }])
  expect(reload).not.toHaveBeenCalled()
})

test('what did not arrive without a network is asked for again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let isBack = false
  const panel = chunk(() => (isBack ? Promise.resolve('panel') : gone()))
  await expect(panel.preload()).rejects.toBeInstanceOf(ChunkMissing)
  isBack = true
  await expect(panel.preload()).resolves.toBe('panel')
  expect(panel.found()).toBe('panel')
  vi.restoreAllMocks()
})

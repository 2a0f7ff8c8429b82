import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkMissing, chunk, fetchChunk } from './chunks.ts'

const reload = vi.fn()
beforeEach(() => {
  reload.mockClear()
  vi.stubGlobal('location', { ...window.location, reload })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('files that a new deployment took away are fetched by one reload, and not by a second', async () => {
  void fetchChunk(gone)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  await expect(fetchChunk(gone)).rejects.toBeInstanceOf(ChunkMissing)
  expect(reload).toHaveBeenCalledOnce()
})

test('after 120 seconds a page that has not arrived is given up', async () => {
  vi.useFakeTimers()
  const waiting = fetchChunk(() => new Promise(() => {}))
  const refused = expect(waiting).rejects.toThrow('The page did not arrive in 120 seconds')
  await vi.advanceTimersByTimeAsync(119_999)
  await vi.advanceTimersByTimeAsync(1)
  await refused
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

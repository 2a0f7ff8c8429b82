import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkMissing, fetchChunk } from './chunks.ts'

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

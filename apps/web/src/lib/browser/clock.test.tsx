import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let drawn = 0
/** The clock as a page finds it that has just begun. */
const openClock = async () => {
  vi.resetModules()
  const { useNow } = await import('./clock.ts')
  return () => {
    drawn++
    return <time>{useNow()}</time>
  }
}

beforeEach(() => {
  drawn = 0
  vi.useFakeTimers({ now: new Date('2026-11-18T08:00:00Z') })
})
afterEach(() => vi.useRealTimers())
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('what shows the time is drawn once, and again when a minute has passed', async () => {
  const Clock = await openClock()
  await pass(20_000)
  render(<Clock />)
  expect(drawn).toBe(1)
  await pass(39_999)
  expect(drawn).toBe(1)
  await pass(1)
  expect(screen.getByText('2026-11-18T08:01:00.000Z')).toBeInTheDocument()
  await pass(60_000)
  expect(screen.getByText('2026-11-18T08:02:00.000Z')).toBeInTheDocument()
  expect(drawn).toBe(3)
})

test('a clock that stood because nobody looked tells the time at once', async () => {
  const Clock = await openClock()
  render(<Clock />).unmount()
  await pass(3_600_000)
  render(<Clock />)
  expect(screen.getByText('2026-11-18T09:00:00.000Z')).toBeInTheDocument()
})

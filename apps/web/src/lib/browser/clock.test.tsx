import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNow } from './clock.ts'

let drawn = 0
const Clock = () => {
  drawn++
  return <time>{useNow()}</time>
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2036-11-18T08:00:00Z') })
  // Nobody looked since another year.
  render(<Clock />).unmount()
  drawn = 0
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  // Other tests share this clock.
  render(<Clock />).unmount()
})

test('what shows the time is drawn once, and again when a minute has passed', async () => {
  await pass(20_000)
  render(<Clock />)
  expect(drawn).toBe(1)
  await pass(39_999)
  expect(drawn).toBe(1)
  await pass(1)
  expect(screen.getByText('2036-11-18T08:01:00.000Z')).toBeInTheDocument()
  await pass(60_000)
  expect(screen.getByText('2036-11-18T08:02:00.000Z')).toBeInTheDocument()
  expect(drawn).toBe(3)
})

test('a clock that stood because nobody looked tells the time at once', async () => {
  await pass(3_600_000)
  render(<Clock />)
  expect(screen.getByText('2036-11-18T09:00:00.000Z')).toBeInTheDocument()
})

import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSendOnline } from './online.ts'

const Sender = ({ send }: { send: () => Promise<boolean> }) => {
  const sendNow = useSendOnline(send)
  return <button type="button" onClick={() => void sendNow()} />
}

test('What did not get through at first is sent again soon', async () => {
  vi.useFakeTimers()
  try {
    let attempts = 0
    const send = async () => ++attempts > 2
    // Each drawing brings a new function: that alone sends nothing.
    const { rerender, unmount } = render(<Sender send={() => send()} />)
    rerender(<Sender send={() => send()} />)
    await vi.advanceTimersByTimeAsync(0)
    expect(attempts).toBe(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(attempts).toBe(2)
    await vi.advanceTimersByTimeAsync(2000)
    expect(attempts).toBe(3)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(attempts).toBe(3)
    await vi.advanceTimersByTimeAsync(1000)
    expect(attempts).toBe(4)
    unmount()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(attempts).toBe(4)
  } finally {
    vi.useRealTimers()
  }
})

test('What is sent by hand without getting through is sent again soon, by one clock only', async () => {
  vi.useFakeTimers()
  try {
    let [attempts, isNetwork] = [0, true]
    const send = async () => {
      attempts++
      return isNetwork
    }
    render(<Sender send={send} />)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(attempts).toBe(1)
    isNetwork = false
    fireEvent.click(screen.getByRole('button'))
    await vi.advanceTimersByTimeAsync(0)
    expect(attempts).toBe(2)
    isNetwork = true
    await vi.advanceTimersByTimeAsync(1000)
    expect(attempts).toBe(3)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(attempts).toBe(3)
  } finally {
    vi.useRealTimers()
  }
})

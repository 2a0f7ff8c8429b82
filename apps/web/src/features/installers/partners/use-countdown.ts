import { useEffect, useState } from 'react'

/** Seconds that pass. Counted from the clock, so that a sleeping phone does not stop them. */
export const useCountdown = () => {
  const [end, setEnd] = useState(0)
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((end - now) / 1000))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [isRunning])
  const start = (seconds: number) => {
    // One look at the clock: a millisecond between two would be a second more.
    const at = Date.now()
    setNow(at)
    setEnd(at + seconds * 1000)
  }
  return { left, start }
}

import { useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** `navigator.onLine`: false is certain, true may be wrong. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)

const [firstWait, longestWait] = [1000, 30_000]

/**
 * Sends what waits on this device as soon as the browser reports a network. The report comes before requests get through, and
 * may be wrong: what did not get through (`false`) is sent again soon, then less and less often. Where one thing waits at a time,
 * `waiting` is that thing. Gives what sends at once because something new waits; that too is repeated soon.
 */
export const useSendOnline = (send: () => Promise<boolean>, waiting: unknown = true) => {
  const isOnline = useOnline()
  const attempt = useEffectEvent(() => send().catch(() => false))
  const again = useRef<() => Promise<void>>(undefined)
  useEffect(() => {
    if (!isOnline || !waiting) return
    let wait = firstWait
    let timer: ReturnType<typeof setTimeout> | undefined
    let attempts = 0
    const next = async () => {
      const mine = ++attempts
      const isThrough = document.visibilityState !== 'visible' || (await attempt())
      // A later attempt, or the end of the page, has taken over.
      if (mine !== attempts) return
      timer = setTimeout(next, isThrough ? longestWait : wait)
      wait = isThrough ? firstWait : Math.min(longestWait, wait * 2)
    }
    again.current = () => {
      clearTimeout(timer)
      wait = firstWait
      return next()
    }
    // In a turn of its own: what the page shows can be used before.
    timer = setTimeout(next)
    return () => {
      attempts++
      clearTimeout(timer)
      again.current = undefined
    }
  }, [isOnline, waiting])
  return useCallback(async () => again.current?.(), [])
}

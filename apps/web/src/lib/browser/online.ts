import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

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
 * `waiting` is that thing.
 */
export const useSendOnline = (send: () => Promise<boolean>, waiting: unknown = true) => {
  const isOnline = useOnline()
  const attempt = useEffectEvent(() => send().catch(() => false))
  useEffect(() => {
    if (!isOnline || !waiting) return
    let wait = firstWait
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const next = async () => {
      const isThrough = document.visibilityState !== 'visible' || (await attempt())
      if (isOver) return
      timer = setTimeout(next, isThrough ? longestWait : wait)
      wait = isThrough ? firstWait : Math.min(longestWait, wait * 2)
    }
    void next()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isOnline, waiting])
}

import { useSyncExternalStore } from 'react'

const aMinute = 60_000
const listeners = new Set<() => void>()
let now = new Date().toISOString()
let timer: ReturnType<typeof setInterval> | undefined

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  timer ??= setInterval(() => {
    now = new Date().toISOString()
    for (const one of listeners) one()
  }, aMinute)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The instant, to the minute. One clock for all who look at it. */
export const useNow = () => useSyncExternalStore(subscribe, () => now)

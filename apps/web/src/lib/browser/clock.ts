import { useSyncExternalStore } from 'react'

const aMinute = 60_000
const listeners = new Set<() => void>()
let now = new Date().toISOString()
let timer: ReturnType<typeof setInterval> | undefined

const look = () => {
  now = new Date().toISOString()
  for (const one of listeners) one()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  if (timer === undefined) {
    // While nobody looked, it stood.
    look()
    timer = setInterval(look, aMinute)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The current minute; all users of the hook share one timer. */
export const useNow = () => useSyncExternalStore(subscribe, () => now)

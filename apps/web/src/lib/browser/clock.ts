import { useSyncExternalStore } from 'react'

const aMinute = 60_000
const listeners = new Set<() => void>()
let now = new Date().toISOString()
let timer: ReturnType<typeof setTimeout> | undefined

/** While nobody listened, it stood. What is less than a minute old is not told again: everybody who shows it would be drawn twice. */
const follow = () => {
  const age = Date.now() - Date.parse(now)
  const isOld = age < 0 || age >= aMinute
  timer = setTimeout(follow, isOld ? aMinute : aMinute - age)
  if (!isOld) return
  now = new Date().toISOString()
  for (const one of listeners) one()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  if (timer === undefined) follow()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    timer = undefined
  }
}

/** The current minute; all users of the hook share one timer. */
export const useNow = () => useSyncExternalStore(subscribe, () => now)

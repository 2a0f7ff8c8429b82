import { useSyncExternalStore } from 'react'

/** One value that several parts of the page look at, wherever it is put. */
export const createStore = <Value>(first: Value) => {
  const listeners = new Set<() => void>()
  let value = first
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    get: () => value,
    put: (next: Value) => {
      value = next
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, () => value),
  }
}

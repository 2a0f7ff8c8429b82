import { useSyncExternalStore } from 'react'

/** A value shared by several components. */
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

import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** What the browser says. No means no; yes may still be wrong. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)

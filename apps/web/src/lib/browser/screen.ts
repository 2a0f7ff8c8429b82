import { useSyncExternalStore } from 'react'

const query = '(max-width: 767.98px)'
const watch = (listener: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
/** Below 768 px: a phone, or a window as narrow as one. */
export const useNarrow = () => useSyncExternalStore(watch, () => window.matchMedia(query).matches)

const watchWidth = (listener: () => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
export const useScreenWidth = () => useSyncExternalStore(watchWidth, () => window.innerWidth)

import { useEffect, useState, useSyncExternalStore } from 'react'

const query = '(max-width: 767.98px)'
const watch = (listener: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
/** Below 768 px: a phone, or a window as narrow as one. */
export const useNarrow = () => useSyncExternalStore(watch, () => window.matchMedia(query).matches)

/** Asked once: to ask again while the page is put together would make the browser lay it out for the answer. */
export const useScreenWidth = () => {
  const [width, setWidth] = useState(() => window.innerWidth)
  useEffect(() => {
    const measure = () => setWidth(window.innerWidth)
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return width
}

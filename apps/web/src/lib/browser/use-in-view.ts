import { useCallback, useRef } from 'react'

/** Calls back shortly before the element scrolls into view, e.g. to load more rows. */
export const useInView = (onSight: () => void) => {
  const latest = useRef(onSight)
  latest.current = onSight
  return useCallback((element: HTMLElement | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: '120px',
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
}

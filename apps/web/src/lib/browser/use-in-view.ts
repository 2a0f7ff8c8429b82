import { useCallback, useRef } from 'react'

/** Calls when the element comes into sight, a little before: the end of a list asks for more of it. */
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

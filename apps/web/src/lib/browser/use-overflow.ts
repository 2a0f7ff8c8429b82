import { type RefObject, useLayoutEffect, useState } from 'react'

/** Is what is inside wider than the box? */
export const useOverflow = (box: RefObject<HTMLElement | null>) => {
  const [isWider, setWider] = useState(false)
  useLayoutEffect(() => {
    const outer = box.current
    const inner = outer?.firstElementChild
    if (!outer || !inner) return
    const measure = () => setWider(inner.scrollWidth > outer.clientWidth + 1)
    const watch = new ResizeObserver(measure)
    watch.observe(outer)
    watch.observe(inner)
    return () => watch.disconnect()
  }, [box])
  return isWider
}

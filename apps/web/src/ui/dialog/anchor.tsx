import { type Ref, type RefObject, useLayoutEffect } from 'react'

/** Passes an existing element as the anchor of a floating one. */
export const Anchor = ({ to, ref }: { to: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement> }) => {
  useLayoutEffect(() => {
    if (typeof ref === 'function') {
      const release = ref(to.current)
      return () => {
        if (typeof release === 'function') release()
        else ref(null)
      }
    }
    if (ref) ref.current = to.current
  }, [ref, to])
  return null
}

import { type Ref, type RefObject, useLayoutEffect } from 'react'

/** Lends an element that is already on the page to something that floats beside it. */
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

import { useRef } from 'react'

/** What was known first, whatever is learnt later: a form does not change under the fingers of who fills it in. */
export const useFirst = <T>(value: T | undefined): T | undefined => {
  const first = useRef(value)
  first.current ??= value
  return first.current
}

import { type ComponentType, useEffect, useState } from 'react'
import { chunk } from '../../lib/browser/chunks.ts'
import { showError } from '../../lib/language/error-text.ts'

/** What is loaded by the first component that uses it. If loading fails, an error is shown and the page stays. */
export const lazyUse = <T,>(load: () => Promise<T>) => {
  const awaited = chunk(load)
  // Nobody waits for it yet: who does is told why it did not come.
  const preload = () => void awaited.preload().catch(() => {})
  const useLoaded = () => {
    const [part, setPart] = useState(() => awaited.found())
    useEffect(() => {
      if (!part) awaited.preload().then((loaded) => setPart(() => loaded), showError)
    }, [part])
    return part
  }
  return { preload, useLoaded }
}

/** A component loaded when first rendered. One with type parameters would lose them here: it takes `lazyUse`. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const { preload, useLoaded } = lazyUse(load)
  const Later = (props: Props) => {
    const Part = useLoaded()
    return Part ? <Part {...props} /> : null
  }
  return Object.assign(Later, { preload })
}

import { type ComponentType, useEffect, useState } from 'react'
import { chunk } from '../../lib/browser/chunks.ts'
import { showError } from '../../lib/language/error-text.ts'

/** A component loaded when first rendered. If loading fails, an error is shown and the page stays. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const { preload, found } = chunk(load)
  const Later = (props: Props) => {
    const [Part, setPart] = useState(() => found())
    useEffect(() => {
      if (!Part) preload().then((part) => setPart(() => part), showError)
    }, [Part])
    return Part ? <Part {...props} /> : null
  }
  return Object.assign(Later, { preload })
}

import { type ComponentType, useEffect, useState } from 'react'
import { chunk } from '../../lib/browser/chunks.ts'
import { showError } from '../../lib/language/error-text.ts'

/** A part of a page that comes when it is wanted. Should it not come, that is told, and the page stays as it is. */
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

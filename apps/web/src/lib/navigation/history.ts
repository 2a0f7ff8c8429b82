/** Where we are in the list of pages visited in this tab. `state` is ours and lost with the tab. */
export type Entry = { href: string; state: object; index: number }

export type History = {
  entry: () => Entry
  push: (href: string, state?: object) => void
  replace: (href: string, state?: object) => void
  go: (delta: number) => void
  back: () => void
  canGoBack: () => boolean
  /** Whether anything was open in this tab before, also before this load of the app. */
  hasBefore: () => boolean
  /** Hears of every move, `delta` being how far the browser went by itself. */
  listen: (listener: (delta?: number) => void) => () => void
}

type Source = {
  entry: () => Entry
  length: () => number
  write: (entry: Entry, isNew: boolean) => void
  go: (delta: number) => void
}

const historyOf = ({ entry, write, go, length }: Source, listeners: Set<(delta?: number) => void>): History => {
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    entry,
    push: (href, state = {}) => {
      write({ href, state, index: entry().index + 1 }, true)
      tell()
    },
    replace: (href, state = {}) => {
      write({ href, state, index: entry().index }, false)
      tell()
    },
    go,
    back: () => go(-1),
    canGoBack: () => entry().index > 0,
    hasBefore: () => entry().index > 0 || length() > 1,
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The address bar. */
export const createBrowserHistory = (): History => {
  const listeners = new Set<(delta?: number) => void>()
  const { location, history } = window
  const entry = (): Entry => {
    const { index = 0, state = {} } = (history.state ?? {}) as Partial<Entry>
    return { href: location.pathname + location.search + location.hash, state, index }
  }
  let last = entry().index
  const write = ({ href, state, index }: Entry, isNew: boolean) => {
    last = index
    if (isNew) history.pushState({ index, state }, '', href)
    else history.replaceState({ index, state }, '', href)
  }
  window.addEventListener('popstate', () => {
    const delta = entry().index - last
    last = entry().index
    for (const listener of listeners) listener(delta)
  })
  return historyOf({ entry, write, go: (delta) => history.go(delta), length: () => history.length }, listeners)
}

/** Without a browser, for tests. */
export const createMemoryHistory = (...hrefs: string[]): History => {
  const listeners = new Set<(delta?: number) => void>()
  const entries = hrefs.map((href, index): Entry => ({ href, state: {}, index }))
  let at = entries.length - 1
  const entry = () => entries[at] ?? { href: '/', state: {}, index: 0 }
  const write = (next: Entry) => {
    entries.splice(next.index, entries.length, next)
    at = next.index
  }
  const go = (delta: number) => {
    if (!entries[at + delta]) return
    at += delta
    for (const listener of listeners) listener(delta)
  }
  return historyOf({ entry, write, go, length: () => at + 1 }, listeners)
}

import { fromQuery, toQuery } from '../api/query-string.ts'
import { createBrowserHistory, type History } from './history.ts'

export type Location = {
  href: string
  pathname: string
  search: Record<string, unknown>
  /** As it stands in the address, question mark included. */
  searchStr: string
  hash: string
  state: object
  /** The place in the tab's history. */
  index: number
  /** Whether the person went back or forward to it. */
  isReturn: boolean
}

/** A page found for an address. */
export type Found<Page> = { page: Page; params: Record<string, string> }
type Loadable = { path: string; preload: () => Promise<unknown>; isLoaded: () => boolean }

export type Target = {
  /** '.' is the page we are on. `$name` stands for one of `params`. */
  to?: string
  params?: Record<string, string>
  search?: object | ((now: Record<string, unknown>) => object)
  hash?: string
  state?: object
  replace?: boolean
  /** A whole address of ours instead of the parts above. */
  href?: string
  /** What was unsaved is saved now. */
  ignoreBlocker?: boolean
}

type Options<Page> = {
  history?: History
  find?: (pathname: string) => Found<Page> | undefined
  /** Another address to open instead of this one. */
  redirect?: (location: Location) => Target | undefined
}

/** A slower page shows that it is coming. */
const patience = 200

const locationOf = (history: History, isReturn: boolean): Location => {
  const { href, state, index } = history.entry()
  const { pathname, search, hash } = new URL(href, 'http://here')
  return { href, pathname, search: fromQuery(search), searchStr: search, hash: hash.slice(1), state, index, isReturn }
}

/** Finds pages by address, and asks whoever has something unsaved before it leaves. */
export const createRouter = <Page extends Loadable>(options: Options<Page> = {}) => {
  const { history = createBrowserHistory(), find = () => undefined, redirect = () => undefined } = options
  const blockers = new Set<() => Promise<boolean>>()
  const listeners = new Set<() => void>()
  /** What was asked for last, and what is on the screen. */
  const state = { location: locationOf(history, false), shown: locationOf(history, false) }
  let isAllowed = false
  let isUndoing = false

  const hrefOf = ({ to = '.', params = {}, search = {}, hash }: Target) => {
    const { pathname, search: now } = state.location
    const path = to === '.' ? pathname : to.replaceAll(/\$(\w+)/g, (_, name: string) => encode(params[name]))
    const asked = typeof search === 'function' ? search(now) : search
    return path + toQuery(asked) + (hash ? `#${hash}` : '')
  }
  const mayLeave = async () => {
    for (const isBlocked of blockers) if (await isBlocked()) return false
    return true
  }
  const show = (location: Location) => {
    state.shown = location
    for (const listener of listeners) listener()
  }
  const preload = (href: string) => find(new URL(href, 'http://here').pathname)?.page.preload() ?? Promise.resolve()

  const arrive = (isReturn: boolean) => {
    const location = locationOf(history, isReturn)
    const instead = redirect(location)
    if (instead) return history.replace(hrefOf(instead))
    state.location = location
    const page = find(location.pathname)?.page
    if (!page || page.isLoaded()) return show(location)
    const isStillWanted = () => state.location === location && state.shown !== location
    const showOnce = () => isStillWanted() && show(location)
    setTimeout(showOnce, patience)
    page.preload().then(showOnce, showOnce)
  }
  history.listen((delta) => {
    if (isUndoing) {
      isUndoing = false
      return
    }
    if (!delta || isAllowed || blockers.size === 0) {
      isAllowed = false
      return arrive(Boolean(delta))
    }
    // The browser has gone already: back to where we were, and on once that is allowed.
    isUndoing = true
    history.go(-delta)
    void mayLeave().then((may) => {
      if (!may) return
      isAllowed = true
      history.go(delta)
    })
  })
  const navigate = async (target: Target) => {
    const href = target.href ?? hrefOf(target)
    if (blockers.size > 0 && !target.ignoreBlocker && !(await mayLeave())) return
    const isSame = href === state.location.href
    history[target.replace || isSame ? 'replace' : 'push'](href, target.state)
  }
  const router = {
    history,
    state,
    find,
    hrefOf,
    navigate,
    preload,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    block: (isBlocked: () => Promise<boolean>) => {
      blockers.add(isBlocked)
      return () => void blockers.delete(isBlocked)
    },
  }
  const first = redirect(state.location)
  if (first) history.replace(hrefOf(first))
  return router
}

const encode = (value = '') => encodeURIComponent(value)

export type Router<Page extends Loadable = Loadable> = ReturnType<typeof createRouter<Page>>

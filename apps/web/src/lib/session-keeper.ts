import { isOwnPath } from '@sejuk/domain/own-paths'
import { useSyncExternalStore } from 'react'
import { keptInTab } from './storage.ts'

/** A '401' with one of these means: sign in (again). Any other is somebody who may not come in at all. */
export const sessionEndings: ReadonlySet<string> = new Set(['NotLoggedIn', 'TokenExpired', 'TokenError'])

type Waiting = { again: Promise<boolean>; settle: (isIn: boolean) => void }

const listeners = new Set<() => void>()
let waiting: Waiting | undefined
let isPageOpen = false

const changed = () => {
  for (const listener of listeners) listener()
}

/** While a page is open, an ended session opens a sheet above it; before that there is nothing to keep. */
export const keepPage = () => {
  isPageOpen = true
  return () => {
    isPageOpen = false
  }
}

/** Resolves when the person has signed in again on the sheet. All requests that failed meanwhile wait for the same sheet. */
export const signedInAgain = (): Promise<boolean> => {
  if (!isPageOpen) return Promise.resolve(false)
  if (!waiting) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    waiting = { again: promise, settle: resolve }
    changed()
  }
  return waiting.again
}

export const settleSignIn = (isIn: boolean) => {
  waiting?.settle(isIn)
  waiting = undefined
  changed()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const useSignInNeeded = () => useSyncExternalStore(subscribe, () => waiting !== undefined)

const wayBack = 'sejuk.way-back'

/** An address that could lead elsewhere is not kept. */
export const rememberWayBack = (path: string) => {
  if (isOwnPath(path)) keptInTab.set(wayBack, path)
}

export const takeWayBack = () => {
  const path = keptInTab.get(wayBack)
  keptInTab.drop(wayBack)
  return path && isOwnPath(path) ? path : '/'
}

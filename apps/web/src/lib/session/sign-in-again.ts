import { isOwnPath } from '@sejuk/domain/own-paths'
import { tabStore } from '../browser/storage.ts'
import { createStore } from '../browser/store.ts'

/** A '401' with one of these means: sign in (again). Any other means the user has no access at all. */
export const sessionEndings: ReadonlySet<string> = new Set(['NotLoggedIn', 'TokenExpired', 'TokenError'])

type Waiting = { again: Promise<boolean>; settle: (isIn: boolean) => void }

const waiting = createStore<Waiting | undefined>(undefined)
let isPageOpen = false

/** While a page is open, an expired session opens a sign-in sheet above it; before that there is no input to lose. */
export const guardPage = () => {
  isPageOpen = true
  return () => {
    isPageOpen = false
  }
}

/**
 * Resolves when the user has signed in again on the sheet. All requests that failed meanwhile wait for the same sheet.
 */
export const signedInAgain = (): Promise<boolean> => {
  if (!isPageOpen) return Promise.resolve(false)
  const sheet = waiting.get()
  if (sheet) return sheet.again
  const { promise, resolve } = Promise.withResolvers<boolean>()
  waiting.put({ again: promise, settle: resolve })
  return promise
}

export const settleSignIn = (isIn: boolean) => {
  waiting.get()?.settle(isIn)
  waiting.put(undefined)
}

export const useSignInNeeded = () => waiting.use() !== undefined

const wayBack = 'sejuk.way-back'

/** An address that could lead elsewhere is not kept. */
export const rememberReturnPath = (path: string) => {
  if (isOwnPath(path)) tabStore.set(wayBack, path)
}

export const takeReturnPath = () => {
  const path = tabStore.get(wayBack)
  tabStore.drop(wayBack)
  return path && isOwnPath(path) ? path : '/'
}

import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import * as react from 'react'
import { afterEach, beforeEach } from 'vitest'
import { forgetLabels } from '../src/lib/api/options.ts'
import { dismissAll, pauseToasts } from '../src/lib/browser/toasts.ts'
import { setLanguage } from '../src/lib/language/words.ts'

// A lazy part may take seconds to import on a busy machine; waiting costs nothing when it is quick.
configure({ asyncUtilTimeout: 60_000 })

// React notes for each element by whom it was made, up to ten thousand a second: a seventh of the time of drawing pages. Its warnings do
// not need it, so the ten thousand are always used up.
const insides: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof insides === 'object' && insides)
  Object.defineProperty(insides, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => 10_000, set() {} })

// What a browser has and jsdom has not.
const screen = { isNarrow: false }
Object.assign(window, {
  matchMedia: (query: string) => ({
    matches: query.includes('max-width: 767') && screen.isNarrow,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  EventSource: class {
    addEventListener() {}
    close() {}
  },
})
window.HTMLElement.prototype.scrollIntoView = () => {}
window.scrollTo = () => {}
if (!document.fonts)
  Object.defineProperty(document, 'fonts', { value: { addEventListener() {}, removeEventListener() {} } })

export const beNarrow = (isNarrow: boolean) => {
  screen.isNarrow = isNarrow
  window.innerWidth = isNarrow ? 390 : 1440
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  beNarrow(false)
  setLanguage('default')
  forgetLabels()
  dismissAll()
  // A message that is shown for a second would be gone before a busy machine looks for it.
  pauseToasts(true)
})
afterEach(cleanup)

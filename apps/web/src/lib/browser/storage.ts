/** A browser may forbid storage altogether; then nothing is remembered and everything still works. */
const from = (open: () => Storage) => ({
  get: (key: string): string | null => {
    try {
      return open().getItem(key)
    } catch {
      return null
    }
  },
  set: (key: string, value: string) => {
    try {
      open().setItem(key, value)
    } catch {
      // Full or forbidden.
    }
  },
  drop: (key: string) => {
    try {
      open().removeItem(key)
    } catch {
      // Forbidden.
    }
  },
})

/** Of this browser, until it is cleared. */
export const localStore = from(() => window.localStorage)
/** Of this tab, until it is closed. */
export const tabStore = from(() => window.sessionStorage)

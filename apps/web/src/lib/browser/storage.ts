/** A browser may forbid storage: then nothing is stored and everything else works. */
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

/** Local storage. */
export const localStore = from(() => window.localStorage)
/** Session storage of this tab. */
export const tabStore = from(() => window.sessionStorage)

import type { Live } from '../live/live.ts'

/** Long enough for the requests of one page, short enough to bound what a dead connection to the database could hide. */
const keptFor = 5_000
const mostKept = 5_000

/**
 * Until then this process asks the database: it answers its own change of access before it hears of it. A change that
 * takes longer to commit is dropped by the announcement, as other processes' changes are.
 */
let askUntil = 0
export const accessIsChanging = () => {
  askUntil = Date.now() + 10_000
}

export type SessionCache<Session> = {
  find: (hash: string, read: () => Promise<Session | undefined>) => Promise<Session | undefined>
}

/** Where nothing is kept, as in tests that change the database behind the server's back. */
export const noSessionCache = <Session>(): SessionCache<Session> => ({ find: (_hash, read) => read() })

/** Sessions read in the last seconds. Any change of anybody's access empties it: changes are rare, reading again is cheap. */
export const sessionCache = <Session>(live: Pick<Live, 'isConnected' | 'onAccessChange'>): SessionCache<Session> => {
  const kept = new Map<string, { session: Session; until: number }>()
  let changes = 0
  live.onAccessChange(() => {
    changes += 1
    kept.clear()
  })
  return {
    find: async (hash, read) => {
      const now = Date.now()
      const isTrusted = live.isConnected && now >= askUntil
      const known = isTrusted ? kept.get(hash) : undefined
      if (known && now < known.until) return known.session
      const before = changes
      const session = await read()
      // What was read before a change must not be kept after it.
      if (session && isTrusted && live.isConnected && changes === before) {
        if (kept.size >= mostKept) kept.clear()
        kept.set(hash, { session, until: now + keptFor })
      }
      return session
    },
  }
}

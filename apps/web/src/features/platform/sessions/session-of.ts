import { getSession } from '@sejuk/contract/platform/sessions'
import type { QueryClient } from '@tanstack/react-query'
import { call, Offline, Refused } from '../../../lib/api/call.ts'
import { keyOf } from '../../../lib/api/queries.ts'
import { forgetSession, storedSession } from '../../../lib/session/offline-session.ts'

const tenMinutes = 10 * 60_000

/** Without a network, as it was when there was one: `isKept`. */
const askSession = async (signal: AbortSignal) => {
  try {
    return { ...(await call(getSession, {}, { signal, unkept: true })), isKept: false }
  } catch (error) {
    if (error instanceof Refused && error.code === '401') forgetSession()
    const last = error instanceof Offline ? storedSession() : undefined
    if (last) return { code: '200' as const, status: true, message: '', data: last, isKept: true }
    throw error
  }
}

/** Permissions and menus are asked again after ten minutes. */
export const sessionQuery = {
  queryKey: keyOf(getSession, {}),
  queryFn: ({ signal }: { signal: AbortSignal }) => askSession(signal),
  staleTime: tenMinutes,
  refetchInterval: tenMinutes,
}

/** The session as it is now, not as it was. */
export const sessionOf = async (client: QueryClient) => {
  const { data } = await client.fetchQuery({ ...sessionQuery, staleTime: 0 })
  return data
}

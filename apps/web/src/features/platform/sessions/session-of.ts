import { getSession } from '@sejuk/contract/platform/sessions'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { keyOf } from '../../../lib/queries.ts'

const tenMinutes = 10 * 60_000

/** Permissions and menus are asked again after ten minutes. */
export const sessionQuery = {
  queryKey: keyOf(getSession, {}),
  queryFn: ({ signal }: { signal: AbortSignal }) => call(getSession, {}, { signal, unkept: true }),
  staleTime: tenMinutes,
  refetchInterval: tenMinutes,
}

/** The session as it is now, not as it was. */
export const sessionOf = async (client: QueryClient) => {
  const { data } = await client.fetchQuery({ ...sessionQuery, staleTime: 0 })
  return data
}

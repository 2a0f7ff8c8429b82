import type { Data, Endpoint, Input } from '@sejuk/contract/endpoint'
import { useEffect } from 'react'
import { Offline, Refused } from '../../lib/api/call.ts'
import { useCall } from '../../lib/api/queries.ts'
import { errorText, showError } from '../../lib/language/error-text.ts'

/** Why a link of ours opens nothing. */
export type LinkEnd = { is: 'wrong' | 'used' | 'expired' } | { is: 'failed'; message: string; isOffline: boolean }
export type LinkState<T> = { is: 'loading' } | { is: 'open'; found: T } | LinkEnd

const ends: Record<string, 'wrong' | 'used' | 'expired'> = {
  WrongLink: 'wrong',
  UsedLink: 'used',
  ExpiredLink: 'expired',
}
export const linkEndOf = (error: unknown): LinkEnd => {
  const end = error instanceof Refused && typeof error.status === 'string' ? ends[error.status] : undefined
  return end ? { is: end } : { is: 'failed', message: errorText(error), isOffline: error instanceof Offline }
}

/** What somebody without an account opens by a link. Once it is open, a look that fails says so and leaves the page as it is. */
export const useLink = <E extends Endpoint>(endpoint: E, token: string) => {
  const { data, error, isFetching, refetch } = useCall(endpoint, { token } as Input<E>)
  const end = error ? linkEndOf(error) : undefined
  const isKept = data !== undefined && end?.is === 'failed'
  useEffect(() => {
    if (isKept && error) showError(error)
  }, [isKept, error])
  const known: LinkState<Data<E>> = data ? { is: 'open', found: data.data } : { is: 'loading' }
  const isAskedAgain = data === undefined && isFetching
  /** Whether it opened. */
  const again = async () => (await refetch()).isSuccess
  return { state: end && !isKept && !isAskedAgain ? end : known, again }
}

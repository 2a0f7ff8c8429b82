import type { Data, Endpoint, Input } from '@sejuk/contract/endpoint'
import { useEffect, useEffectEvent, useState } from 'react'
import { call, Offline, Refused } from '../../lib/api/call.ts'
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
  const [state, setState] = useState<LinkState<Data<E>>>({ is: 'loading' })
  const [looks, setLooks] = useState(0)
  const fail = useEffectEvent((error: unknown) => {
    const end = linkEndOf(error)
    if (state.is === 'open' && end.is === 'failed') showError(error)
    else setState(end)
  })
  useEffect(() => {
    if (looks < 0) return
    let isGone = false
    call(endpoint, { token } as Input<E>).then(
      ({ data }) => isGone || setState({ is: 'open', found: data }),
      (error: unknown) => isGone || fail(error),
    )
    return () => {
      isGone = true
    }
  }, [endpoint, token, looks])
  return { state, setState, again: () => setLooks(looks + 1) }
}

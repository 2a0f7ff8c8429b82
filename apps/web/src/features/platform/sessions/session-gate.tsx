import { startLogin } from '@sejuk/contract/platform/sessions'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { call, Refused } from '../../../lib/call.ts'
import { keepPage, rememberWayBack, sessionEndings, useSignInNeeded } from '../../../lib/session-keeper.ts'
import { ViewerContext, viewerOf } from '../../../lib/viewer.ts'
import { FailurePage } from '../../../ui/failure-page.tsx'
import { Pending } from '../../../ui/pending.tsx'
import { AtWork } from './at-work.tsx'
import { sessionQuery } from './session-of.ts'
import { later } from '../../../ui/later.tsx'

const SignInSheet = later(() => import('./sign-in-sheet.tsx').then((sheet) => sheet.SignInSheet))

/** Everything inside knows who is looking. */
export const SessionGate = ({ children }: { children: ReactNode }) => {
  const { data, error, refetch } = useQuery(sessionQuery)
  const session = data?.data
  const viewer = useMemo(() => session && viewerOf(session), [session])
  const isIn = viewer !== undefined
  useEffect(() => (isIn ? keepPage() : undefined), [isIn])
  const isSignInNeeded = useSignInNeeded()
  const isTurnedAway = !isIn && error instanceof Refused && error.code === '401'
  useEffect(() => {
    if (isTurnedAway) void leaveFor(error)
  }, [isTurnedAway, error])

  if (viewer)
    return (
      <ViewerContext value={viewer}>
        <AtWork />
        {children}
        {isSignInNeeded && <SignInSheet />}
      </ViewerContext>
    )
  return error && !isTurnedAway ? <FailurePage error={error} reset={() => void refetch()} /> : <Pending />
}

/** Nobody is signed in yet: where this person belongs instead. */
const leaveFor = async ({ status, message }: Refused) => {
  const { pathname, search } = window.location
  if (status === 'PartnerLogin') return window.location.replace('/partner/login')
  if (!sessionEndings.has(String(status)))
    return window.location.replace(`/notauthorized?message=${encodeURIComponent(message)}`)
  rememberWayBack(pathname + search)
  const url = await call(startLogin, {}, { headers: { homepage: window.location.origin } }).then(
    ({ data }) => data.url,
    () => '/signin',
  )
  window.location.replace(url)
}

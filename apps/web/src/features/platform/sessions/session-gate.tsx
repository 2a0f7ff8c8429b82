import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { Refused } from '../../../lib/api/call.ts'
import { useKnownPages } from '../../../lib/navigation/known-pages.ts'
import { guardPage, useSignInNeeded } from '../../../lib/session/sign-in-again.ts'
import { ViewerContext, viewerOf } from '../../../lib/session/viewer.ts'
import { FailurePage } from '../../../ui/feedback/failure-page.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { AtWork } from './at-work.tsx'
import { leaveFor } from './leave-for.ts'
import { sessionQuery } from './session-of.ts'

const SignInSheet = lazyPart(() => import('./sign-in-sheet.tsx').then((sheet) => sheet.SignInSheet))

/** Everything inside knows who is looking. */
export const SessionGate = ({ children }: { children: ReactNode }) => {
  const { data, error, refetch } = useQuery(sessionQuery)
  const session = data?.data
  const viewer = useMemo(() => session && viewerOf(session), [session])
  const isIn = viewer !== undefined
  useEffect(() => (isIn ? guardPage() : undefined), [isIn])
  const isSignInNeeded = useSignInNeeded()
  const knows = useKnownPages()
  // With no more than what the phone remembered, nothing is lost by leaving.
  const isTurnedAway = (!isIn || data?.isKept) && error instanceof Refused && error.code === '401'
  useEffect(() => {
    if (isTurnedAway) void leaveFor(error, knows)
  }, [isTurnedAway, error, knows])

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

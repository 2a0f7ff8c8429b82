import { getSession } from '@sejuk/contract/platform/sessions'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, Refused } from '../../../lib/api/call.ts'
import { listenToServer, useLive } from '../../../lib/api/live.ts'
import { inItsTurn } from '../../../lib/browser/idle.ts'
import { renewCompanyWords } from '../../../lib/language/company-words.ts'
import { reportMissing } from '../../../lib/language/missing-words.ts'
import { useKnownPages } from '../../../lib/navigation/known-pages.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { useViewerLanguage } from '../../../lib/session/viewer-language.ts'
import { leaveFor } from './leave-for.ts'
import { sessionQuery } from './session-of.ts'

/** What goes on behind the pages while somebody is signed in: nothing to see. */
export const AtWork = () => {
  const client = useQueryClient()
  const { usercode } = useViewer()
  const knows = useKnownPages()
  useViewerLanguage()
  useEffect(() => inItsTurn(() => listenToServer(usercode)), [usercode])
  useEffect(reportMissing, [])
  useEffect(() => {
    const askAgain = () => void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    window.addEventListener('online', askAgain)
    return () => window.removeEventListener('online', askAgain)
  }, [client])
  useLive('viewer', () => void client.invalidateQueries({ queryKey: sessionQuery.queryKey }))
  // One of the person's sessions has ended. If it was this one, the answer opens the sheet; the page stays under it.
  useLive('session', () => {
    call(getSession, {}).catch((error) => {
      if (error instanceof Refused && error.code === '401') void leaveFor(error, knows)
    })
  })
  useLive('words', () => void renewCompanyWords().catch(() => {}))
  return null
}

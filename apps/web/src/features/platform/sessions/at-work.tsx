import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { renewCompanyWords } from '../../../lib/company-words.ts'
import { keepListening, useLive } from '../../../lib/live.ts'
import { reportMissing } from '../../../lib/missing-words.ts'
import { useViewer } from '../../../lib/viewer.ts'
import { useViewerLanguage } from '../../../lib/viewer-language.ts'
import { sessionQuery } from './session-of.ts'

/** What goes on behind the pages while somebody is signed in: nothing to see. */
export const AtWork = () => {
  const client = useQueryClient()
  const { usercode } = useViewer()
  useViewerLanguage()
  useEffect(() => keepListening(usercode), [usercode])
  useEffect(reportMissing, [])
  useLive('viewer', () => void client.invalidateQueries({ queryKey: sessionQuery.queryKey }))
  useLive('words', () => void renewCompanyWords().catch(() => {}))
  return null
}

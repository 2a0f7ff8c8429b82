import { visitMobileWords } from '@sejuk/words/field/visits'
import type { ReactNode } from 'react'
import { useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'

/** Whoever may not visit customers is told so on each page of visits, by whatever address it was opened. */
export const VisitorsOnly = ({ children }: { children: ReactNode }) => {
  const t = useWords(visitMobileWords)
  const { isAllowViewVisitCustomer } = useViewer()
  if (isAllowViewVisitCustomer) return children
  return (
    <>
      <PageHead title={t('title')} />
      <PageBody>
        <Note role="status">{t('notAllowed')}</Note>
      </PageBody>
    </>
  )
}

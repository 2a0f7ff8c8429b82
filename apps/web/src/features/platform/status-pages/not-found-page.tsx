import { statusPageWords } from '@sejuk/words/platform/status-pages'
import { useWords } from '../../../lib/language/words.ts'
import { useLocation } from '../../../lib/navigation/use-router.tsx'
import { useViewer } from '../../../lib/session/viewer.ts'
import { EmptyPicture } from '../../../ui/feedback/empty-picture.tsx'
import { StatusPage } from '../../../ui/feedback/status-page.tsx'
import { HomeLink } from '../../../ui/layout/home-link.tsx'

/** Who is signed in is told whom to ask. */
export const NotFoundPage = () => {
  const t = useWords(statusPageWords)
  const { usercode, department_name } = useViewer()
  const path = useLocation().pathname
  return (
    <StatusPage picture={<EmptyPicture />} title={t('notFound')} actions={<HomeLink />}>
      {usercode && <p>{t('notFoundText', { path, branch: department_name })}</p>}
    </StatusPage>
  )
}

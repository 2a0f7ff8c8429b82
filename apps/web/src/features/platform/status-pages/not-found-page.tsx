import { statusPageWords } from '@sejuk/words/platform/status-pages'
import { useWords } from '../../../lib/language/words.ts'
import { EmptyPicture } from '../../../ui/feedback/empty-picture.tsx'
import { StatusPage } from '../../../ui/feedback/status-page.tsx'
import { HomeLink } from '../../../ui/layout/home-link.tsx'

export const NotFoundPage = () => {
  const t = useWords(statusPageWords)
  return <StatusPage picture={<EmptyPicture />} title={t('notFound')} actions={<HomeLink />} />
}

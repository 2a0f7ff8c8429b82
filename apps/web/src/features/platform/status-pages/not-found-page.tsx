import { signpostWords } from '@sejuk/words/platform/status-pages'
import { useWords } from '../../../lib/language/words.ts'
import { SlatsPicture } from '../../../ui/feedback/empty-picture.tsx'
import { Signpost } from '../../../ui/feedback/status-page.tsx'
import { HomeLink } from '../../../ui/layout/home-link.tsx'

export const NotFoundPage = () => {
  const t = useWords(signpostWords)
  return <Signpost picture={<SlatsPicture />} title={t('notFound')} actions={<HomeLink />} />
}

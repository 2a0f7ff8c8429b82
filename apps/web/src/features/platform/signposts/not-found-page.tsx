import { signpostWords } from '@sejuk/words/platform/signposts'
import { useWords } from '../../../lib/words.ts'
import { SlatsPicture } from '../../../ui/slats-picture.tsx'
import { HomeLink } from '../../../ui/home-link.tsx'
import { Signpost } from '../../../ui/signpost.tsx'

export const NotFoundPage = () => {
  const t = useWords(signpostWords)
  return <Signpost picture={<SlatsPicture />} title={t('notFound')} actions={<HomeLink />} />
}

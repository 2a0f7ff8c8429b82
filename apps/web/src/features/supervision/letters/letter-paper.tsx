import type { Input } from '@sejuk/contract/endpoint'
import { previewNotice } from '@sejuk/contract/supervision/letters'
import { letterWords } from '@sejuk/words/supervision/letters'
import { toQuery } from '../../../lib/api/query-string.ts'
import { useWords } from '../../../lib/language/words.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'

const PhotoPreview = lazyPart(() =>
  import('../../../ui/preview/photo-preview.tsx').then((preview) => preview.PhotoPreview),
)
export type PaperAsked = Input<typeof previewNotice>

/** The document itself, over the page. */
export const LetterPaper = ({ asked, onClose }: { asked: PaperAsked; onClose: () => void }) => {
  const t = useWords(letterWords)
  const photo = {
    url: `${previewNotice.path}${toQuery(asked)}`,
    name: `${t(asked.service_type)}.pdf`,
    kind: 'pdf' as const,
  }
  return <PhotoPreview photos={[photo]} start={0} onClose={onClose} />
}

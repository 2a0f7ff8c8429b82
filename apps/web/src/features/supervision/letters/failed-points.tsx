import type { Data } from '@sejuk/contract/endpoint'
import type { getNoticeLetter } from '@sejuk/contract/supervision/letters'
import { letterWords } from '@sejuk/words/supervision/letters'
import { useState } from 'react'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PhotoGrid } from '../../../ui/record/photo-grid.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section } from '../../../ui/record/section.tsx'

const PhotoPreview = lazyPart(() =>
  import('../../../ui/preview/photo-preview.tsx').then((preview) => preview.PhotoPreview),
)

/** What the inspection found and filed: the ground of the letter. */
export const FailedPoints = ({ found }: { found: Data<typeof getNoticeLetter> }) => {
  const t = useWords(letterWords)
  const language = useLanguage()
  const [shown, setShown] = useState<number>()
  const { checkpoints, checkpoints_photo: photos, checkpoints_file: files } = found
  if (checkpoints.length === 0) return null
  return (
    <Section title={t('failedPoints')}>
      <RowList>
        {checkpoints.map((point) => (
          <li key={point.checkpoint_code}>
            <span>
              <b>{point.checkpoint_code}</b> {language === 'local' ? point.text_local : point.text_default}
            </span>
          </li>
        ))}
        {files.map(({ file_code, file_name, file_path }) => (
          <li key={file_code}>
            <a href={file_path} download>
              {file_name}
            </a>
          </li>
        ))}
      </RowList>
      {photos.length > 0 && (
        <PhotoGrid>
          {photos.map(({ photo_code, checkpoint_code, thumbnail_path }, n) => (
            <button key={photo_code} type="button" onClick={() => setShown(n)}>
              <img src={thumbnail_path} alt={checkpoint_code} loading="lazy" />
            </button>
          ))}
        </PhotoGrid>
      )}
      {shown !== undefined && (
        <PhotoPreview
          photos={photos.map((one) => ({
            ...{ name: one.checkpoint_code, url: one.photo_path, thumbnail: one.thumbnail_path },
          }))}
          start={shown}
          onClose={() => setShown(undefined)}
        />
      )}
    </Section>
  )
}

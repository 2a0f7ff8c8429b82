import type { InspectionPoint } from '@sejuk/contract/supervision/inspections'
import { inspectionWords } from '@sejuk/words/supervision/inspections'
import { useState } from 'react'
import { useWords } from '../../../lib/language/words.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PhotoGrid } from '../../../ui/record/photo-grid.tsx'

const PhotoPreview = lazyPart(() =>
  import('../../../ui/preview/photo-preview.tsx').then((preview) => preview.PhotoPreview),
)

/** How the point is to look; one press shows it whole. */
export const Guidance = ({ point }: { point: InspectionPoint }) => {
  const t = useWords(inspectionWords)
  const [shown, setShown] = useState<number>()
  const name = (n: number) => `${t('guidance')} ${n + 1}`
  return (
    <>
      <b>{t('guidance')}</b>
      <PhotoGrid>
        {point.guidance.map(({ thumbnail_path }, n) => (
          <button key={thumbnail_path} type="button" onClick={() => setShown(n)}>
            <img src={thumbnail_path} alt={name(n)} loading="lazy" />
          </button>
        ))}
      </PhotoGrid>
      {shown !== undefined && (
        <PhotoPreview
          photos={point.guidance.map((one, n) => ({
            ...{ name: name(n), url: one.photo_path, thumbnail: one.thumbnail_path },
          }))}
          start={shown}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}

import { photoWords } from '@sejuk/words/photos'
import { inspectionWords } from '@sejuk/words/supervision/inspections'
import { useState } from 'react'
import IconPencil from '#icon/Pencil'
import IconX from '#icon/X'
import { CameraPhoto } from '../../../entities/field/camera-photo.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { IconButton } from '../../../ui/actions/button.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PhotoGrid } from '../../../ui/record/photo-grid.tsx'
import { PickedPhoto } from '../../../ui/upload/picked-photo.tsx'
import style from './inspection.module.css'

const DrawOnPhoto = lazyPart(() =>
  import('../../../ui/upload/draw-on-photo.tsx').then((drawing) => drawing.DrawOnPhoto),
)
const mostPhotos = 20

type Props = { photos: readonly File[]; onChange: (change: (photos: File[]) => File[]) => void }

/** What was photographed for a point and is still on this phone: pressed, it is drawn on. */
export const PointPhotos = ({ photos, onChange }: Props) => {
  const t = useWords(inspectionWords)
  const p = useWords(photoWords)
  const [drawn, setDrawn] = useState<number>()
  const file = drawn === undefined ? undefined : photos[drawn]
  return (
    <>
      {photos.length > 0 && (
        <PhotoGrid>
          {photos.map((photo, n) => (
            // Two photos of a phone may have one name and moment: their place in the row is what they are known by.
            <figure key={n}>
              <button
                type="button"
                className={style.taken}
                aria-label={p('drawName', { name: p('photoNo', { n: n + 1 }) })}
                onClick={() => setDrawn(n)}
              >
                <PickedPhoto file={photo} alt={p('photoNo', { n: n + 1 })} />
                <span className={style.pen} aria-hidden="true">
                  <IconPencil size={18} />
                </span>
              </button>
              <IconButton
                label={p('removeName', { name: p('photoNo', { n: n + 1 }) })}
                onClick={() => onChange((now) => now.filter((one) => one !== photo))}
              >
                <IconX size={16} />
              </IconButton>
            </figure>
          ))}
        </PhotoGrid>
      )}
      <CameraPhoto
        label={t('addPhoto')}
        again={t('addPhoto')}
        file={undefined}
        camera="environment"
        onTake={(taken) => onChange((now) => [...now, taken].slice(-mostPhotos))}
      />
      {file && (
        <DrawOnPhoto
          file={file}
          alt={p('photoNo', { n: (drawn ?? 0) + 1 })}
          onSave={(withStrokes) => {
            onChange((now) => now.map((one) => (one === file ? withStrokes : one)))
            setDrawn(undefined)
          }}
          onClose={() => setDrawn(undefined)}
        />
      )}
    </>
  )
}

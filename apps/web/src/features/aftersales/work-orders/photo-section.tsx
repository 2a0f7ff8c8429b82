import { listPhotos } from '@sejuk/contract/platform/attachments'
import { workOrderPhotoModule } from '@sejuk/domain/aftersales/work-orders/work-order-photos'
import { pageTo } from '@sejuk/domain/pages'
import { workOrderWords } from '@sejuk/words/aftersales/work-orders'
import { useState } from 'react'
import IconCamera from '#icon/Camera'
import { useShownAttachments, useWatermark } from '../../../entities/attachments/shown-attachments.ts'
import { usePhotoKinds } from '../../../entities/attachments/use-photo-kinds.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PhotoGrid } from '../../../ui/record/photo-grid.tsx'
import { Section } from '../../../ui/record/section.tsx'
import style from './work-orders.module.css'

const PhotoPreview = lazyPart(() =>
  import('../../../ui/preview/photo-preview.tsx').then((preview) => preview.PhotoPreview),
)

/** What was photographed, and what is still to be. */
export const PhotoSection = ({ work_order_number }: { work_order_number: string }) => {
  const t = useWords(workOrderWords)
  const shownOf = useShownAttachments()
  const watermark = useWatermark()
  const [shown, setShown] = useState<number>()
  const place = { module_name: workOrderPhotoModule, module_code: work_order_number }
  const photos = useCall(listPhotos, place).data?.data ?? []
  const kinds = usePhotoKinds(workOrderPhotoModule)
  const wanted = kinds.filter(({ is_required }) => is_required)
  const nameOf = (alias: string) => kinds.find((one) => one.alias === alias)?.label ?? alias
  const missing = wanted.filter(({ alias }) => !photos.some((photo) => photo.alias === alias))
  const toPhotos = pageTo('photo', place)
  return (
    <Section
      title={
        <>
          {t('photos')} <small>{t('photosOf', { n: wanted.length - missing.length, most: wanted.length })}</small>
        </>
      }
      actions={<Link {...toPhotos}>{t('upload')}</Link>}
    >
      <PhotoGrid>
        {photos.map((photo, n) => (
          <button key={photo.photo_code} type="button" onClick={() => setShown(n)}>
            <img src={photo.thumbnail_path ?? photo.photo_path ?? ''} alt={nameOf(photo.alias)} loading="lazy" />
            <small>{nameOf(photo.alias)}</small>
          </button>
        ))}
        {missing.map(({ alias, label }) => (
          <Link key={alias} {...toPhotos} className={style.add}>
            <IconCamera size={22} aria-hidden="true" />
            <small>{label}</small>
          </Link>
        ))}
      </PhotoGrid>
      {shown !== undefined && (
        <PhotoPreview
          photos={shownOf(photos)}
          start={shown}
          watermark={watermark}
          onClose={() => setShown(undefined)}
        />
      )}
    </Section>
  )
}

import { photosOfModule } from '@sejuk/contract/masters/photo-lists'
import { listPhotos } from '@sejuk/contract/platform/attachments'
import { workOrderPhotoModule } from '@sejuk/domain/aftersales/work-order-photos'
import { workOrderWords } from '@sejuk/words/aftersales/work-orders'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import IconCamera from '#icon/Camera'
import { useShownAttachments, useWatermark } from '../../../entities/shown-attachments.ts'
import { useCall } from '../../../lib/queries.ts'
import { useLanguage, useWords } from '../../../lib/words.ts'
import { later } from '../../../ui/later.tsx'
import { Slab, slab } from '../../../ui/slab.tsx'
import style from './work-orders.module.css'

const PhotoPreview = later(() => import('../../../ui/photo-preview.tsx').then((preview) => preview.PhotoPreview))

/** What was photographed, and what is still to be. */
export const PhotoSlab = ({ work_order_number }: { work_order_number: string }) => {
  const t = useWords(workOrderWords)
  const isLocal = useLanguage() === 'local'
  const shownOf = useShownAttachments()
  const watermark = useWatermark()
  const [shown, setShown] = useState<number>()
  const place = { module_name: workOrderPhotoModule, module_code: work_order_number }
  const photos = useCall(listPhotos, place).data?.data ?? []
  const rules = useCall(photosOfModule, { module_name: workOrderPhotoModule }).data?.data ?? []
  const wanted = rules.filter(({ is_required }) => is_required)
  const nameOf = (alias: string) => {
    const rule = rules.find(({ photo_alias }) => photo_alias === alias)
    return (isLocal ? rule?.local_name : rule?.photo_name) ?? alias
  }
  const missing = wanted.filter(({ photo_alias }) => !photos.some(({ alias }) => alias === photo_alias))
  const toPhotos = { to: '/photo', search: place } as never
  return (
    <Slab
      title={
        <>
          {t('photos')} <small>{t('photosOf', { n: wanted.length - missing.length, most: wanted.length })}</small>
        </>
      }
      actions={<Link {...(toPhotos as { to: never })}>{t('upload')}</Link>}
    >
      <div className={slab.photos}>
        {photos.map((photo, n) => (
          <button key={photo.photo_code} type="button" onClick={() => setShown(n)}>
            <img src={photo.thumbnail_path ?? photo.photo_path ?? ''} alt={nameOf(photo.alias)} loading="lazy" />
            <small>{nameOf(photo.alias)}</small>
          </button>
        ))}
        {missing.map(({ photo_alias }) => (
          <Link key={photo_alias} {...(toPhotos as { to: never })} className={style.add}>
            <IconCamera size={22} aria-hidden="true" />
            <small>{nameOf(photo_alias)}</small>
          </Link>
        ))}
      </div>
      {shown !== undefined && (
        <PhotoPreview
          photos={shownOf(photos)}
          start={shown}
          watermark={watermark}
          onClose={() => setShown(undefined)}
        />
      )}
    </Slab>
  )
}

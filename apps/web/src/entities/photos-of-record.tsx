import { photosOfModule } from '@sejuk/contract/masters/photo-lists'
import { listPhotos } from '@sejuk/contract/platform/attachments'
import { useState } from 'react'
import { useCall } from '../lib/queries.ts'
import { useLanguage } from '../lib/words.ts'
import { later } from '../ui/later.tsx'
import { Slab, slab } from '../ui/slab.tsx'
import { useShownAttachments, useWatermark } from './shown-attachments.ts'

const PhotoPreview = later(() => import('../ui/photo-preview.tsx').then((preview) => preview.PhotoPreview))

type Props = { title: string; none: string; module_name: string; module_code: string }

/** The photos of a record to look at, by the names of the house. */
export const PhotosOfRecord = ({ title, none, module_name, module_code }: Props) => {
  const isLocal = useLanguage() === 'local'
  const shownOf = useShownAttachments()
  const watermark = useWatermark()
  const [shown, setShown] = useState<number>()
  const photos = useCall(listPhotos, { module_name, module_code }).data?.data
  const rules = useCall(photosOfModule, { module_name }).data?.data ?? []
  const nameOf = (alias: string) => {
    const rule = rules.find(({ photo_alias }) => photo_alias === alias)
    return (isLocal ? rule?.local_name : rule?.photo_name) ?? alias
  }
  return (
    <Slab title={title}>
      {photos?.length === 0 && <p className={slab.inside}>{none}</p>}
      <div className={slab.photos}>
        {photos?.map((photo, n) => (
          <button key={photo.photo_code} type="button" onClick={() => setShown(n)}>
            <img src={photo.thumbnail_path ?? photo.photo_path ?? ''} alt={nameOf(photo.alias)} loading="lazy" />
            <small>{nameOf(photo.alias)}</small>
          </button>
        ))}
      </div>
      {shown !== undefined && photos && (
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

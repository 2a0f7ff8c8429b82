import { deletePhoto, listPhotos } from '@sejuk/contract/platform/attachments'
import { type TicketPhoto, ticketPhotoModule, ticketPhotos } from '@sejuk/domain/aftersales/service-files'
import { photoPermission } from '@sejuk/domain/platform/attachment-permissions'
import { ticketPhotoWords, ticketWords } from '@sejuk/words/aftersales/tickets'
import { useState } from 'react'
import IconX from '#icon/X'
import { useCall, useSend } from '../../../lib/queries.ts'
import { useViewer } from '../../../lib/viewer.ts'
import { useWords } from '../../../lib/words.ts'
import { IconButton } from '../../../ui/button.tsx'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import { later } from '../../../ui/later.tsx'
import { Slab, slab } from '../../../ui/slab.tsx'
import { Uploader } from '../../../ui/uploader.tsx'

const PhotoPreview = later(() => import('../../../ui/photo-preview.tsx').then((preview) => preview.PhotoPreview))

/** The photos of a ticket: what one may see, and what one may add. */
export const TicketPhotos = ({ ticket_number, isOpen }: { ticket_number: string; isOpen: boolean }) => {
  const t = useWords(ticketWords)
  const names = useWords(ticketPhotoWords)
  const { permission, username, usercode } = useViewer()
  const [shown, setShown] = useState<number>()
  const [alias, setAlias] = useState<TicketPhoto | ''>('unit')
  const found = useCall(listPhotos, { module_name: ticketPhotoModule, module_code: ticket_number })
  const remove = useSend(deletePhoto)
  const photos = found.data?.data ?? []
  const may = (kind: TicketPhoto, action: 'Upload' | 'Delete') =>
    isOpen && permission.has(photoPermission(ticketPhotoModule, kind, action))
  const addable = ticketPhotos.filter((one) => may(one, 'Upload'))
  return (
    <Slab title={t('photos')}>
      {photos.length === 0 && <p className={slab.inside}>{t('noPhotos')}</p>}
      {photos.length > 0 && (
        <div className={slab.photos}>
          {photos.map((photo, n) => (
            <figure key={photo.photo_code}>
              <button type="button" onClick={() => setShown(n)}>
                <img
                  src={photo.thumbnail_path ?? photo.photo_path ?? ''}
                  alt={names(photo.alias as TicketPhoto)}
                  loading="lazy"
                />
                <small>{names(photo.alias as TicketPhoto)}</small>
              </button>
              {may(photo.alias as TicketPhoto, 'Delete') && (
                <IconButton
                  label={t('removePhoto')}
                  onClick={() => remove.mutate({ photo_code: photo.photo_code ?? '' })}
                >
                  <IconX size={16} />
                </IconButton>
              )}
            </figure>
          ))}
        </div>
      )}
      {addable.length > 0 && (
        <div className={slab.inside}>
          <ChoiceField
            label={t('photos')}
            value={alias}
            onChange={(next) => setAlias(next as TicketPhoto | '')}
            options={addable.map((value) => ({ value, label: names(value) }))}
          />
          {alias && (
            <Uploader
              key={alias}
              label={names(alias)}
              module_name={ticketPhotoModule}
              module_code={ticket_number}
              alias={alias}
              kind="photo"
            />
          )}
        </div>
      )}
      {shown !== undefined && (
        <PhotoPreview
          photos={photos.map((photo) => ({ name: names(photo.alias as TicketPhoto), url: photo.photo_path ?? '' }))}
          start={shown}
          watermark={`${username} ${usercode}`}
          onClose={() => setShown(undefined)}
        />
      )}
    </Slab>
  )
}

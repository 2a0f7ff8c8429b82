import { deletePhoto, listPhotos } from '@sejuk/contract/platform/attachments'
import { type BonusPhoto, bonusPhotoModule, bonusPhotos } from '@sejuk/domain/installers/bonus-photos'
import { bonusTicketWords } from '@sejuk/words/installers/bonus-tickets'
import { useRef } from 'react'
import IconCamera from '#icon/Camera'
import IconX from '#icon/X'
import { newKey } from '../../../lib/api/keys.ts'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { readyPhotos } from '../../../lib/files/validate-file.ts'
import { useWords } from '../../../lib/language/words.ts'
import { IconButton } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { PhotoGrid } from '../../../ui/record/photo-grid.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { PickedPhoto } from '../../../ui/upload/picked-photo.tsx'
import style from './apply-photos.module.css'
import type { StoredPhoto, StoredTicket } from './stored-tickets.ts'

type Props = {
  ticket: StoredTicket
  onChange: (photos: StoredPhoto[]) => void
  errorOf: (field: string) => string | undefined
}

/** Photos straight from the camera; those the server has already, and those still on this phone. */
export const ApplyPhotos = ({ ticket, onChange, errorOf }: Props) => {
  const t = useWords(bonusTicketWords)
  const code = ticket.bonus_ticket_code
  const sent = useCall(
    listPhotos,
    { module_name: bonusPhotoModule, module_code: code ?? '' },
    { enabled: code !== undefined },
  )
  const remove = useSend(deletePhoto)
  const nameOf = (alias: string) => t(alias === 'serial_number' ? 'photoSerial' : 'photoUnit')
  const latest = useRef(ticket.photos)
  latest.current = ticket.photos
  const add = async (alias: BonusPhoto, picked: File[]) => {
    const ready = await readyPhotos(picked)
    onChange([...latest.current, ...ready.map((file) => ({ photo_key: newKey(), alias, file }))])
  }
  return (
    <Section title={t('photos')}>
      <SectionBody>
        {bonusPhotos.map((alias) => (
          <div key={alias}>
            <label className={style.take}>
              <IconCamera size={22} aria-hidden="true" />
              <b>{nameOf(alias)}</b>
              <input
                type="file"
                accept="image/*"
                capture="environment"
                className="sr-only"
                aria-label={`${t('takePhoto')}: ${nameOf(alias)}`}
                onChange={(event) => {
                  void add(alias, [...(event.currentTarget.files ?? [])])
                  event.currentTarget.value = ''
                }}
              />
            </label>
            {errorOf(alias === 'serial_number' ? 'serial_photo' : 'unit_photo') && (
              <Note>{errorOf(alias === 'serial_number' ? 'serial_photo' : 'unit_photo')}</Note>
            )}
            <PhotoGrid style={{ padding: 0 }}>
              {sent.data?.data
                .filter((photo) => photo.alias === alias)
                .map((photo) => (
                  <figure key={photo.photo_code}>
                    <img src={photo.thumbnail_path ?? ''} alt={nameOf(alias)} />
                    <Remove onPress={() => remove.mutate({ photo_code: photo.photo_code ?? '' })} />
                  </figure>
                ))}
              {ticket.photos
                .filter((photo) => photo.alias === alias && !photo.isSent)
                .map((photo) => (
                  <figure key={photo.photo_key}>
                    <PickedPhoto file={photo.file} alt={nameOf(alias)} />
                    <Remove
                      onPress={() => onChange(ticket.photos.filter((one) => one.photo_key !== photo.photo_key))}
                    />
                  </figure>
                ))}
            </PhotoGrid>
          </div>
        ))}
      </SectionBody>
    </Section>
  )
}

const Remove = ({ onPress }: { onPress: () => void }) => {
  const t = useWords(bonusTicketWords)
  return (
    <IconButton label={t('removePhoto')} onClick={onPress}>
      <IconX size={18} />
    </IconButton>
  )
}

import { type TicketPhoto, ticketPhotoModule, ticketPhotos } from '@sejuk/domain/aftersales/service-files'
import { ticketPhotoWords, ticketWords } from '@sejuk/words/aftersales/tickets'
import { useRef } from 'react'
import IconCamera from '#icon/Camera'
import IconX from '#icon/X'
import { newKey } from '../../../lib/api/keys.ts'
import { upload } from '../../../lib/files/upload.ts'
import { readyPhotos } from '../../../lib/files/validate-file.ts'
import { useWords } from '../../../lib/language/words.ts'
import { IconButton } from '../../../ui/actions/button.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { PhotoGrid } from '../../../ui/record/photo-grid.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { PickedPhoto } from '../../../ui/upload/picked-photo.tsx'

export type NewPhoto = { key: string; alias: TicketPhoto; file: File }

/** Sends what was chosen before the ticket had a number; those that did not arrive are answered. */
export const sendPhotos = async (ticket_number: string, photos: readonly NewPhoto[]) => {
  const failed: NewPhoto[] = []
  for (const photo of photos) {
    try {
      const place = { module_name: ticketPhotoModule, module_code: ticket_number, alias: photo.alias }
      await upload(photo.file, { ...place, kind: 'photo' }, { isPatient: false })
    } catch {
      failed.push(photo)
    }
  }
  return failed
}

type Props = { photos: readonly NewPhoto[]; onChange: (photos: NewPhoto[]) => void }

/** Photos of a ticket that is not saved yet. */
export const NewPhotos = ({ photos, onChange }: Props) => {
  const t = useWords(ticketWords)
  const names = useWords(ticketPhotoWords)
  const latest = useRef(photos)
  latest.current = photos
  const add = async (alias: TicketPhoto, picked: File[]) => {
    const ready = await readyPhotos(picked)
    onChange([...latest.current, ...ready.map((file) => ({ key: newKey(), alias, file }))])
  }
  return (
    <Section title={t('photos')}>
      <SectionBody>
        {ticketPhotos.map((alias) => (
          <Row as="label" key={alias} style={{ minHeight: 32, cursor: 'pointer' }}>
            <IconCamera size={18} aria-hidden="true" />
            {names(alias)}
            <input
              type="file"
              accept="image/*"
              multiple
              className="sr-only"
              aria-label={t('addPhoto', { name: names(alias) })}
              onChange={(event) => {
                void add(alias, [...(event.currentTarget.files ?? [])])
                event.currentTarget.value = ''
              }}
            />
          </Row>
        ))}
        <small>{t('photosLater')}</small>
      </SectionBody>
      {photos.length > 0 && (
        <PhotoGrid>
          {photos.map((photo) => (
            <figure key={photo.key}>
              <PickedPhoto file={photo.file} alt={names(photo.alias)} />
              <IconButton
                label={t('removePhoto')}
                onClick={() => onChange(photos.filter(({ key }) => key !== photo.key))}
              >
                <IconX size={16} />
              </IconButton>
            </figure>
          ))}
        </PhotoGrid>
      )}
    </Section>
  )
}

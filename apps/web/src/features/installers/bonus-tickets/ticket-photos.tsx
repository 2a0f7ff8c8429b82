import { listPhotos } from '@sejuk/contract/platform/attachments'
import { bonusPhotoModule } from '@sejuk/domain/installers/bonus-photos'
import { bonusTicketWords } from '@sejuk/words/installers/bonus-tickets'
import { useState } from 'react'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PhotoGrid } from '../../../ui/record/photo-grid.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'

const PhotoPreview = lazyPart(() =>
  import('../../../ui/preview/photo-preview.tsx').then((preview) => preview.PhotoPreview),
)

/** The photos a ticket was handed in with, side by side. */
export const TicketPhotos = ({ code }: { code: string }) => {
  const t = useWords(bonusTicketWords)
  const { username, usercode } = useViewer()
  const [shown, setShown] = useState<number>()
  const found = useCall(listPhotos, { module_name: bonusPhotoModule, module_code: code })
  const photos = found.data?.data ?? []
  const nameOf = (alias: string) => t(alias === 'serial_number' ? 'photoSerial' : 'photoUnit')
  return (
    <Section title={t('photos')}>
      {photos.length === 0 && <SectionText>{t('noPhotos')}</SectionText>}
      <PhotoGrid>
        {photos.map((photo, n) => (
          <button key={photo.photo_code} type="button" onClick={() => setShown(n)}>
            <img src={photo.thumbnail_path ?? photo.photo_path ?? ''} alt={nameOf(photo.alias)} loading="lazy" />
            <small>{nameOf(photo.alias)}</small>
          </button>
        ))}
      </PhotoGrid>
      {shown !== undefined && (
        <PhotoPreview
          photos={photos.map((photo) => ({ name: nameOf(photo.alias), url: photo.photo_path ?? '' }))}
          start={shown}
          watermark={`${username} ${usercode}`}
          onClose={() => setShown(undefined)}
        />
      )}
    </Section>
  )
}

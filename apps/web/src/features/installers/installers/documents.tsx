import type { InstallerAttachment, InstallerDetail } from '@sejuk/contract/installers/installers'
import { type InstallerPhoto, installerPhotos } from '@sejuk/domain/installers/registrations'
import { installerWords } from '@sejuk/words/installers/installers'
import IconPhotoOff from '#icon/PhotoOff'
import { useNow } from '../../../lib/browser/clock.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Section } from '../../../ui/record/section.tsx'
import style from './installer-detail.module.css'

const PhotoPreview = lazyPart(() =>
  import('../../../ui/preview/photo-preview.tsx').then((preview) => preview.PhotoPreview),
)

const photosIn = ({ identity_information: [person], bank_information: [account] }: InstallerDetail) =>
  ({
    id_card: person?.photo_code_id_card_attachment[0],
    id_profile: person?.photo_code_id_profile_attachment[0],
    disclaimer_letter: account?.photo_code_disclaimer_letter_attachment[0],
  }) satisfies Record<InstallerPhoto, InstallerAttachment | undefined>

type Props = {
  detail: InstallerDetail
  /** Looked at large. */
  shown: InstallerPhoto | undefined
  onShow: (photo: InstallerPhoto | undefined) => void
}

/** The papers beside the data, to compare the two. */
export const Documents = ({ detail, shown, onShow: setShown }: Props) => {
  const t = useWords(installerWords)
  const dates = useDates()
  const now = useNow()
  const { username } = useViewer()
  const photos = photosIn(detail)
  const there = installerPhotos.filter((photo) => photos[photo])
  const purged = there.length === 0 ? detail.identity_information[0]?.photos_purged_date : null
  return (
    <Section title={t('documents')} sub={purged ? t('purgedSince', { day: dates.date(purged) }) : t('lookIsLogged')}>
      <div className={style.documents}>
        {installerPhotos.map((photo) => {
          const one = photos[photo]
          return (
            <figure key={photo}>
              {one ? (
                <button type="button" aria-label={t(photo)} onClick={() => setShown(photo)}>
                  <img src={one.thumbnail_path ?? one.photo_path} alt="" loading="lazy" />
                </button>
              ) : (
                <div className={style.noPhoto}>
                  <IconPhotoOff size={24} aria-hidden="true" />
                  {t(purged ? 'purgedPhoto' : 'noPhoto')}
                </div>
              )}
              <figcaption>
                <b>{t(photo)}</b>
                {one && dates.date(one.created_date)}
              </figcaption>
            </figure>
          )
        })}
      </div>
      {shown && (
        <PhotoPreview
          photos={there.map((photo) => ({ name: t(photo), url: photos[photo]?.photo_path ?? '' }))}
          start={there.indexOf(shown)}
          watermark={`${username} · ${dates.visit(now)}`}
          onClose={() => setShown(undefined)}
        />
      )}
    </Section>
  )
}

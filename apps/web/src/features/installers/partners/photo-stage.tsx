import type { OwnPhoto } from '@sejuk/contract/installers/partners'
import type { InstallerPhoto } from '@sejuk/domain/installers/registrations'
import { partnerWords } from '@sejuk/words/installers/partners'
import { useId, useState } from 'react'
import IconAlertTriangle from '#icon/AlertTriangle'
import IconCheck from '#icon/Check'
import IconPhoto from '#icon/Photo'
import { useWords } from '../../../lib/language/words.ts'
import { PhotoGuide } from './photo-guide.tsx'
import style from './photo-stage.module.css'
import { type TakenPhoto, usePhoto } from './use-photo.ts'

type Wanted = {
  photo: InstallerPhoto
  /** The code that will be saved, and the picture the server already has. */
  code: string | null
  saved: OwnPhoto | undefined
  error?: string
}
type Props = { user_code: string; photos: readonly Wanted[]; onPhoto: (photo: InstallerPhoto, code: string) => void }

/** The dark part of the page: one photo after the other, in a frame that says how. */
export const PhotoStage = ({ user_code, photos, onPhoto }: Props) => {
  const t = useWords(partnerWords)
  const missing = photos.findIndex(({ code }) => !code)
  const [shown, setShown] = useState(Math.max(0, missing))
  return (
    <section className={style.stage} aria-label={t('photos')}>
      {photos.length > 1 && (
        <div className={style.tabs} role="tablist">
          {photos.map(({ photo, code, error }, n) => (
            <button
              key={photo}
              type="button"
              role="tab"
              aria-selected={n === shown}
              data-error={error ? true : undefined}
              onClick={() => setShown(n)}
            >
              {n + 1}. {t(photo)}
              {code && <IconCheck size={16} aria-hidden="true" />}
            </button>
          ))}
        </div>
      )}
      {photos.map((wanted, n) => (
        <div key={wanted.photo} hidden={n !== shown}>
          <OnePhoto
            {...wanted}
            user_code={user_code}
            onSent={(code) => {
              onPhoto(wanted.photo, code)
              // The next one is waited for at once.
              const next = photos.findIndex(({ code: one }, at) => !one && at !== n)
              if (next >= 0) setShown(next)
            }}
          />
        </div>
      ))}
    </section>
  )
}

const accept = 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp,.jfif'

const OnePhoto = ({
  user_code,
  photo,
  code,
  saved,
  error,
  onSent,
}: Wanted & { user_code: string; onSent: (code: string) => void }) => {
  const t = useWords(partnerWords)
  const id = useId()
  const taken = usePhoto({ user_code, photo, onSent })
  const kept = saved?.photo_code === code ? (saved?.thumbnail_path ?? saved?.photo_path) : undefined
  const url = taken.url ?? kept
  const choose = (files: FileList | null) => {
    const file = files?.[0]
    if (file) void taken.take(file)
  }
  return (
    <>
      <div className={style.frame} data-photo={photo}>
        {url ? <img src={url} alt={t(photo)} /> : <PhotoGuide photo={photo} />}
        <i />
        <i />
        <i />
        <i />
      </div>
      <p className={style.hint}>{t(`hint-${photo}`)}</p>
      <div className={style.buttons}>
        <input
          id={`${id}-gallery`}
          className="sr-only"
          type="file"
          accept={accept}
          onChange={(event) => choose(event.currentTarget.files)}
        />
        <label htmlFor={`${id}-gallery`} className={style.gallery}>
          <IconPhoto size={24} aria-hidden="true" />
          <span className="sr-only">
            {t('fromGallery')}: {t(photo)}
          </span>
        </label>
        <input
          id={`${id}-camera`}
          className="sr-only"
          type="file"
          accept="image/*"
          capture={photo === 'id_profile' ? 'user' : 'environment'}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-state`}
          onChange={(event) => choose(event.currentTarget.files)}
        />
        <label htmlFor={`${id}-camera`} className={style.shutter}>
          <i aria-hidden="true" />
          <span className="sr-only">
            {t(code ? 'takeAgain' : 'takePhoto')}: {t(photo)}
          </span>
        </label>
        <span className={style.balance} />
      </div>
      <div id={`${id}-state`} className={style.state} role="status">
        <PhotoState taken={taken} isSaved={Boolean(code)} error={error} />
      </div>
    </>
  )
}

const PhotoState = ({ taken, isSaved, error }: { taken: TakenPhoto; isSaved: boolean; error?: string }) => {
  const t = useWords(partnerWords)
  const { state, percent, doubt, problem } = taken
  if (state === 'preparing') return t('preparingPhoto')
  if (state === 'sending') return <Sending percent={percent} text={t('sending', { percent })} />
  if (state === 'waiting') return t('photoWaits')
  if (state === 'failed') return <b>{problem}</b>
  if (error) return <b>{error}</b>
  if (!isSaved) return null
  return (
    <>
      <span className={style.saved}>
        <IconCheck size={18} aria-hidden="true" /> {t('photoSaved')}
      </span>
      {doubt && (
        <span className={style.doubt}>
          <IconAlertTriangle size={16} aria-hidden="true" />
          {t(doubt === 'blurred' ? 'looksBlurred' : 'looksGlaring')}
        </span>
      )}
    </>
  )
}

const Sending = ({ percent, text }: { percent: number; text: string }) => (
  <>
    {text}
    <progress max={100} value={percent} aria-label={text} />
  </>
)

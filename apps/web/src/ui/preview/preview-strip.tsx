import { photoWords } from '@sejuk/words/photos'
import { useEffect, useRef } from 'react'
import IconFileText from '#icon/FileText'
import IconVideo from '#icon/Video'
import { useWords } from '../../lib/language/words.ts'
import style from './preview-strip.module.css'
import type { Shown } from './preview-view.ts'

type Props = { photos: readonly Shown[]; here: number; onGo: (n: number) => void }

const Small = ({ photo }: { photo: Shown }) => {
  if (photo.kind === 'video') return <IconVideo size={26} aria-hidden="true" />
  if (photo.kind === 'pdf' || photo.kind === 'file') return <IconFileText size={26} aria-hidden="true" />
  return <img src={photo.thumbnail ?? photo.url} alt="" loading="lazy" />
}

/** All of them, small, in a row. */
export const PreviewStrip = ({ photos, here, onGo }: Props) => {
  const t = useWords(photoWords)
  const current = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [here])
  return (
    <footer className={style.strip}>
      <ol>
        {photos.map((photo, n) => (
          <li key={photo.url}>
            <button
              ref={n === here ? current : undefined}
              type="button"
              aria-current={n === here || undefined}
              aria-label={t('showN', { name: photo.name })}
              onClick={() => onGo(n)}
            >
              <span className={style.small}>
                <Small photo={photo} />
              </span>
              <small>{photo.name}</small>
            </button>
          </li>
        ))}
      </ol>
      <p>{t('keys')}</p>
    </footer>
  )
}

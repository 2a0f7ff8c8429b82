import { everydayWords } from '@sejuk/words/everyday'
import { photoWords } from '@sejuk/words/photos'
import { useState } from 'react'
import IconChevronLeft from '#icon/ChevronLeft'
import IconChevronRight from '#icon/ChevronRight'
import IconRotateClockwise from '#icon/RotateClockwise'
import IconX from '#icon/X'
import IconZoomIn from '#icon/ZoomIn'
import IconZoomOut from '#icon/ZoomOut'
import IconZoomReset from '#icon/ZoomReset'
import { useWords } from '../lib/words.ts'
import { IconButton } from './button.tsx'
import { Dialog } from './dialog.tsx'
import style from './photo-preview.module.css'
import { Watermark } from './watermark.tsx'

export type ShownPhoto = { name: string; url: string }
type Props = {
  photos: readonly ShownPhoto[]
  /** Which of them is shown first. */
  start: number
  /** Who looks, and when. */
  watermark: string
  onClose: () => void
}

const steps = [1, 1.5, 2, 3, 4] as const
const untouched = { zoom: 0, turn: 0 }

/** One picture over everything else: larger, turned, and the next. */
export const PhotoPreview = ({ photos, start, watermark, onClose }: Props) => {
  const t = useWords(photoWords)
  const everyday = useWords(everydayWords)
  const [n, setN] = useState(start)
  const [view, setView] = useState(untouched)
  const [isFailed, setFailed] = useState(false)
  const photo = photos[n]
  const go = (next: number) => {
    setN((next + photos.length) % photos.length)
    setView(untouched)
    setFailed(false)
  }
  const zoom = (by: number) => setView({ ...view, zoom: Math.min(steps.length - 1, Math.max(0, view.zoom + by)) })
  const onKeyDown = (key: string) => {
    if (key === 'ArrowLeft') go(n - 1)
    if (key === 'ArrowRight') go(n + 1)
    if (key === '+') zoom(1)
    if (key === '-') zoom(-1)
  }
  if (!photo) return null
  const transform = `rotate(${view.turn * 90}deg) scale(${steps[view.zoom]})`
  return (
    <Dialog label={photo.name} size={1100} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys are heard wherever focus is inside; each has a button too. */}
      <div className={style.frame} onKeyDown={({ key }) => onKeyDown(key)}>
        <header className={style.bar}>
          <h2>{photo.name}</h2>
          <IconButton label={t('rotate')} onBar onClick={() => setView({ ...view, turn: (view.turn + 1) % 4 })}>
            <IconRotateClockwise size={20} />
          </IconButton>
          <IconButton label={t('zoomOut')} onBar onClick={() => zoom(-1)}>
            <IconZoomOut size={20} />
          </IconButton>
          <IconButton label={t('zoomIn')} onBar onClick={() => zoom(1)}>
            <IconZoomIn size={20} />
          </IconButton>
          <IconButton label={t('resetView')} onBar onClick={() => setView(untouched)}>
            <IconZoomReset size={20} />
          </IconButton>
          <IconButton label={everyday('close')} onBar onClick={onClose}>
            <IconX size={20} />
          </IconButton>
        </header>
        <div className={style.stage}>
          {isFailed ? (
            <p role="alert">{t('photoFailed')}</p>
          ) : (
            <img
              key={photo.url}
              src={photo.url}
              alt={photo.name}
              style={{ transform }}
              onError={() => setFailed(true)}
            />
          )}
          <div className={style.mark}>
            <Watermark text={watermark} />
          </div>
        </div>
        {photos.length > 1 && (
          <footer className={style.bar}>
            <IconButton label={t('previousPhoto')} onBar onClick={() => go(n - 1)}>
              <IconChevronLeft size={22} />
            </IconButton>
            <span className={style.count}>
              {n + 1} / {photos.length}
            </span>
            <IconButton label={t('nextPhoto')} onBar onClick={() => go(n + 1)}>
              <IconChevronRight size={22} />
            </IconButton>
          </footer>
        )}
      </div>
    </Dialog>
  )
}

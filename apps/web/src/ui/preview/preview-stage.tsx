import { photoWords } from '@sejuk/words/photos'
import { type ReactNode, useState } from 'react'
import IconChevronLeft from '#icon/ChevronLeft'
import IconChevronRight from '#icon/ChevronRight'
import { useKeyDown } from '../../lib/browser/use-keys.ts'
import { useWords } from '../../lib/language/words.ts'
import { PreviewBar } from './preview-bar.tsx'
import { PreviewContent } from './preview-content.tsx'
import style from './preview-stage.module.css'
import { PreviewStrip } from './preview-strip.tsx'
import { type PreviewView, type Shown, steps, untouched } from './preview-view.ts'
import { Watermark } from './watermark.tsx'

type Props = {
  photos: readonly Shown[]
  /** Which of them is shown first. */
  start?: number
  /** Who looks, and when. */
  watermark?: string
  onClose?: () => void
  /** Where more may be brought. */
  onAdd?: () => void
  /** A second panel beside it, to compare with. */
  aside?: ReactNode
}

/** Keys control the picture, except while typing or when the video's own controls have focus. */
const isElsewhere = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, video, [contenteditable]') !== null

/** A picture, a video or a paper as large as the screen allows: larger, turned, saved, and the next. */
export const PreviewStage = ({ photos, start = 0, watermark, onClose, onAdd, aside }: Props) => {
  const t = useWords(photoWords)
  const [n, setN] = useState(start)
  const [view, setView] = useState<PreviewView>(untouched)
  const here = Math.min(n, photos.length - 1)
  const photo = photos[here]
  const go = (next: number) => {
    if (next < 0 || next >= photos.length) return
    setN(next)
    setView(untouched)
  }
  const zoom = (by: number) => {
    const next = Math.min(steps.length - 1, Math.max(0, view.zoom + by))
    setView({ ...view, zoom: next, ...(next === 0 ? { x: 0, y: 0 } : {}) })
  }
  const turn = (by: number) => setView({ ...untouched, turn: view.turn + by })
  const reset = () => setView(untouched)

  useKeyDown((event) => {
    const acts: Record<string, () => void> = {
      ArrowLeft: () => go(here - 1),
      ArrowRight: () => go(here + 1),
      Home: () => go(0),
      End: () => go(photos.length - 1),
      '+': () => zoom(1),
      '=': () => zoom(1),
      '-': () => zoom(-1),
      '0': reset,
      r: () => turn(1),
      R: () => turn(-1),
    }
    const act = acts[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return
    event.preventDefault()
    act()
  })

  if (!photo) return null
  const step = (by: -1 | 1) => {
    const isEnd = !photos[here + by]
    const [Icon, end, way] =
      by < 0 ? [IconChevronLeft, t('first'), t('previousPhoto')] : [IconChevronRight, t('last'), t('nextPhoto')]
    return (
      <button
        type="button"
        className={style.step}
        data-by={by}
        aria-label={isEnd ? end : way}
        aria-disabled={isEnd || undefined}
        onClick={() => go(here + by)}
      >
        <Icon size={20} aria-hidden="true" />
        <span>{isEnd ? end : way}</span>
      </button>
    )
  }
  return (
    <div className={style.frame} data-aside={aside ? true : undefined}>
      <PreviewBar
        photo={photo}
        place={t('nOf', { n: here + 1, all: photos.length })}
        view={view}
        onTurn={turn}
        onZoom={zoom}
        onReset={reset}
        onClose={onClose}
        onAdd={onAdd}
      />
      <section className={style.stage} aria-label={photo.name}>
        {photos.length > 1 && step(-1)}
        <div className={style.picture}>
          <PreviewContent key={photo.url} photo={photo} view={view} onView={setView} />
          {watermark && (
            <div className={style.mark}>
              <Watermark text={watermark} />
            </div>
          )}
        </div>
        {photos.length > 1 && step(1)}
      </section>
      {aside}
      {photos.length > 1 && <PreviewStrip photos={photos} here={here} onGo={go} />}
    </div>
  )
}

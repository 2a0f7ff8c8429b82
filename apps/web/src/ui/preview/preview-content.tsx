import { photoWords } from '@sejuk/words/photos'
import { type PointerEvent, useRef, useState } from 'react'
import IconFileText from '#icon/FileText'
import { useWords } from '../../lib/language/words.ts'
import { lazyPart } from '../layout/lazy-part.tsx'
import style from './preview-content.module.css'
import type { Shown } from './preview-view.ts'
import { type PreviewView, scaleOf } from './preview-view.ts'

const PdfPages = lazyPart(() => import('./pdf-pages.tsx').then((pages) => pages.PdfPages))

/** Where it cannot be shown. */
const said = { photo: 'photoFailed', video: 'videoFailed', pdf: 'pdfFailed', file: 'noPreview' } as const

type Props = { photo: Shown; view: PreviewView; onView: (view: PreviewView) => void }

/** The thing itself, by what it is. */
export const PreviewContent = ({ photo, view, onView }: Props) => {
  const t = useWords(photoWords)
  const [isFailed, setFailed] = useState(false)
  const fail = () => setFailed(true)
  const kind = photo.kind ?? 'photo'
  if (kind === 'file' || isFailed)
    return (
      <div className={style.paper} role={isFailed ? 'alert' : undefined}>
        <IconFileText size={48} stroke={1.25} aria-hidden="true" />
        <b>{photo.name}</b>
        {t(said[kind])}
      </div>
    )
  if (kind === 'video')
    return (
      // biome-ignore lint/a11y/useMediaCaption: people upload these; nobody wrote captions.
      <video className={style.video} src={photo.url} controls playsInline onError={fail} aria-label={photo.name} />
    )
  if (kind === 'pdf') return <PdfPages url={photo.url} name={photo.name} view={view} onFail={fail} />
  return <Picture photo={photo} view={view} onView={onView} onFail={fail} />
}

/** Dragged where it is larger than its room; the wheel and two fingers of a trackpad make it larger. */
const Picture = ({ photo, view, onView, onFail }: Props & { onFail: () => void }) => {
  const grip = useRef<{ x: number; y: number }>(undefined)
  const take = (event: PointerEvent<HTMLImageElement>) => {
    if (view.zoom === 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { x: event.clientX - view.x, y: event.clientY - view.y }
  }
  const drag = (event: PointerEvent) => {
    if (grip.current) onView({ ...view, x: event.clientX - grip.current.x, y: event.clientY - grip.current.y })
  }
  const drop = () => {
    grip.current = undefined
  }
  return (
    <img
      className={style.photo}
      data-sideways={view.turn % 2 !== 0 || undefined}
      data-large={view.zoom > 0 || undefined}
      src={photo.url}
      alt={photo.name}
      draggable={false}
      style={{ transform: `translate(${view.x}px, ${view.y}px) rotate(${view.turn * 90}deg) scale(${scaleOf(view)})` }}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      onDoubleClick={() => onView({ ...view, zoom: view.zoom ? 0 : 2, x: 0, y: 0 })}
      onError={onFail}
    />
  )
}

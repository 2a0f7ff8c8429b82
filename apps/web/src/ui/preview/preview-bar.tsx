import { everydayWords } from '@sejuk/words/everyday'
import { photoWords } from '@sejuk/words/photos'
import { uploadWords } from '@sejuk/words/uploads'
import type { ReactNode } from 'react'
import IconDownload from '#icon/Download'
import IconPlus from '#icon/Plus'
import IconRefresh from '#icon/Refresh'
import IconRotate from '#icon/Rotate'
import IconRotateClockwise from '#icon/RotateClockwise'
import IconX from '#icon/X'
import IconZoomIn from '#icon/ZoomIn'
import IconZoomOut from '#icon/ZoomOut'
import { useWords } from '../../lib/language/words.ts'
import style from './preview-bar.module.css'
import type { Shown } from './preview-view.ts'
import { type PreviewView, scaleOf } from './preview-view.ts'

type Props = {
  photo: Shown
  /** '1 of 6' */
  place: string
  view: PreviewView
  onTurn: (by: number) => void
  onZoom: (by: number) => void
  onReset: () => void
  onClose?: () => void
  onAdd?: () => void
}

const Tool = ({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) => (
  <button type="button" className={style.tool} onClick={onClick}>
    {children}
    <span>{label}</span>
  </button>
)

/** What it is, and what can be done with it. */
export const PreviewBar = ({ photo, place, view, onTurn, onZoom, onReset, onClose, onAdd }: Props) => {
  const t = useWords(photoWords)
  const everyday = useWords(everydayWords)
  const uploads = useWords(uploadWords)
  const mayTurn = photo.kind === undefined || photo.kind === 'photo' || photo.kind === 'pdf'
  return (
    <header className={style.bar}>
      <div className={style.name}>
        <h2>{photo.name}</h2>
        <p>{photo.sub ?? place}</p>
      </div>
      {mayTurn && (
        <div className={style.group}>
          <Tool label={t('rotateLeft')} onClick={() => onTurn(-1)}>
            <IconRotate size={18} aria-hidden="true" />
          </Tool>
          <Tool label={t('rotate')} onClick={() => onTurn(1)}>
            <IconRotateClockwise size={18} aria-hidden="true" />
          </Tool>
        </div>
      )}
      {mayTurn && (
        <div className={style.group}>
          <Tool label={t('zoomOut')} onClick={() => onZoom(-1)}>
            <IconZoomOut size={18} aria-hidden="true" />
          </Tool>
          <output className={style.percent}>{Math.round(scaleOf(view) * 100)}%</output>
          <Tool label={t('zoomIn')} onClick={() => onZoom(1)}>
            <IconZoomIn size={18} aria-hidden="true" />
          </Tool>
          <Tool label={t('resetView')} onClick={onReset}>
            <IconRefresh size={18} aria-hidden="true" />
          </Tool>
        </div>
      )}
      <div className={style.group}>
        {onAdd && (
          <Tool label={uploads('add')} onClick={onAdd}>
            <IconPlus size={18} aria-hidden="true" />
          </Tool>
        )}
        {photo.whyNoDownload ? (
          <button type="button" className={style.tool} aria-disabled="true" title={photo.whyNoDownload}>
            <IconDownload size={18} aria-hidden="true" />
            <span>{t('download')}</span>
          </button>
        ) : (
          <a className={style.tool} href={photo.url} download={photo.name}>
            <IconDownload size={18} aria-hidden="true" />
            <span>{t('download')}</span>
          </a>
        )}
        {onClose && (
          <Tool label={everyday('close')} onClick={onClose}>
            <IconX size={18} aria-hidden="true" />
          </Tool>
        )}
      </div>
    </header>
  )
}

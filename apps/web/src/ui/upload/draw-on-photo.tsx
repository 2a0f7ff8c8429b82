import { everydayWords } from '@sejuk/words/everyday'
import { photoWords } from '@sejuk/words/photos'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import IconArrowBackUp from '#icon/ArrowBackUp'
import { fetchChunk } from '../../lib/browser/chunks.ts'
import { drawnOver } from '../../lib/files/drawn-over.ts'
import { showError } from '../../lib/language/error-text.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button, IconButton } from '../actions/button.tsx'
import { FullSheet } from '../dialog/full-sheet.tsx'
import { type Drawing, fit, widened } from '../fields/strokes.ts'
import style from './draw-on-photo.module.css'
import { PickedPhoto } from './picked-photo.tsx'

/** Bright enough for a dark ceiling, and one for a white wall. */
const pens = { penRed: '#e0242b', penYellow: '#ffd60a', penBlue: '#1565d8' } as const
type Pen = keyof typeof pens
const names = Object.keys(pens) as Pen[]

type Props = { file: File; alt: string; onSave: (drawn: File) => void; onClose: () => void }

/** Circles and arrows on a photo that is still on this device, by finger, pen or mouse. */
export const DrawOnPhoto = ({ file, alt, onSave, onClose }: Props) => {
  const t = useWords(photoWords)
  const everyday = useWords(everydayWords)
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawing = useRef<Drawing>(undefined)
  const [picture, setPicture] = useState<HTMLImageElement>()
  const [pen, setPen] = useState<Pen>('penRed')
  const [strokes, setStrokes] = useState(0)

  useEffect(() => {
    const board = canvas.current
    if (!board || !picture) return
    let isGone = false
    const follow = new ResizeObserver(() => drawing.current && fit(board, drawing.current))
    fetchChunk(() => import('signature_pad')).then(({ default: PadOf }) => {
      if (isGone || !board.getContext('2d')) return
      const make = (on: HTMLCanvasElement) => new PadOf(on, { penColor: pens.penRed, minWidth: 2.5, maxWidth: 5 })
      const begun = { pad: make(board), make, width: 0 }
      drawing.current = begun
      fit(board, begun)
      begun.pad.addEventListener('endStroke', () => setStrokes(begun.pad.toData().length))
      follow.observe(board)
    }, showError)
    return () => {
      isGone = true
      follow.disconnect()
      drawing.current?.pad.off()
    }
  }, [picture])

  const choose = (next: Pen) => {
    setPen(next)
    if (drawing.current) drawing.current.pad.penColor = pens[next]
  }
  const undo = () => {
    const { pad } = drawing.current ?? {}
    pad?.fromData(pad.toData().slice(0, -1))
    setStrokes(pad?.toData().length ?? 0)
  }
  const save = async () => {
    if (!picture || !drawing.current) return
    const { pad, make, width } = drawing.current
    const onPhoto = widened(pad.toData(), picture.naturalWidth / width)
    const drawn = await drawnOver(file, picture, (sheet, paint) => {
      const copy = make(sheet)
      // A new pad begins with an empty sheet: the photo comes under the strokes after that.
      paint()
      copy.fromData(onPhoto, { clear: false })
      copy.off()
    })
    if (drawn) onSave(drawn)
  }
  const ratio = picture && picture.naturalWidth / picture.naturalHeight
  return (
    <FullSheet
      title={t('draw')}
      onClose={onClose}
      footer={
        <>
          <fieldset className={style.pens} aria-label={t('pen')}>
            {names.map((name) => (
              <button
                key={name}
                type="button"
                aria-label={t(name)}
                aria-pressed={pen === name}
                style={{ background: pens[name] }}
                onClick={() => choose(name)}
              />
            ))}
          </fieldset>
          <IconButton label={t('undoDrawing')} disabled={strokes === 0} onClick={undo}>
            <IconArrowBackUp size={22} />
          </IconButton>
          <Button kind="primary" disabled={strokes === 0} onClick={() => void save().catch(showError)}>
            {everyday('save')}
          </Button>
        </>
      }
    >
      <div className={style.stage}>
        <div className={style.photo} style={{ '--ratio': ratio } as CSSProperties}>
          <PickedPhoto file={file} alt={alt} onShown={setPicture} />
          {picture && <canvas ref={canvas} role="img" aria-label={t('drawHere')} />}
        </div>
      </div>
      <p className={style.hint}>{t('drawHere')}</p>
    </FullSheet>
  )
}

import { inputWords } from '@sejuk/words/inputs'
import { useEffect, useId, useRef, useState } from 'react'
import IconArrowBackUp from '#icon/ArrowBackUp'
import IconEraser from '#icon/Eraser'
import { fetchChunk } from '../../lib/browser/chunks.ts'
import { showError } from '../../lib/language/error-text.ts'
import { useWords } from '../../lib/language/words.ts'
import { IconButton } from '../actions/button.tsx'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import style from './signature-pad.module.css'
import { type Drawing, fit, widened } from './strokes.ts'

type Props = Pick<FieldProps, 'label' | 'hint' | 'error'> & { onChange: (signature: File | undefined) => void }

/** What is kept is as wide as this, whatever it was drawn on. The pad has the same shape at every width. */
const kept = { width: 900, height: 450 }
const ink = '#10262d'

/** For a page that will ask for a signature when the network may be gone. */
export const preloadSignaturePad = () => void import('signature_pad').catch(() => {})

/** A transparent PNG of what is on the pad. */
const pictureOf = ({ pad, make, width }: Drawing) => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, kept)
  make(canvas).fromData(widened(pad.toData(), kept.width / width))
  return new Promise<File | undefined>((resolve) =>
    canvas.toBlob((blob) => resolve(blob ? new File([blob], 'signature.png', { type: 'image/png' }) : undefined)),
  )
}

/** Signed with a finger, a pen or a mouse. */
export const SignaturePad = ({ label, hint, error, onChange }: Props) => {
  const t = useWords(inputWords)
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawing = useRef<Drawing>(undefined)
  const [isSigned, setSigned] = useState(false)

  const tell = async () => {
    if (!drawing.current) return
    const isEmpty = drawing.current.pad.isEmpty()
    setSigned(!isEmpty)
    onChange(isEmpty ? undefined : await pictureOf(drawing.current))
  }
  const latest = useRef(tell)
  latest.current = tell

  useEffect(() => {
    const board = canvas.current
    if (!board) return
    let isGone = false
    const follow = new ResizeObserver(() => drawing.current && fit(board, drawing.current))
    fetchChunk(() => import('signature_pad')).then(({ default: PadOf }) => {
      // Nothing can be drawn where there is no canvas to draw on.
      if (isGone || !board.getContext('2d')) return
      const make = (on: HTMLCanvasElement) => new PadOf(on, { penColor: ink, minWidth: 0.8, maxWidth: 2.6 })
      drawing.current = { pad: make(board), make, width: 0 }
      fit(board, drawing.current)
      drawing.current.pad.addEventListener('endStroke', () => void latest.current())
      follow.observe(board)
    }, showError)
    return () => {
      isGone = true
      follow.disconnect()
      drawing.current?.pad.off()
    }
  }, [])

  const undo = () => {
    drawing.current?.pad.fromData(drawing.current.pad.toData().slice(0, -1))
    void tell()
  }
  const clear = () => {
    drawing.current?.pad.clear()
    void tell()
  }
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isGroup>
      <div className={style.pad} data-error={error ? true : undefined}>
        <canvas ref={canvas} role="img" aria-labelledby={id} aria-describedby={error ? `${id}-error` : `${id}-state`} />
        <span id={`${id}-state`} className={style.state} data-signed={isSigned || undefined}>
          {isSigned ? t('signed') : t('signHere')}
        </span>
      </div>
      {isSigned && (
        <div className={style.tools}>
          <IconButton label={t('undoStroke')} onClick={undo}>
            <IconArrowBackUp size={18} />
          </IconButton>
          <IconButton label={t('clearSignature')} onClick={clear}>
            <IconEraser size={18} />
          </IconButton>
        </div>
      )}
    </FieldFrame>
  )
}

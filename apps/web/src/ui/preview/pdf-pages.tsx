import { photoWords } from '@sejuk/words/photos'
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { useInView } from '../../lib/browser/use-in-view.ts'
import { useWords } from '../../lib/language/words.ts'
import style from './pdf-pages.module.css'
import { type PreviewView, scaleOf } from './preview-view.ts'

GlobalWorkerOptions.workerSrc = worker

type Props = { url: string; name: string; view: PreviewView; onFail: () => void }

/** Pages below one another, each rendered when scrolled into view. */
export const PdfPages = ({ url, name, view, onFail }: Props) => {
  const [paper, setPaper] = useState<PDFDocumentProxy>()
  const failed = useRef(onFail)
  failed.current = onFail
  useEffect(() => {
    // Scripts inside a document are never run.
    const loading = getDocument({ url, enableXfa: false })
    loading.promise.then(setPaper, () => failed.current())
    return () => void loading.destroy()
  }, [url])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too.
    <div className={style.pages} role="document" aria-label={name} tabIndex={0}>
      {Array.from(
        { length: paper?.numPages ?? 0 },
        (_, n) => paper && <Page key={n} paper={paper} n={n + 1} view={view} />,
      )}
    </div>
  )
}

const Page = ({ paper, n, view }: { paper: PDFDocumentProxy; n: number; view: PreviewView }) => {
  const t = useWords(photoWords)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isNear, setNear] = useState(n <= 2)
  const sight = useInView(() => setNear(true))
  const { turn } = view
  const scale = scaleOf(view)
  useEffect(() => {
    if (!isNear) return
    let stop = () => {}
    let isGone = false
    const draw = async () => {
      const page = await paper.getPage(n)
      const board = canvas.current
      if (isGone || !board) return
      const rotation = (((page.rotate + turn * 90) % 360) + 360) % 360
      const room = board.parentElement?.clientWidth ?? 800
      const plain = page.getViewport({ scale: 1, rotation })
      const fit = Math.min(room / plain.width, 1.6) * scale
      const viewport = page.getViewport({ scale: fit * Math.max(1, window.devicePixelRatio), rotation })
      Object.assign(board, { width: Math.round(viewport.width), height: Math.round(viewport.height) })
      board.style.width = `${Math.round(plain.width * fit)}px`
      const drawing = page.render({ canvas: board, viewport })
      stop = () => drawing.cancel()
      await drawing.promise
    }
    // A drawing that is no longer wanted is not a failure, nor is a page of a paper that was closed.
    draw().catch(() => {})
    return () => {
      isGone = true
      stop()
    }
  }, [paper, n, isNear, scale, turn])
  return (
    <div className={style.page} ref={sight}>
      <canvas ref={canvas} role="img" aria-label={t('pdfPage', { n, all: paper.numPages })} />
    </div>
  )
}

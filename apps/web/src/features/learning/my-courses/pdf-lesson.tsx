import type { MyLesson } from '@sejuk/contract/learning/my-courses'
import { learningWords } from '@sejuk/words/learning/my-courses'
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import style from './learning.module.css'
import { useStoredFile } from './offline-files.ts'

GlobalWorkerOptions.workerSrc = worker

type Props = {
  course_code: string
  lesson: MyLesson
  from: number
  onProgress: (percent: number, at: number) => void
}

/** A page at a time, so that it is known how far one came. */
export const PdfLesson = ({ course_code, lesson, from, onProgress }: Props) => {
  const t = useWords(learningWords)
  const { usercode } = useViewer()
  const stored = useStoredFile(usercode, course_code, lesson.lesson_id, true)
  const [paper, setPaper] = useState<PDFDocumentProxy>()
  const [isBroken, setBroken] = useState(false)
  const [page, setPage] = useState(Math.max(1, from))
  const canvas = useRef<HTMLCanvasElement>(null)
  const url = stored ?? lesson.file?.url
  useEffect(() => {
    if (!url) return
    // Scripts inside a document are never run.
    const loading = getDocument({ url, enableXfa: false })
    loading.promise.then(
      (opened) => {
        setBroken(false)
        setPaper(opened)
      },
      () => setBroken(true),
    )
    return () => void loading.destroy()
  }, [url])
  const all = paper?.numPages ?? 0
  const shown = Math.min(page, Math.max(1, all))
  const latest = useRef(onProgress)
  latest.current = onProgress
  useEffect(() => {
    if (!paper) return
    let isGone = false
    const draw = async () => {
      const opened = await paper.getPage(shown)
      const board = canvas.current
      if (isGone || !board) return
      const room = board.parentElement?.clientWidth ?? 600
      const plain = opened.getViewport({ scale: 1 })
      const viewport = opened.getViewport({ scale: Math.min(2, room / plain.width) * Math.max(1, devicePixelRatio) })
      Object.assign(board, { width: Math.round(viewport.width), height: Math.round(viewport.height) })
      board.style.width = `${Math.round(viewport.width / Math.max(1, devicePixelRatio))}px`
      await opened.render({ canvas: board, viewport }).promise
    }
    // A page that is no longer wanted is not a failure.
    draw().catch(() => {})
    latest.current(Math.floor((shown / paper.numPages) * 100), shown)
    return () => {
      isGone = true
    }
  }, [paper, shown])
  if (!url) return <Note>{t('fileMissing')}</Note>
  if (isBroken) return <Note tone="bad">{t('fileFailed')}</Note>
  return (
    <>
      <div className={style.page}>
        <canvas ref={canvas} role="img" aria-label={t('pageOf', { n: shown, all })} />
      </div>
      <Row>
        <Button disabled={shown <= 1} onClick={() => setPage(shown - 1)}>
          {t('previousPage')}
        </Button>
        <span role="status">{t('pageOf', { n: shown, all })}</span>
        <Button kind="primary" disabled={all === 0 || shown >= all} onClick={() => setPage(shown + 1)}>
          {t('nextPage')}
        </Button>
      </Row>
    </>
  )
}

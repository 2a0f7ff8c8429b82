import { listComments } from '@sejuk/contract/platform/record-comments'
import type { SearchName } from '@sejuk/domain/platform/search'
import { recordCommentWords } from '@sejuk/words/platform/record-comments'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import IconMessageCircle from '#icon/MessageCircle'
import { useCall } from '../../lib/api/queries.ts'
import { useNarrow } from '../../lib/browser/screen.ts'
import { useWords } from '../../lib/language/words.ts'
import { useGate } from '../../lib/session/viewer.ts'
import { Button, IconButton } from '../actions/button.tsx'
import { headPlace } from '../layout/head-place.ts'
import { lazyPart } from '../layout/lazy-part.tsx'
import style from './record-comments.module.css'

const RecordCommentsPanel = lazyPart(() =>
  import('./record-comments-panel.tsx').then((panel) => panel.RecordCommentsPanel),
)

type Props = {
  kind: SearchName
  code: string
  /** In a panel, whose record is not that of the page's head. */
  isInline?: boolean
}

/** What colleagues wrote about a record, opened from the head of its page. Partners have no such button. */
export const RecordComments = (props: Props) => {
  const mayRead = useGate(listComments)
  return mayRead.enabled ? <CommentsButton {...props} /> : null
}

const CommentsButton = ({ kind, code, isInline = false }: Props) => {
  const t = useWords(recordCommentWords)
  const isNarrow = useNarrow()
  const head = headPlace.use()
  const place = isInline ? null : head
  const [isOpen, setOpen] = useState(false)
  const { data, isError } = useCall(listComments, { kind, code })
  const n = (data?.data.comments ?? []).filter(({ removed }) => !removed).length
  // Whoever opens a record by another right than its list's has no comments on it.
  if (isError && !data) return null
  const label = n > 0 ? t('count', { n }) : t('title')
  const button = isNarrow ? (
    <IconButton label={label} onBar={place !== null} count={n} onClick={() => setOpen(true)}>
      <IconMessageCircle size={20} />
    </IconButton>
  ) : (
    <Button icon={<IconMessageCircle size={16} />} aria-label={label} onClick={() => setOpen(!isOpen)}>
      {t('title')}
      {n > 0 && <span className={style.count}>{n}</span>}
    </Button>
  )
  return (
    <>
      {place ? createPortal(<span className={style.place}>{button}</span>, place) : button}
      {isOpen && <RecordCommentsPanel kind={kind} code={code} onClose={() => setOpen(false)} />}
    </>
  )
}

import * as contract from '@sejuk/contract/platform/record-comments'
import { mayRemoveComment, piecesOf } from '@sejuk/domain/platform/record-comments'
import type { SearchName } from '@sejuk/domain/platform/search'
import { everydayWords } from '@sejuk/words/everyday'
import { recordCommentWords } from '@sejuk/words/platform/record-comments'
import { useEffect, useRef } from 'react'
import { useCall, useSend } from '../../lib/api/queries.ts'
import { useDates } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import { useViewer } from '../../lib/session/viewer.ts'
import { Button } from '../actions/button.tsx'
import { SidePanel } from '../dialog/side-panel.tsx'
import { CommentBox } from './comment-box.tsx'
import style from './record-comments.module.css'

type Props = { kind: SearchName; code: string; onClose: () => void }

export const RecordCommentsPanel = ({ kind, code, onClose }: Props) => {
  const t = useWords(recordCommentWords)
  const everyday = useWords(everydayWords)
  const { data, isLoading, isError, refetch } = useCall(contract.listComments, { kind, code })
  const follow = useSend(contract.followRecord, { isQuiet: true })
  const { comments = [], followers = 0, is_following = false } = data?.data ?? {}
  const end = useRef<HTMLLIElement>(null)
  const last = comments.at(-1)?.comment_id
  useEffect(() => {
    if (last) end.current?.scrollIntoView({ block: 'end' })
  }, [last])
  return (
    <SidePanel title={t('title')} sub={code} onClose={onClose} footer={<CommentBox kind={kind} code={code} />}>
      {isLoading && <p role="status">{everyday('loading')}</p>}
      {isError && (
        <p role="alert">
          {t('failed')}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {everyday('tryAgain')}
          </Button>
        </p>
      )}
      {data && (
        <p className={style.follow}>
          <Button
            size="small"
            aria-pressed={is_following}
            isBusy={follow.isPending}
            title={t('followText')}
            onClick={() => follow.mutate({ kind, code, follow: !is_following })}
          >
            {t(is_following ? 'unfollow' : 'follow')}
          </Button>
          {followers > 0 && <small>{t('followers', { n: followers })}</small>}
        </p>
      )}
      {data && comments.length === 0 && <p className={style.empty}>{t('empty')}</p>}
      <ol className={style.comments}>
        {comments.map((comment) => (
          <li key={comment.comment_id} ref={comment.comment_id === last ? end : undefined}>
            <OneComment comment={comment} />
          </li>
        ))}
      </ol>
    </SidePanel>
  )
}

const OneComment = ({ comment }: { comment: contract.RecordComment }) => {
  const t = useWords(recordCommentWords)
  const dates = useDates()
  const viewer = useViewer()
  const remove = useSend(contract.removeComment, { isQuiet: true })
  const { comment_id, username, at, body, mentions, removed } = comment
  const pieces = piecesOf(
    body,
    mentions.map((person) => person.username),
  )
  return (
    <>
      <p className={style.who}>
        <b>{username}</b>
        <time dateTime={at}>{dates.visit(at)}</time>
      </p>
      {removed && <p className={style.empty}>{t('removed')}</p>}
      {!removed && (
        <p className={style.body}>
          {pieces.map((piece, place) => (piece.isMention ? <mark key={place}>{piece.text}</mark> : piece.text))}
        </p>
      )}
      {mayRemoveComment(comment, viewer, new Date().toISOString()) && (
        <Button kind="link" size="small" isBusy={remove.isPending} onClick={() => remove.mutate({ comment_id })}>
          {t('remove')}
        </Button>
      )}
    </>
  )
}

import * as contract from '@sejuk/contract/learning/course-comments'
import { longestCourseComment } from '@sejuk/domain/learning/course-comments'
import { courseCommentWords } from '@sejuk/words/learning/course-comments'
import { useState } from 'react'
import { useCall, useSend } from '../../lib/api/queries.ts'
import { useDates } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import { useGate } from '../../lib/session/viewer.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Pending } from '../../ui/feedback/pending.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Row } from '../../ui/layout/page-body.tsx'
import { FailedState } from '../../ui/list/list-states.tsx'
import { Section, SectionBody, SectionText } from '../../ui/record/section.tsx'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import style from './course-discussion.module.css'

type Comment = contract.CourseComment

/** What learners ask about a course, each question with its answers below it. */
export const CourseDiscussion = ({ course_code }: { course_code: string }) => {
  const t = useWords(courseCommentWords)
  const found = useCall(contract.listCourseComments, { course_code })
  const answer = found.data?.data
  const questions = answer?.comments.filter(({ answers_to }) => answers_to === null) ?? []
  return (
    <Section title={t('title')} sub={questions.length || undefined}>
      {!answer && !found.error && <Pending />}
      {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
      {answer && questions.length === 0 && <SectionText>{t(answer.may_write ? 'none' : 'onlyLearners')}</SectionText>}
      {answer && (
        <SectionBody>
          {questions.map((question) => (
            <Conversation
              key={question.comment_id}
              course_code={course_code}
              question={question}
              answers={answer.comments.filter(({ answers_to }) => answers_to === question.comment_id)}
              mayWrite={answer.may_write}
            />
          ))}
          {answer.may_write && <Writing course_code={course_code} label={t('ask')} press={t('send')} />}
        </SectionBody>
      )}
    </Section>
  )
}

type ConversationProps = {
  course_code: string
  question: Comment
  answers: readonly Comment[]
  mayWrite: boolean
}
const Conversation = ({ course_code, question, answers, mayWrite }: ConversationProps) => {
  const t = useWords(courseCommentWords)
  const [isAnswering, setAnswering] = useState(false)
  const name = question.username
  return (
    <article className={style.conversation}>
      <Said comment={question} />
      {answers.map((one) => (
        <div key={one.comment_id} className={style.reply}>
          <Said comment={one} />
        </div>
      ))}
      {isAnswering ? (
        <Writing
          course_code={course_code}
          answers_to={question.comment_id}
          label={t('answerTo', { name })}
          press={t('sendAnswer')}
          onEnd={() => setAnswering(false)}
        />
      ) : (
        mayWrite &&
        !question.is_removed &&
        question.hidden_reason === null && (
          <Row>
            <Button size="small" aria-label={t('answerTo', { name })} onClick={() => setAnswering(true)}>
              {t('answer')}
            </Button>
          </Row>
        )
      )}
    </article>
  )
}

const Said = ({ comment }: { comment: Comment }) => {
  const t = useWords(courseCommentWords)
  const dates = useDates()
  const hides = useGate(contract.hideCourseComment)
  const remove = useSend(contract.removeCourseComment)
  const hide = useSend(contract.hideCourseComment)
  const [reason, setReason] = useState<string>()
  const { comment_id, username, is_mine, is_trainer, is_removed, hidden_reason } = comment
  const mayHide = hides.enabled && hidden_reason === null && !is_removed && !is_mine
  return (
    <>
      <Row>
        <b>{is_mine ? t('you') : username}</b>
        {is_trainer && <StatusChip tone="active">{t('trainer')}</StatusChip>}
        <small>{dates.dateTime(comment.at)}</small>
      </Row>
      {is_removed ? <p>{t('removed')}</p> : <p className={style.said}>{comment.body}</p>}
      {hidden_reason !== null && <p role="status">{t('hidden', { reason: hidden_reason })}</p>}
      <Row>
        {comment.is_removable && (
          <Button size="small" isBusy={remove.isPending} onClick={() => remove.mutate({ comment_id })}>
            {t('remove')}
          </Button>
        )}
        {mayHide && reason === undefined && (
          <Button size="small" onClick={() => setReason('')}>
            {t('hide')}
          </Button>
        )}
      </Row>
      {mayHide && reason !== undefined && (
        <>
          <TextField label={t('reason')} value={reason} onChange={setReason} most={300} />
          <Row>
            <Button size="small" onClick={() => setReason(undefined)}>
              {t('cancel')}
            </Button>
            <Button
              size="small"
              kind="danger"
              isBusy={hide.isPending}
              disabled={reason.trim() === ''}
              onClick={() => hide.mutate({ comment_id, reason }, { onSuccess: () => setReason(undefined) })}
            >
              {t('hide')}
            </Button>
          </Row>
        </>
      )}
    </>
  )
}

type WritingProps = {
  course_code: string
  answers_to?: number
  label: string
  press: string
  onEnd?: () => void
}
const Writing = ({ course_code, answers_to, label, press, onEnd }: WritingProps) => {
  const t = useWords(courseCommentWords)
  const send = useSend(contract.writeCourseComment, { isQuiet: true })
  const [body, setBody] = useState('')
  const sent = () => {
    setBody('')
    onEnd?.()
  }
  return (
    <>
      <TextField label={label} value={body} onChange={setBody} most={longestCourseComment} isLong />
      <Row>
        {onEnd && <Button onClick={onEnd}>{t('cancel')}</Button>}
        <Button
          isBusy={send.isPending}
          disabled={body.trim() === ''}
          onClick={() => send.mutate({ course_code, answers_to: answers_to ?? null, body }, { onSuccess: sent })}
        >
          {press}
        </Button>
      </Row>
    </>
  )
}

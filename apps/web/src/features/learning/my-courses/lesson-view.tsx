import type { MyCourseDetail, MyLesson } from '@sejuk/contract/learning/my-courses'
import type { Message } from '@sejuk/domain/messages'
import { pageTo } from '@sejuk/domain/pages'
import { learningWords } from '@sejuk/words/learning/my-courses'
import { useCallback, useRef } from 'react'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ThumbBar } from '../../../ui/actions/thumb-bar.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import style from './learning.module.css'
import { OfflineToggle } from './offline-toggle.tsx'
import { QuizView } from './quiz-view.tsx'
import { useProgress } from './use-progress.ts'
import { useQuiz } from './use-quiz.ts'
import { VideoLesson } from './video-lesson.tsx'

const PdfLesson = lazyPart(() => import('./pdf-lesson.tsx').then((part) => part.PdfLesson))

type Props = { course: MyCourseDetail; lesson: MyLesson; onChanged: () => void }

/** One lesson, begun where it was left. */
export const LessonView = ({ course, lesson, onChanged }: Props) => {
  const refresh = useStable(onChanged)
  if (lesson.kind === 'quiz') return <QuizLesson course={course} lesson={lesson} onChanged={refresh} />
  return <ReadLesson course={course} lesson={lesson} onChanged={refresh} />
}

/** The same function for ever: an effect that sends does not begin anew with each drawing. */
const useStable = (act: () => void) => {
  const latest = useRef(act)
  latest.current = act
  return useCallback(() => latest.current(), [])
}

const useNext = (course: MyCourseDetail, lesson: MyLesson) => {
  const at = course.lessons.indexOf(lesson)
  return course.lessons[at + 1]
}

const Frame = ({ course, lesson, children }: Omit<Props, 'onChanged'> & { children: React.ReactNode }) => {
  const t = useWords(learningWords)
  const language = useLanguage()
  const { course_code } = course
  return (
    <>
      <PageHead
        title={lesson[`title_${language}`]}
        sub={t('lessonN', { n: course.lessons.indexOf(lesson) + 1 })}
        crumb={<Link {...pageTo('learningCourse', { course_code })}>{course[`title_${language}`]}</Link>}
      />
      <PageBody>{children}</PageBody>
    </>
  )
}

const ReadLesson = ({ course, lesson, onChanged }: Props) => {
  const t = useWords(learningWords)
  const language = useLanguage()
  const dates = useDates()
  const navigate = useNavigate()
  const { course_code } = course
  const { report, unsentOf } = useProgress(course_code, onChanged)
  const unsent = unsentOf(lesson.lesson_id)
  const isDone = lesson.done !== null || (unsent?.percent ?? 0) >= (lesson.kind === 'video' ? 95 : 100)
  const next = useNext(course, lesson)
  const from = unsent?.at ?? lesson.at
  const onProgress = (percent: number, at: number) => report(lesson.lesson_id, percent, at)
  return (
    <>
      <Frame course={course} lesson={lesson}>
        {lesson.kind === 'video' && (
          <VideoLesson course_code={course_code} lesson={lesson} from={from} onProgress={onProgress} />
        )}
        {lesson.kind === 'pdf' && (
          <PdfLesson course_code={course_code} lesson={lesson} from={from} onProgress={onProgress} />
        )}
        {lesson.kind === 'article' && (
          <Section>
            <SectionBody>
              <div className={style.article}>{lesson[`article_${language}`]}</div>
              {!isDone && (
                <Button kind="primary" size="large" onClick={() => onProgress(100, 0)}>
                  {t('haveRead')}
                </Button>
              )}
            </SectionBody>
          </Section>
        )}
        {lesson.kind === 'live' && (
          <Section
            title={t('liveOn', {
              time: lesson.live_date ? dates.dateTime(lesson.live_date) : '-',
              place: lesson.live_place || '-',
            })}
          >
            <SectionText>{t('liveText')}</SectionText>
          </Section>
        )}
        {isDone && <Note tone="good">{t('doneOn')}</Note>}
        {(lesson.kind === 'video' || lesson.kind === 'pdf') && (
          <OfflineToggle course_code={course_code} lesson={lesson} />
        )}
      </Frame>
      <ThumbBar>
        <Button size="large" onClick={() => void navigate(pageTo('learningCourse', { course_code }))}>
          {t('backToCourse')}
        </Button>
        {next && (
          <Button
            kind="primary"
            size="large"
            disabled={!isDone && lesson.must_finish}
            onClick={() => void navigate(pageTo('learningCourse', { course_code, lesson: next.lesson_id }))}
          >
            {t('nextLesson')}
          </Button>
        )}
      </ThumbBar>
    </>
  )
}

const QuizLesson = ({ course, lesson, onChanged }: Props) => {
  const t = useWords(learningWords)
  const say = useSay()
  const dates = useDates()
  const navigate = useNavigate()
  const { usercode } = useViewer()
  const { course_code } = course
  const quiz = useQuiz(usercode, course_code, lesson.lesson_id, onChanged)
  const back = () => void navigate(pageTo('learningCourse', { course_code }))
  if (quiz.paper)
    return (
      <QuizView
        quiz={quiz}
        paper={quiz.paper}
        onLeave={() => {
          quiz.leave()
          back()
        }}
      />
    )
  const isOpen = lesson.attempts.some(({ finished_date }) => finished_date === null)
  const finished = lesson.attempts.filter(({ finished_date }) => finished_date !== null)
  const objection = lesson.objection ? say(lesson.objection as Message) : undefined
  const isWaiting = lesson.retry_date !== null && lesson.objection?.code === 'quiz-try-again-after'
  return (
    <>
      <Frame course={course} lesson={lesson}>
        <Section>
          <SectionBody>
            <p>{t('quizText', { n: lesson.shown_count, score: course.pass_score })}</p>
            {lesson.limit_minutes > 0 && <p>{t('quizLimit', { n: lesson.limit_minutes })}</p>}
            {lesson.done === null && <p>{t('attemptsLeft', { n: lesson.attempts_left })}</p>}
            {!quiz.isOnline && <Note>{t('needsNetwork')}</Note>}
            {objection && (
              <Note tone={lesson.done ? 'good' : undefined}>
                {isWaiting && lesson.retry_date
                  ? t('tryAgainAfter', { time: dates.dateTime(lesson.retry_date) })
                  : objection}
              </Note>
            )}
          </SectionBody>
        </Section>
        {finished.length > 0 && (
          <Section title={t('earlier')}>
            <RowList>
              {finished.map(({ attempt_id, attempt_no, score, started_date }) => (
                <li key={attempt_id}>
                  <span>
                    {t('attemptOf', { n: attempt_no, all: course.attempts_max })}, {dates.dateTime(started_date)}
                  </span>
                  <b>{t('scoreN', { n: score ?? 0 })}</b>
                </li>
              ))}
            </RowList>
          </Section>
        )}
      </Frame>
      <ThumbBar>
        <Button size="large" onClick={back}>
          {t('backToCourse')}
        </Button>
        {!objection && (
          <Button kind="primary" size="large" isBusy={quiz.isStarting} onClick={() => void quiz.start()}>
            {t(isOpen ? 'goOnQuiz' : 'startQuiz')}
          </Button>
        )}
      </ThumbBar>
    </>
  )
}

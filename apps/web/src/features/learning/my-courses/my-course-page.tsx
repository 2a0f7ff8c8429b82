import * as contract from '@sejuk/contract/learning/my-courses'
import type { Message } from '@sejuk/domain/messages'
import { pageTo } from '@sejuk/domain/pages'
import { technicianChoiceWords } from '@sejuk/words/aftersales/technicians'
import { learningWords } from '@sejuk/words/learning/my-courses'
import IconCircleCheck from '#icon/CircleCheck'
import IconCircleDashed from '#icon/CircleDashed'
import { useStoredCall } from '../../../entities/field/use-stored-call.ts'
import { CourseDiscussion } from '../../../entities/learning/course-discussion.tsx'
import { StandingChip } from '../../../entities/status/standing-status.tsx'
import { useSend } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ThumbBar } from '../../../ui/actions/thumb-bar.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState, NotFoundState } from '../../../ui/list/list-states.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { CertificateCard } from './certificate-card.tsx'
import style from './learning.module.css'
import { LessonView } from './lesson-view.tsx'
import { RateCourse } from './rate-course.tsx'

/** One course: its lessons, or the one that is open. */
export const MyCoursePage = () => {
  const t = useWords(learningWords)
  const { course_code = '', lesson = '' }: { course_code?: string; lesson?: string } = useSearch()
  const found = useStoredCall(contract.getMyCourse, { course_code }, `course ${course_code}`, course_code !== '')
  const course = found.data
  const open = course?.enrolment ? course.lessons.find(({ lesson_id }) => lesson_id === lesson) : undefined
  if (course && open) return <LessonView key={open.lesson_id} course={course} lesson={open} onChanged={found.refetch} />
  if (course) return <Overview course={course} storedAt={found.storedAt} onChanged={found.refetch} />
  return (
    <>
      <PageHead title={t('title')} crumb={<Link {...pageTo('learning')}>{t('title')}</Link>} />
      <PageBody>
        {found.isEnabled || <NotFoundState isNamed={false} />}
        {found.isEnabled && (found.error ? <FailedState error={found.error} onRetry={found.refetch} /> : <Pending />)}
      </PageBody>
    </>
  )
}

type Props = { course: contract.MyCourseDetail; storedAt: string | undefined; onChanged: () => void }
const Overview = ({ course, storedAt, onChanged }: Props) => {
  const t = useWords(learningWords)
  const skill = useWords(technicianChoiceWords)
  const say = useSay()
  const dates = useDates()
  const language = useLanguage()
  const navigate = useNavigate()
  const take = useSend(contract.takeCourse)
  const { enrolment, course_code, grants_skill, grants_installer_level } = course
  const open = (lesson: string) => void navigate(pageTo('learningCourse', { course_code, lesson }))
  const isTakeable = !enrolment || enrolment.status === 'Expired'
  const next = enrolment?.next_lesson
  return (
    <>
      <PageHead
        title={course[`title_${language}`]}
        sub={enrolment && <StandingChip standing={enrolment.standing} />}
        crumb={<Link {...pageTo('learning')}>{t('title')}</Link>}
      />
      <PageBody>
        {storedAt && <Note>{t('stored', { time: dates.dateTime(storedAt) })}</Note>}
        <Section>
          <SectionBody>
            {course.cover_url && <img src={course.cover_url} alt="" className={style.cover} />}
            <p>{course[`description_${language}`]}</p>
            <p>
              {[
                t(course.category),
                t('facts', { minutes: course.minutes, n: course.lesson_count }),
                t('passFrom', { n: course.pass_score }),
                t('attemptsN', { n: course.attempts_max }),
                grants_skill && t('opensSkill', { skill: skill(grants_skill as 'Install') }),
                grants_installer_level && t('opensLevel', { level: grants_installer_level }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </SectionBody>
        </Section>
        {enrolment && enrolment.status !== 'Passed' && (
          <Section title={t('whyNot')}>
            <RowList>
              {enrolment.why.map((one) => (
                <li key={one.lesson_id}>
                  <b>{one[`title_${language}`]}</b>
                  <span>{say(one.because as Message)}</span>
                </li>
              ))}
            </RowList>
            {enrolment.retry_date && (
              <SectionText>{t('tryAgainAfter', { time: dates.dateTime(enrolment.retry_date) })}</SectionText>
            )}
          </Section>
        )}
        {course.certificate && <CertificateCard certificate={course.certificate} />}
        {course.certificate?.state === 'valid' && grants_skill && (
          <Note tone="good">
            <b>{t('skillActive', { skill: skill(grants_skill as 'Install') })}</b> {t('skillText')}
          </Note>
        )}
        <Section title={t('lessons')} sub={course.lessons.length}>
          <RowList>
            {course.lessons.map((lesson, n) => (
              <li key={lesson.lesson_id}>
                <button
                  type="button"
                  className={style.lesson}
                  disabled={!enrolment}
                  onClick={() => open(lesson.lesson_id)}
                >
                  {lesson.done ? (
                    <IconCircleCheck size={22} color="var(--good-mark)" aria-hidden="true" />
                  ) : (
                    <IconCircleDashed size={22} color="var(--ink-3)" aria-hidden="true" />
                  )}
                  <span>
                    {n + 1}. {lesson[`title_${language}`]}
                    <small>
                      {[
                        t(lesson.kind),
                        t('facts', { minutes: lesson.minutes, n: 1 }).split(',')[0],
                        lesson.done ? t('doneOn') : lesson.percent > 0 && `${lesson.percent}%`,
                        !lesson.must_finish && t('optional'),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </span>
                </button>
              </li>
            ))}
          </RowList>
        </Section>
        {enrolment && <RateCourse course={course} onDone={onChanged} />}
        {!storedAt && <CourseDiscussion course_code={course_code} />}
      </PageBody>
      <ThumbBar>
        {isTakeable && (
          <Button
            kind="primary"
            size="large"
            isBusy={take.isPending}
            onClick={() => take.mutate({ course_code }, { onSuccess: onChanged })}
          >
            {t(enrolment ? 'takeAgain' : 'takeIt')}
          </Button>
        )}
        {!isTakeable && next && (
          <Button kind="primary" size="large" onClick={() => open(next.lesson_id)}>
            {t(enrolment.status === 'Not_Started' ? 'begin' : 'resume')}
          </Button>
        )}
      </ThumbBar>
    </>
  )
}

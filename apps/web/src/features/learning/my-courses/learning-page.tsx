import * as contract from '@sejuk/contract/learning/my-courses'
import { megabyte } from '@sejuk/domain/files'
import { offlineQuotaMb } from '@sejuk/domain/learning/enrolments'
import type { Message } from '@sejuk/domain/messages'
import { pageTo } from '@sejuk/domain/pages'
import { learningWords } from '@sejuk/words/learning/my-courses'
import type { CSSProperties, ReactNode } from 'react'
import IconPlayerPlay from '#icon/PlayerPlay'
import { useStoredCall } from '../../../entities/field/use-stored-call.ts'
import { StandingChip } from '../../../entities/status/standing-status.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { CertificateCard } from './certificate-card.tsx'
import style from './learning.module.css'
import { useStoredFiles } from './offline-files.ts'

const tabs = ['myCourses', 'catalogue', 'certificates'] as const
type Tab = (typeof tabs)[number]

/** What one must learn, may learn, and has learned; the next step of the most urgent course first. */
export const LearningPage = () => {
  const t = useWords(learningWords)
  const dates = useDates()
  const { usercode, username } = useViewer()
  const navigate = useNavigate()
  const asked: { tab?: string } = useSearch()
  const tab = tabs.find((one) => one === asked.tab) ?? 'myCourses'
  const found = useStoredCall(contract.getMyCourses, {}, 'learning')
  const offline = useStoredFiles(usercode)
  const { data } = found
  const show: Record<Tab, () => ReactNode> = {
    myCourses: () => data && <Mine courses={data.mine} />,
    catalogue: () => data && <Catalogue courses={data.catalogue} />,
    certificates: () => data && <Certificates certificates={data.certificates} />,
  }
  return (
    <>
      <PageHead
        title={t('title')}
        sub={`${username}, ${t('nCertificates', { n: data?.certificates.filter(({ state }) => state === 'valid').length ?? 0 })}`}
      />
      <PageBody>
        <div className={style.tabs} role="tablist" aria-label={t('title')}>
          {tabs.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              aria-selected={one === tab}
              onClick={() => void navigate(pageTo('learning', one === 'myCourses' ? {} : { tab: one }))}
            >
              {t(one)}
            </button>
          ))}
        </div>
        {found.storedAt && <Note>{t('stored', { time: dates.dateTime(found.storedAt) })}</Note>}
        {!data && !found.error && <Pending />}
        {!data && found.error && <FailedState error={found.error} onRetry={found.refetch} />}
        {show[tab]()}
        {offline.count > 0 && tab === 'myCourses' && (
          <Section title={t('offlineN', { n: offline.count })}>
            <SectionText>
              {t('offlineUsed', { used: Math.ceil(offline.bytes / megabyte), all: offlineQuotaMb })}
            </SectionText>
          </Section>
        )}
      </PageBody>
    </>
  )
}

const Nothing = ({ title, text }: { title: string; text?: string }) => (
  <Section title={title}>{text && <SectionText>{text}</SectionText>}</Section>
)

const Mine = ({ courses }: { courses: contract.MyCourse[] }) => {
  const t = useWords(learningWords)
  if (courses.length === 0) return <Nothing title={t('nothingMine')} text={t('nothingMineText')} />
  const [first, ...rest] = courses
  const isUrgent = first && first.standing !== 'Passed' && first.next_lesson
  return (
    <ul className={style.list}>
      {isUrgent && (
        <li>
          <NextCourse course={first} />
        </li>
      )}
      {(isUrgent ? rest : courses).map((course) => (
        <li key={course.enrolment_id}>
          <CourseRow course={course} />
        </li>
      ))}
    </ul>
  )
}

/** Minutes and seconds of a video. */
const clock = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`

const useDueChip = () => {
  const t = useWords(learningWords)
  return ({ is_mandatory, due_in, standing }: contract.MyCourse) => {
    if (due_in !== null && due_in < 0 && standing === 'Overdue') return t('lateBy', { n: -due_in })
    if (is_mandatory && due_in !== null) return t('mandatoryLeft', { n: due_in })
    return is_mandatory ? t('mandatory') : undefined
  }
}

const NextCourse = ({ course }: { course: contract.MyCourse }) => {
  const t = useWords(learningWords)
  const say = useSay()
  const dates = useDates()
  const language = useLanguage()
  const navigate = useNavigate()
  const due = useDueChip()(course)
  const { next_lesson: next, course_code, lesson_count, lessons_done } = course
  const address = pageTo('learningCourse', { course_code, lesson: next?.lesson_id })
  const begin = () => {
    if (!next || next.at === 0) return t(course.status === 'Not_Started' ? 'begin' : 'resume')
    if (next.kind === 'video') return t('resumeAt', { at: clock(next.at) })
    return next.kind === 'pdf' ? t('resumePage', { n: next.at }) : t('resume')
  }
  return (
    <div className={style.course} data-first>
      <div className={style.top}>
        {due && <StatusChip tone="attention">{due}</StatusChip>}
        {course.due_date && <span>{t('dueOn', { date: dates.day(course.due_date) })}</span>}
      </div>
      {course.cover_url && <img src={course.cover_url} alt="" className={style.cover} />}
      <h2>
        <Link className={style.whole} {...address}>
          {course[`title_${language}`]}
        </Link>
      </h2>
      <div className={style.bars} aria-hidden="true">
        {Array.from({ length: lesson_count }, (_, n) => (
          <i
            key={n}
            data-done={n < lessons_done || undefined}
            style={{ '--part': n < lessons_done ? '100%' : '0%' } as CSSProperties}
          />
        ))}
      </div>
      <div className={style.top}>
        <span>{t('lessonsDone', { n: lessons_done, all: lesson_count })}</span>
        <span>{t('minutesLeft', { n: course.minutes_left })}</span>
      </div>
      <ul>
        {course.why.map((one) => (
          <li key={one.lesson_id}>
            {one[`title_${language}`]}: {say(one.because as Message)}
          </li>
        ))}
      </ul>
      <div className={style.above}>
        <Button kind="primary" size="large" icon={<IconPlayerPlay size={20} />} onClick={() => void navigate(address)}>
          {begin()}
        </Button>
      </div>
    </div>
  )
}

const CourseRow = ({ course }: { course: contract.MyCourse }) => {
  const t = useWords(learningWords)
  const dates = useDates()
  const language = useLanguage()
  const due = useDueChip()(course)
  const { best_score, retry_date, standing, passed_date } = course
  const line = () => {
    if (standing === 'Passed' && passed_date)
      return best_score === null
        ? t('passedWithout', { date: dates.date(passed_date) })
        : t('passedOn', { n: best_score, date: dates.date(passed_date) })
    if (retry_date) return t('failedScore', { n: best_score ?? 0, time: dates.dateTime(retry_date) })
    if (standing === 'Failed') return t('failedAll', { n: best_score ?? 0 })
    return t('facts', { minutes: course.minutes, n: course.lesson_count })
  }
  return (
    <Link className={style.course} {...pageTo('learningCourse', { course_code: course.course_code })}>
      <span className={style.row}>
        {course.cover_url && <img src={course.cover_url} alt="" loading="lazy" />}
        <span>
          <b>{course[`title_${language}`]}</b>
          <span>{line()}</span>
          <Row as="span">
            <StandingChip standing={standing} />
            {due && standing !== 'Passed' && <StatusChip tone="attention">{due}</StatusChip>}
          </Row>
        </span>
      </span>
    </Link>
  )
}

const Catalogue = ({ courses }: { courses: contract.OfferedCourse[] }) => {
  const t = useWords(learningWords)
  const language = useLanguage()
  if (courses.length === 0) return <Nothing title={t('nothingCatalogue')} />
  return (
    <ul className={style.list}>
      {courses.map((course) => (
        <li key={course.course_code}>
          <Link className={style.course} {...pageTo('learningCourse', { course_code: course.course_code })}>
            {course.cover_url && <img src={course.cover_url} alt="" className={style.cover} loading="lazy" />}
            <b>{course[`title_${language}`]}</b>
            <p>{course[`description_${language}`]}</p>
            <span className={style.top}>
              <span>{t(course.category)}</span>
              <span>{t('facts', { minutes: course.minutes, n: course.lesson_count })}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const Certificates = ({ certificates }: { certificates: contract.MyCertificate[] }) => {
  const t = useWords(learningWords)
  if (certificates.length === 0) return <Nothing title={t('nothingCertificates')} text={t('nothingCertificatesText')} />
  return (
    <ul className={style.list}>
      {certificates.map((certificate) => (
        <li key={certificate.certificate_no}>
          <CertificateCard certificate={certificate} />
        </li>
      ))}
    </ul>
  )
}

import * as contract from '@sejuk/contract/learning/courses'
import { type Attachment, listPhotos } from '@sejuk/contract/platform/attachments'
import { courseProblems } from '@sejuk/domain/learning/course-content'
import { course, courseFiles } from '@sejuk/domain/learning/courses'
import { pageTo } from '@sejuk/domain/pages'
import { courseWords } from '@sejuk/words/learning/courses'
import { useState } from 'react'
import { CourseDiscussion } from '../../../entities/learning/course-discussion.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate, useWorkflowViewer } from '../../../lib/session/viewer.ts'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { EndpointPage } from '../../../ui/form/endpoint-page.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { ActionLogPanel } from '../../../ui/record/action-log-panel.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { RefusedPage } from '../../../ui/record/refused-page.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { Uploader } from '../../../ui/upload/uploader.tsx'
import { CourseForm } from './course-form.tsx'
import { CourseChip } from './course-status.tsx'
import { type CourseValues, courseValues } from './course-values.ts'

const useLabels = () => {
  const t = useWords(courseWords)
  const fields = Object.keys(courseValues()) as (keyof CourseValues)[]
  return Object.fromEntries(fields.map((field) => [field, t(field)])) as Record<keyof CourseValues, string>
}

export const CourseCreatePage = () => {
  const t = useWords(courseWords)
  const navigate = useNavigate()
  const gate = useGate(contract.createCourse)
  const labels = useLabels()
  if (!gate.enabled) return <RefusedPage title={t('create')} gate={gate} />
  return (
    <EndpointPage
      title={t('create')}
      crumb={<Link {...pageTo('courses')}>{t('title')}</Link>}
      endpoint={contract.createCourse}
      initial={courseValues()}
      labels={labels}
      draft="course/create"
      saveLabel={t('saveDraft')}
      onDone={(answer) => {
        const { course_code = '' } = (answer?.data ?? {}) as { course_code?: string }
        void navigate({ ...pageTo('course', { course_code }), ignoreBlocker: true })
      }}
    >
      {(form) => (
        <>
          <Note>{t('filesAfter')}</Note>
          <CourseForm form={form} files={[]} />
        </>
      )}
    </EndpointPage>
  )
}

export const CoursePage = () => {
  const t = useWords(courseWords)
  const { course_code = '' }: { course_code?: string } = useSearch()
  return (
    <LoadedRecord
      endpoint={contract.getCourse}
      input={{ course_code }}
      title={t('course')}
      crumb={<Link {...pageTo('courses')}>{t('title')}</Link>}
    >
      {(row) => <CourseRecord key={`${row.course_code} ${row.row_version}`} row={row} />}
    </LoadedRecord>
  )
}

type RecordProps = { row: contract.CourseDetail }
const useTitle = ({ row }: RecordProps) => row[`title_${useLanguage()}`]

const CourseRecord = ({ row }: RecordProps) => {
  const viewer = useWorkflowViewer()
  const mayWrite = course.gate('modify', row, viewer, new Date().toISOString()).enabled
  return mayWrite ? <CourseDraft row={row} /> : <CourseShown row={row} />
}

const Steps = ({ row }: RecordProps) => {
  const t = useWords(courseWords)
  const navigate = useNavigate()
  const title = useTitle({ row })
  return (
    <RecordActions
      workflow={course}
      endpoints={{ ...contract.actOnCourse, modify: undefined }}
      keyField="course_code"
      row={row}
      nameOf={() => title}
      label={(name) => t(name)}
      more={[
        {
          key: 'students',
          label: t('seeStudents'),
          onPress: () => void navigate(pageTo('students', { course_code: row.course_code })),
        },
      ]}
    />
  )
}

const CourseDraft = ({ row }: RecordProps) => {
  const t = useWords(courseWords)
  const title = useTitle({ row })
  const labels = useLabels()
  const { course_code, row_version } = row
  const place = { module_name: courseFiles.module, module_code: course_code }
  const files = useCall(listPhotos, place)
  return (
    <EndpointPage
      title={title}
      sub={<CourseChip status={row.status} />}
      crumb={<Link {...pageTo('courses')}>{t('title')}</Link>}
      endpoint={contract.actOnCourse.modify}
      initial={courseValues(row)}
      fixed={{ course_code, row_version }}
      labels={labels}
      draft={`course/${course_code}`}
      saveLabel={t('saveDraft')}
      onDone={() => undefined}
    >
      {(form) => (
        <>
          <Steps row={row} />
          <Missing row={row} />
          <Files place={place} files={files.data?.data ?? []} onDone={() => void files.refetch()} />
          <CourseForm form={form} files={files.data?.data ?? []} />
        </>
      )}
    </EndpointPage>
  )
}

const Missing = ({ row }: RecordProps) => {
  const t = useWords(courseWords)
  const problems = courseProblems(row)
  if (problems.length === 0) return <Note tone="good">{t('complete')}</Note>
  const where = (n: number | null, question?: number) => {
    if (n === null) return ''
    return `${question ? t('missingInQuestion', { n, question }) : t('missingIn', { n })}: `
  }
  return (
    <Note as="div">
      <b>{t('missing')}</b>
      <ul>
        {problems.slice(0, 20).map(({ lesson, question, code }) => (
          <li key={`${lesson} ${question} ${code}`}>
            {where(lesson, question)}
            {t(code)}
          </li>
        ))}
      </ul>
    </Note>
  )
}

type FilesProps = {
  place: { module_name: string; module_code: string }
  files: readonly Attachment[]
  onDone: () => void
}
const Files = ({ place, files, onDone }: FilesProps) => {
  const t = useWords(courseWords)
  return (
    <Section title={t('files')} sub={files.length}>
      <SectionBody>
        <p>{t('filesHelp')}</p>
        <ul>
          {files.map((file) => (
            <li key={file.file_code ?? file.video_code ?? file.photo_code}>{file.original_file_name}</li>
          ))}
        </ul>
        <Uploader {...place} label={t('videos')} alias={courseFiles.video} kind="video" onDone={onDone} />
        <Uploader {...place} label={t('slides')} alias={courseFiles.file} kind="file" types={['PDF']} onDone={onDone} />
        <Uploader {...place} label={t('pictures')} alias={courseFiles.photo} kind="photo" onDone={onDone} />
      </SectionBody>
    </Section>
  )
}

/** What waits, is published or closed: read, not written. */
const CourseShown = ({ row }: RecordProps) => {
  const t = useWords(courseWords)
  const dates = useDates()
  const language = useLanguage()
  const title = useTitle({ row })
  const labels = useLabels()
  const [isLogOpen, setLogOpen] = useState(false)
  return (
    <>
      <PageHead
        title={title}
        sub={<CourseChip status={row.status} />}
        crumb={<Link {...pageTo('courses')}>{t('title')}</Link>}
      >
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <PageBody>
        <Steps row={row} />
        {row.status !== 'Draft' && <Note>{t('readOnly')}</Note>}
        <Facts
          isFramed
          facts={[
            [t('course_code'), row.course_code],
            [t('category'), t(row.category)],
            [t('version'), row.version],
            [t('is_mandatory'), t(row.is_mandatory ? 'yes' : 'no')],
            [t('due_days'), row.due_days],
            [t('pass_score'), row.pass_score],
            [t('attempts_max'), row.attempts_max],
            [t('retry_after_hours'), row.retry_after_hours],
            [t('validity_months'), row.validity_months],
            [t('grants_skill'), row.grants_skill],
            [t('enrolled'), row.enrolled],
            [t('passed_percent'), row.passed_percent === null ? '-' : `${row.passed_percent}%`],
            [t('rating'), row.rating],
          ]}
        />
        <Section title={t('lessons')} sub={row.lessons.length}>
          <RowList>
            {row.lessons.map((lesson, n) => (
              <li key={lesson.lesson_id}>
                <span>
                  {n + 1}. <b>{lesson[`title_${language}`]}</b>
                </span>
                <span>
                  {t(lesson.kind)}, {lesson.minutes} {t('minutes')}
                  {lesson.kind === 'quiz' && `, ${lesson.questions.length} ${t('questions')}`}
                </span>
              </li>
            ))}
          </RowList>
        </Section>
        <Section title={t('versions')} sub={row.versions.length}>
          {row.published_version !== null && (
            <SectionText>{t('learnersSee', { n: row.published_version })}</SectionText>
          )}
          <RowList>
            {row.versions.map(({ version, published_date, enrolled }) => (
              <li key={version}>
                <b>{t('versionN', { n: version })}</b>
                <span>{t('publishedOn', { date: dates.date(published_date), n: enrolled })}</span>
              </li>
            ))}
          </RowList>
        </Section>
        <CourseDiscussion course_code={row.course_code} />
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.courseLog}
          code={row.course_code}
          sub={title}
          labels={labels}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}

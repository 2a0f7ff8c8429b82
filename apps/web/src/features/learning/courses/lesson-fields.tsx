import type { Attachment } from '@sejuk/contract/platform/attachments'
import { type LessonKind, lessonKinds } from '@sejuk/domain/learning/course-content'
import { dayIn, instantOf } from '@sejuk/domain/values/dates'
import { courseWords } from '@sejuk/words/learning/courses'
import { useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TimeField } from '../../../ui/fields/time-field.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import type { LessonValues } from './course-values.ts'
import { QuestionFields } from './question-fields.tsx'

type Props = {
  lesson: LessonValues
  put: (part: Partial<LessonValues>) => void
  errorOf: (field: string) => string | undefined
  files: readonly Attachment[]
}

/** One lesson; what it asks for depends on its kind. */
export const LessonFields = ({ lesson, put, errorOf, files }: Props) => {
  const t = useWords(courseWords)
  const { kind } = lesson
  return (
    <>
      <FieldGrid>
        <ChoiceField
          label={t('kind')}
          options={lessonKinds.map((value) => ({ value, label: t(value) }))}
          value={kind}
          onChange={(next) => put({ kind: next as LessonKind, file_code: '' })}
        />
        <TextField
          label={t('title_default')}
          value={lesson.title_default}
          onChange={(title_default) => put({ title_default })}
          error={errorOf('title_default')}
          most={150}
          isRequired
        />
        <TextField
          label={t('title_local')}
          value={lesson.title_local}
          onChange={(title_local) => put({ title_local })}
          error={errorOf('title_local')}
          most={150}
          isRequired
        />
        <NumberField
          label={t('minutes')}
          value={lesson.minutes}
          onChange={(minutes) => put({ minutes })}
          error={errorOf('minutes')}
        />
        {(kind === 'video' || kind === 'pdf') && (
          <ChoiceField
            label={t('file_code')}
            options={[
              { value: '', label: t('chooseFile') },
              ...files
                .filter(({ content_type }) =>
                  kind === 'pdf' ? content_type === 'application/pdf' : /^video|mpegurl/.test(content_type),
                )
                .map((file) => ({
                  value: file.file_code ?? file.video_code ?? file.photo_code ?? '',
                  label: file.original_file_name,
                })),
            ]}
            value={lesson.file_code}
            onChange={(file_code) => put({ file_code })}
            error={errorOf('file_code')}
          />
        )}
        {kind === 'quiz' && (
          <>
            <NumberField
              label={t('shown_count')}
              value={lesson.shown_count}
              onChange={(shown_count) => put({ shown_count })}
              error={errorOf('shown_count')}
            />
            <NumberField
              label={t('limit_minutes')}
              value={lesson.limit_minutes}
              onChange={(limit_minutes) => put({ limit_minutes })}
              error={errorOf('limit_minutes')}
            />
          </>
        )}
        {kind === 'live' && <LiveFields lesson={lesson} put={put} errorOf={errorOf} />}
        <CheckboxField
          label={t('must_finish')}
          isOn={lesson.must_finish}
          onChange={(must_finish) => put({ must_finish })}
        />
        {kind === 'video' && (
          <CheckboxField label={t('no_skip')} isOn={lesson.no_skip} onChange={(no_skip) => put({ no_skip })} />
        )}
      </FieldGrid>
      {kind === 'article' && (
        <FieldGrid>
          <TextField
            label={t('article_default')}
            value={lesson.article_default}
            onChange={(article_default) => put({ article_default })}
            error={errorOf('article_default')}
            most={20_000}
            isLong
          />
          <TextField
            label={t('article_local')}
            value={lesson.article_local}
            onChange={(article_local) => put({ article_local })}
            error={errorOf('article_local')}
            most={20_000}
            isLong
          />
        </FieldGrid>
      )}
      {kind === 'quiz' && (
        <QuestionFields
          questions={lesson.questions}
          onChange={(next) => put({ questions: next(lesson.questions) })}
          errorOf={(field) => errorOf(`questions.${field}`)}
          pictures={files.filter(({ kind: of }) => of === 'photo')}
        />
      )}
    </>
  )
}

const LiveFields = ({ lesson, put, errorOf }: Omit<Props, 'files'>) => {
  const t = useWords(courseWords)
  const { timezone } = useViewer()
  const day = lesson.live_date ? dayIn(lesson.live_date, timezone) : ''
  const time = lesson.live_date
    ? new Date(lesson.live_date).toLocaleTimeString('en-GB', { timeZone: timezone, hour: '2-digit', minute: '2-digit' })
    : '09:00'
  const at = (onDay: string, onTime: string) =>
    put({ live_date: onDay && /^\d\d:\d\d$/.test(onTime) ? instantOf(onDay, `${onTime}:00`, timezone) : '' })
  return (
    <>
      <DateField label={t('live_day')} value={day} onChange={(next) => at(next, time)} error={errorOf('live_date')} />
      <TimeField label={t('live_time')} value={time} onChange={(next) => at(day, next)} />
      <TextField
        label={t('live_place')}
        value={lesson.live_place}
        onChange={(live_place) => put({ live_place })}
        error={errorOf('live_place')}
        most={300}
      />
    </>
  )
}

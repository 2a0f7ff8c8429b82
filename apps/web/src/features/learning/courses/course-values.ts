import type { CourseDetail } from '@sejuk/contract/learning/courses'
import { type LessonKind, usualAttempts, usualPassScore, usualRetryHours } from '@sejuk/domain/learning/course-content'

export const blankOption = {
  ...{ text_default: '', text_local: '', is_right: false },
  ...{ x: null as number | null, y: null as number | null },
}
export const blankQuestion = {
  ...{ question_id: '', kind: 'single' as string, text_default: '', text_local: '', image_code: '', points: '10' },
  options: [blankOption, blankOption],
  ...{ explanation_default: '', explanation_local: '' },
}
export const blankLesson = {
  ...{ lesson_id: '', kind: 'article' as LessonKind, title_default: '', title_local: '', minutes: '10' },
  ...{ must_finish: true, no_skip: false, file_code: '', article_default: '', article_local: '' },
  ...{ live_date: '', live_place: '', questions: [] as QuestionValues[], shown_count: '0', limit_minutes: '0' },
}
export type OptionValues = typeof blankOption
export type QuestionValues = Omit<typeof blankQuestion, 'options'> & { options: OptionValues[] }
export type LessonValues = typeof blankLesson

/** As it is typed; numbers are text until they are sent. */
export const courseValues = (found?: CourseDetail) => ({
  title_default: found?.title_default ?? '',
  title_local: found?.title_local ?? '',
  category: (found?.category ?? 'product') as string,
  description_default: found?.description_default ?? '',
  description_local: found?.description_local ?? '',
  audience_roles: found?.audience_roles ?? [],
  audience_depts: found?.audience_depts ?? [],
  audience_ascs: found?.audience_ascs ?? [],
  is_mandatory: found?.is_mandatory ?? false,
  due_days: String(found?.due_days ?? ''),
  publish_from: found?.publish_from ?? '',
  publish_to: found?.publish_to ?? '',
  pass_score: String(found?.pass_score ?? usualPassScore),
  attempts_max: String(found?.attempts_max ?? usualAttempts),
  retry_after_hours: String(found?.retry_after_hours ?? usualRetryHours),
  validity_months: String(found?.validity_months ?? 0),
  grants_skill: (found?.grants_skill ?? '') as string,
  grants_level: (found?.grants_level ?? '') as string,
  grants_installer_level: (found?.grants_installer_level ?? '') as string,
  cover_code: found?.cover_code ?? '',
  lessons: (found?.lessons ?? []).map(
    (lesson): LessonValues => ({
      ...lesson,
      minutes: String(lesson.minutes),
      file_code: lesson.file_code ?? '',
      live_date: lesson.live_date ?? '',
      shown_count: String(lesson.shown_count),
      limit_minutes: String(lesson.limit_minutes),
      questions: lesson.questions.map((question) => ({
        ...question,
        image_code: question.image_code ?? '',
        points: String(question.points),
      })),
    }),
  ),
})
export type CourseValues = ReturnType<typeof courseValues>

import type { CertificationLevel, TechnicianSkill } from '../aftersales/technicians.ts'
import type { SupervisionLevel } from '../supervision/supervision-statuses.ts'

export const courseCategories = ['product', 'installation', 'service', 'sales', 'safety', 'system_use'] as const
export type CourseCategory = (typeof courseCategories)[number]

export const lessonKinds = ['video', 'pdf', 'article', 'quiz', 'live'] as const
export type LessonKind = (typeof lessonKinds)[number]

/** `order`: the options are stored in the right order. `photo_spot`: each option is a spot on the picture. */
export const questionKinds = ['single', 'multi', 'true_false', 'order', 'photo_spot'] as const
export type QuestionKind = (typeof questionKinds)[number]

export const mostLessons = 30
export const mostQuestions = 60
export const fewestOptions = 2
export const mostOptions = 6
export const usualPassScore = 80
export const usualAttempts = 3
export const usualRetryHours = 24

export type QuizOption = {
  text_default: string
  text_local: string
  is_right: boolean
  /** Where a spot lies on the picture, in percent from the left and from the top. */
  x?: number | null
  y?: number | null
}
export type Question = {
  question_id: string
  kind: QuestionKind
  text_default: string
  text_local: string
  /** A picture among the files of the course. */
  image_code: string | null
  points: number
  options: QuizOption[]
  explanation_default: string
  explanation_local: string
}
export type Lesson = {
  lesson_id: string
  kind: LessonKind
  title_default: string
  title_local: string
  minutes: number
  must_finish: boolean
  /** A video is watched from its beginning to its end. */
  no_skip: boolean
  file_code: string | null
  /** The film that a playlist (m3u8) cuts into pieces; for browsers that play no playlists. */
  film_code?: string | null
  article_default: string
  article_local: string
  live_date: string | null
  live_place: string
  questions: Question[]
  /** So many of the questions are drawn for each attempt. */
  shown_count: number
  /** 0: without a limit. */
  limit_minutes: number
}
/** What a learner goes through; each version keeps its own. */
export type CourseContent = {
  pass_score: number
  attempts_max: number
  retry_after_hours: number
  /** 0: the certificate does not expire. */
  validity_months: number
  grants_skill: TechnicianSkill | null
  grants_level: CertificationLevel | null
  grants_installer_level: SupervisionLevel | null
  /** A picture among the files of the course. */
  cover_code?: string | null
  lessons: Lesson[]
}

export type CourseProblem = { lesson: number | null; question?: number; code: CourseProblemCode }
export const courseProblemCodes = [
  'no_lesson',
  'file_missing',
  'article_missing',
  'live_date_missing',
  'too_few_questions',
  'options_missing',
  'right_missing',
  'one_right_only',
  'explanation_missing',
  'picture_missing',
  'spot_missing',
] as const
export type CourseProblemCode = (typeof courseProblemCodes)[number]

/** One tap answers: there is one right option. */
export const isOneChoice = (kind: QuestionKind) => kind === 'single' || kind === 'true_false' || kind === 'photo_spot'

const isPlaced = ({ x, y }: QuizOption) => typeof x === 'number' && typeof y === 'number'

const questionProblem = ({
  kind,
  image_code,
  options,
  explanation_default,
  explanation_local,
}: Question): CourseProblemCode | undefined => {
  if (kind === 'photo_spot' && !image_code) return 'picture_missing'
  if (options.length < fewestOptions || options.some(({ text_default, text_local }) => !text_default || !text_local))
    return 'options_missing'
  const right = options.filter(({ is_right }) => is_right).length
  if (kind !== 'order' && right === 0) return 'right_missing'
  if (isOneChoice(kind) && right > 1) return 'one_right_only'
  if (kind === 'photo_spot' && !options.every(isPlaced)) return 'spot_missing'
  return explanation_default && explanation_local ? undefined : 'explanation_missing'
}

const problemsOfLesson = (lesson: Lesson, n: number): CourseProblem[] => {
  const { kind, file_code, article_default, article_local, live_date, questions, shown_count } = lesson
  const is = (code: CourseProblemCode): CourseProblem[] => [{ lesson: n, code }]
  if ((kind === 'video' || kind === 'pdf') && !file_code) return is('file_missing')
  if (kind === 'article' && !(article_default && article_local)) return is('article_missing')
  if (kind === 'live' && !live_date) return is('live_date_missing')
  if (kind !== 'quiz') return []
  const few = questions.length === 0 || questions.length < shown_count ? is('too_few_questions') : []
  return [
    ...few,
    ...questions.flatMap((question, at) => {
      const code = questionProblem(question)
      return code ? [{ lesson: n, question: at + 1, code }] : []
    }),
  ]
}

/** What is missing before a course can be submitted; the lessons are counted from 1. */
export const courseProblems = ({ lessons }: Pick<CourseContent, 'lessons'>): CourseProblem[] =>
  lessons.length === 0
    ? [{ lesson: null, code: 'no_lesson' }]
    : lessons.flatMap((lesson, n) => problemsOfLesson(lesson, n + 1))

export const minutesOf = (lessons: readonly Pick<Lesson, 'minutes'>[]) =>
  lessons.reduce((sum, { minutes }) => sum + minutes, 0)

type Audience = {
  audience_roles: readonly string[]
  audience_depts: readonly string[]
  audience_ascs: readonly string[]
}
type Learner = { role: readonly string[]; department: string; asc_code: string | null }

/** A list that is empty narrows nothing. */
export const isForLearner = (audience: Audience, { role, department, asc_code }: Learner) => {
  const { audience_roles: roles, audience_depts: depts, audience_ascs: ascs } = audience
  return (
    (roles.length === 0 || role.some((one) => roles.includes(one))) &&
    (depts.length === 0 || depts.includes(department)) &&
    (ascs.length === 0 || (asc_code !== null && ascs.includes(asc_code)))
  )
}

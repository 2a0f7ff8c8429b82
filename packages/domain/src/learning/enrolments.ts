import { because, type Message } from '../messages.ts'
import { addDays, datesFor, headOffice } from '../values/dates.ts'
import type { CourseContent, Lesson, LessonKind, Question } from './course-content.ts'

export const enrolmentStatuses = ['Not_Started', 'In_Progress', 'Passed', 'Failed', 'Expired'] as const
export type EnrolmentStatus = (typeof enrolmentStatuses)[number]
/** Overdue is not stored: it comes with the day. */
export const standings = ['Not_Started', 'In_Progress', 'Passed', 'Failed', 'Overdue', 'Expired'] as const
export type Standing = (typeof standings)[number]

/** `at`: the second of a video, the page of a document. `done` says when. */
export type LessonState = { percent: number; at: number; opened: string; done: string | null }
export type LessonStates = Readonly<Record<string, LessonState>>

/** So much of a video is watched before it is done. */
export const watchedEnough = 95
/** Kept on the phone, all courses together. */
export const offlineQuotaMb = 500
/** A longer video is watched with a network. */
export const offlineFileMb = 60
export const offlineKinds: readonly LessonKind[] = ['video', 'pdf']

export const standingOf = (
  { status, due_date }: { status: EnrolmentStatus; due_date: string | null },
  today: string,
): Standing =>
  (status === 'Not_Started' || status === 'In_Progress') && due_date !== null && due_date < today ? 'Overdue' : status

type Judged = Pick<Lesson, 'lesson_id' | 'kind' | 'must_finish'>

const neededPercent = (kind: LessonKind) => (kind === 'video' ? watchedEnough : 100)

/** Quizzes are done by passing, live lessons by being there: only the server says so. */
export const isReached = (kind: LessonKind, percent: number) =>
  kind !== 'quiz' && kind !== 'live' && percent >= neededPercent(kind)

export const isLessonDone = ({ lesson_id }: Pick<Lesson, 'lesson_id'>, states: LessonStates) =>
  Boolean(states[lesson_id]?.done)

/** Everything that must be finished is. */
export const isCourseDone = (lessons: readonly Judged[], states: LessonStates) =>
  lessons.every((lesson) => !lesson.must_finish || isLessonDone(lesson, states))

/** Whole percents; 100 only when nothing is missing. */
export const progressOf = (lessons: readonly Judged[], states: LessonStates) => {
  const needed = lessons.filter(({ must_finish }) => must_finish)
  if (needed.length === 0 || isCourseDone(lessons, states)) return 100
  const sum = needed.reduce(
    (all, lesson) => all + (isLessonDone(lesson, states) ? 100 : Math.min(99, states[lesson.lesson_id]?.percent ?? 0)),
    0,
  )
  return Math.min(99, Math.floor(sum / needed.length))
}

type Why = { lesson_id: string; because: Message }
type Explained = Judged & Pick<Lesson, 'shown_count'>

/** Why a course is not complete, lesson by lesson, in words for the learner. */
export const whyNotComplete = (
  lessons: readonly Explained[],
  states: LessonStates,
  { pass_score }: Pick<CourseContent, 'pass_score'>,
): Why[] =>
  lessons
    .filter((lesson) => lesson.must_finish && !isLessonDone(lesson, states))
    .map((lesson) => {
      const { lesson_id, kind, shown_count } = lesson
      const percent = states[lesson_id]?.percent ?? 0
      const why: Record<LessonKind, () => Message> = {
        video: () =>
          percent === 0 ? because('lesson-not-watched') : because('lesson-watched', { percent, needed: watchedEnough }),
        pdf: () => (percent === 0 ? because('lesson-not-opened') : because('lesson-pages-left', { percent })),
        article: () => because('lesson-not-read'),
        quiz: () => because('lesson-quiz-open', { n: shown_count, score: pass_score }),
        live: () => because('lesson-not-attended'),
      }
      return { lesson_id, because: why[kind]() }
    })

type Answers = Readonly<Record<string, readonly number[]>>

/** The options of a question are counted from 0, as they are stored. */
export const rightChoice = ({ kind, options }: Pick<Question, 'kind' | 'options'>): number[] =>
  kind === 'order' ? options.map((_, n) => n) : options.flatMap(({ is_right }, n) => (is_right ? [n] : []))

export const isAnswerRight = (question: Pick<Question, 'kind' | 'options'>, choice: readonly number[] = []) => {
  const right = rightChoice(question)
  const given = question.kind === 'order' ? choice : choice.toSorted((one, other) => one - other)
  return given.length === right.length && given.every((one, n) => one === right[n])
}

/** The share of the points, in whole percents. */
export const scoreOf = (questions: readonly Question[], answers: Answers) => {
  const all = questions.reduce((sum, { points }) => sum + points, 0)
  const got = questions.reduce(
    (sum, question) => sum + (isAnswerRight(question, answers[question.question_id]) ? question.points : 0),
    0,
  )
  return all === 0 ? 0 : Math.floor((got * 100) / all)
}

type Attempt = { finished_date: string | null; is_passed: boolean | null }
type Rules = Pick<CourseContent, 'attempts_max' | 'retry_after_hours'>

const hour = 3_600_000

/** Since when a learner may try again; undefined: at once. */
export const retryDate = (attempts: readonly Attempt[], { retry_after_hours }: Rules) => {
  const last = attempts.findLast(({ finished_date }) => finished_date !== null)
  if (!last?.finished_date || last.is_passed || retry_after_hours === 0) return undefined
  return new Date(Date.parse(last.finished_date) + retry_after_hours * hour).toISOString()
}

/** Why no further attempt may begin now. */
export const attemptObjection = (
  attempts: readonly Attempt[],
  rules: Rules & { extra_attempts: number },
  now: string,
): Message | undefined => {
  if (attempts.some(({ is_passed }) => is_passed)) return because('quiz-passed-already')
  if (attempts.length >= rules.attempts_max + rules.extra_attempts)
    return because('quiz-no-attempt-left', { n: attempts.length })
  const again = retryDate(attempts, rules)
  return again !== undefined && again > now
    ? because('quiz-try-again-after', { time: datesFor('default', headOffice).dateTime(again) })
    : undefined
}

/** What was answered without a network before the end still counts when it arrives this much later. */
export const lateMinutes = 10

export const dueDate = (today: string, due_days: number | null) => (due_days === null ? null : addDays(today, due_days))

/** The last day of a certificate; null: it does not expire. */
export const validTo = (today: string, months: number) => {
  if (months === 0) return null
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}

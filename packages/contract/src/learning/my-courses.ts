import { courseCategories, lessonKinds, questionKinds } from '@sejuk/domain/learning/course-content'
import { enrolmentStatuses, standings } from '@sejuk/domain/learning/enrolments'
import { languages } from '@sejuk/domain/platform/languages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, fileAnswer, instant, maybeTexts, optional, texts } from '../fields.ts'
import { wholeNumber } from '../numbers.ts'

const titles = texts('title_default', 'title_local')
const message = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

const offered = z.object({
  course_code: z.string(),
  ...titles,
  ...texts('description_default', 'description_local'),
  category: z.enum(courseCategories),
  is_mandatory: z.boolean(),
  lesson_count: z.number(),
  minutes: z.number(),
  rating: z.number().nullable(),
  cover_url: z.string().nullable(),
})
const mine = offered.extend({
  enrolment_id: z.number(),
  version: z.number(),
  status: z.enum(enrolmentStatuses),
  standing: z.enum(standings),
  due_date: calendarDay().nullable(),
  /** Counted by the server's day; below zero it is late. */
  due_in: z.number().nullable(),
  percent: z.number(),
  lessons_done: z.number(),
  minutes_left: z.number(),
  /** What is missing, the first few. */
  why: z.array(z.object({ lesson_id: z.string(), ...titles, because: message })),
  /** Where it goes on. */
  next_lesson: z.object({ lesson_id: z.string(), ...titles, kind: z.enum(lessonKinds), at: z.number() }).nullable(),
  best_score: z.number().nullable(),
  retry_date: instant.nullable(),
  passed_date: instant.nullable(),
  certificate_no: z.string().nullable(),
})
export type MyCourse = z.output<typeof mine>
export type OfferedCourse = z.output<typeof offered>

const certificate = z.object({
  ...texts('certificate_no', 'course_code', 'holder_name', 'check_address'),
  ...titles,
  score: z.number().nullable(),
  issued_date: instant,
  valid_to: calendarDay().nullable(),
  state: z.enum(['valid', 'expired', 'revoked']),
})
export type MyCertificate = z.output<typeof certificate>

export const getMyCourses = endpoint('GET /api/learning/mine', {
  needs: 'signed-in',
  input: z.object({}),
  data: z.object({ mine: z.array(mine), catalogue: z.array(offered), certificates: z.array(certificate) }),
})

/** `playlist_url`: the same film in pieces, for browsers that play playlists. */
const file = z.object({
  ...texts('url', 'name', 'content_type'),
  bytes: z.number(),
  playlist_url: z.string().nullable(),
})
const attempt = z.object({
  attempt_id: z.number(),
  attempt_no: z.number(),
  started_date: instant,
  finished_date: instant.nullable(),
  score: z.number().nullable(),
  is_passed: z.boolean().nullable(),
})
const lesson = z.object({
  lesson_id: z.string(),
  kind: z.enum(lessonKinds),
  ...titles,
  minutes: z.number(),
  must_finish: z.boolean(),
  no_skip: z.boolean(),
  ...texts('article_default', 'article_local', 'live_place'),
  live_date: instant.nullable(),
  /** Of a video or a document. */
  file: file.nullable(),
  shown_count: z.number(),
  limit_minutes: z.number(),
  percent: z.number(),
  at: z.number(),
  done: instant.nullable(),
  attempts: z.array(attempt),
  attempts_left: z.number(),
  /** Why the quiz cannot begin now. */
  objection: message.nullable(),
  retry_date: instant.nullable(),
})
export type MyLesson = z.output<typeof lesson>

const detail = offered.extend({
  /** Null: not taken yet, and the lessons stay closed. */
  enrolment: mine.nullable(),
  pass_score: z.number(),
  attempts_max: z.number(),
  validity_months: z.number(),
  grants_skill: z.string().nullable(),
  grants_installer_level: z.string().nullable(),
  lessons: z.array(lesson),
  my_rating: z.number().nullable(),
  certificate: certificate.nullable(),
})
export type MyCourseDetail = z.output<typeof detail>

const named = z.object({ course_code: code })
export const getMyCourse = endpoint('GET /api/learning/course', { needs: 'signed-in', input: named, data: detail })
export const takeCourse = endpoint('POST /api/learning/take', { needs: 'signed-in', input: named, data: z.null() })

const lesson_id = z.string().min(1).max(20)
/** What was read or watched; sent late or twice it never goes back. */
export const reportProgress = endpoint('POST /api/learning/progress', {
  needs: 'signed-in',
  input: named.extend({
    lesson_id,
    percent: wholeNumber('percent', 0, 100),
    at: wholeNumber('position', 0, 1_000_000),
  }),
  data: z.object({ percent: z.number(), is_done: z.boolean(), is_passed: z.boolean() }),
})

/** The playlist of a lesson, with links that this user may follow. */
export const lessonPlaylist = endpoint('GET /api/learning/playlist', {
  needs: 'signed-in',
  input: named.extend({ lesson_id }),
  data: fileAnswer,
})

const option = z.object({
  n: z.number(),
  /** The name of a spot comes with the result: it might be what is asked for. */
  ...texts('text_default', 'text_local'),
  x: z.number().nullable(),
  y: z.number().nullable(),
})
const question = z.object({
  question_id: z.string(),
  kind: z.enum(questionKinds),
  ...texts('text_default', 'text_local'),
  image_url: z.string().nullable(),
  points: z.number(),
  /** In the order of this attempt. */
  options: z.array(option),
  /** By the numbers of the options. */
  choice: z.array(z.number()),
})
export type QuizQuestion = z.output<typeof question>

const judged = z.object({
  question_id: z.string(),
  is_right: z.boolean(),
  ...texts('explanation_default', 'explanation_local'),
  /** Only once no further attempt depends on it. */
  right: z.array(z.number()).nullable(),
})
const paper = z.object({
  attempt_id: z.number(),
  course_code: z.string(),
  lesson_id: z.string(),
  ...titles,
  attempt_no: z.number(),
  attempts_max: z.number(),
  pass_score: z.number(),
  started_date: instant,
  ends_date: instant.nullable(),
  /** The server's clock, so that a phone's wrong clock changes nothing. */
  now: instant,
  questions: z.array(question),
  saved_date: instant.nullable(),
  /** Null until the end: before it nothing is said about right and wrong. */
  result: z
    .object({
      score: z.number(),
      is_passed: z.boolean(),
      right_count: z.number(),
      finished_date: instant,
      is_course_passed: z.boolean(),
      questions: z.array(judged),
    })
    .nullable(),
})
export type QuizPaper = z.output<typeof paper>

/** The attempt that is open, or a new one. */
export const startQuiz = endpoint('POST /api/learning/quiz/start', {
  needs: 'signed-in',
  input: named.extend({ lesson_id }),
  data: paper,
})
const attemptId = z.object({ attempt_id: wholeNumber('value', 1, 2_000_000_000) })
export const getQuiz = endpoint('GET /api/learning/quiz', { needs: 'signed-in', input: attemptId, data: paper })

const answer = z.object({
  question_id: z.string().min(1).max(20),
  choice: z.array(z.number().int().min(0).max(20)).max(20),
  /** When it was tapped: the later tap on a question counts, whatever arrives first. */
  at: z.iso.datetime(),
})
const answers = z.array(answer).max(200)
export const saveAnswers = endpoint('POST /api/learning/quiz/answer', {
  needs: 'signed-in',
  input: attemptId.extend({ answers: answers.min(1) }),
  data: z.object({ saved_date: instant }),
})
export const finishQuiz = endpoint('POST /api/learning/quiz/finish', {
  needs: 'signed-in',
  input: attemptId.extend({ answers: answers.default([]) }),
  data: paper,
})

export const rateCourse = endpoint('POST /api/learning/rate', {
  needs: 'signed-in',
  input: named.extend({ rating: wholeNumber('rating', 1, 5), note: optional('note', 500) }),
  data: z.null(),
})

export const certificatePdf = endpoint('GET /api/learning/certificate', {
  needs: 'signed-in',
  input: z.object({ certificate_no: code, language: z.enum(languages).default('default') }),
  data: fileAnswer,
})

/** By the code of the QR; the name is masked. */
export const checkCertificate = endpoint('GET /api/learning/certificate/check', {
  needs: 'public',
  input: z.object({ code: z.string().max(64).default('') }),
  data: z.object({
    state: z.enum(['valid', 'expired', 'revoked', 'not_found']),
    certificate: z
      .object({
        ...texts('certificate_no', 'holder_name'),
        ...titles,
        issued_date: instant,
        valid_to: calendarDay().nullable(),
        ...maybeTexts('revoke_reason'),
      })
      .nullable(),
  }),
})

import { certificationLevels, technicianSkills } from '@sejuk/domain/aftersales/technicians'
import {
  lessonKinds,
  mostLessons,
  mostOptions,
  mostQuestions,
  questionKinds,
  usualAttempts,
  usualPassScore,
  usualRetryHours,
} from '@sejuk/domain/learning/course-content'
import { supervisionLevels } from '@sejuk/domain/supervision/supervision-statuses'
import { z } from 'zod'
import { required } from '../fields.ts'
import { flag } from '../lookups.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { told } from '../told.ts'

const text = (most: number) => z.string().trim().max(most).default('')
const file = z
  .string()
  .trim()
  .max(100)
  .transform((code) => code || null)
  .nullable()
  .default(null)
const id = z.string().max(20).default('')

const percent = z
  .number(told('choice-missing'))
  .int(told('choice-missing'))
  .min(0, told('choice-missing'))
  .max(100, told('choice-missing'))
  .nullable()
  .default(null)
const option = z.object({
  text_default: text(300),
  text_local: text(300),
  is_right: flag.default(false),
  x: percent,
  y: percent,
})
const question = z.object({
  question_id: id,
  kind: z.enum(questionKinds).default('single'),
  text_default: required('question', 1000),
  text_local: required('question', 1000),
  image_code: file,
  points: wholeNumber('points', 1, 100).default(10),
  options: z.array(option).max(mostOptions).default([]),
  explanation_default: text(1000),
  explanation_local: text(1000),
})
const lesson = z.object({
  lesson_id: id,
  kind: z.enum(lessonKinds),
  title_default: required('title', 150),
  title_local: required('title', 150),
  minutes: wholeNumber('minutes', 1, 600).default(10),
  must_finish: flag.default(true),
  no_skip: flag.default(false),
  file_code: file,
  article_default: text(20_000),
  article_local: text(20_000),
  live_date: orNothing(z.iso.datetime({ local: true, offset: true })),
  live_place: text(300),
  questions: z
    .array(question)
    .max(mostQuestions, told('no-more-than-rows', { n: mostQuestions }))
    .default([]),
  shown_count: wholeNumber('question', 0, mostQuestions).default(0),
  limit_minutes: wholeNumber('minutes', 0, 240).default(0),
})

/** What a learner goes through, as it is written and as it is stored. */
export const contentFields = {
  pass_score: wholeNumber('pass-score', 0, 100).default(usualPassScore),
  attempts_max: wholeNumber('attempts', 1, 20).default(usualAttempts),
  retry_after_hours: wholeNumber('hours', 0, 720).default(usualRetryHours),
  validity_months: wholeNumber('months', 0, 120).default(0),
  grants_skill: orNothing(z.enum(technicianSkills)),
  grants_level: orNothing(z.enum(certificationLevels)),
  grants_installer_level: orNothing(z.enum(supervisionLevels)),
  cover_code: file,
  lessons: z
    .array(lesson)
    .max(mostLessons, told('no-more-than-rows', { n: mostLessons }))
    .default([]),
}

import { longestCourseComment } from '@sejuk/domain/learning/course-comments'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code, instant, maybeTexts, required, texts } from '../fields.ts'
import { wholeNumber } from '../numbers.ts'

const comment = z.object({
  comment_id: z.number(),
  /** Null: it begins a conversation. */
  answers_to: z.number().nullable(),
  at: instant,
  ...texts('username', 'body'),
  is_mine: z.boolean(),
  is_trainer: z.boolean(),
  /** Taken back by its writer: that it was there remains, its text does not. */
  is_removed: z.boolean(),
  is_removable: z.boolean(),
  /** Shown to its writer and to trainers alone. */
  ...maybeTexts('hidden_reason'),
})
export type CourseComment = z.output<typeof comment>

const comment_id = wholeNumber('value', 1, 2_000_000_000)

/** The newest 200, the newest last. */
export const listCourseComments = endpoint('GET /api/learning/comment', {
  needs: 'signed-in',
  input: z.object({ course_code: code }),
  data: z.object({ comments: z.array(comment), may_write: z.boolean() }),
})

export const writeCourseComment = endpoint('POST /api/learning/comment/write', {
  needs: 'signed-in',
  input: z.object({
    course_code: code,
    answers_to: comment_id.nullable().default(null),
    body: required('comment', longestCourseComment),
  }),
  data: z.object({ comment_id: z.number() }),
})

export const removeCourseComment = endpoint('POST /api/learning/comment/remove', {
  needs: 'signed-in',
  input: z.object({ comment_id }),
  data: z.null(),
})

/** By a trainer: no other learner sees it any more, and its writer is told why. */
export const hideCourseComment = endpoint('POST /api/learning/comment/hide', {
  needs: 'Course-Create',
  input: z.object({ comment_id, reason: required('reason', 300) }),
  data: z.null(),
})

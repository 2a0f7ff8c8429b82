import { enrolmentStatuses, standings } from '@sejuk/domain/learning/enrolments'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, required, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { wholeNumber } from '../numbers.ts'
import { downloadable } from '../platform/downloads.ts'

const row = z.object({
  ...texts('usercode', 'username', 'roles', 'dept_name'),
  ...maybeTexts('asc_code', 'last_activity'),
  assigned: z.number(),
  passed: z.number(),
  overdue: z.number(),
})
export type Student = z.output<typeof row>

/** Everybody in sight who has been given a course, or has taken one. */
export const listStudents = endpoint('GET /api/student', {
  needs: 'Student-List-View',
  input: listInput(['last_activity', 'username', 'overdue']).extend({
    search: z.string().max(200).default(''),
    course_code: z.string().max(100).default(''),
    dept_code: many,
    role_code: many,
    standing: z.enum(standings).optional(),
  }),
  data: z.array(row),
})
export const studentData = downloadable(listStudents, { module_name: 'student', needs: 'Student-List-View' })

const attempt = z.object({
  attempt_id: z.number(),
  lesson_id: z.string(),
  attempt_no: z.number(),
  started_date: instant,
  finished_date: instant.nullable(),
  score: z.number().nullable(),
  is_passed: z.boolean().nullable(),
  questions: z.array(
    z.object({
      ...texts('text_default', 'text_local'),
      chosen: z.array(z.object(texts('text_default', 'text_local'))),
      is_right: z.boolean(),
    }),
  ),
})
const lesson = z.object({
  ...texts('lesson_id', 'kind', 'title_default', 'title_local'),
  must_finish: z.boolean(),
  percent: z.number(),
  done: instant.nullable(),
})
const enrolment = z.object({
  enrolment_id: z.number(),
  ...texts('course_code', 'title_default', 'title_local'),
  version: z.number(),
  status: z.enum(enrolmentStatuses),
  standing: z.enum(standings),
  assigned_by: z.string().nullable(),
  due_date: calendarDay().nullable(),
  percent: z.number(),
  best_score: z.number().nullable(),
  pass_score: z.number(),
  rating: z.number().nullable(),
  rating_note: z.string().nullable(),
  last_activity: instant.nullable(),
  passed_date: instant.nullable(),
  created_date: instant,
  ...maybeTexts('certificate_no', 'revoke_reason'),
  valid_to: calendarDay().nullable(),
  lessons: z.array(lesson),
  attempts: z.array(attempt),
  row_version: z.number(),
})
export type StudentEnrolment = z.output<typeof enrolment>

export const getStudent = endpoint('GET /api/student/detail', {
  needs: 'Student-List-View',
  input: z.object({ usercode: code }),
  data: row.extend({ enrolments: z.array(enrolment) }),
})

/** To named users, or to everybody active in these branches who is in the audience; whoever has it already keeps what they have. */
export const assignCourse = endpoint('POST /api/student/assign', {
  needs: 'Course-Assign',
  input: z.object({ course_code: required('course', 100), usercodes: many, dept_code: many }),
  data: z.object({ assigned: z.number() }),
})

const one = z.object({ enrolment_id: wholeNumber('course', 1, 2_000_000_000) })
/** At most once a day. */
export const remindStudent = endpoint('POST /api/student/remind', {
  needs: 'Course-Assign',
  input: one,
  data: z.null(),
})
export const allowAttempt = endpoint('POST /api/student/allow-attempt', {
  needs: 'Course-Assign',
  input: one.extend({ reason: required('reason', 500) }),
  data: z.null(),
})
/** A live lesson is done by having been there. */
export const markAttended = endpoint('POST /api/student/attended', {
  needs: 'Course-Assign',
  input: one.extend({ lesson_id: required('code', 20), is_attended: flag }),
  data: z.null(),
})
export const revokeCertificate = endpoint('POST /api/student/revoke-certificate', {
  needs: 'Course-Publish',
  input: one.extend({ reason: required('reason', 500) }),
  data: z.null(),
})

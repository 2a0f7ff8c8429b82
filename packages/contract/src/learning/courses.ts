import { courseCategories } from '@sejuk/domain/learning/course-content'
import { course, courseStatuses } from '@sejuk/domain/learning/courses'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, required, texts } from '../fields.ts'
import { dropdownInput, listInput } from '../lists.ts'
import { flag, optionOf } from '../lookups.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'
import { contentFields } from './course-content.ts'

const day = calendarDay(told('write-date-2026-11-14'))
const codes = z.array(z.string().max(60)).max(100)

const row = z.object({
  ...texts('course_code', 'title_default', 'title_local', 'create_user_name'),
  category: z.enum(courseCategories),
  audience_roles: z.array(z.string()),
  audience_depts: z.array(z.string()),
  audience_ascs: z.array(z.string()),
  is_mandatory: z.boolean(),
  status: z.enum(courseStatuses),
  version: z.number(),
  /** What learners read; null before the first approval. */
  published_version: z.number().nullable(),
  lesson_count: z.number(),
  minutes: z.number(),
  /** What must be added before it can be submitted. */
  missing_count: z.number(),
  enrolled: z.number(),
  passed: z.number(),
  passed_percent: z.number().nullable(),
  rating: z.number().nullable(),
  authors: z.array(z.string()),
  created_date: instant,
  row_version: z.number(),
})
export type Course = z.output<typeof row>

const detail = row.extend({
  ...texts('description_default', 'description_local'),
  due_days: z.number().nullable(),
  publish_from: calendarDay().nullable(),
  publish_to: calendarDay().nullable(),
  ...contentFields,
  versions: z.array(z.object({ version: z.number(), published_date: instant, enrolled: z.number() })),
})
export type CourseDetail = z.output<typeof detail>

export const listCourses = endpoint('GET /api/course', {
  needs: 'Course-View',
  input: listInput(['created_date', 'title_default', 'title_local']).extend({
    search: z.string().max(200).default(''),
    status: z.enum(courseStatuses).optional(),
    category: z.enum(courseCategories).optional(),
    is_mandatory: flag.optional(),
  }),
  data: z.array(row),
})
export const courseData = downloadable(listCourses, { module_name: 'course', needs: 'Course-View' })

/** Those that learners can take. */
export const courseDropdown = endpoint('GET /api/course/dropdown', {
  needs: 'Student-List-View',
  input: dropdownInput,
  data: z.array(optionOf()),
})
export const getCourse = endpoint('GET /api/course/detail', {
  needs: 'Course-View',
  input: z.object({ course_code: code }),
  data: detail,
})

const form = {
  title_default: required('title', 150),
  title_local: required('title', 150),
  category: z.enum(courseCategories),
  description_default: z.string().trim().max(2000).default(''),
  description_local: z.string().trim().max(2000).default(''),
  audience_roles: codes.default([]),
  audience_depts: codes.default([]),
  audience_ascs: codes.default([]),
  is_mandatory: flag.default(false),
  due_days: orNothing(wholeNumber('days', 1, 365)),
  publish_from: orNothing(day),
  publish_to: orNothing(day),
  ...contentFields,
}
const inOrder = (input: { publish_from: string | null; publish_to: string | null }) =>
  !input.publish_from || !input.publish_to || input.publish_from <= input.publish_to
export const createCourse = endpoint('POST /api/course', {
  needs: 'Course-Create',
  input: z.object(form).refine(inOrder, { path: ['publish_to'], message: told('course-publish-days-wrong') }),
  data: z.object({ course_code: z.string() }),
})

export const actOnCourse = actions(course, '/api/course', { key: 'course_code', forms: { modify: form } })
export const courseLog = actionLogOf('GET /api/course/action-log', 'Course-View')

/** Whoever may take a course can be named by role. */
export const roleChoices = endpoint('GET /api/course/roles', {
  needs: 'Course-View',
  input: dropdownInput,
  data: z.array(optionOf()),
})

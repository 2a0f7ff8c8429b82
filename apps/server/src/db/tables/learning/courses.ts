import { type CourseContent, courseCategories } from '@sejuk/domain/learning/course-content'
import { courseStatuses } from '@sejuk/domain/learning/courses'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { authors, createdDate, rowVersion } from '../../columns.ts'

export const courses = pgTable(
  'courses',
  {
    course_code: text().primaryKey(),
    title_default: text().notNull(),
    title_local: text().notNull(),
    category: text({ enum: courseCategories }).notNull(),
    description_default: text().notNull().default(''),
    description_local: text().notNull().default(''),
    /** A list that is empty narrows nothing. */
    audience_roles: text().array().notNull().default([]),
    audience_depts: text().array().notNull().default([]),
    audience_ascs: text().array().notNull().default([]),
    is_mandatory: boolean().notNull().default(false),
    due_days: integer(),
    publish_from: date({ mode: 'string' }),
    publish_to: date({ mode: 'string' }),
    /** Of the version that is being written, or that was approved last. */
    content: jsonb().$type<CourseContent>().notNull(),
    lesson_count: integer().notNull(),
    minutes: integer().notNull(),
    missing_count: integer().notNull(),
    status: text({ enum: courseStatuses }).notNull().default('Draft'),
    version: integer().notNull().default(1),
    published_version: integer(),
    authors: authors(),
    created_by: text().notNull(),
    create_user_name: text().notNull(),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    index('courses_created').on(t.created_date, t.course_code),
    index('courses_title').on(t.title_default, t.course_code),
    index('courses_title_local').on(t.title_local, t.course_code),
  ],
)

/** What was approved: whoever began with it stays with it. */
export const courseVersions = pgTable(
  'course_versions',
  {
    course_code: text()
      .notNull()
      .references(() => courses.course_code, { onDelete: 'cascade' }),
    version: integer().notNull(),
    title_default: text().notNull(),
    title_local: text().notNull(),
    content: jsonb().$type<CourseContent>().notNull(),
    published_date: createdDate(),
  },
  (t) => [primaryKey({ columns: [t.course_code, t.version] })],
)

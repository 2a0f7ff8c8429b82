import { type AnyPgColumn, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdDate, instant } from '../../columns.ts'
import { users } from '../platform/users.ts'
import { courses } from './courses.ts'

/** What learners ask about a course, and what is answered. */
export const courseComments = pgTable(
  'course_comments',
  {
    comment_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    course_code: text()
      .notNull()
      .references(() => courses.course_code, { onDelete: 'cascade' }),
    answers_to: integer().references((): AnyPgColumn => courseComments.comment_id, { onDelete: 'cascade' }),
    usercode: text()
      .notNull()
      .references(() => users.usercode, { onDelete: 'cascade' }),
    /** As it was when it was written. */
    is_trainer: boolean().notNull().default(false),
    body: text().notNull(),
    at: createdDate(),
    removed_date: instant(),
    hidden_date: instant(),
    hidden_by: text(),
    hidden_reason: text(),
  },
  (t) => [index('course_comments_course').on(t.course_code, t.comment_id)],
)

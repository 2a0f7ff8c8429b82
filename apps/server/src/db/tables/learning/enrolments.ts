import { technicianSkills } from '@sejuk/domain/aftersales/technicians'
import { enrolmentStatuses, type LessonStates } from '@sejuk/domain/learning/enrolments'
import { sql } from 'drizzle-orm'
import { boolean, date, foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdDate, instant, rowVersion } from '../../columns.ts'
import { users } from '../platform/users.ts'
import { courseVersions } from './courses.ts'

/** One learner in one course, in the version it was begun with. */
export const enrolments = pgTable(
  'enrolments',
  {
    enrolment_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    course_code: text().notNull(),
    version: integer().notNull(),
    usercode: text()
      .notNull()
      .references(() => users.usercode, { onDelete: 'cascade' }),
    /** Null: the learner took it. */
    assigned_by: text(),
    due_date: date({ mode: 'string' }),
    status: text({ enum: enrolmentStatuses }).notNull().default('Not_Started'),
    lessons: jsonb().$type<LessonStates>().notNull().default({}),
    percent: integer().notNull().default(0),
    best_score: integer(),
    /** Allowed by a trainer beyond those of the course. */
    extra_attempts: integer().notNull().default(0),
    rating: integer(),
    rating_note: text(),
    last_activity: instant(),
    passed_date: instant(),
    reminded_date: instant(),
    /** An expired one is kept beside the new one. */
    is_current: boolean().notNull().default(true),
    created_date: createdDate(),
    row_version: rowVersion(),
  },
  (t) => [
    foreignKey({
      name: 'enrolments_version',
      columns: [t.course_code, t.version],
      foreignColumns: [courseVersions.course_code, courseVersions.version],
    }),
    uniqueIndex('enrolments_current').on(t.course_code, t.usercode).where(sql`is_current`),
    index('enrolments_user').on(t.usercode, t.enrolment_id),
    index('enrolments_due').on(t.due_date).where(sql`status in ('Not_Started', 'In_Progress')`),
  ],
)

export type AttemptPaper = readonly { question_id: string; options: readonly number[] }[]
export type AttemptAnswers = Readonly<Record<string, { choice: readonly number[]; at: string }>>

/** One attempt at a quiz: its own questions in its own order, and what was answered so far. */
export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    attempt_id: integer().primaryKey().generatedAlwaysAsIdentity(),
    enrolment_id: integer()
      .notNull()
      .references(() => enrolments.enrolment_id, { onDelete: 'cascade' }),
    lesson_id: text().notNull(),
    attempt_no: integer().notNull(),
    paper: jsonb().$type<AttemptPaper>().notNull(),
    answers: jsonb().$type<AttemptAnswers>().notNull().default({}),
    started_date: createdDate(),
    ends_date: instant(),
    saved_date: instant(),
    finished_date: instant(),
    score: integer(),
    is_passed: boolean(),
  },
  (t) => [
    uniqueIndex('quiz_attempts_number').on(t.enrolment_id, t.lesson_id, t.attempt_no),
    uniqueIndex('quiz_attempts_open').on(t.enrolment_id, t.lesson_id).where(sql`finished_date is null`),
  ],
)

export const certificates = pgTable(
  'certificates',
  {
    certificate_no: text().primaryKey(),
    enrolment_id: integer()
      .notNull()
      .references(() => enrolments.enrolment_id, { onDelete: 'cascade' }),
    usercode: text().notNull(),
    holder_name: text().notNull(),
    course_code: text().notNull(),
    version: integer().notNull(),
    title_default: text().notNull(),
    title_local: text().notNull(),
    score: integer(),
    valid_to: date({ mode: 'string' }),
    /** What the technician did not have before: taken back with it, unless another certificate gives it too. */
    gave_skill: text({ enum: technicianSkills }),
    /** Of what the QR carries. */
    token_hash: text().notNull(),
    revoked_date: instant(),
    revoke_reason: text(),
    issued_date: createdDate(),
  },
  (t) => [
    uniqueIndex('certificates_enrolment').on(t.enrolment_id),
    uniqueIndex('certificates_token').on(t.token_hash),
    index('certificates_user').on(t.usercode, t.issued_date),
  ],
)

import type { CourseContent } from '@sejuk/domain/learning/course-content'
import { dueDate, isCourseDone, type LessonState, progressOf } from '@sejuk/domain/learning/enrolments'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { type courses, courseVersions } from '../../db/tables/learning/courses.ts'
import { enrolments as t } from '../../db/tables/learning/enrolments.ts'
import { companyToday } from '../../platform/calendar/company-day.ts'
import { refuse } from '../../platform/http/refuse.ts'

export type Enrolment = typeof t.$inferSelect

/** The version that the learner is on. */
export const contentOf = async (db: Db, { course_code, version }: Pick<Enrolment, 'course_code' | 'version'>) => {
  const [found] = await db
    .select()
    .from(courseVersions)
    .where(and(eq(courseVersions.course_code, course_code), eq(courseVersions.version, version)))
  return found ?? refuse('notFound')
}

/** The learner's enrolment that counts now, locked so that two reports never overwrite each other. */
export const lockEnrolment = async (db: Db, usercode: string, course_code: string) => {
  const [found] = await db
    .select()
    .from(t)
    .where(and(eq(t.usercode, usercode), eq(t.course_code, course_code), eq(t.is_current, true)))
    .for('update')
  return found ?? refuse('notFound')
}

type Course = Pick<typeof courses.$inferSelect, 'course_code' | 'published_version' | 'due_days'>
type Given = { usercode: string; assigned_by: string | null }

/** Whoever has the course already keeps what they have. Answers how many are new. */
export const enrolAll = async (db: Db, course: Course, people: readonly Given[]) => {
  const { course_code, published_version: version, due_days } = course
  if (version === null || people.length === 0) return []
  const due_date = dueDate(companyToday(), due_days)
  const rows = people.map((one) => ({ ...one, course_code, version, due_date: one.assigned_by ? due_date : null }))
  return db.insert(t).values(rows).onConflictDoNothing().returning({ usercode: t.usercode })
}

/** Writes what became of a lesson, and with it the progress of the whole; a passed course stays passed. */
export const writeLesson = async (
  db: Db,
  before: Enrolment,
  content: CourseContent,
  [lesson_id, state]: readonly [string, LessonState],
  at: string,
) => {
  const lessons = { ...before.lessons, [lesson_id]: state }
  const isPassed = before.status === 'Passed' || isCourseDone(content.lessons, lessons)
  const becomesPassed = isPassed && before.status !== 'Passed' && before.status !== 'Expired'
  const [after] = await db
    .update(t)
    .set({
      lessons,
      percent: progressOf(content.lessons, lessons),
      last_activity: at,
      ...(before.status === 'Not_Started' || before.status === 'Failed' ? { status: 'In_Progress' as const } : {}),
      ...(becomesPassed ? { status: 'Passed' as const, passed_date: at } : {}),
    })
    .where(eq(t.enrolment_id, before.enrolment_id))
    .returning()
  return { after: after ?? refuse('notFound'), becomesPassed }
}

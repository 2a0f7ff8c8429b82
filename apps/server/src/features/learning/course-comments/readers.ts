import { isTrainer } from '@sejuk/domain/learning/course-comments'
import { isForLearner } from '@sejuk/domain/learning/course-content'
import type { Viewer } from '@sejuk/domain/viewers'
import { holds } from '@sejuk/domain/workflow'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { courses } from '../../../db/tables/learning/courses.ts'
import { enrolments } from '../../../db/tables/learning/enrolments.ts'
import { refuse } from '../../../platform/http/refuse.ts'

/** Learners and those it is offered to read; learners and trainers write. Nobody else learns that there is such a course. */
export const requireReader = async (db: Db, viewer: Viewer, course_code: string) => {
  const [course] = await db.select().from(courses).where(eq(courses.course_code, course_code))
  if (!course) return refuse('notFound')
  const [enrolled] = await db
    .select({ enrolment_id: enrolments.enrolment_id })
    .from(enrolments)
    .where(and(eq(enrolments.course_code, course_code), eq(enrolments.usercode, viewer.usercode)))
    .limit(1)
  const isOffered = course.published_version !== null && course.status !== 'Closed' && isForLearner(course, viewer)
  if (!enrolled && !isOffered && !holds(viewer.permission, 'Course-View')) return refuse('notFound')
  return { course, mayWrite: enrolled !== undefined || isTrainer(viewer) }
}

import type * as contract from '@sejuk/contract/learning/course-comments'
import { isTrainer } from '@sejuk/domain/learning/course-comments'
import { because } from '@sejuk/domain/messages'
import { addressTo } from '@sejuk/domain/pages'
import { mayRemoveComment } from '@sejuk/domain/platform/record-comments'
import { and, eq, sql } from 'drizzle-orm'
import { courseComments as t } from '../../../db/tables/learning/course-comments.ts'
import { refuse, refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { requireReader } from './readers.ts'

/** A question reaches whoever wrote the course; an answer reaches whoever asked. */
export const writeCourseComment = async (context: RequestContext<typeof contract.writeCourseComment>) => {
  const { db, viewer, input } = context
  const { course_code, body } = input
  const { course, mayWrite } = await requireReader(db, viewer, course_code)
  if (!mayWrite) return refuse('conflict', { because: because('course-comment-needs-course') })
  const asked = input.answers_to === null ? undefined : await questionOf(context, input.answers_to)
  const [saved] = await db
    .insert(t)
    .values({
      ...{ course_code, body, usercode: viewer.usercode, is_trainer: isTrainer(viewer) },
      answers_to: asked?.comment_id ?? null,
    })
    .returning({ comment_id: t.comment_id })
  const to = [asked?.usercode ?? course.created_by].filter((usercode) => usercode !== viewer.usercode)
  await notify(context, {
    to,
    event: asked ? 'course-answer' : 'course-question',
    variables: { writer: viewer.username, course: course.title_local, comment: body.slice(0, 300) },
    url: asked ? addressTo('learningCourse', { course_code }) : addressTo('course', { course_code }),
    about: { entity: 'course', entity_code: course_code },
  })
  return { data: { comment_id: saved?.comment_id ?? 0 } }
}

/** An answer to an answer belongs to the same conversation. */
const questionOf = async (
  { db, input }: RequestContext<typeof contract.writeCourseComment>,
  comment_id: number,
): Promise<typeof t.$inferSelect> => {
  const [found] = await db
    .select()
    .from(t)
    .where(and(eq(t.comment_id, comment_id), eq(t.course_code, input.course_code)))
  if (!found || found.hidden_date || found.removed_date) return refuseChoice('answers_to')
  if (found.answers_to === null) return found
  const [first] = await db.select().from(t).where(eq(t.comment_id, found.answers_to))
  return first ?? refuseChoice('answers_to')
}

const locked = async (
  { db, viewer }: Pick<RequestContext<typeof contract.removeCourseComment>, 'db' | 'viewer'>,
  comment_id: number,
) => {
  const [found = refuse('notFound')] = await db.select().from(t).where(eq(t.comment_id, comment_id)).for('update')
  await requireReader(db, viewer, found.course_code)
  return found
}

export const removeCourseComment = async (context: RequestContext<typeof contract.removeCourseComment>) => {
  const { db, viewer, input } = context
  const found = await locked(context, input.comment_id)
  const comment = { ...found, removed: found.removed_date !== null }
  if (!mayRemoveComment(comment, viewer, new Date().toISOString()))
    return refuse('conflict', { because: because('comment-stays') })
  await db.update(t).set({ removed_date: sql`now()` }).where(eq(t.comment_id, input.comment_id))
  return { data: null }
}

export const hideCourseComment = async (context: RequestContext<typeof contract.hideCourseComment>) => {
  const { db, viewer, input } = context
  await locked(context, input.comment_id)
  await db
    .update(t)
    .set({ hidden_date: sql`now()`, hidden_by: viewer.usercode, hidden_reason: input.reason })
    .where(eq(t.comment_id, input.comment_id))
  return { data: null }
}

import type * as contract from '@sejuk/contract/learning/course-comments'
import { isTrainer } from '@sejuk/domain/learning/course-comments'
import { mayRemoveComment } from '@sejuk/domain/platform/record-comments'
import { and, desc, eq, isNull, or } from 'drizzle-orm'
import { courseComments as t } from '../../../db/tables/learning/course-comments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { requireReader } from './readers.ts'

const mostShown = 200

export const listCourseComments = async ({ db, viewer, input }: RequestContext<typeof contract.listCourseComments>) => {
  const { mayWrite } = await requireReader(db, viewer, input.course_code)
  const newest = await db
    .select({ comment: t, username: users.username })
    .from(t)
    .innerJoin(users, eq(users.usercode, t.usercode))
    .where(
      and(
        eq(t.course_code, input.course_code),
        isTrainer(viewer) ? undefined : or(isNull(t.hidden_date), eq(t.usercode, viewer.usercode)),
      ),
    )
    .orderBy(desc(t.comment_id))
    .limit(mostShown)
  const now = new Date().toISOString()
  const comments = newest.reverse().map(({ comment, username }) => {
    const { comment_id, answers_to, usercode, at, body, is_trainer, hidden_reason } = comment
    const removed = comment.removed_date !== null
    return {
      ...{ comment_id, answers_to, at, username, is_trainer, hidden_reason },
      body: removed ? '' : body,
      is_mine: usercode === viewer.usercode,
      is_removed: removed,
      is_removable: mayRemoveComment({ usercode, at, removed }, viewer, now),
    }
  })
  return { data: { comments, may_write: mayWrite } }
}

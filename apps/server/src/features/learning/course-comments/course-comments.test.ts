import * as contract from '@sejuk/contract/learning/course-comments'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { school } from '../../../../test/learning.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { courseComments } from '../../../db/tables/learning/course-comments.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'

const server = await startTestServer()
const { db } = server
const { writer, trainer, newLearner, published, taken } = await school(server)

type Caller = typeof writer
const listed = async (caller: Caller, course_code: string) =>
  (await caller(contract.listCourseComments, { course_code })).data?.comments as contract.CourseComment[]
const write = async (caller: Caller, course_code: string, body: string, answers_to: number | null = null) => {
  const answer = await caller(contract.writeCourseComment, { course_code, body, answers_to })
  return { ...answer, comment_id: (answer.data as { comment_id: number } | null)?.comment_id ?? 0 }
}
const eventsTo = async (usercode: string, course_code: string) =>
  (
    await db
      .select({ event: notifications.event, url: notifications.url, entity_code: notifications.entity_code })
      .from(notifications)
      .where(eq(notifications.usercode, usercode))
      .orderBy(notifications.notification_id)
  )
    .filter(({ event, entity_code }) => entity_code === course_code && /^course-(question|answer)$/.test(event))
    .map(({ event, url }) => [event, url])

test('a learner asks, a trainer answers, and each hears of the other', async () => {
  const { course_code, learner } = await taken()
  const { comment_id } = await write(learner, course_code, 'How deep must the vacuum be?')
  const answer = await write(trainer, course_code, 'Below 500 microns', comment_id)
  await write(learner, course_code, 'Thank you', answer.comment_id)
  expect(await listed(writer, course_code)).toMatchObject([
    { comment_id, answers_to: null, is_trainer: false, is_mine: false, body: 'How deep must the vacuum be?' },
    { answers_to: comment_id, is_trainer: true },
    { answers_to: comment_id, is_trainer: false },
  ])
  expect(await eventsTo('T1', course_code)).toEqual([
    ['course-question', `/course-list/modify?course_code=${course_code}`],
  ])
  expect(await eventsTo('LEARN1', course_code)).toEqual([
    ['course-answer', `/learning/apps/detail?course_code=${course_code}`],
  ])
})

test('who is offered the course reads and does not write; who is not finds nothing', async () => {
  const open = await published()
  const guest = await newLearner()
  expect((await guest(contract.listCourseComments, { course_code: open })).data).toMatchObject({ may_write: false })
  expect(await write(guest, open, 'Hello')).toMatchObject({ code: '409', message: 'Take the course to ask something' })
  const closed = await published({ audience_roles: ['HR'] })
  expect(await guest(contract.listCourseComments, { course_code: closed })).toMatchObject({ code: '404' })
  expect(await write(guest, closed, 'Hello')).toMatchObject({ code: '404' })
  expect(await guest(contract.listCourseComments, { course_code: 'NONE' })).toMatchObject({ code: '404' })
})

test('nothing, too much, and an answer to another course are refused by their field', async () => {
  const { course_code, learner } = await taken()
  const other = await taken({}, learner)
  const { comment_id } = await write(learner, other.course_code, 'Elsewhere')
  expect(await write(learner, course_code, '  ')).toMatchObject({ code: '406', errors: { body: [expect.any(String)] } })
  expect(await write(learner, course_code, 'x'.repeat(1001))).toMatchObject({ code: '406' })
  expect(await write(learner, course_code, 'An answer', comment_id)).toMatchObject({
    code: '406',
    errors: { answers_to: [expect.any(String)] },
  })
})

test('the writer takes it back within 15 minutes, nobody else, and later nobody', async () => {
  const { course_code, learner } = await taken()
  const { comment_id } = await write(learner, course_code, 'A mistake')
  expect(await trainer(contract.removeCourseComment, { comment_id })).toMatchObject({ code: '409' })
  const at = (value: ReturnType<typeof sql>) =>
    db.update(courseComments).set({ at: value }).where(eq(courseComments.comment_id, comment_id))
  await at(sql`now() - interval '16 minutes'`)
  expect(await learner(contract.removeCourseComment, { comment_id })).toMatchObject({ code: '409' })
  await at(sql`now()`)
  expect(await learner(contract.removeCourseComment, { comment_id })).toMatchObject({ code: '200' })
  expect(await listed(trainer, course_code)).toMatchObject([{ is_removed: true, body: '' }])
})

test('a trainer hides what does not belong there: its writer reads why, other learners read nothing', async () => {
  const { course_code, learner } = await taken()
  const other = await newLearner()
  const { comment_id } = await write(learner, course_code, 'Call me for cheap units')
  expect(await learner(contract.hideCourseComment, { comment_id, reason: 'No' })).toMatchObject({ code: '403' })
  expect(await trainer(contract.hideCourseComment, { comment_id, reason: ' ' })).toMatchObject({ code: '406' })
  expect(await trainer(contract.hideCourseComment, { comment_id, reason: 'Advertising' })).toMatchObject({
    code: '200',
  })
  expect(await listed(other, course_code)).toEqual([])
  for (const reader of [learner, trainer])
    expect(await listed(reader, course_code)).toMatchObject([{ hidden_reason: 'Advertising' }])
  expect(await write(trainer, course_code, 'Answer', comment_id)).toMatchObject({ code: '406' })
})

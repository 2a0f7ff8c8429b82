import type * as contract from '@sejuk/contract/learning/students'
import { isForLearner } from '@sejuk/domain/learning/course-content'
import { because } from '@sejuk/domain/messages'
import { addressTo } from '@sejuk/domain/pages'
import { datesFor, headOffice } from '@sejuk/domain/values/dates'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { contentOf, enrolAll, writeLesson } from '../../../business/learning/enrolments.ts'
import type { Db } from '../../../db/database.ts'
import { courses } from '../../../db/tables/learning/courses.ts'
import { certificates, enrolments as t } from '../../../db/tables/learning/enrolments.ts'
import { userRoles, users } from '../../../db/tables/platform/users.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { visibleUsers } from '../../../platform/scope/visible-users.ts'
import { settlePass } from '../my-courses/commands.ts'
import { takeBackCertificate } from './take-back.ts'

/** At once, by one press. */
const mostLearners = 2000

const isOpenCourse = ({ status, published_version, publish_from, publish_to }: typeof courses.$inferSelect) => {
  const today = companyToday()
  return (
    published_version !== null &&
    status !== 'Closed' &&
    (publish_from === null || publish_from <= today) &&
    (publish_to === null || today <= publish_to)
  )
}

const dueText = (due_date: string | null) => (due_date === null ? '-' : datesFor('local', headOffice).day(due_date))

const tell = (
  within: Within,
  event: 'course-assigned' | 'course-reminder',
  to: readonly string[],
  course: string,
  row: { course_code: string; due_date: string | null },
) =>
  notify(within, {
    to,
    event,
    variables: { course, until: dueText(row.due_date) },
    url: addressTo('learningCourse', { course_code: row.course_code }),
    about: { entity: 'course', entity_code: row.course_code },
  })

export const assignCourse = async (context: RequestContext<typeof contract.assignCourse>) => {
  const { db, viewer, actor, input } = context
  const [course] = await db.select().from(courses).where(eq(courses.course_code, input.course_code))
  if (!course) return refuseChoice('course_code')
  if (!isOpenCourse(course)) return refuseField('course_code', because('course-not-open'))
  const { usercodes, dept_code } = input
  if (usercodes.length === 0 && dept_code.length === 0) return refuseField('usercodes', because('nobody-to-assign'))
  const found = await db
    .select({
      usercode: users.usercode,
      department: users.department,
      asc_code: users.asc_code,
      role: sql<
        string[]
      >`coalesce(array_agg(${userRoles.role_code}) filter (where ${userRoles.role_code} is not null), '{}')`,
    })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.usercode, users.usercode))
    .where(
      and(
        visibleUsers(viewer),
        eq(users.is_active, true),
        usercodes.length ? inArray(users.usercode, usercodes) : inArray(users.department, dept_code),
      ),
    )
    .groupBy(users.usercode)
    .limit(mostLearners + 1)
  if (found.length > mostLearners) return refuseField('dept_code', because('too-many-learners', { n: mostLearners }))
  if (usercodes.length && found.length < new Set(usercodes).size) return refuseChoice('usercodes')
  // Named users are given the course whatever the audience says; branches only where it is meant for them.
  const wanted = usercodes.length ? found : found.filter((one) => isForLearner(course, one))
  const given = await enrolAll(
    db,
    course,
    wanted.map(({ usercode }) => ({ usercode, assigned_by: viewer.usercode })),
  )
  const to = given.map(({ usercode }) => usercode)
  if (to.length) {
    const [one] = await db
      .select()
      .from(t)
      .where(and(eq(t.course_code, course.course_code), eq(t.usercode, to[0] ?? ''), eq(t.is_current, true)))
    await tell(context, 'course-assigned', to, course.title_local, one ?? { ...course, due_date: null })
    await logActions(db, actor, [
      { entity: 'course', entity_code: course.course_code, action: 'assign', after: { learners: to.length } },
    ])
  }
  return { data: { assigned: to.length } }
}

/** The enrolment in sight, locked. */
const lockVisible = async (db: Db, viewer: RequestContext<typeof contract.remindStudent>['viewer'], id: number) => {
  const [found] = await db.select().from(t).where(eq(t.enrolment_id, id)).for('update')
  if (!found?.is_current) return refuse('notFound')
  if (!(await db.$count(users, and(eq(users.usercode, found.usercode), visibleUsers(viewer)))))
    return refuse('notFound')
  return found
}

export const remindStudent = async (context: RequestContext<typeof contract.remindStudent>) => {
  const { db, viewer, input } = context
  const found = await lockVisible(db, viewer, input.enrolment_id)
  if (found.status === 'Passed') return refuse('conflict', { because: because('course-passed-already') })
  const at = new Date().toISOString()
  if (found.reminded_date && found.reminded_date.slice(0, 10) === at.slice(0, 10))
    return refuse('conflict', { because: because('reminded-today') })
  const { title_local } = await contentOf(db, found)
  await db.update(t).set({ reminded_date: at }).where(eq(t.enrolment_id, found.enrolment_id))
  await tell(context, 'course-reminder', [found.usercode], title_local, found)
  return { data: null }
}

export const allowAttempt = async ({ db, viewer, actor, input }: RequestContext<typeof contract.allowAttempt>) => {
  const found = await lockVisible(db, viewer, input.enrolment_id)
  if (found.status === 'Passed') return refuse('conflict', { because: because('course-passed-already') })
  await db
    .update(t)
    .set({
      extra_attempts: found.extra_attempts + 1,
      ...(found.status === 'Failed' ? { status: 'In_Progress' as const } : {}),
    })
    .where(eq(t.enrolment_id, found.enrolment_id))
  await logActions(db, actor, [
    {
      ...{ entity: 'course', entity_code: found.course_code, action: 'allow-attempt', reason: input.reason },
      after: { usercode: found.usercode },
    },
  ])
  return { data: null }
}

export const markAttended = async (context: RequestContext<typeof contract.markAttended>) => {
  const { db, viewer, actor, input } = context
  const found = await lockVisible(db, viewer, input.enrolment_id)
  if (found.usercode === viewer.usercode) return refuse('noPermission')
  const version = await contentOf(db, found)
  const lesson = version.content.lessons.find((one) => one.lesson_id === input.lesson_id)
  if (lesson?.kind !== 'live') return refuseChoice('lesson_id')
  const at = new Date().toISOString()
  const state = input.is_attended
    ? { percent: 100, at: 0, opened: at, done: at }
    : { percent: 0, at: 0, opened: at, done: null }
  const { after, becomesPassed } = await writeLesson(db, found, version.content, [lesson.lesson_id, state], at)
  if (becomesPassed) await settlePass(context, after, version)
  await logActions(db, actor, [
    {
      ...{ entity: 'course', entity_code: found.course_code, action: 'attended' },
      after: { usercode: found.usercode, lesson: lesson.title_default, is_attended: input.is_attended },
    },
  ])
  return { data: null }
}

export const revokeCertificate = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.revokeCertificate>) => {
  const found = await lockVisible(db, viewer, input.enrolment_id)
  const [certificate] = await db
    .select()
    .from(certificates)
    .where(eq(certificates.enrolment_id, found.enrolment_id))
    .for('update')
  if (!certificate) return refuse('notFound')
  if (certificate.revoked_date) return refuse('conflict', { because: because('certificate-revoked') })
  const at = new Date().toISOString()
  await db
    .update(certificates)
    .set({ revoked_date: at, revoke_reason: input.reason })
    .where(eq(certificates.certificate_no, certificate.certificate_no))
  await db.update(t).set({ status: 'Expired' }).where(eq(t.enrolment_id, found.enrolment_id))
  await takeBackCertificate({ db, actor }, certificate)
  await logActions(db, actor, [
    {
      ...{ entity: 'course', entity_code: found.course_code, action: 'revoke-certificate', reason: input.reason },
      after: { certificate_no: certificate.certificate_no, usercode: found.usercode },
    },
  ])
  return { data: null }
}

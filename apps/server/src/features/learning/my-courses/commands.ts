import type * as contract from '@sejuk/contract/learning/my-courses'
import { type CourseContent, isForLearner } from '@sejuk/domain/learning/course-content'
import { isReached } from '@sejuk/domain/learning/enrolments'
import { because } from '@sejuk/domain/messages'
import type { SupervisionLevel } from '@sejuk/domain/supervision/supervision-statuses'
import { and, eq } from 'drizzle-orm'
import { issueCertificate } from '../../../business/learning/certificates.ts'
import {
  contentOf,
  type Enrolment,
  enrolAll,
  lockEnrolment,
  writeLesson,
} from '../../../business/learning/enrolments.ts'
import type { Db } from '../../../db/database.ts'
import { courses } from '../../../db/tables/learning/courses.ts'
import { certificates, enrolments as t } from '../../../db/tables/learning/enrolments.ts'
import { userBelongings } from '../../../db/tables/platform/users.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse, refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Within } from '../../../platform/notify/notify.ts'
import type { Actor } from '../../../platform/records/action-log.ts'
import { certifyTechnician } from '../../aftersales/technicians/commands.ts'
import { certifyByCourse } from '../../supervision/installers/commands.ts'

type Version = { title_default: string; title_local: string; content: CourseContent }

/** The certificate, and what it opens: skills of a technician, certification of an installer. */
export const settlePass = async (context: Within & { actor: Actor }, enrolment: Enrolment, version: Version) => {
  const certificate = await issueCertificate(context, enrolment, version)
  if (!certificate) return
  const { certificate_no, valid_to } = certificate
  const { grants_skill: skill, grants_level: level, grants_installer_level } = version.content
  const given = { technician_code: enrolment.usercode, skill, level, certificate_no, valid_to }
  const { isNewSkill } = await certifyTechnician(context, given)
  if (isNewSkill)
    await context.db
      .update(certificates)
      .set({ gave_skill: skill })
      .where(eq(certificates.certificate_no, certificate_no))
  await certifyInstallers(context, enrolment.usercode, {
    level: grants_installer_level,
    certification_no: certificate_no,
    valid_to,
  })
}

type InstallerCertificate = { level: SupervisionLevel | null; certification_no: string; valid_to: string | null }
export const certifyInstallers = async (
  within: { db: Db; actor: Actor },
  usercode: string,
  { level, ...rest }: InstallerCertificate,
) => {
  if (!level) return
  const belongs = await within.db
    .select({ code: userBelongings.code })
    .from(userBelongings)
    .where(and(eq(userBelongings.usercode, usercode), eq(userBelongings.kind, 'customer')))
  await certifyByCourse(within, { ...rest, level, customer_codes: belongs.map(({ code }) => code) })
}

/** What is expired is kept, and a new beginning stands beside it. */
export const takeCourse = async ({ db, viewer, input }: RequestContext<typeof contract.takeCourse>) => {
  const [course] = await db.select().from(courses).where(eq(courses.course_code, input.course_code))
  if (!course?.published_version) return refuse('notFound')
  const today = companyToday()
  const isOpen =
    course.status !== 'Closed' &&
    (!course.publish_from || course.publish_from <= today) &&
    (!course.publish_to || today <= course.publish_to)
  if (!isOpen) return refuse('conflict', { because: because('course-not-open') })
  if (!isForLearner(course, viewer)) return refuse('conflict', { because: because('course-not-for-you') })
  await db
    .update(t)
    .set({ is_current: false })
    .where(
      and(
        eq(t.course_code, input.course_code),
        eq(t.usercode, viewer.usercode),
        eq(t.is_current, true),
        eq(t.status, 'Expired'),
      ),
    )
  await enrolAll(db, course, [{ usercode: viewer.usercode, assigned_by: null }])
  return { data: null }
}

/** Nobody watches twice as fast as it plays, give or take the first half minute. */
const mostPercent = (minutes: number, opened: string, at: string) => {
  const seconds = (Date.parse(at) - Date.parse(opened)) / 1000
  return Math.floor(((seconds * 2 + 30) * 100) / (minutes * 60))
}

export const reportProgress = async (context: RequestContext<typeof contract.reportProgress>) => {
  const { db, viewer, input } = context
  const before = await lockEnrolment(db, viewer.usercode, input.course_code)
  const version = await contentOf(db, before)
  const lesson = version.content.lessons.find(({ lesson_id }) => lesson_id === input.lesson_id)
  if (!lesson || lesson.kind === 'quiz' || lesson.kind === 'live') return refuseChoice('lesson_id')
  const now = new Date().toISOString()
  const was = before.lessons[lesson.lesson_id] ?? { percent: 0, at: 0, opened: now, done: null }
  const possible = lesson.kind === 'video' && lesson.no_skip ? mostPercent(lesson.minutes, was.opened, now) : 100
  const percent = Math.max(was.percent, Math.min(input.percent, possible))
  const done = was.done ?? (isReached(lesson.kind, percent) ? now : null)
  const state = { percent, at: input.at, opened: was.opened, done }
  const { after, becomesPassed } = await writeLesson(db, before, version.content, [lesson.lesson_id, state], now)
  if (becomesPassed) await settlePass(context, after, version)
  return { data: { percent, is_done: done !== null, is_passed: after.status === 'Passed' } }
}

export const rateCourse = async ({ db, viewer, input }: RequestContext<typeof contract.rateCourse>) => {
  const found = await lockEnrolment(db, viewer.usercode, input.course_code)
  await db
    .update(t)
    .set({ rating: input.rating, rating_note: input.note })
    .where(eq(t.enrolment_id, found.enrolment_id))
  return { data: null }
}

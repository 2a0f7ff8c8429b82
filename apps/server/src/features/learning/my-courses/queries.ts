import * as contract from '@sejuk/contract/learning/my-courses'
import { type CourseContent, isForLearner, type Lesson, minutesOf } from '@sejuk/domain/learning/course-content'
import {
  attemptObjection,
  isLessonDone,
  retryDate,
  standingOf,
  whyNotComplete,
} from '@sejuk/domain/learning/enrolments'
import type { Message } from '@sejuk/domain/messages'
import { daysFrom } from '@sejuk/domain/values/dates'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { type Certificate, certificateState, checkAddress } from '../../../business/learning/certificates.ts'
import type { Enrolment } from '../../../business/learning/enrolments.ts'
import type { Db } from '../../../db/database.ts'
import { courses, courseVersions } from '../../../db/tables/learning/courses.ts'
import { certificates, enrolments as e, quizAttempts } from '../../../db/tables/learning/enrolments.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { linksTo } from '../../../platform/files/attachment-links.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'

type Course = typeof courses.$inferSelect
type Version = typeof courseVersions.$inferSelect
type Attempt = typeof quizAttempts.$inferSelect

/** Bounds what one page shows; a company has far fewer. */
const mostCourses = 300
const mostReasons = 3

/** Values of these messages are plain. */
const plain = ({ code, values }: Message) => ({
  code,
  ...(values && {
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value as string | number])),
  }),
})

const ratingsOf = async (db: Db) => {
  const rows = await db
    .select({ course_code: e.course_code, rating: sql<number>`round(avg(${e.rating}), 1)::float8` })
    .from(e)
    .where(sql`${e.rating} is not null`)
    .groupBy(e.course_code)
  return new Map(rows.map(({ course_code, rating }) => [course_code, rating]))
}

/** What is the same for all courses of an answer. */
type Shown = { ratingOf: (course_code: string) => number | null; linkTo: Awaited<ReturnType<typeof linksTo>> }

const offeredAs = (
  course: Course,
  version: Pick<Version, 'title_default' | 'title_local' | 'content'>,
  { ratingOf, linkTo }: Shown,
) => ({
  course_code: course.course_code,
  ...{ title_default: version.title_default, title_local: version.title_local },
  ...{ description_default: course.description_default, description_local: course.description_local },
  ...{ category: course.category, is_mandatory: course.is_mandatory },
  ...{ lesson_count: version.content.lessons.length, minutes: minutesOf(version.content.lessons) },
  rating: ratingOf(course.course_code),
  cover_url: linkTo(version.content.cover_code ?? null),
})

/** The latest retry of the quizzes that are still open. */
const retryOf = (attempts: readonly Attempt[], content: CourseContent, enrolment: Enrolment, now: string) =>
  content.lessons
    .filter((lesson) => lesson.kind === 'quiz' && !isLessonDone(lesson, enrolment.lessons))
    .map(({ lesson_id }) =>
      retryDate(
        attempts.filter((one) => one.lesson_id === lesson_id),
        content,
      ),
    )
    .find((date) => date !== undefined && date > now) ?? null

type Taken = {
  enrolment: Enrolment
  course: Course
  version: Version
  attempts: readonly Attempt[]
  certificate: Certificate | null
}
const mineAs = ({ enrolment, course, version, attempts, certificate }: Taken, shown: Shown, now: string) => {
  const { content } = version
  const today = companyToday()
  const open = content.lessons.filter((lesson) => !isLessonDone(lesson, enrolment.lessons))
  const next = open.find(({ must_finish }) => must_finish) ?? open[0]
  const lessonOf = (id: string) => content.lessons.find(({ lesson_id }) => lesson_id === id)
  const { enrolment_id, version: of, status, due_date, percent, best_score, passed_date } = enrolment
  return {
    ...offeredAs(course, version, shown),
    ...{ enrolment_id, version: of, status, due_date, percent, best_score, passed_date },
    standing: standingOf(enrolment, today),
    due_in: due_date === null ? null : daysFrom(today, due_date),
    lessons_done: content.lessons.length - open.length,
    minutes_left: minutesOf(open.filter(({ must_finish }) => must_finish)),
    why: whyNotComplete(content.lessons, enrolment.lessons, content)
      .slice(0, mostReasons)
      .map(({ lesson_id, because }) => ({
        lesson_id,
        title_default: lessonOf(lesson_id)?.title_default ?? '',
        title_local: lessonOf(lesson_id)?.title_local ?? '',
        because: plain(because),
      })),
    next_lesson: next
      ? {
          ...{ lesson_id: next.lesson_id, kind: next.kind, title_default: next.title_default },
          ...{ title_local: next.title_local, at: enrolment.lessons[next.lesson_id]?.at ?? 0 },
        }
      : null,
    retry_date: retryOf(attempts, content, enrolment, now),
    certificate_no: certificate?.certificate_no ?? null,
  }
}

const certificateAs = async (db: Db, certificate: Certificate) => {
  const { certificate_no, course_code, holder_name, title_default, title_local, score, issued_date, valid_to } =
    certificate
  return {
    ...{ certificate_no, course_code, holder_name, title_default, title_local, score, issued_date, valid_to },
    check_address: await checkAddress(db, certificate),
    state: certificateState(certificate),
  }
}

/** Everything one learner has taken, with the version each is on. */
const takenBy = async (db: Db, usercode: string, course_code?: string): Promise<Taken[]> => {
  const rows = await db
    .select({ enrolment: e, course: courses, version: courseVersions, certificate: certificates })
    .from(e)
    .innerJoin(courses, eq(courses.course_code, e.course_code))
    .innerJoin(
      courseVersions,
      and(eq(courseVersions.course_code, e.course_code), eq(courseVersions.version, e.version)),
    )
    .leftJoin(certificates, eq(certificates.enrolment_id, e.enrolment_id))
    .where(
      and(eq(e.usercode, usercode), eq(e.is_current, true), course_code ? eq(e.course_code, course_code) : undefined),
    )
    .orderBy(asc(e.enrolment_id))
    .limit(mostCourses)
  const ids = rows.map(({ enrolment }) => enrolment.enrolment_id)
  const attempts = ids.length
    ? await db
        .select()
        .from(quizAttempts)
        .where(inArray(quizAttempts.enrolment_id, ids))
        .orderBy(asc(quizAttempts.attempt_no))
    : []
  return rows.map((row) => ({
    ...row,
    attempts: attempts.filter(({ enrolment_id }) => enrolment_id === row.enrolment.enrolment_id),
  }))
}

const isOpenNow = ({ status, publish_from, publish_to }: Course, today: string) =>
  status !== 'Closed' && (!publish_from || publish_from <= today) && (!publish_to || today <= publish_to)

type Mine = ReturnType<typeof mineAs>
/** What must be done first comes first: mandatory, then by its last day. */
const urgency = ({ standing, is_mandatory, due_date }: Mine) => {
  if (standing === 'Passed') return '3'
  return `${standing === 'Overdue' ? 0 : is_mandatory ? 1 : 2}${due_date ?? '9999'}`
}

export const getMyCourses = async (context: RequestContext<typeof contract.getMyCourses>) => {
  const { db, viewer } = context
  const now = new Date().toISOString()
  const today = companyToday()
  const ratings = await ratingsOf(db)
  const taken = await takenBy(db, viewer.usercode)
  const has = new Set(taken.map(({ course }) => course.course_code))
  const published = await db
    .select({ course: courses, version: courseVersions })
    .from(courses)
    .innerJoin(
      courseVersions,
      and(eq(courseVersions.course_code, courses.course_code), eq(courseVersions.version, courses.published_version)),
    )
    .orderBy(asc(courses.title_local))
    .limit(mostCourses)
  const offered = published.filter(
    ({ course }) => !has.has(course.course_code) && isOpenNow(course, today) && isForLearner(course, viewer),
  )
  const covers = [...taken, ...offered].map(({ version }) => version.content.cover_code ?? null)
  const shown: Shown = {
    ratingOf: (course_code) => ratings.get(course_code) ?? null,
    linkTo: await linksTo(context, covers),
  }
  const mine = taken
    .map((one) => mineAs(one, shown, now))
    .toSorted((one, other) => (urgency(one) < urgency(other) ? -1 : 1))
  const catalogue = offered.map(({ course, version }) => offeredAs(course, version, shown))
  const owned = await db
    .select()
    .from(certificates)
    .where(eq(certificates.usercode, viewer.usercode))
    .orderBy(desc(certificates.issued_date))
    .limit(mostCourses)
  const diplomas = await Promise.all(owned.map((certificate) => certificateAs(db, certificate)))
  return { data: { mine, catalogue, certificates: diplomas } }
}

/** A course one has, or might take. What is not taken shows its lessons by name only. */
export const getMyCourse = async (context: RequestContext<typeof contract.getMyCourse>) => {
  const { db, viewer, input } = context
  const now = new Date().toISOString()
  const { course_code } = input
  const rating = (await ratingsOf(db)).get(course_code) ?? null
  const [taken] = await takenBy(db, viewer.usercode, course_code)
  const [offered] = taken
    ? []
    : await db
        .select({ course: courses, version: courseVersions })
        .from(courses)
        .innerJoin(
          courseVersions,
          and(
            eq(courseVersions.course_code, courses.course_code),
            eq(courseVersions.version, courses.published_version),
          ),
        )
        .where(eq(courses.course_code, course_code))
  const found = taken ?? offered
  if (!found) return refuse('notFound')
  const isMine = taken !== undefined
  if (!isMine && !(isForLearner(found.course, viewer) && isOpenNow(found.course, companyToday())))
    return refuse('notFound')
  const { content } = found.version
  const files = isMine ? content.lessons.map(({ file_code, film_code }) => film_code ?? file_code) : []
  const link = await linksTo(context, [...files, content.cover_code ?? null])
  const shown: Shown = { ratingOf: () => rating, linkTo: link }
  const codes = files.filter((code) => code !== null)
  const stored = codes.length
    ? await db.select().from(attachments).where(inArray(attachments.attachment_code, codes))
    : []
  const fileOf = ({ lesson_id, file_code, film_code }: Lesson) => {
    const code = film_code ?? file_code
    const file = stored.find(({ attachment_code }) => attachment_code === code)
    const url = link(code)
    if (!file || !url) return null
    const asked = new URLSearchParams({ course_code, lesson_id })
    const playlist_url = film_code ? `${contract.lessonPlaylist.path}?${asked}` : null
    return { url, name: file.original_file_name, content_type: file.content_type, bytes: file.bytes, playlist_url }
  }
  const states = taken?.enrolment.lessons ?? {}
  const lessons = content.lessons.map((lesson) => {
    const { lesson_id, kind, title_default, title_local, minutes, must_finish, no_skip } = lesson
    const { live_place, live_date, shown_count, limit_minutes } = lesson
    const own = taken?.attempts.filter((one) => one.lesson_id === lesson_id) ?? []
    const rules = { ...content, extra_attempts: taken?.enrolment.extra_attempts ?? 0 }
    const finished = own.filter(({ finished_date }) => finished_date !== null)
    const isOpen = own.length > finished.length
    const objection = kind === 'quiz' && !isOpen ? attemptObjection(own, rules, now) : undefined
    return {
      ...{ lesson_id, kind, title_default, title_local, minutes, must_finish, no_skip },
      ...{ live_place, live_date, shown_count, limit_minutes },
      article_default: isMine ? lesson.article_default : '',
      article_local: isMine ? lesson.article_local : '',
      file: isMine ? fileOf(lesson) : null,
      percent: states[lesson_id]?.percent ?? 0,
      at: states[lesson_id]?.at ?? 0,
      done: states[lesson_id]?.done ?? null,
      attempts: own.map(({ attempt_id, attempt_no, started_date, finished_date, score, is_passed }) => ({
        ...{ attempt_id, attempt_no, started_date, finished_date, score, is_passed },
      })),
      attempts_left: Math.max(0, content.attempts_max + rules.extra_attempts - finished.length),
      objection: objection ? plain(objection) : null,
      retry_date: (kind === 'quiz' && retryDate(own, content)) || null,
    }
  })
  const { pass_score, attempts_max, validity_months, grants_skill, grants_installer_level } = content
  return {
    data: {
      ...offeredAs(found.course, found.version, shown),
      ...{ pass_score, attempts_max, validity_months, grants_skill, grants_installer_level },
      enrolment: taken ? mineAs(taken, shown, now) : null,
      lessons,
      my_rating: taken?.enrolment.rating ?? null,
      certificate: taken?.certificate ? await certificateAs(db, taken.certificate) : null,
    },
  }
}

import * as contract from '@sejuk/contract/learning/courses'
import {
  type CourseContent,
  courseProblems,
  type Lesson,
  minutesOf,
  type Question,
} from '@sejuk/domain/learning/course-content'
import { course, courseFiles } from '@sejuk/domain/learning/courses'
import { because } from '@sejuk/domain/messages'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { filmOf, isPlaylist, type Within } from '../../../business/learning/playlists.ts'
import { courseVersions, courses as t } from '../../../db/tables/learning/courses.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import { refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'

const records = recordsOf(course.entity, t, t.course_code)
type Form = RequestContext<typeof contract.createCourse>['input']

/** What has an id keeps it: learners' progress and answers hang on it. */
const numbered = <One extends object>(rows: readonly One[], prefix: string, idOf: (row: One) => string) => {
  const taken = new Set<string>()
  let last = Math.max(0, ...rows.map((row) => Number(idOf(row).slice(1)) || 0))
  return rows.map((row) => {
    const own = idOf(row)
    const id = new RegExp(`^${prefix}\\d{1,4}$`).test(own) && !taken.has(own) ? own : `${prefix}${++last}`
    taken.add(id)
    return { row, id }
  })
}

const contentOf = (form: Form): CourseContent => {
  const { pass_score, attempts_max, retry_after_hours, validity_months } = form
  const { grants_skill, grants_level, grants_installer_level, cover_code } = form
  const lessons = numbered(form.lessons, 'L', ({ lesson_id }) => lesson_id).map(({ row, id }): Lesson => {
    const questions = numbered(row.questions, 'Q', ({ question_id }) => question_id).map(
      ({ row: question, id: question_id }): Question => ({ ...question, question_id }),
    )
    const shown_count = row.kind === 'quiz' ? row.shown_count || questions.length : 0
    return { ...row, lesson_id: id, questions: row.kind === 'quiz' ? questions : [], shown_count }
  })
  return {
    ...{ pass_score, attempts_max, retry_after_hours, validity_months },
    ...{ grants_skill, grants_level, grants_installer_level, cover_code, lessons },
  }
}

/** A lesson shows files of its own course, of the kind it needs; a playlist names a film among them. */
const withFiles = async (context: Within, course_code: string, content: CourseContent): Promise<CourseContent> => {
  const { db } = context
  const { lessons, cover_code } = content
  const named = [
    ...(cover_code ? [{ field: 'cover_code', code: cover_code, type: /^image/ }] : []),
    ...lessons.flatMap(({ file_code, kind }, n) =>
      file_code
        ? [{ field: `lessons.${n}.file_code`, code: file_code, type: kind === 'video' ? /^video|mpegurl/ : /pdf$/ }]
        : [],
    ),
    ...lessons.flatMap(({ questions }, n) =>
      questions.flatMap(({ image_code }, at) =>
        image_code ? [{ field: `lessons.${n}.questions.${at}.image_code`, code: image_code, type: /^image/ }] : [],
      ),
    ),
  ]
  const codes = named.map(({ code }) => code)
  const found = codes.length
    ? await db
        .select()
        .from(attachments)
        .where(
          and(
            eq(attachments.module_name, courseFiles.module),
            eq(attachments.module_code, course_code),
            inArray(attachments.attachment_code, codes),
            isNull(attachments.deleted_date),
          ),
        )
    : []
  const files = new Map(found.map((file) => [file.attachment_code, file]))
  for (const { field, code, type } of named) if (!type.test(files.get(code)?.content_type ?? '')) refuseChoice(field)
  const resolved: Lesson[] = []
  for (const [n, lesson] of lessons.entries()) {
    const file = lesson.kind === 'video' ? files.get(lesson.file_code ?? '') : undefined
    const film_code = file && isPlaylist(file) ? await filmOf(context, file) : null
    if (film_code === undefined) refuseField(`lessons.${n}.file_code`, because('playlist-names-one-film'))
    resolved.push({ ...lesson, film_code })
  }
  return { ...content, lessons: resolved }
}

const columnsOf = (form: Form, content: CourseContent) => {
  const { title_default, title_local, category, description_default, description_local } = form
  const { audience_roles, audience_depts, audience_ascs, is_mandatory, due_days, publish_from, publish_to } = form
  if (publish_from && publish_to && publish_from > publish_to)
    refuseField('publish_to', because('course-publish-days-wrong'))
  return {
    ...{ title_default, title_local, category, description_default, description_local },
    ...{ audience_roles, audience_depts, audience_ascs, is_mandatory, due_days, publish_from, publish_to },
    content,
    lesson_count: content.lessons.length,
    minutes: minutesOf(content.lessons),
    missing_count: courseProblems(content).length,
  }
}

export const createCourse = async (context: RequestContext<typeof contract.createCourse>) => {
  const { db, viewer, actor, input } = context
  const course_code = await nextDocumentNumber(db, 'CRS', viewer.department, companyToday())
  const content = await withFiles(context, course_code, contentOf(input))
  const by = { created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] }
  await records.add(db, actor, { ...columnsOf(input, content), ...by, course_code })
  return { data: { course_code } }
}

export const onCourse = acting(course, {
  table: t,
  key: 'course_code',
  endpoints: contract.actOnCourse,
  visible: () => undefined,
  changes: {
    modify: async (begun) => {
      const { course_code, row_version: _version, ...form } = begun.input
      const content = await withFiles(begun, course_code, contentOf(form))
      return { set: columnsOf(form, content) }
    },
    approve: async ({ db, before, at }) => {
      const { course_code, version, title_default, title_local, content } = before
      await db
        .insert(courseVersions)
        .values({ course_code, version, title_default, title_local, content, published_date: at })
      return { set: { published_version: version } }
    },
    // What was closed without a change since keeps its number until something new is approved.
    adjust: async ({ before }) => ({ set: { version: (before.published_version ?? 0) + 1 } }),
  },
})

export const courseLog = ({ db, input }: RequestContext<typeof contract.courseLog>) =>
  records.history(db, input.code, input.page, undefined)

const shows = ({ lessons, cover_code }: CourseContent, file: string) =>
  cover_code === file ||
  lessons.some(
    ({ file_code, film_code, questions }) =>
      file_code === file || film_code === file || questions.some(({ image_code }) => image_code === file),
  )

/** Learners get their links with the course itself; these are for whoever writes it. */
export const courseAttachments = attachmentModule(
  courseFiles.module,
  async (db, viewer, code) => viewer.permission.has('Course-View') && (await db.$count(t, eq(t.course_code, code))) > 0,
  async (db, code) => (await db.$count(t, and(eq(t.course_code, code), eq(t.status, 'Draft')))) > 0,
  async (db, code, file) => {
    const versions = await db.select().from(courseVersions).where(eq(courseVersions.course_code, code))
    return versions.some(({ content }) => shows(content, file)) ? because('file-of-published-course') : undefined
  },
)

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
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
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
  const { grants_skill, grants_level, grants_installer_level } = form
  const lessons = numbered(form.lessons, 'L', ({ lesson_id }) => lesson_id).map(({ row, id }): Lesson => {
    const questions = numbered(row.questions, 'Q', ({ question_id }) => question_id).map(
      ({ row: question, id: question_id }): Question => ({ ...question, question_id }),
    )
    const shown_count = row.kind === 'quiz' ? row.shown_count || questions.length : 0
    return { ...row, lesson_id: id, questions: row.kind === 'quiz' ? questions : [], shown_count }
  })
  return {
    ...{ pass_score, attempts_max, retry_after_hours, validity_months },
    ...{ grants_skill, grants_level, grants_installer_level, lessons },
  }
}

/** A lesson shows files of its own course, of the kind it needs. */
const requireFiles = async (db: Db, course_code: string, { lessons }: CourseContent) => {
  const named = [
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
        .select({ code: attachments.attachment_code, type: attachments.content_type })
        .from(attachments)
        .where(
          and(
            eq(attachments.module_name, courseFiles.module),
            eq(attachments.module_code, course_code),
            inArray(attachments.attachment_code, codes),
          ),
        )
    : []
  const types = new Map(found.map(({ code, type }) => [code, type]))
  for (const { field, code, type } of named) if (!type.test(types.get(code) ?? '')) refuseChoice(field)
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

export const createCourse = async ({ db, viewer, actor, input }: RequestContext<typeof contract.createCourse>) => {
  const content = contentOf(input)
  const course_code = await nextDocumentNumber(db, 'CRS', viewer.department, companyToday())
  await requireFiles(db, course_code, content)
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
    modify: async ({ db, input }) => {
      const { course_code, row_version: _version, ...form } = input
      const content = contentOf(form)
      await requireFiles(db, course_code, content)
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

/** Learners get their links with the course itself; these are for whoever writes it. */
export const courseAttachments = attachmentModule(
  courseFiles.module,
  async (db, viewer, code) => viewer.permission.has('Course-View') && (await db.$count(t, eq(t.course_code, code))) > 0,
  async (db, code) => (await db.$count(t, and(eq(t.course_code, code), eq(t.status, 'Draft')))) > 0,
)

import type * as contract from '@sejuk/contract/learning/courses'
import type { CourseContent } from '@sejuk/domain/learning/course-content'
import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { courseVersions, courses as t } from '../../../db/tables/learning/courses.ts'
import { enrolments } from '../../../db/tables/learning/enrolments.ts'
import { roles } from '../../../db/tables/platform/roles.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'

const { content: _content, created_by: _by, ...columns } = getTableColumns(t)
const {
  description_default: _default,
  description_local: _local,
  due_days: _due,
  publish_from: _from,
  publish_to: _to,
  ...listed
} = columns

const ofCourse = sql`${enrolments} e where e.course_code = ${t.course_code}`
const counted = {
  enrolled: sql<number>`(select count(*)::int from ${ofCourse} and e.is_current)`,
  passed: sql<number>`(select count(*) filter (where e.status = 'Passed')::int from ${ofCourse} and e.is_current)`,
  passed_percent: sql<
    number | null
  >`(select round(100.0 * count(*) filter (where e.status = 'Passed') / nullif(count(*), 0))::int
    from ${ofCourse} and e.is_current)`,
  rating: sql<number | null>`(select round(avg(e.rating), 1)::float8 from ${ofCourse} and e.rating is not null)`,
}
const fields = { ...listed, ...counted }

type Asked = Pick<RequestContext<typeof contract.listCourses>, 'input'>
export const courseList = ({ input }: Asked) =>
  asList({
    input,
    source: sql`${t}`,
    where: and(
      input.status ? eq(t.status, input.status) : undefined,
      input.category ? eq(t.category, input.category) : undefined,
      input.is_mandatory === undefined ? undefined : eq(t.is_mandatory, input.is_mandatory),
      containsText(input.search, t.course_code, t.title_default, t.title_local),
    ),
    key: t.course_code,
    sorts: { created_date: t.created_date, title_default: t.title_default, title_local: t.title_local },
    sort: '-created_date',
    fields,
  })

export const listCourses = ({ db, ...context }: RequestContext<typeof contract.listCourses>) =>
  listPage(db, courseList(context))

export const courseDropdown = ({ db, input }: RequestContext<typeof contract.courseDropdown>) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${t}`,
    where: and(sql`${t.published_version} is not null`, containsText(input.search, t.title_default, t.title_local)),
    key: t.course_code,
    order: t.title_local,
    fields: { value: t.course_code, label: t.title_local },
    isSearch: input.search !== '',
  })

export const roleChoices = ({ db, input }: RequestContext<typeof contract.roleChoices>) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${roles}`,
    where: containsText(input.search, roles.role_name, roles.role_code),
    key: roles.role_code,
    order: roles.role_name,
    fields: { value: roles.role_code, label: roles.role_name },
    isSearch: input.search !== '',
  })

/** What was stored before a field was there has nothing in it. */
const withAllFields = (content: CourseContent) => ({
  ...content,
  cover_code: content.cover_code ?? null,
  lessons: content.lessons.map((lesson) => ({
    ...lesson,
    questions: lesson.questions.map((question) => ({
      ...question,
      options: question.options.map((option) => ({ ...option, x: option.x ?? null, y: option.y ?? null })),
    })),
  })),
})

export const getCourse = async ({ db, input }: RequestContext<typeof contract.getCourse>) => {
  const days = {
    publish_from: sql<string | null>`${t.publish_from}::text`,
    publish_to: sql<string | null>`${t.publish_to}::text`,
  }
  const [found] = await selectRows(
    db,
    { ...columns, ...counted, ...days },
    sql`from ${t} where ${eq(t.course_code, input.course_code)}`,
  )
  if (!found) return refuse('notFound')
  const [stored] = await db.select({ content: t.content }).from(t).where(eq(t.course_code, input.course_code))
  const versions = await db
    .select({
      version: courseVersions.version,
      published_date: courseVersions.published_date,
      enrolled: db.$count(
        enrolments,
        and(eq(enrolments.course_code, courseVersions.course_code), eq(enrolments.version, courseVersions.version)),
      ),
    })
    .from(courseVersions)
    .where(eq(courseVersions.course_code, input.course_code))
    .orderBy(desc(courseVersions.version), asc(courseVersions.published_date))
  const content = stored?.content ?? refuse('notFound')
  return { data: { ...found, ...withAllFields(content), versions } }
}

import type * as contract from '@sejuk/contract/learning/students'
import type { Question } from '@sejuk/domain/learning/course-content'
import { isAnswerRight, standingOf } from '@sejuk/domain/learning/enrolments'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { courseVersions } from '../../../db/tables/learning/courses.ts'
import { certificates, enrolments as e, quizAttempts } from '../../../db/tables/learning/enrolments.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { visibleUsers } from '../../../platform/scope/visible-users.ts'

/** Overdue comes with the day; everything else is stored. */
const standingIn = (today: string) =>
  sql`case when e.status in ('Not_Started', 'In_Progress') and e.due_date < ${today} then 'Overdue' else e.status end`

const source = sql`${users} join ${departments} on ${eq(departments.dept_code, users.department)}`
const ofUser = sql`${e} e where e.usercode = ${users.usercode} and e.is_current`
const fieldsOn = (today: string, ofCourse: SQL = sql``) => ({
  usercode: users.usercode,
  username: users.username,
  roles: sql<string>`coalesce((select string_agg(r.role_name, ', ' order by r.role_name) from user_roles u
    join roles r using (role_code) where u.usercode = ${users.usercode}), '')`,
  dept_name: departments.dept_name,
  asc_code: users.asc_code,
  last_activity: sql<
    string | null
  >`(select to_char(max(e.last_activity) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from ${ofUser}${ofCourse})`,
  assigned: sql<number>`(select count(*)::int from ${ofUser}${ofCourse})`,
  passed: sql<number>`(select count(*)::int from ${ofUser}${ofCourse} and e.status = 'Passed')`,
  overdue: sql<number>`(select count(*)::int from ${ofUser}${ofCourse} and ${standingIn(today)} = 'Overdue')`,
})

type Asked = Pick<RequestContext<typeof contract.listStudents>, 'input' | 'viewer'>
export const studentList = ({ input, viewer }: Asked) => {
  const today = companyToday()
  const { course_code, standing, dept_code, role_code } = input
  const ofCourse = course_code ? sql` and e.course_code = ${course_code}` : sql``
  const standingAs = standing ? sql` and ${standingIn(today)} = ${standing}` : sql``
  const fields = fieldsOn(today, ofCourse)
  return asList({
    input,
    source,
    where: and(
      visibleUsers(viewer),
      sql`exists (select 1 from ${ofUser}${ofCourse}${standingAs})`,
      dept_code.length ? inArray(users.department, dept_code) : undefined,
      role_code.length
        ? sql`exists (select 1 from user_roles u where u.usercode = ${users.usercode} and u.role_code in ${role_code})`
        : undefined,
      containsText(input.search, users.username, users.usercode),
    ),
    key: users.usercode,
    sorts: {
      last_activity: sql`coalesce((select max(e.last_activity) from ${ofUser}${ofCourse}), '-infinity')`,
      username: users.username,
      overdue: fields.overdue,
    },
    sort: 'username',
    fields,
  })
}

export const listStudents = ({ db, ...context }: RequestContext<typeof contract.listStudents>) =>
  listPage(db, studentList(context))

const plainLesson =
  (states: (typeof e.$inferSelect)['lessons']) =>
  (lesson: { lesson_id: string; kind: string; title_default: string; title_local: string; must_finish: boolean }) => {
    const { lesson_id, kind, title_default, title_local, must_finish } = lesson
    const { percent = 0, done = null } = states[lesson_id] ?? {}
    return { lesson_id, kind, title_default, title_local, must_finish, percent, done }
  }

type Attempt = typeof quizAttempts.$inferSelect
const judged = ({ paper, answers }: Attempt, questions: ReadonlyMap<string, Question>) =>
  paper.flatMap(({ question_id }) => {
    const question = questions.get(question_id)
    if (!question) return []
    const { text_default, text_local, options } = question
    const choice = answers[question_id]?.choice ?? []
    const chosen = choice.flatMap((n) => {
      const option = options[n]
      return option ? [{ text_default: option.text_default, text_local: option.text_local }] : []
    })
    return [{ text_default, text_local, chosen, is_right: isAnswerRight(question, choice) }]
  })

export const getStudent = async ({ db, viewer, input }: RequestContext<typeof contract.getStudent>) => {
  const today = companyToday()
  const mine = and(eq(users.usercode, input.usercode), visibleUsers(viewer))
  const [person] = await selectRows(db, fieldsOn(today), sql`from ${source} where ${mine ?? sql`false`}`)
  if (!person) return refuse('notFound')
  const rows = await db
    .select({ enrolment: e, version: courseVersions, certificate: certificates })
    .from(e)
    .innerJoin(
      courseVersions,
      and(eq(courseVersions.course_code, e.course_code), eq(courseVersions.version, e.version)),
    )
    .leftJoin(certificates, eq(certificates.enrolment_id, e.enrolment_id))
    .where(eq(e.usercode, input.usercode))
    .orderBy(desc(e.created_date), desc(e.enrolment_id))
    .limit(200)
  const ids = rows.map(({ enrolment }) => enrolment.enrolment_id)
  const attempts = ids.length
    ? await db
        .select()
        .from(quizAttempts)
        .where(inArray(quizAttempts.enrolment_id, ids))
        .orderBy(asc(quizAttempts.attempt_id))
    : []
  const names = await db
    .select({ usercode: users.usercode, username: users.username })
    .from(users)
    .where(inArray(users.usercode, [...new Set(rows.flatMap(({ enrolment }) => enrolment.assigned_by ?? []))]))
  const nameOf = new Map(names.map(({ usercode, username }) => [usercode, username]))
  const shown = rows.map(({ enrolment, version, certificate }) => {
    const { content, title_default, title_local } = version
    const questions = new Map(
      content.lessons.flatMap((lesson) =>
        lesson.questions.map((one) => [`${lesson.lesson_id}/${one.question_id}`, one]),
      ),
    )
    const own = attempts.filter(({ enrolment_id }) => enrolment_id === enrolment.enrolment_id)
    const {
      lessons,
      usercode: _user,
      is_current: _current,
      extra_attempts: _extra,
      reminded_date: _at,
      ...rest
    } = enrolment
    return {
      ...rest,
      ...{ title_default, title_local, pass_score: content.pass_score },
      assigned_by: enrolment.assigned_by && (nameOf.get(enrolment.assigned_by) ?? enrolment.assigned_by),
      standing: standingOf(enrolment, today),
      certificate_no: certificate?.certificate_no ?? null,
      revoke_reason: certificate?.revoke_reason ?? null,
      valid_to: certificate?.valid_to ?? null,
      lessons: content.lessons.map(plainLesson(lessons)),
      attempts: own.map((attempt) => {
        const { attempt_id, lesson_id, attempt_no, started_date, finished_date, score, is_passed } = attempt
        const ofLesson = new Map(
          [...questions].flatMap(([key, question]) =>
            key.startsWith(`${lesson_id}/`) ? [[question.question_id, question] as const] : [],
          ),
        )
        return {
          ...{ attempt_id, lesson_id, attempt_no, started_date, finished_date, score, is_passed },
          questions: finished_date ? judged(attempt, ofLesson) : [],
        }
      }),
    }
  })
  return { data: { ...person, enrolments: shown } }
}

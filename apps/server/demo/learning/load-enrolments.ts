import type { CourseContent, Lesson, Question } from '@sejuk/domain/learning/course-content'
import { type LessonStates, progressOf, rightChoice, scoreOf, validTo } from '@sejuk/domain/learning/enrolments'
import { addDays, headOffice } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { hashFor } from '../../src/business/learning/certificates.ts'
import type { Db } from '../../src/db/database.ts'
import type { courses } from '../../src/db/tables/learning/courses.ts'
import { certificates, enrolments, quizAttempts } from '../../src/db/tables/learning/enrolments.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { numbered } from '../makers/numbered.ts'
import { officeMoment } from '../makers/office-hours.ts'
import { chance, type Random, whole } from '../makers/random.ts'

type Course = typeof courses.$inferInsert
type Person = { usercode: string; username: string; department: string; roles: string[] }
type Made = {
  enrolment: typeof enrolments.$inferInsert
  attempts: Omit<typeof quizAttempts.$inferInsert, 'enrolment_id'>[]
  certificate?: Omit<typeof certificates.$inferInsert, 'enrolment_id' | 'token_hash'>
}
type Asked = { client: pg.ClientBase; db: Db; random: Random; today: string }

const mostLearners = 420

/** An attempt whose score is that of its answers. */
const attemptAt = (lesson: Lesson, attempt_no: number, at: string, isGood: boolean, pass_score: number) => {
  const asked = lesson.questions.slice(0, lesson.shown_count)
  const isRight = (n: number) => isGood || n >= asked.length / 2
  const choiceOf = (question: Question, n: number) =>
    isRight(n) ? rightChoice(question) : [(rightChoice(question)[0] ?? 0) === 0 ? 1 : 0]
  const answers = Object.fromEntries(
    asked.map((question, n) => [question.question_id, { choice: choiceOf(question, n), at }]),
  )
  const score = scoreOf(asked, Object.fromEntries(Object.entries(answers).map(([id, { choice }]) => [id, choice])))
  return {
    ...{ lesson_id: lesson.lesson_id, attempt_no, answers, started_date: at, saved_date: at, finished_date: at, score },
    paper: asked.map(({ question_id, options }) => ({ question_id, options: options.map((_, n) => n) })),
    is_passed: score >= pass_score,
  }
}

const stateOf = (lessons: readonly Lesson[], upTo: number, at: string): LessonStates =>
  Object.fromEntries(
    lessons.slice(0, upTo).map(({ lesson_id }) => [lesson_id, { percent: 100, at: 0, opened: at, done: at }]),
  )

/** How far somebody came: one of five, by chance. */
const madeFor = (
  { random, today }: Asked,
  course: Course,
  person: Person,
  numbers: ReturnType<typeof numbered>,
): Made => {
  const content = course.content as CourseContent
  const day = addDays(today, -whole(random, 2, 90))
  const at = officeMoment(day, headOffice, random())
  const drawn = random()
  const quiz = content.lessons.find(({ kind }) => kind === 'quiz')
  const isPassed = drawn < 0.55
  const isFailed = drawn >= 0.55 && drawn < 0.63 && quiz !== undefined
  const begun = drawn < 0.85 ? 1 + Math.floor(random() * (content.lessons.length - 1)) : 0
  const beforeQuiz = quiz ? content.lessons.indexOf(quiz) : content.lessons.length
  const lessons = stateOf(content.lessons, isPassed ? content.lessons.length : isFailed ? beforeQuiz : begun, at)
  const attempts = quiz
    ? isPassed
      ? [attemptAt(quiz, 1, at, true, content.pass_score)]
      : isFailed
        ? [1, 2, 3].map((n) => attemptAt(quiz, n, at, false, content.pass_score))
        : []
    : []
  const best_score = attempts.length ? Math.max(...attempts.map(({ score }) => score)) : null
  const isAssigned = course.is_mandatory || chance(random, 0.5)
  const due_date = isAssigned && course.due_days ? addDays(day, course.due_days) : null
  const { usercode, username, department } = person
  const { course_code, title_default, title_local } = course
  const enrolment = {
    ...{
      course_code,
      version: 1,
      usercode,
      assigned_by: isAssigned ? 'RCI-0310' : null,
      due_date,
      lessons,
      best_score,
    },
    status: isPassed
      ? ('Passed' as const)
      : isFailed
        ? ('Failed' as const)
        : begun
          ? ('In_Progress' as const)
          : ('Not_Started' as const),
    percent: isPassed ? 100 : progressOf(content.lessons, lessons),
    rating: isPassed && chance(random, 0.4) ? whole(random, 3, 5) : null,
    last_activity: begun || isPassed || isFailed ? at : null,
    passed_date: isPassed ? at : null,
    created_date: at,
  }
  if (!isPassed) return { enrolment, attempts }
  return {
    ...{ enrolment, attempts },
    certificate: {
      ...{ certificate_no: numbers.next(department, day), usercode, holder_name: username, course_code, version: 1 },
      ...{
        title_default,
        title_local,
        score: best_score,
        valid_to: validTo(day, content.validity_months),
        issued_date: at,
      },
    },
  }
}

/** The technician of the demo stands where the picture of this screen does: a mandatory course, nearly watched. */
const begunBy = (asked: Asked, course: Course, usercode: string): Made => {
  const content = course.content as CourseContent
  const at = officeMoment(addDays(asked.today, -10), headOffice, 0.4)
  const video = content.lessons.find(({ kind }) => kind === 'video')
  const before = stateOf(content.lessons, content.lessons.indexOf(video as Lesson), at)
  const lessons = { ...before, [video?.lesson_id ?? '']: { percent: 80, at: 16, opened: at, done: null } }
  return {
    enrolment: {
      ...{
        course_code: course.course_code,
        version: 1,
        usercode,
        assigned_by: 'RCI-0310',
        status: 'In_Progress',
        lessons,
      },
      ...{
        due_date: addDays(asked.today, 4),
        percent: progressOf(content.lessons, lessons),
        best_score: null,
        rating: null,
      },
      ...{ last_activity: at, passed_date: null, created_date: at },
    },
    attempts: [],
  }
}

export const loadEnrolments = async (asked: Asked, published: readonly Course[]) => {
  const { client, db, random } = asked
  const { rows: people } = await client.query<Person>(
    `select u.usercode, u.username, u.department, array_agg(r.role_code) as roles
     from users u join user_roles r using (usercode) where u.is_active group by 1, 2, 3
     order by bool_or(u.usercode in (select usercode from demo_accounts)) desc, u.usercode limit $1`,
    [mostLearners],
  )
  const numbers = numbered('SRT')
  const first = published[0]
  const technician = people.find(({ roles }) => roles.includes('Technician'))
  const made = people.flatMap((person) =>
    published.flatMap((course, n): Made[] => {
      const roles = course.audience_roles ?? []
      if (roles.length > 0 && !person.roles.some((role) => roles.includes(role))) return []
      if (person === technician && course === first) return [begunBy(asked, course, person.usercode)]
      // Its other mandatory course is still in the catalogue, so that the picture's course is the urgent one.
      if (person === technician && course.is_mandatory) return []
      return chance(random, n < 3 ? 0.6 : 0.25) ? [madeFor(asked, course, person, numbers)] : []
    }),
  )
  await insertRows(
    client,
    enrolments,
    made.map(({ enrolment }) => enrolment),
  )
  const { rows: ids } = await client.query<{ enrolment_id: number; key: string }>(
    `select enrolment_id, course_code || ' ' || usercode as key from enrolments`,
  )
  const idOf = new Map(ids.map(({ enrolment_id, key }) => [key, enrolment_id]))
  const keyOf = ({ enrolment }: Made) => idOf.get(`${enrolment.course_code} ${enrolment.usercode}`) ?? 0
  await insertRows(
    client,
    quizAttempts,
    made.flatMap((one) => one.attempts.map((attempt) => ({ ...attempt, enrolment_id: keyOf(one) }))),
  )
  const papers: (typeof certificates.$inferInsert)[] = []
  for (const one of made)
    if (one.certificate)
      papers.push({
        ...one.certificate,
        ...{ enrolment_id: keyOf(one), token_hash: await hashFor(db, one.certificate.certificate_no) },
      })
  await insertRows(client, certificates, papers)
  await numbers.save(client)
}

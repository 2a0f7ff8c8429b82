import { randomInt } from 'node:crypto'
import type * as contract from '@sejuk/contract/learning/my-courses'
import { type CourseContent, isOneChoice, type Lesson, type Question } from '@sejuk/domain/learning/course-content'
import { attemptObjection, isAnswerRight, lateMinutes, rightChoice, scoreOf } from '@sejuk/domain/learning/enrolments'
import { because } from '@sejuk/domain/messages'
import { and, asc, eq } from 'drizzle-orm'
import { contentOf, type Enrolment, lockEnrolment, writeLesson } from '../../../business/learning/enrolments.ts'
import type { Db } from '../../../db/database.ts'
import type { courseVersions } from '../../../db/tables/learning/courses.ts'
import {
  type AttemptAnswers,
  type AttemptPaper,
  enrolments,
  quizAttempts as t,
} from '../../../db/tables/learning/enrolments.ts'
import { linksTo } from '../../../platform/files/attachment-links.ts'
import { refuse, refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { settlePass } from './commands.ts'

type Attempt = typeof t.$inferSelect
type Version = typeof courseVersions.$inferSelect
type Context = Pick<RequestContext<typeof contract.startQuiz>, 'db' | 'viewer' | 'config' | 'jobs' | 'actor'>

const shuffled = <One>(all: readonly One[]): One[] => {
  const rest = [...all]
  for (let n = rest.length - 1; n > 0; n--) {
    const other = randomInt(n + 1)
    const held = rest[n] as One
    rest[n] = rest[other] as One
    rest[other] = held
  }
  return rest
}

/** The questions of one attempt, and the order in which it shows their options. */
const newPaper = ({ questions, shown_count }: Lesson): AttemptPaper =>
  shuffled(questions)
    .slice(0, shown_count || questions.length)
    .map(({ question_id, options, kind }) => ({
      question_id,
      options: kind === 'true_false' ? options.map((_, n) => n) : shuffled(options.map((_, n) => n)),
    }))

const questionsOf = (attempt: Attempt, { lessons }: CourseContent) => {
  const known = new Map(
    lessons
      .find(({ lesson_id }) => lesson_id === attempt.lesson_id)
      ?.questions.map((question) => [question.question_id, question]),
  )
  return attempt.paper.flatMap(({ question_id, options }) => {
    const question = known.get(question_id)
    return question ? [{ question, options }] : []
  })
}

const choices = (answers: AttemptAnswers) =>
  Object.fromEntries(Object.entries(answers).map(([id, { choice }]) => [id, choice]))

/** What is right is said where no attempt depends on it any more. */
const judgedAs = (question: Question, choice: readonly number[] | undefined, isOver: boolean) => ({
  question_id: question.question_id,
  is_right: isAnswerRight(question, choice),
  ...{ explanation_default: question.explanation_default, explanation_local: question.explanation_local },
  right: isOver ? rightChoice(question) : null,
})

const shownOf = ({ kind }: Question, option: Question['options'][number], isFinished: boolean) => {
  const { text_default, text_local, x = null, y = null } = option
  const isNamed = kind !== 'photo_spot' || isFinished
  return { text_default: isNamed ? text_default : '', text_local: isNamed ? text_local : '', x, y }
}

type Taken = { attempt: Attempt; enrolment: Enrolment; version: Version }

/** What the learner gets. Before the end it holds nothing that tells right from wrong. */
const paperOf = async (context: Context, { attempt, enrolment, version }: Taken) => {
  const { content } = version
  const lesson = content.lessons.find(({ lesson_id }) => lesson_id === attempt.lesson_id) ?? refuse('notFound')
  const asked = questionsOf(attempt, content)
  const link = await linksTo(
    context,
    asked.map(({ question }) => question.image_code),
  )
  const { attempt_id, lesson_id, attempt_no, started_date, ends_date, saved_date, finished_date, score, is_passed } =
    attempt
  const attempts_max = content.attempts_max + enrolment.extra_attempts
  const isOver = is_passed === true || attempt_no >= attempts_max
  const given = choices(attempt.answers)
  const judged = asked.map(({ question }) => judgedAs(question, given[question.question_id], isOver))
  return {
    ...{ attempt_id, course_code: enrolment.course_code, lesson_id, attempt_no, attempts_max, started_date, ends_date },
    ...{ title_default: lesson.title_default, title_local: lesson.title_local, pass_score: content.pass_score },
    now: new Date().toISOString(),
    questions: asked.map(({ question, options }) => ({
      ...{ question_id: question.question_id, kind: question.kind, points: question.points },
      ...{ text_default: question.text_default, text_local: question.text_local },
      image_url: link(question.image_code),
      options: options.flatMap((n) => {
        const option = question.options[n]
        return option ? [{ n, ...shownOf(question, option, finished_date !== null) }] : []
      }),
      choice: [...(given[question.question_id] ?? [])],
    })),
    saved_date,
    result:
      finished_date === null
        ? null
        : {
            ...{ score: score ?? 0, is_passed: is_passed ?? false, finished_date },
            right_count: judged.filter(({ is_right }) => is_right).length,
            is_course_passed: enrolment.status === 'Passed',
            questions: judged,
          },
  }
}

const attemptsOf = (db: Db, enrolment_id: number, lesson_id: string) =>
  db
    .select()
    .from(t)
    .where(and(eq(t.enrolment_id, enrolment_id), eq(t.lesson_id, lesson_id)))
    .orderBy(asc(t.attempt_no))

const isPastEnd = ({ ends_date }: Attempt, now: string) =>
  ends_date !== null && Date.parse(now) > Date.parse(ends_date) + lateMinutes * 60_000

/** The server judges what it has; nothing that arrives later changes it. */
const judge = async (context: Context, { attempt, enrolment, version }: Taken): Promise<Taken> => {
  const { db } = context
  const { content } = version
  const asked = questionsOf(attempt, content)
  const score = scoreOf(
    asked.map(({ question }) => question),
    choices(attempt.answers),
  )
  const is_passed = score >= content.pass_score
  const now = new Date().toISOString()
  const [finished] = await db
    .update(t)
    .set({ finished_date: now, score, is_passed })
    .where(eq(t.attempt_id, attempt.attempt_id))
    .returning()
  const best_score = Math.max(enrolment.best_score ?? 0, score)
  const was = enrolment.lessons[attempt.lesson_id] ?? { percent: 0, at: 0, opened: attempt.started_date, done: null }
  const state = { ...was, percent: is_passed ? 100 : was.percent, done: was.done ?? (is_passed ? now : null) }
  const scored = { ...enrolment, best_score }
  await db.update(enrolments).set({ best_score }).where(eq(enrolments.enrolment_id, enrolment.enrolment_id))
  const written = await writeLesson(db, scored, content, [attempt.lesson_id, state], now)
  const isLast = attempt.attempt_no >= content.attempts_max + enrolment.extra_attempts
  let after = written.after
  if (!is_passed && isLast && after.status !== 'Passed') {
    const [failed] = await db
      .update(enrolments)
      .set({ status: 'Failed' })
      .where(eq(enrolments.enrolment_id, enrolment.enrolment_id))
      .returning()
    after = failed ?? after
  }
  if (written.becomesPassed) await settlePass(context, after, version)
  return { attempt: finished ?? attempt, enrolment: after, version }
}

export const startQuiz = async (context: RequestContext<typeof contract.startQuiz>) => {
  const { db, viewer, input } = context
  const enrolment = await lockEnrolment(db, viewer.usercode, input.course_code)
  const version = await contentOf(db, enrolment)
  const lesson = version.content.lessons.find(({ lesson_id }) => lesson_id === input.lesson_id)
  if (lesson?.kind !== 'quiz') return refuseChoice('lesson_id')
  const attempts = await attemptsOf(db, enrolment.enrolment_id, lesson.lesson_id)
  const now = new Date().toISOString()
  const open = attempts.find(({ finished_date }) => finished_date === null)
  if (open) {
    const taken = { attempt: open, enrolment, version }
    return { data: await paperOf(context, isPastEnd(open, now) ? await judge(context, taken) : taken) }
  }
  const rules = { ...version.content, extra_attempts: enrolment.extra_attempts }
  const objection = attemptObjection(attempts, rules, now)
  if (objection) return refuse('conflict', { because: objection })
  const ends_date = lesson.limit_minutes
    ? new Date(Date.parse(now) + lesson.limit_minutes * 60_000).toISOString()
    : null
  const [attempt] = await db
    .insert(t)
    .values({
      ...{ enrolment_id: enrolment.enrolment_id, lesson_id: lesson.lesson_id, attempt_no: attempts.length + 1 },
      ...{ paper: newPaper(lesson), started_date: now, ends_date },
    })
    .returning()
  if (!attempt) throw new Error('The attempt was not stored')
  if (enrolment.status === 'Not_Started')
    await db
      .update(enrolments)
      .set({ status: 'In_Progress', last_activity: now })
      .where(eq(enrolments.enrolment_id, enrolment.enrolment_id))
  return { data: await paperOf(context, { attempt, enrolment, version }) }
}

/** One's own attempt, with its enrolment locked: taps of two tabs come one after the other. */
const lockAttempt = async ({ db, viewer }: Context, attempt_id: number): Promise<Taken> => {
  const [seen] = await db
    .select({ course_code: enrolments.course_code, enrolment_id: t.enrolment_id })
    .from(t)
    .innerJoin(enrolments, eq(enrolments.enrolment_id, t.enrolment_id))
    .where(and(eq(t.attempt_id, attempt_id), eq(enrolments.usercode, viewer.usercode)))
  if (!seen) return refuse('notFound')
  const [enrolment] = await db
    .select()
    .from(enrolments)
    .where(eq(enrolments.enrolment_id, seen.enrolment_id))
    .for('update')
  const [attempt] = await db.select().from(t).where(eq(t.attempt_id, attempt_id)).for('update')
  if (!enrolment || !attempt) return refuse('notFound')
  return { attempt, enrolment, version: await contentOf(db, enrolment) }
}

export const getQuiz = async (context: RequestContext<typeof contract.getQuiz>) => {
  const taken = await lockAttempt(context, context.input.attempt_id)
  return { data: await paperOf(context, taken) }
}

type Tap = RequestContext<typeof contract.saveAnswers>['input']['answers'][number]

/** The later tap on a question counts. What was tapped after the end does not, and an answer is one the question has. */
const merged = ({ attempt, version }: Taken, taps: readonly Tap[]): AttemptAnswers => {
  const asked = new Map(questionsOf(attempt, version.content).map(({ question }) => [question.question_id, question]))
  const answers: Record<string, AttemptAnswers[string]> = { ...attempt.answers }
  for (const { question_id, choice, at } of taps) {
    const question = asked.get(question_id)
    if (!question) return refuseChoice('question_id')
    const isWrong =
      choice.some((n) => n >= question.options.length) ||
      new Set(choice).size < choice.length ||
      (isOneChoice(question.kind) && choice.length > 1)
    if (isWrong) return refuseChoice('choice')
    const before = answers[question_id]
    const isLate = attempt.ends_date !== null && Date.parse(at) > Date.parse(attempt.ends_date)
    if (isLate || (before && Date.parse(before.at) > Date.parse(at))) continue
    answers[question_id] = { choice, at: new Date(Date.parse(at)).toISOString() }
  }
  return answers
}

const store = async (db: Db, taken: Taken, taps: readonly Tap[]): Promise<Taken> => {
  const saved_date = new Date().toISOString()
  const answers = merged(taken, taps)
  const [attempt] = await db
    .update(t)
    .set({ answers, saved_date })
    .where(eq(t.attempt_id, taken.attempt.attempt_id))
    .returning()
  return { ...taken, attempt: attempt ?? taken.attempt }
}

export const saveAnswers = async (context: RequestContext<typeof contract.saveAnswers>) => {
  const taken = await lockAttempt(context, context.input.attempt_id)
  const isEnded = taken.attempt.finished_date !== null || isPastEnd(taken.attempt, new Date().toISOString())
  if (isEnded) return refuse('conflict', { status: 'Finished', because: because('quiz-finished') })
  const { attempt } = await store(context.db, taken, context.input.answers)
  return { data: { saved_date: attempt.saved_date ?? '' } }
}

/** Pressed twice it answers the same. */
export const finishQuiz = async (context: RequestContext<typeof contract.finishQuiz>) => {
  const { attempt_id, answers } = context.input
  const taken = await lockAttempt(context, attempt_id)
  if (taken.attempt.finished_date !== null) return { data: await paperOf(context, taken) }
  const isEnded = isPastEnd(taken.attempt, new Date().toISOString())
  const complete = answers.length > 0 && !isEnded ? await store(context.db, taken, answers) : taken
  return { data: await paperOf(context, await judge(context, complete)) }
}

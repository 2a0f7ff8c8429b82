import * as mine from '@sejuk/contract/learning/my-courses'
import * as student from '@sejuk/contract/learning/students'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { answersOf, at, form, question, school } from '../../../../test/learning.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { enrolments, quizAttempts } from '../../../db/tables/learning/enrolments.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'

const server = await startTestServer()
const { db } = server
const { writer, trainer, newLearner, act, created, taken, start } = await school(server)

const fileOf = (course_code: string, name: string, content_type: string) =>
  db.insert(attachments).values({
    ...{ attachment_code: `${name}-${course_code}`, module_name: 'Course', module_code: course_code, alias: 'video' },
    ...{ kind: content_type.startsWith('image') ? 'photo' : 'video', original_file_name: name, content_type },
    ...{ bytes: 9, sha256: '', store_key: name, created_by: 'T1' },
  })

describe('a learner', () => {
  test('sees why it is not complete, and passes when everything is done', async () => {
    const { course_code, learner } = await taken()
    const seen = async () => (await learner(mine.getMyCourse, { course_code })).data as mine.MyCourseDetail
    expect((await seen()).enrolment?.why.map(({ because }) => because.code)).toEqual([
      'lesson-not-read',
      'lesson-quiz-open',
    ])
    expect(await learner(mine.reportProgress, { course_code, lesson_id: 'L2', percent: 100, at: 0 })).toMatchObject({
      code: '406',
    })
    await learner(mine.reportProgress, { course_code, lesson_id: 'L1', percent: 100, at: 0 })
    await learner(mine.reportProgress, { course_code, lesson_id: 'L1', percent: 10, at: 0 })
    expect((await seen()).lessons[0]).toMatchObject({ percent: 100, done: expect.any(String) })
    const paper = await start(learner, course_code)
    const { data } = await learner(mine.finishQuiz, { attempt_id: paper.attempt_id, answers: answersOf(paper, 1) })
    expect(data?.result).toMatchObject({ score: 100, is_passed: true, is_course_passed: true })
    expect(await seen()).toMatchObject({
      enrolment: { status: 'Passed', percent: 100, why: [] },
      certificate: { state: 'valid' },
    })
  })

  test('a film that may not be skipped is watched no faster than it plays, and goes on where it was left', async () => {
    const film = { kind: 'video', title_default: 'Film', title_local: 'Film', minutes: 10, no_skip: true }
    const course_code = await created({ lessons: [film] })
    await fileOf(course_code, 'FILM', 'video/mp4')
    const lessons = [{ ...film, file_code: `FILM-${course_code}` }]
    expect(await act(writer, 'modify', course_code, { ...form, lessons })).toMatchObject({ code: '200' })
    await act(writer, 'submit', course_code)
    await act(trainer, 'approve', course_code)
    const learner = await newLearner()
    await learner(mine.takeCourse, { course_code })
    const report = (percent: number, second: number) =>
      learner(mine.reportProgress, { course_code, lesson_id: 'L1', percent, at: second })
    expect((await report(100, 600)).data).toMatchObject({ percent: 5, is_done: false })
    const opened = async (minutes: number) =>
      db
        .update(enrolments)
        .set({ lessons: { L1: { percent: 5, at: 30, opened: at(-minutes * 60), done: null } } })
        .where(eq(enrolments.course_code, course_code))
    await opened(20)
    expect((await report(80, 480)).data).toMatchObject({ percent: 80, is_done: false })
    const { data } = await learner(mine.getMyCourse, { course_code })
    expect(data?.lessons[0]).toMatchObject({ at: 480, file: { url: expect.stringContaining('/api/files/') } })
    expect(data?.enrolment?.why[0]?.because).toEqual({ code: 'lesson-watched', values: { percent: 80, needed: 95 } })
    expect((await report(96, 576)).data).toMatchObject({ is_done: true, is_passed: true })
  })

  test('others’ courses and attempts are nobody’s business', async () => {
    const { course_code, learner } = await taken()
    const paper = await start(learner, course_code)
    const other = await newLearner()
    expect(await other(mine.getQuiz, { attempt_id: paper.attempt_id })).toMatchObject({ code: '404' })
    expect(await other(mine.saveAnswers, { attempt_id: paper.attempt_id, answers: answersOf(paper, 1) })).toMatchObject(
      { code: '404' },
    )
    expect(await other(mine.reportProgress, { course_code, lesson_id: 'L1', percent: 1, at: 0 })).toMatchObject({
      code: '404',
    })
  })
})

describe('a quiz', () => {
  test('says nothing of right and wrong before its end', async () => {
    const { course_code, learner } = await taken()
    const paper = await start(learner, course_code)
    await learner(mine.saveAnswers, { attempt_id: paper.attempt_id, answers: answersOf(paper, 1) })
    const sent = JSON.stringify([
      await learner(mine.getQuiz, { attempt_id: paper.attempt_id }),
      await learner(mine.getMyCourse, { course_code }),
      await learner(mine.getMyCourses, {}),
    ])
    expect(sent).not.toMatch(/is_right|explanation|Because/)
  })

  test('saves each tap; the later tap counts, whatever arrives first', async () => {
    const { course_code, learner } = await taken()
    const { attempt_id, questions } = await start(learner, course_code)
    const question_id = questions[0]?.question_id ?? ''
    const tap = (choice: number[], seconds: number) =>
      learner(mine.saveAnswers, { attempt_id, answers: [{ question_id, choice, at: at(seconds) }] })
    await tap([1], 5)
    await tap([0], 2)
    const again = await start(learner, course_code)
    expect(again.attempt_id).toBe(attempt_id)
    expect(again.questions.find((one) => one.question_id === question_id)?.choice).toEqual([1])
  })

  test('asks for a spot in a picture, and names the spots only when it is over', async () => {
    const course_code = await created()
    await fileOf(course_code, 'UNIT', 'image/png')
    const image_code = `UNIT-${course_code}`
    const spot = (text: string, x: number) => ({ text_default: text, text_local: text, x, y: 40, is_right: x > 50 })
    const asked = question(1, { kind: 'photo_spot', image_code, options: [spot('Filter', 20), spot('Drain', 80)] })
    const lessons = [form.lessons[0], { ...form.lessons[1], questions: [asked] }]
    const modify = (more: object) => act(writer, 'modify', course_code, { ...form, lessons, ...more })
    expect(await modify({ cover_code: 'PIC-OTHER' })).toMatchObject({
      code: '406',
      errors: { cover_code: [expect.any(String)] },
    })
    const outside = { ...asked, options: [spot('Filter', 20), spot('Drain', 180)] }
    expect(await modify({ lessons: [{ ...form.lessons[1], questions: [outside] }] })).toMatchObject({ code: '406' })
    expect(await modify({ cover_code: image_code })).toMatchObject({ code: '200' })
    await act(writer, 'submit', course_code)
    await act(trainer, 'approve', course_code)
    const learner = await newLearner()
    await learner(mine.takeCourse, { course_code })
    const [course] = (await learner(mine.getMyCourses, {})).data?.mine ?? []
    expect(course?.cover_url).toContain('/')
    const paper = await start(learner, course_code)
    const [shown] = paper.questions
    expect(shown?.image_url).toContain('/')
    expect(shown?.options.map(({ text_default, x }) => [text_default, x]).toSorted()).toEqual([
      ['', 20],
      ['', 80],
    ])
    const { attempt_id } = paper
    const [{ question_id } = { question_id: '' }] = paper.questions
    const answer = (choice: number[]) => ({ attempt_id, answers: [{ question_id, choice, at: at(0) }] })
    expect(await learner(mine.saveAnswers, answer([0, 1]))).toMatchObject({ code: '406' })
    const { data } = await learner(mine.finishQuiz, answer([1]))
    expect(data.result).toMatchObject({ score: 100, is_passed: true })
    expect((data as mine.QuizPaper).questions[0]?.options.map(({ text_default }) => text_default).toSorted()).toEqual([
      'Drain',
      'Filter',
    ])
  })

  test('takes no answer that a question does not have', async () => {
    const { course_code, learner } = await taken()
    const { attempt_id, questions } = await start(learner, course_code)
    const question_id = questions[0]?.question_id ?? ''
    const send = (answer: object) =>
      learner(mine.saveAnswers, { attempt_id, answers: [{ question_id, choice: [1], at: at(0), ...answer }] })
    expect(await send({ choice: [7] })).toMatchObject({ code: '406' })
    expect(await send({ choice: [0, 1] })).toMatchObject({ code: '406' })
    expect(await send({ question_id: 'Q99' })).toMatchObject({ code: '406' })
    expect(await send({ at: 'yesterday' })).toMatchObject({ code: '406' })
  })

  test('is judged once, and changes no more', async () => {
    const { course_code, learner } = await taken()
    const paper = await start(learner, course_code)
    const wrong = { attempt_id: paper.attempt_id, answers: answersOf(paper, 0) }
    const finished = await Promise.all([learner(mine.finishQuiz, wrong), learner(mine.finishQuiz, wrong)])
    expect(finished.map(({ data }) => data?.result?.score)).toEqual([0, 0])
    expect(
      await learner(mine.saveAnswers, { attempt_id: paper.attempt_id, answers: answersOf(paper, 1) }),
    ).toMatchObject({ code: '409', status: 'Finished' })
    expect(
      (await learner(mine.finishQuiz, { attempt_id: paper.attempt_id, answers: answersOf(paper, 1) })).data?.result
        ?.score,
    ).toBe(0)
  })

  test('keeps the right answers to itself while another attempt is open', async () => {
    const { course_code, learner } = await taken({ retry_after_hours: 0, attempts_max: 2 })
    const fail = async () => {
      const paper = await start(learner, course_code)
      const answers = answersOf(paper, 0)
      const { data } = await learner(mine.finishQuiz, { attempt_id: paper.attempt_id, answers })
      return data as mine.QuizPaper
    }
    expect((await fail()).result?.questions.map(({ right }) => right)).toEqual([null, null, null, null])
    expect((await fail()).result?.questions[0]?.right).toEqual([1])
    expect(await learner(mine.startQuiz, { course_code, lesson_id: 'L2' })).toMatchObject({
      code: '409',
      message: expect.stringContaining('All 2 attempts are used'),
    })
    expect((await learner(mine.getMyCourse, { course_code })).data?.enrolment?.status).toBe('Failed')
  })

  test('waits before the next attempt, unless a trainer knows better', async () => {
    const { course_code, learner } = await taken({ attempts_max: 1 })
    const paper = await start(learner, course_code)
    await learner(mine.finishQuiz, { attempt_id: paper.attempt_id, answers: answersOf(paper, 0) })
    expect(await learner(mine.startQuiz, { course_code, lesson_id: 'L2' })).toMatchObject({ code: '409' })
    const [{ enrolment_id } = { enrolment_id: 0 }] = await db
      .select()
      .from(enrolments)
      .where(eq(enrolments.course_code, course_code))
    expect(await trainer(student.allowAttempt, { enrolment_id, reason: '' })).toMatchObject({ code: '406' })
    await trainer(student.allowAttempt, { enrolment_id, reason: 'Lost the network' })
    expect(await learner(mine.startQuiz, { course_code, lesson_id: 'L2' })).toMatchObject({
      code: '409',
      message: expect.stringContaining('You can try again after'),
    })
    await db
      .update(quizAttempts)
      .set({ finished_date: at(-25 * 3600) })
      .where(eq(quizAttempts.attempt_id, paper.attempt_id))
    expect(await learner(mine.startQuiz, { course_code, lesson_id: 'L2' })).toMatchObject({ code: '200' })
  })

  test('what was tapped in time counts a little later; after that the server judges what it has', async () => {
    const limited = { lessons: [form.lessons[0], { ...form.lessons[1], limit_minutes: 5 }] }
    const { course_code, learner } = await taken(limited)
    const paper = await start(learner, course_code)
    const ended = (minutes: number) =>
      db
        .update(quizAttempts)
        .set({ ends_date: at(-minutes * 60) })
        .where(eq(quizAttempts.attempt_id, paper.attempt_id))
    await ended(3)
    const [first, second] = paper.questions
    await learner(mine.saveAnswers, {
      attempt_id: paper.attempt_id,
      answers: [
        { question_id: first?.question_id ?? '', choice: [1], at: at(-4 * 60) },
        { question_id: second?.question_id ?? '', choice: [1], at: at(-60) },
      ],
    })
    await ended(11)
    expect(
      await learner(mine.saveAnswers, { attempt_id: paper.attempt_id, answers: answersOf(paper, 1) }),
    ).toMatchObject({ code: '409' })
    expect((await start(learner, course_code)).result).toMatchObject({ score: 25, is_passed: false })
  })
})

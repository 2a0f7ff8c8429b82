import * as contract from '@sejuk/contract/learning/courses'
import * as mine from '@sejuk/contract/learning/my-courses'
import * as student from '@sejuk/contract/learning/students'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { makeCentre, makeTechnician } from '../../../../test/aftersales.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { startTestServer } from '../../../../test/test-server.ts'
import { technicians } from '../../../db/tables/aftersales/technicians.ts'
import { certificates, enrolments, quizAttempts } from '../../../db/tables/learning/enrolments.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'

const server = await startTestServer()
const { db } = server
const all = ['Course-View', 'Course-Create', 'Course-Publish', 'Course-Assign', 'Student-List-View'] as const
const writer = await server.as([...all], { usercode: 'T1' })
const trainer = await server.as([...all], { usercode: 'T2' })
const reader = await server.as(['Course-View'], { usercode: 'READ' })
let learners = 0
const newLearner = () => server.as([], { usercode: `LEARN${++learners}` })

const question = (n: number, over: object = {}) => ({
  text_default: `Question ${n}`,
  text_local: `Soal ${n}`,
  options: [
    { text_default: 'Wrong', text_local: 'Salah', is_right: false },
    { text_default: 'Right', text_local: 'Benar', is_right: true },
  ],
  explanation_default: 'Because',
  explanation_local: 'Karena',
  ...over,
})
const form = {
  title_default: 'Installing R32',
  title_local: 'Pasang R32',
  category: 'installation',
  lessons: [
    { kind: 'article', title_default: 'Read', title_local: 'Baca', article_default: 'Text', article_local: 'Teks' },
    {
      kind: 'quiz',
      title_default: 'Quiz',
      title_local: 'Kuis',
      questions: [question(1), question(2), question(3), question(4)],
    },
  ],
} as const

const detail = async (course_code: string) =>
  (await writer(contract.getCourse, { course_code })).data as contract.CourseDetail
type Caller = typeof writer
const act = async (caller: Caller, name: keyof typeof contract.actOnCourse, course_code: string, more: object = {}) => {
  const { row_version } = await detail(course_code)
  return caller(contract.actOnCourse[name], { course_code, row_version, ...more })
}
const created = async (over: object = {}) => {
  const { data } = await writer(contract.createCourse, { ...form, ...over })
  return data?.course_code ?? ''
}
const published = async (over: object = {}) => {
  const code = await created(over)
  await act(writer, 'submit', code)
  await act(trainer, 'approve', code)
  return code
}
const taken = async (over: object = {}, caller?: Caller) => {
  const course_code = await published(over)
  const learner = caller ?? (await newLearner())
  await learner(mine.takeCourse, { course_code })
  return { course_code, learner }
}
const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const answersOf = (paper: mine.QuizPaper, n: number) =>
  paper.questions.map(({ question_id }) => ({ question_id, choice: [n], at: at(0) }))
const start = async (learner: Caller, course_code: string) =>
  (await learner(mine.startQuiz, { course_code, lesson_id: 'L2' })).data as mine.QuizPaper

describe('a course', () => {
  test('is submitted when nothing is missing, and approved by somebody who wrote no part of it', async () => {
    const code = await created({ lessons: [{ kind: 'video', title_default: 'Film', title_local: 'Film' }] })
    expect(await act(writer, 'submit', code)).toMatchObject({
      code: '409',
      message: expect.stringContaining('1 thing'),
    })
    const whole = await created()
    expect(await act(writer, 'submit', whole)).toMatchObject({ code: '200' })
    expect(await act(writer, 'approve', whole)).toMatchObject({ code: '409' })
    expect(await act(trainer, 'approve', whole)).toMatchObject({ code: '200' })
    expect(await detail(whole)).toMatchObject({ status: 'Approved', published_version: 1, lesson_count: 2 })
  })

  test('refuses what no course is: files of others, days the wrong way round, too many lessons', async () => {
    expect(
      await writer(contract.createCourse, {
        ...form,
        lessons: [{ kind: 'pdf', title_default: 'A', title_local: 'A', file_code: 'FIL-OTHER' }],
      }),
    ).toMatchObject({ code: '406', errors: { 'lessons.0.file_code': [expect.any(String)] } })
    expect(
      await writer(contract.createCourse, { ...form, publish_from: '2026-12-02', publish_to: '2026-12-01' }),
    ).toMatchObject({ code: '406', errors: { publish_to: [expect.any(String)] } })
    const lessons = Array.from({ length: 31 }, () => form.lessons[0])
    expect(await writer(contract.createCourse, { ...form, lessons: [...lessons] })).toMatchObject({ code: '406' })
    expect(await writer(contract.createCourse, { ...form, pass_score: 101 })).toMatchObject({ code: '406' })
    expect(await reader(contract.createCourse, form)).toMatchObject({ code: '403' })
  })

  test('who has begun stays on their version', async () => {
    const { course_code, learner } = await taken()
    expect(await act(writer, 'adjust', course_code)).toMatchObject({ code: '200' })
    await act(writer, 'modify', course_code, { ...form, title_default: 'Next', title_local: 'Baru' })
    await act(writer, 'submit', course_code)
    await act(trainer, 'approve', course_code)
    const other = await newLearner()
    await other(mine.takeCourse, { course_code })
    expect((await learner(mine.getMyCourse, { course_code })).data).toMatchObject({ title_local: 'Pasang R32' })
    expect((await other(mine.getMyCourse, { course_code })).data).toMatchObject({ title_local: 'Baru' })
    expect((await detail(course_code)).versions.map(({ version }) => version)).toEqual([2, 1])
  })

  test('a stale edit is refused and says what changed', async () => {
    const code = await created()
    const { row_version } = await detail(code)
    await act(writer, 'modify', code, { ...form, title_default: 'Mine', title_local: 'Milik' })
    expect(await trainer(contract.actOnCourse.modify, { course_code: code, row_version, ...form })).toMatchObject({
      code: '409',
      data: { changed_fields: expect.any(Array) },
    })
  })

  test('is not for those outside its audience, nor after it closed', async () => {
    const learner = await newLearner()
    const others = await published({ audience_roles: ['Nobody'] })
    expect(await learner(mine.takeCourse, { course_code: others })).toMatchObject({ code: '409' })
    expect(await learner(mine.getMyCourse, { course_code: others })).toMatchObject({ code: '404' })
    const closed = await published()
    await act(trainer, 'close', closed)
    expect(await learner(mine.takeCourse, { course_code: closed })).toMatchObject({
      code: '409',
      message: 'This course is not open for new learners',
    })
  })
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
    await db.insert(attachments).values({
      ...{ attachment_code: `FILM-${course_code}`, kind: 'video', module_name: 'Course', module_code: course_code },
      ...{
        alias: 'video',
        original_file_name: 'a.mp4',
        content_type: 'video/mp4',
        bytes: 9,
        sha256: '',
        store_key: 'a',
      },
      created_by: 'T1',
    })
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

describe('a certificate', () => {
  const passed = async (over: object, learner?: Caller) => {
    const done = await taken({ lessons: [form.lessons[0]], ...over }, learner)
    await done.learner(mine.reportProgress, { course_code: done.course_code, lesson_id: 'L1', percent: 100, at: 0 })
    const { data } = await done.learner(mine.getMyCourse, { course_code: done.course_code })
    return { ...done, certificate: data?.certificate }
  }

  const enrolmentOf = async (course_code: string) =>
    (await db.select().from(enrolments).where(eq(enrolments.course_code, course_code)))[0]?.enrolment_id ?? 0

  test('is checked by anybody with its code, with a masked name, and no longer once it is revoked', async () => {
    const { certificate, course_code } = await passed({ validity_months: 24 })
    const code = certificate?.check_address.split('code=')[1] ?? ''
    expect(code).toMatch(/^[\w-]{32}$/)
    const check = () => server.nobody(mine.checkCertificate, { code })
    expect(await check()).toMatchObject({ data: { state: 'valid', certificate: { title_local: 'Pasang R32' } } })
    expect((await check()).data?.certificate?.holder_name).toMatch(/\*/)
    expect(await server.nobody(mine.checkCertificate, { code: `${code.slice(0, -1)}_` })).toMatchObject({
      data: { state: 'not_found', certificate: null },
    })
    const [{ enrolment_id } = { enrolment_id: 0 }] = await db
      .select()
      .from(enrolments)
      .where(eq(enrolments.course_code, course_code))
    await trainer(student.revokeCertificate, { enrolment_id, reason: 'Cheated' })
    expect(await check()).toMatchObject({ data: { state: 'revoked' } })
    expect(await trainer(student.revokeCertificate, { enrolment_id, reason: 'Again' })).toMatchObject({ code: '409' })
  })

  test('is not found by trying codes: many wrong ones from one network are refused for a while', async () => {
    const guess = (n: number) => server.nobody(mine.checkCertificate, { code: `${n}`.padStart(32, 'z') })
    const codes = (await Promise.all(Array.from({ length: 25 }, (_, n) => guess(n)))).map(({ code }) => code)
    expect(codes).toContain('429')
    expect((await guess(99)).code).toBe('429')
  })

  test('opens skill and level of a technician, and takes them back unless another one gives them', async () => {
    const technician = await newLearner()
    const technician_code = `LEARN${learners}`
    await makeCentre(db, { asc_code: '8-ASC-01' })
    await makeTechnician(db, technician_code, '8-ASC-01')
    const { certificate, course_code } = await passed(
      { grants_skill: 'Inverter', grants_level: 'Basic', validity_months: 12 },
      technician,
    )
    const read = async () =>
      (await db.select().from(technicians).where(eq(technicians.technician_code, technician_code)))[0]
    expect(await read()).toMatchObject({
      skills: ['Repair', 'Inverter'],
      certification_level: 'Basic',
      certification_number: certificate?.certificate_no,
      certification_valid_to: certificate?.valid_to,
    })
    const enrolment_id = await enrolmentOf(course_code)
    const other = await passed({ grants_skill: 'Inverter', grants_level: 'Advanced' }, technician)
    const second = await enrolmentOf(other.course_code)
    await trainer(student.revokeCertificate, { enrolment_id, reason: 'Cheated' })
    expect(await read()).toMatchObject({
      skills: ['Repair', 'Inverter'],
      ...{ certification_level: 'Advanced', certification_number: other.certificate?.certificate_no },
    })
    await trainer(student.revokeCertificate, { enrolment_id: second, reason: 'Cheated' })
    expect(await read()).toMatchObject({
      skills: ['Repair'],
      ...{ certification_level: null, certification_number: null },
    })
  })

  test('is a PDF for its holder and for those who see the student, for nobody else', async () => {
    const { certificate, learner } = await passed({})
    const certificate_no = certificate?.certificate_no ?? ''
    expect(await (await newLearner())(mine.certificatePdf, { certificate_no })).toMatchObject({ code: '404' })
    const url = `/api/learning/certificate?certificate_no=${certificate_no}&language=local`
    const answer = await server.app.inject({
      url,
      headers: { host: 'sejuk.test', origin: 'https://sejuk.test', cookie: `sid=${learner.token}` },
    })
    expect(answer.headers['content-type']).toContain('application/pdf')
    const pdf = await readPdf(answer.rawPayload)
    expect(pdf.text).toContain(certificate_no)
    const [code] = await pdf.codesOn(1)
    expect(code).toMatchObject({ format: 'QRCode', text: `http://sejuk.test${certificate?.check_address}` })
  })

  test('comes once, though the last lesson is reported twice at once', async () => {
    const { course_code, learner } = await taken({ lessons: [form.lessons[0]] })
    const report = () => learner(mine.reportProgress, { course_code, lesson_id: 'L1', percent: 100, at: 0 })
    await Promise.all([report(), report()])
    expect(await db.$count(certificates, eq(certificates.course_code, course_code))).toBe(1)
  })
})

describe('a trainer', () => {
  test('assigns a course once, reminds once a day, and notes who was there', async () => {
    const live = { kind: 'live', title_default: 'Talk', title_local: 'Bicara', live_date: '2026-12-01T03:00:00Z' }
    const course_code = await published({ lessons: [live], due_days: 7 })
    await newLearner()
    const usercodes = [`LEARN${learners}`]
    expect((await trainer(student.assignCourse, { course_code, usercodes })).data).toEqual({ assigned: 1 })
    expect((await trainer(student.assignCourse, { course_code, usercodes })).data).toEqual({ assigned: 0 })
    expect(await trainer(student.assignCourse, { course_code })).toMatchObject({ code: '406' })
    expect(await trainer(student.assignCourse, { course_code, usercodes: ['NOBODY'] })).toMatchObject({ code: '406' })
    const [row] = await db.select().from(enrolments).where(eq(enrolments.course_code, course_code))
    const enrolment_id = row?.enrolment_id ?? 0
    expect(row?.due_date).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(await trainer(student.remindStudent, { enrolment_id })).toMatchObject({ code: '200' })
    expect(await trainer(student.remindStudent, { enrolment_id })).toMatchObject({ code: '409' })
    await trainer(student.markAttended, { enrolment_id, lesson_id: 'L1', is_attended: true })
    const { data } = await trainer(student.getStudent, { usercode: usercodes[0] ?? '' })
    expect(data?.enrolments[0]).toMatchObject({ status: 'Passed', certificate_no: expect.stringMatching(/^SRT-/) })
    expect(await reader(student.listStudents, {})).toMatchObject({ code: '403' })
  })
})

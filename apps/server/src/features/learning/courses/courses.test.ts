import * as contract from '@sejuk/contract/learning/courses'
import * as mine from '@sejuk/contract/learning/my-courses'
import { describe, expect, test } from 'vitest'
import { form, school } from '../../../../test/learning.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'

const server = await startTestServer()
const { writer, trainer, newLearner, detail, act, created, published, taken } = await school(server)
const reader = await server.as(['Course-View'], { usercode: 'READ' })

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

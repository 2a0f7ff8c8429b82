import * as contract from '@sejuk/contract/learning/courses'
import * as mine from '@sejuk/contract/learning/my-courses'
import { deletePhoto, storeAttachments } from '@sejuk/contract/platform/attachments'
import { courseFileRights } from '@sejuk/domain/learning/courses'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'

const server = await startTestServer()
const rights = [
  'Course-View',
  'Course-Create',
  'Course-Publish',
  ...courseFileRights('View', 'Upload', 'Delete'),
] as const
const writer = await server.as([...rights], { usercode: 'T1' })
const trainer = await server.as([...rights], { usercode: 'T2' })

const film = { kind: 'video', title_default: 'Film', title_local: 'Film' } as const
const article = { ...film, kind: 'article', article_default: 'Text', article_local: 'Teks' } as const
const titles = { title_default: 'Leaks', title_local: 'Bocor', category: 'service' } as const
const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(400, 7)])
const playlist = (...names: string[]) =>
  Buffer.from(
    `#EXTM3U\n#EXT-X-MAP:URI="${names[0]}",BYTERANGE="24@0"\n${names.map((one) => `#EXTINF:4,\n${one}\n`).join('')}`,
  )

const made = async () =>
  (await writer(contract.createCourse, { ...titles, lessons: [article] })).data.course_code as string
const stored = async (course_code: string, name: string, bytes: Uint8Array) => {
  const form = new FormData()
  form.set('module_name', 'Course')
  form.set('module_code', course_code)
  form.set('alias', 'video')
  form.set('kind', 'video')
  form.set('files', new File([new Uint8Array(bytes)], name))
  const answer = await writer(storeAttachments, form)
  expect(answer.code, JSON.stringify(answer)).toBe('200')
  const [file_code = ''] = Object.keys(answer.data)
  return { file_code, photo_code: file_code }
}
const versionOf = async (course_code: string) =>
  (await writer(contract.getCourse, { course_code })).data.row_version as number
const act = async (
  by: typeof writer,
  name: keyof typeof contract.actOnCourse,
  course_code: string,
  more: object = {},
) => by(contract.actOnCourse[name], { course_code, row_version: await versionOf(course_code), ...more })
const published = async (course_code: string, lessons: readonly object[]) => {
  expect(await act(writer, 'modify', course_code, { ...titles, lessons })).toMatchObject({ code: '200' })
  await act(writer, 'submit', course_code)
  expect(await act(trainer, 'approve', course_code)).toMatchObject({ code: '200' })
}
const get = (url: string, token: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    url,
    headers: { host: 'sejuk.test', origin: 'https://sejuk.test', cookie: `sid=${token}`, ...headers },
  })

test('a file that a published version shows is not deleted by a draft; one that none shows is', async () => {
  const course_code = await made()
  const used = await stored(course_code, 'used.mp4', mp4)
  await published(course_code, [{ ...film, file_code: used.file_code }])
  await act(writer, 'adjust', course_code)
  const spare = await stored(course_code, 'spare.mp4', mp4)
  await act(writer, 'modify', course_code, { ...titles, lessons: [article] })
  expect(await writer(deletePhoto, { photo_code: used.photo_code })).toMatchObject({
    ...{ code: '409', message: 'Learners of a published version use this file' },
  })
  expect(await writer(deletePhoto, { photo_code: spare.photo_code })).toMatchObject({ code: '200' })
  expect(
    (await act(writer, 'modify', course_code, { ...titles, lessons: [{ ...film, file_code: spare.file_code }] }))
      .errors,
  ).toHaveProperty(['lessons.0.file_code'])
})

test('a playlist names one film of its course, and is served with links that its learner alone may follow', async () => {
  const course_code = await made()
  const movie = await stored(course_code, 'film.mp4', mp4)
  const lessonsOf = (file_code: string) => ({ ...titles, lessons: [{ ...film, file_code }] })
  for (const names of [['gone.mp4'], ['film.mp4', 'other.mp4'], ['https://elsewhere.test/film.mp4']]) {
    const wrong = await stored(course_code, 'wrong.m3u8', playlist(...names))
    expect((await act(writer, 'modify', course_code, lessonsOf(wrong.file_code))).errors).toEqual({
      'lessons.0.file_code': ['The playlist must name one mp4, which is a file of this course'],
    })
  }
  const list = await stored(course_code, 'film.m3u8', playlist('film.mp4', 'film.mp4'))
  await published(course_code, [{ ...film, file_code: list.file_code }])
  const learner = await server.as([], { usercode: 'L1' })
  await learner(mine.takeCourse, { course_code })
  const [lesson] = ((await learner(mine.getMyCourse, { course_code })).data as mine.MyCourseDetail).lessons
  expect(lesson?.file).toMatchObject({ name: 'film.mp4', content_type: 'video/mp4', bytes: mp4.length })
  const answer = await get(lesson?.file?.playlist_url ?? '', learner.token)
  expect(answer.headers['content-type']).toContain('mpegurl')
  const [link = ''] = answer.body.split('\n').filter((line) => line.startsWith('/'))
  expect(answer.body).not.toContain('"film.mp4"')
  const part = await get(link, learner.token, { range: 'bytes=4-11' })
  expect([part.statusCode, part.body]).toEqual([206, 'ftypisom'])
  const other = await server.as([], { usercode: 'L2' })
  expect((await get(link, other.token)).statusCode).toBe(404)
  expect((await get(lesson?.file?.playlist_url ?? '', other.token)).json()).toMatchObject({ code: '404' })
  expect((await writer(deletePhoto, { photo_code: movie.photo_code })).code).toBe('409')
})

import { existsSync, mkdirSync, mkdtempSync, readdirSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoint } from '@sejuk/contract/endpoint'
import { startUpload } from '@sejuk/contract/platform/attachments'
import { signIn } from '@sejuk/contract/platform/sessions'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { fileForm, startTestServer } from '../../../test/servers/test-server.ts'
import { features } from '../../app.ts'
import { siteSettings } from '../../db/tables/platform/site-settings.ts'
import { uploadDays } from '../../db/tables/platform/upload-days.ts'
import { removeLeftovers, uploadFolder } from '../files/upload-folder.ts'
import type { Serve } from './serve.ts'

const input = z.object({
  file: z.file(),
  note: z.object({ by: z.string() }).optional(),
  tags: z.array(z.string()).default([]),
})
const data = z.object({ name: z.string(), size: z.number(), note: z.unknown(), tags: z.array(z.string()) })
const upload = endpoint('POST /api/test/upload', { needs: 'signed-in', input, data })
const film = endpoint('POST /api/test/film', { needs: 'signed-in', input, data, takes: 'video' })
const plain = endpoint('POST /api/test/plain', { needs: 'public', input: z.object({}).loose(), data: z.null() })
const { as, db, app, nobody } = await startTestServer({
  features: [
    ...features,
    (serve: Serve) => {
      for (const one of [upload, film])
        serve(one, async ({ input: { file, note, tags } }) => ({
          data: { name: file.name, size: (await file.arrayBuffer()).byteLength, note, tags },
        }))
      serve(plain, async () => ({ data: null }))
    },
  ],
})
const clerk = await as([])
afterEach(async () => {
  await db.delete(siteSettings)
  await db.delete(uploadDays)
})

const limitDay = (video_mb_per_day: number, file_mb_per_day: number) =>
  db.insert(siteSettings).values({
    setting_key: 'uploads',
    value: { video_mb_per_day, file_mb_per_day },
    updated_by: 'U1',
    updated_user_name: 'Sari',
  })
const nothingStays = () => expect.poll(() => (existsSync(uploadFolder) ? readdirSync(uploadFolder) : [])).toEqual([])

test('a form brings a file, nested fields and lists; nothing of it stays behind', async () => {
  const form = fileForm(new Uint8Array(300_000), '../a/plan.pdf')
  form.set('note[by]', 'Sari')
  form.append('tags[]', 'x')
  form.append('tags[]', 'y')
  expect((await clerk(upload, form)).data).toEqual({
    name: 'plan.pdf',
    size: 300_000,
    note: { by: 'Sari' },
    tags: ['x', 'y'],
  })
  await nothingStays()
})

test('a file above 70 million bytes is refused while it arrives, a video only where videos are taken', async () => {
  const big = new Uint8Array(70_000_001)
  const tooLarge = { code: '413', message: 'Allowed file size is no more than 70Mb' }
  expect(await clerk(upload, fileForm(big, 'a.pdf'))).toMatchObject(tooLarge)
  expect(await clerk(upload, fileForm(big, 'a.mp4'))).toMatchObject(tooLarge)
  expect((await clerk(film, fileForm(big, 'a.mp4'))).data).toMatchObject({ size: 70_000_001 })
  expect(await clerk(film, fileForm(big, 'a.pdf'))).toMatchObject(tooLarge)
  await nothingStays()
})

test('a stranger uploads nothing: a form is taken only where an endpoint takes files', async () => {
  const film = fileForm(new Uint8Array(1_000_000), 'a.mp4')
  expect(await nobody(signIn, film)).toMatchObject({ code: '415', status: 'MediaType' })
  expect(await nobody(plain, film)).toMatchObject({ code: '415' })
  const bytes = { 'content-type': 'application/octet-stream' }
  const asBytes = await app.inject({ method: 'POST', url: plain.path, payload: Buffer.alloc(10), headers: bytes })
  expect(asBytes.statusCode).toBe(415)
  const atNothing = await app.inject({ method: 'POST', url: '/api/nothing-here', payload: film })
  expect(atNothing.statusCode).toBe(415)
  expect(existsSync(uploadFolder) ? readdirSync(uploadFolder) : []).toEqual([])
})

test('the text of a form is no longer than any other body', async () => {
  const form = fileForm(new Uint8Array(10), 'a.pdf')
  for (let n = 0; n < 12; n++) form.set(`text${n}`, 'x'.repeat(100_000))
  expect(await clerk(upload, form)).toMatchObject({ code: '413' })
})

test.each([
  ['no boundary', 'multipart/form-data', 'x'],
  ['an end too early', 'multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="file"'],
  ['a header that is none', 'multipart/form-data; boundary=b', '--b\r\n\0\0: x\r\n\r\nx\r\n--b--'],
  ['a name of the language', 'multipart/form-data; boundary=b', formOf('__proto__')],
  ['an empty name', 'multipart/form-data; boundary=b', formOf('')],
])('a form with %s is refused, and is no fault of ours', async (_what, type, payload) => {
  const headers = {
    'content-type': type,
    cookie: `sid=${clerk.token}`,
    origin: 'http://sejuk.test',
    host: 'sejuk.test',
  }
  const reply = await app.inject({
    method: 'POST',
    url: upload.path,
    payload,
    headers: { ...headers, 'x-requested-with': 'x' },
  })
  expect(reply.statusCode, reply.body).toBeGreaterThanOrEqual(400)
  expect(reply.statusCode).toBeLessThan(500)
})

function formOf(name: string) {
  return `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nx\r\n--b--\r\n`
}

test('JSON nested 100,000 deep is refused, and is no fault of ours', async () => {
  const deep = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  const headers = { 'content-type': 'application/json' }
  const reply = await app.inject({ method: 'POST', url: plain.path, payload: deep, headers })
  expect(reply.statusCode).toBe(400)
})

test('what one person uploads in a day is limited, videos and other files each by a setting', async () => {
  await limitDay(20, 5)
  const six = new Uint8Array(6_000_000)
  expect(await clerk(upload, fileForm(six, 'a.pdf'))).toMatchObject({ code: '413', status: 'DayLimit' })
  await db.delete(siteSettings)
  await limitDay(20, 16)
  expect(await clerk(upload, fileForm(six, 'a.pdf'))).toMatchObject({ code: '200' })
  expect(await clerk(upload, fileForm(six, 'b.pdf'))).toMatchObject({ code: '200' })
  expect(await clerk(upload, fileForm(six, 'c.pdf'))).toMatchObject({
    code: '413',
    message: 'No more than 16 MB a day can be uploaded by one person',
  })
  expect(await clerk(film, fileForm(six, 'a.mp4'))).toMatchObject({ code: '200' })
  const another = await as([])
  expect(await another(upload, fileForm(six, 'a.pdf'))).toMatchObject({ code: '200' })
  await nothingStays()
})

test('an upload in parts of more than a day may bring is refused before its first part', async () => {
  const place = { module_name: 'Any', module_code: 'X', alias: 'Any', kind: 'video' as const }
  const answer = await clerk(startUpload, { ...place, file_name: 'a.mp4', content_type: '', bytes: 1e12 })
  expect(Number(answer.code)).toBeGreaterThanOrEqual(400)
  expect(await db.$count(uploadDays)).toBe(0)
})

test('what a killed process left behind is removed by the next start, and only that', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sejuk-left-'))
  const old = new Date(Date.now() - 2 * 86_400_000)
  for (const name of ['sejuk-uploads-999999999', `sejuk-uploads-${process.pid}`, 'sejuk-join-abc', 'other']) {
    mkdirSync(join(folder, name))
    utimesSync(join(folder, name), old, old)
  }
  mkdirSync(join(folder, 'sejuk-join-young'))
  await removeLeftovers(folder)
  expect(readdirSync(folder).sort()).toEqual(['other', 'sejuk-join-young', `sejuk-uploads-${process.pid}`])
})

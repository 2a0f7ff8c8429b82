import { expect, test, vi } from 'vitest'
import { serve } from '../../../test/page.tsx'
import { upload } from './upload.ts'

const place = { module_name: 'Installer', module_code: 'INS-1', alias: 'id_card', kind: 'photo' } as const
const file = new File([new Uint8Array(25)], 'ktp.jpg', { type: 'image/jpeg' })
const progress = (received_chunks: number[]) => ({
  data: { upload_code: 'UPL-1', chunk_bytes: 10, total_chunks: 3, received_chunks, attachment: null },
})
const base = '/api/attachment/session'
const finished = { [`${base}/UPL-1/finish`]: { data: { photo_code: 'PHT-1' } } }
const sentTo = (n: number) => `${base}/UPL-1/chunk/${n}`

test('a file goes in parts, in order, as bytes', async () => {
  const parts = Object.fromEntries([0, 1, 2].map((n) => [sentTo(n), progress([])]))
  const asked = serve({ [base]: progress([]), ...parts, ...finished })
  const percents: number[] = []
  expect(await upload(file, place, { onProgress: (percent) => percents.push(percent) })).toEqual({
    photo_code: 'PHT-1',
  })
  const chunks = asked.filter(({ method }) => method === 'PUT')
  expect(chunks.map(({ path }) => path)).toEqual([0, 1, 2].map(sentTo))
  expect(chunks.map(({ body }) => (body as Uint8Array).length)).toEqual([10, 10, 5])
  expect(chunks[0]?.headers.get('content-type')).toBe('application/octet-stream')
  expect(percents).toEqual([33, 67, 100])
})

test('a lost network is waited for; a part that arrived is not sent again', async () => {
  let tries = 0
  const lost = () => {
    tries += 1
    // The part arrived, the answer did not.
    throw new TypeError('Failed to fetch')
  }
  const asked = serve({
    [base]: progress([]),
    [sentTo(0)]: progress([0]),
    [sentTo(1)]: lost,
    [sentTo(2)]: progress([0, 1, 2]),
    '/api/photo/check-upload-process': progress([0, 1]),
    ...finished,
  })
  const waits: boolean[] = []
  const going = upload(file, place, { onWaiting: (isWaiting) => waits.push(isWaiting) })
  await vi.waitFor(() => expect(waits).toContain(true))
  window.dispatchEvent(new Event('online'))
  expect(await going).toEqual({ photo_code: 'PHT-1' })
  expect(tries).toBe(1)
  expect(asked.filter(({ path }) => path === sentTo(1))).toHaveLength(1)
  expect(waits.at(-1)).toBe(false)
})

test('a refusal is no network: it is told', async () => {
  serve({ [base]: { code: '406', status: false, message: 'The file is empty' } })
  await expect(upload(file, place)).rejects.toThrow('The file is empty')
})

test('after a reload only what is missing is sent', async () => {
  const asked = serve({
    '/api/photo/check-upload-process': progress([0, 1]),
    [sentTo(2)]: progress([0, 1, 2]),
    ...finished,
  })
  expect(await upload(file, place, { upload_code: 'UPL-1' })).toEqual({ photo_code: 'PHT-1' })
  expect(asked.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([sentTo(2)])
})

test('an upload nobody remembers begins anew, and is told', async () => {
  const parts = Object.fromEntries([0, 1, 2].map((n) => [sentTo(n), progress([])]))
  serve({
    '/api/photo/check-upload-process': { code: '404', status: false },
    [base]: progress([]),
    ...parts,
    ...finished,
  })
  const onBegun = vi.fn()
  await upload(file, place, { upload_code: 'UPL-0', onBegun })
  expect(onBegun).toHaveBeenCalledExactlyOnceWith('UPL-1')
})

test('what had arrived whole before the reload is not sent again', async () => {
  const attachment = { photo_code: 'PHT-9' }
  const asked = serve({ '/api/photo/check-upload-process': { data: { ...progress([0, 1, 2]).data, attachment } } })
  expect(await upload(file, place, { upload_code: 'UPL-1' })).toEqual(attachment)
  expect(asked).toHaveLength(1)
})

import { checkInVisit, checkOutVisit } from '@sejuk/contract/field/visits'
import { beforeEach, expect, test, vi } from 'vitest'
import { serve } from '../../../test/page.tsx'
import { emptyPhone } from '../../../test/phone-storage.ts'
import { upload } from '../../lib/files/upload.ts'
import { deliverAll } from './deliver.ts'
import { draftOf, queuedPhotos, queuedTaps, storeAnswer, storedAnswer, storePhoto, storeTap } from './field-storage.ts'

vi.mock('idb', () => import('../../../test/phone-storage.ts'))
vi.mock('../../lib/files/upload.ts', () => ({ upload: vi.fn() }))

const [first, second] = ['0b0c7f9e-3f5a-4a63-8d8f-6f2f1f0a1b2c', '1c1d8a0f-4a6b-4b74-9e9a-7a3a2a1b2c3d']
const tap = (client_uuid: string, action: string, input: object) => ({
  ...{ client_uuid, action, input: { ...input }, usercode: 'S-1', thread: 'visits' },
  ...{ at_device: '2026-11-16T03:00:00Z', origin: 0, tick: 0 },
})
const finish = (n: number) => tap(`2d2e9b1a-5b7c-4c85-8f0b-8b4b3b2c3d${n}e`, 'visit-out', { visit_uuid: second })

/** The server knows the visit under the key of the first tap. */
const begunBefore = { data: { visit_code: 'VST-1', client_uuid: first, is_new: false } }
const sentTo = (asked: ReturnType<typeof serve>, { path }: { path: string }) =>
  asked.filter((one) => one.path === path).map(({ body }) => (body as { visit_uuid?: string }).visit_uuid)

beforeEach(() => {
  emptyPhone()
  vi.mocked(upload).mockReset()
})

test('what hangs on a second tap goes to the visit that the first tap began', async () => {
  await storeTap(tap(second, 'visit-in', { customer_code: 'C-1' }))
  const photo = { usercode: 'S-1', module_name: 'visit', module_code: second, alias: 'shop', file: new File([], 'a') }
  await storePhoto({ ...photo, photo_key: 'P-1' })
  await storeTap(finish(1))
  await storeAnswer(draftOf('S-1', second), { notes: 'Typed' })
  const asked = serve({ [checkInVisit.path]: begunBefore, [checkOutVisit.path]: { data: { visit_code: 'VST-1' } } })
  await deliverAll('S-1')
  expect(sentTo(asked, checkOutVisit)).toEqual([first])
  expect(vi.mocked(upload).mock.calls.map(([, place]) => place.module_code)).toEqual([first])
  expect((await storedAnswer(draftOf('S-1', first)))?.value).toEqual({ notes: 'Typed' })
  expect(await queuedTaps('S-1')).toEqual([])
  expect(await queuedPhotos('S-1')).toEqual([])
  // A page that was still open sends under the key it knows.
  await storeTap(finish(2))
  await deliverAll('S-1')
  expect(sentTo(asked, checkOutVisit)).toEqual([first, first])
})

test('where the network goes after the second tap was answered, what waits belongs to the first visit already', async () => {
  await storeTap(tap(second, 'visit-in', { customer_code: 'C-1' }))
  await storeTap(finish(1))
  serve({
    [checkInVisit.path]: begunBefore,
    [checkOutVisit.path]: () => {
      throw new TypeError('Failed to fetch')
    },
  })
  await expect(deliverAll('S-1')).rejects.toThrow()
  expect((await queuedTaps('S-1')).map(({ input }) => input.visit_uuid)).toEqual([first])
})

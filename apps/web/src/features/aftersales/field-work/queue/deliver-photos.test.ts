import { beforeEach, expect, test, vi } from 'vitest'
import { Refused } from '../../../../lib/api/call.ts'
import { upload } from '../../../../lib/files/upload.ts'
import { deliverAll } from './deliver-reports.ts'
import type { StoredPhoto } from './field-storage.ts'

const phone = vi.hoisted(() => ({ photos: [] as { photo_key: string; refusal?: string }[] }))
vi.mock('./field-storage.ts', () => ({
  storedReports: async () => [],
  storedPhotos: async () => phone.photos,
  storePhoto: async (photo: StoredPhoto) => {
    phone.photos = phone.photos.map((one) => (one.photo_key === photo.photo_key ? photo : one))
  },
  dropPhoto: async (key: string) => {
    phone.photos = phone.photos.filter(({ photo_key }) => photo_key !== key)
  },
}))
vi.mock('../../../../lib/files/upload.ts', () => ({ upload: vi.fn() }))
const refusal = (code: string) => new Refused({ code, status: false, message: `Refused with ${code}` }, 'R-1')

beforeEach(() => {
  phone.photos = [{ photo_key: 'P1' }, { photo_key: 'P2' }]
  vi.mocked(upload).mockReset()
})

test.each(['500', '502', '503', '504'])('a passing %s on a photo is tried again, and never a refusal', async (code) => {
  vi.mocked(upload).mockRejectedValueOnce(refusal(code))
  await expect(deliverAll('T')).rejects.toThrow()
  expect(phone.photos).toEqual([{ photo_key: 'P1' }, { photo_key: 'P2' }])
  await deliverAll('T')
  expect(phone.photos).toEqual([])
})

test('a photo that the server will not have holds up no other, and stays with its reason', async () => {
  vi.mocked(upload).mockRejectedValueOnce(refusal('406'))
  await deliverAll('T')
  expect(phone.photos).toEqual([{ photo_key: 'P1', refusal: 'Refused with 406' }])
})

import type { FieldJob } from '@sejuk/contract/aftersales/field-work'
import type { StoredPhoto } from './queue/field-storage.ts'

export const signatureAlias = 'signature'

/** Those that must be there, and how many are: sent, or on this phone. */
export const photosOf = (job: FieldJob, photos: readonly StoredPhoto[]) =>
  job.photos.map((photo) => {
    const here = photos.filter(
      (one) => one.work_order_number === job.work_order_number && one.alias === photo.alias && !one.refusal,
    )
    return { ...photo, here, taken: photo.taken + here.length }
  })

import {
  type AttachmentAction,
  type AttachmentPermission,
  photoPermission,
} from '../platform/attachment-permissions.ts'

export const sparepartPhotoModule = 'sparepart_order'
/** The broken part, the proof of purchase, the proof of payment, and what arrived. */
export const sparepartPhotos = ['defect', 'proof_of_purchase', 'payment', 'receipt'] as const
export type SparepartPhoto = (typeof sparepartPhotos)[number]

export const sparepartPhotoRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  sparepartPhotos.flatMap((photo) => actions.map((action) => photoPermission(sparepartPhotoModule, photo, action)))

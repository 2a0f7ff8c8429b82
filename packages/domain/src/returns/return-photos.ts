import {
  type AttachmentAction,
  type AttachmentPermission,
  photoPermission,
} from '../platform/attachment-permissions.ts'

/** Where the photos of a return hang: what the customer shows, and what the inspection found. */
export const returnPhotoModule = 'Return_Request'
export const returnPhotos = ['goods', 'inspection'] as const
/** And those of an exchange: what is wrong, which unit it is, and what the technician saw. */
export const rmaPhotoModule = 'RMA_Request'
export const rmaPhotos = ['defect', 'plate', 'check'] as const

export const returnPhotoRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  actions.flatMap((action) => returnPhotos.map((photo) => photoPermission(returnPhotoModule, photo, action)))
export const rmaPhotoRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  actions.flatMap((action) => rmaPhotos.map((photo) => photoPermission(rmaPhotoModule, photo, action)))

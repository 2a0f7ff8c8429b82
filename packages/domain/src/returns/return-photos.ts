import {
  type AttachmentAction,
  type AttachmentPermission,
  photoPermission,
} from '../platform/attachment-permissions.ts'

/** Where the photos of a return hang: what the customer shows, and what the inspection found. */
export const returnPhotoModule = 'Return_Request'
export const returnPhotos = ['goods', 'inspection'] as const

export const returnPhotoRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  actions.flatMap((action) => returnPhotos.map((photo) => photoPermission(returnPhotoModule, photo, action)))

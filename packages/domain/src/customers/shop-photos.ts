import {
  type AttachmentAction,
  type AttachmentPermission,
  photoPermission,
} from '../platform/attachment-permissions.ts'

/** Where the photos of a shop hang, and what they show. */
export const shopPhotoModule = 'Shop'
export const shopPhotos = ['shop_front', 'display'] as const

export const shopPhotoRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  shopPhotos.flatMap((photo) => actions.map((action) => photoPermission(shopPhotoModule, photo, action)))

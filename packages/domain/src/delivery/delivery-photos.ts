import {
  type AttachmentAction,
  type AttachmentPermission,
  photoPermission,
} from '../platform/attachment-permissions.ts'

/** Where the photos of a delivery hang, and its captured signature. */
export const deliveryPhotoModule = 'Delivery_Order'
export const deliveryPhotos = ['goods', 'letter', 'damage', 'signature', 'receipt'] as const
export type DeliveryPhoto = (typeof deliveryPhotos)[number]

export const deliveryPhotoRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  actions.flatMap((action) => deliveryPhotos.map((photo) => photoPermission(deliveryPhotoModule, photo, action)))

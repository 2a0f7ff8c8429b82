import {
  type AttachmentAction,
  type AttachmentPermission,
  filePermission,
  photoPermission,
} from '../platform/attachment-permissions.ts'

/** Where the photos and papers of a customer hang, and what they show. */
export const customerPhotoModule = 'Customer'
export const customerPhotos = ['shop_front', 'shop_inside', 'id_card', 'tax_card'] as const
export type CustomerPhoto = (typeof customerPhotos)[number]
/** Papers that are no photos: the contract, the business licence. */
export const customerFile = 'contract'

export const customerPhotoRights = (...actions: AttachmentAction[]): AttachmentPermission[] => [
  ...customerPhotos.flatMap((photo) => actions.map((action) => photoPermission(customerPhotoModule, photo, action))),
  ...actions.map((action) => filePermission(customerPhotoModule, action)),
]

import {
  type AttachmentAction,
  type AttachmentPermission,
  filePermission,
  photoPermission,
} from '../platform/attachment-permissions.ts'

/** Where the photos and the brochure of an item hang. */
export const itemPhotoModule = 'Item'
export const itemPhoto = 'photo'
export const itemBrochure = 'brochure'

export const itemPhotoRights = (...actions: AttachmentAction[]): AttachmentPermission[] => [
  ...actions.map((action) => photoPermission(itemPhotoModule, itemPhoto, action)),
  ...actions.map((action) => filePermission(itemPhotoModule, action)),
]

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
/** Photos of a run of the tools that is not done or was undone. */
export const toolPhotoModule = 'Item_Tool_Run'

export const itemPhotoRights = (...actions: AttachmentAction[]): AttachmentPermission[] => [
  ...actions.map((action) => photoPermission(itemPhotoModule, itemPhoto, action)),
  ...actions.map((action) => filePermission(itemPhotoModule, action)),
]

import {
  type AttachmentAction,
  type AttachmentPermission,
  photoPermission,
} from '../platform/attachment-permissions.ts'

export const retailPhotoModule = 'retail_order'
export const retailPhoto = 'receipt'

export const retailPhotoRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  actions.map((action) => photoPermission(retailPhotoModule, retailPhoto, action))

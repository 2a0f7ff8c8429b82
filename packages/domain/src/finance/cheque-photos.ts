import {
  type AttachmentAction,
  type AttachmentPermission,
  photoPermission,
} from '../platform/attachment-permissions.ts'

export const chequePhotoModule = 'Cheque'
export const chequePhotos = ['cheque_front', 'cheque_back'] as const

export const chequePhotoRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  chequePhotos.flatMap((photo) => actions.map((action) => photoPermission(chequePhotoModule, photo, action)))

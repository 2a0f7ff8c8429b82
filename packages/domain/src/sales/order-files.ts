import {
  type AttachmentAction,
  type AttachmentPermission,
  filePermission,
  photoPermission,
} from '../platform/attachment-permissions.ts'

/** Where the purchase order of a customer hangs: as a paper, or as a photo of it. */
export const orderFileModule = 'Sales_Order'
export const orderPhotos = ['po_photo'] as const
export const orderPapers = 'po_file'

export const orderFileRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  actions.flatMap((action) => [
    ...orderPhotos.map((photo) => photoPermission(orderFileModule, photo, action)),
    filePermission(orderFileModule, action),
  ])

import {
  type AttachmentAction,
  type AttachmentPermission,
  photoPermission,
} from '../platform/attachment-permissions.ts'

/** Where the photos of goods hang that came damaged or stand on no letter. */
export const receiptPhotoModule = 'Goods_Receipt'
export const transferPhotoModule = 'Stock_Transfer'
export const arrivalPhotos = ['damage', 'surplus'] as const

const rightsOn =
  (module: string) =>
  (...actions: AttachmentAction[]): AttachmentPermission[] =>
    actions.flatMap((action) => arrivalPhotos.map((photo) => photoPermission(module, photo, action)))
export const receiptPhotoRights = rightsOn(receiptPhotoModule)
export const transferPhotoRights = rightsOn(transferPhotoModule)

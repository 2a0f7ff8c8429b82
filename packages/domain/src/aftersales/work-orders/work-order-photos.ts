import {
  type AttachmentAction,
  type AttachmentPermission,
  photoPermission,
} from '../../platform/attachment-permissions.ts'

/** Where the photos of a work order hang, and what they show, as the photo list has it. */
export const workOrderPhotoModule = 'work_order'
export const workOrderPhotos = [
  'before',
  'after',
  'serial_number',
  'measurement',
  'defective_part',
  'signature',
] as const
export type WorkOrderPhoto = (typeof workOrderPhotos)[number]

export const workOrderPhotoRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  workOrderPhotos.flatMap((photo) => actions.map((action) => photoPermission(workOrderPhotoModule, photo, action)))

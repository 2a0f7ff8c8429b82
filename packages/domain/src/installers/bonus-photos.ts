import {
  type AttachmentAction,
  type AttachmentPermission,
  photoPermission,
} from '../platform/attachment-permissions.ts'

/** Where the photos of a ticket hang, and what they show, as the photo list has it. */
export const bonusPhotoModule = 'installation_bonus'
export const bonusPhotos = ['serial_number', 'installed_unit'] as const
export type BonusPhoto = (typeof bonusPhotos)[number]

export const bonusPhotoRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  bonusPhotos.flatMap((photo) => actions.map((action) => photoPermission(bonusPhotoModule, photo, action)))

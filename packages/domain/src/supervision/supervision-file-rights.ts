import {
  type AttachmentAction,
  type AttachmentPermission,
  filePermission,
  photoPermission,
} from '../platform/attachment-permissions.ts'
import { supervisionFiles } from './supervision-statuses.ts'

export const supervisionPhotos = [
  supervisionFiles.training,
  supervisionFiles.arrival,
  supervisionFiles.debug,
  supervisionFiles.usage,
  supervisionFiles.signature,
  supervisionFiles.inspection,
] as const

/** The photos of one answer of an inspection. */
export const answerPhotos = { module: 'Supervision_Answer', alias: 'checkpoint' } as const

export const supervisionFileRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  actions.flatMap((action) => [
    filePermission(supervisionFiles.module, action),
    ...supervisionPhotos.map((photo) => photoPermission(supervisionFiles.module, photo, action)),
    photoPermission(answerPhotos.module, answerPhotos.alias, action),
  ])

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
/** The papers of one answer, such as the print of a measuring device. */
export const answerFiles = { module: answerPhotos.module, alias: 'checkpoints_file' } as const

/** Pictures that show how a point is to look. */
export const guidancePictures = { module: 'Inspection_Checkpoint', alias: 'guidance' } as const

export const guidanceRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  actions.map((action) => photoPermission(guidancePictures.module, guidancePictures.alias, action))

export const supervisionFileRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  actions.flatMap((action) => [
    filePermission(supervisionFiles.module, action),
    ...supervisionPhotos.map((photo) => photoPermission(supervisionFiles.module, photo, action)),
    photoPermission(answerPhotos.module, answerPhotos.alias, action),
    filePermission(answerFiles.module, action),
  ])

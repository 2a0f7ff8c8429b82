import {
  type AttachmentAction,
  type AttachmentPermission,
  filePermission,
  photoPermission,
} from '../platform/attachment-permissions.ts'
import { designFiles } from './design-tasks.ts'
import { projectFiles } from './project-statuses.ts'

export const projectFileRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  actions.flatMap((action) => [
    filePermission(projectFiles.module, action),
    photoPermission(projectFiles.module, projectFiles.photo, action),
  ])

/** Rights on the files of designs: what was asked with, the versions, or what was released. */
export const designFileRights = (
  module: (typeof designFiles)['brief' | 'result' | 'release'],
  ...actions: AttachmentAction[]
): AttachmentPermission[] =>
  actions.flatMap((action) => [filePermission(module, action), photoPermission(module, designFiles.photo, action)])

import {
  type AttachmentAction,
  type AttachmentPermission,
  filePermission,
  photoPermission,
} from '../platform/attachment-permissions.ts'
import { projectFiles } from './project-statuses.ts'

export const projectFileRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  actions.flatMap((action) => [
    filePermission(projectFiles.module, action),
    photoPermission(projectFiles.module, projectFiles.photo, action),
  ])

import {
  type AttachmentAction,
  type AttachmentPermission,
  filePermission,
  photoPermission,
} from '../platform/attachment-permissions.ts'
import { attendanceModule, selfie } from './attendance.ts'
import { leaveModule } from './leave.ts'
import { visitModule, visitPhotos } from './visits.ts'

export const selfieRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  actions.map((action) => photoPermission(attendanceModule, selfie, action))

export const letterRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  actions.map((action) => filePermission(leaveModule, action))

export const visitPhotoRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  visitPhotos.flatMap((photo) => actions.map((action) => photoPermission(visitModule, photo, action)))

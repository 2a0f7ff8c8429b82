import type { FileKind } from '@sejuk/domain/files'
import { type AttachmentAction, filePermission, photoPermission } from '@sejuk/domain/platform/attachment-permissions'
import type { Viewer } from '@sejuk/domain/viewers'
import { permissionGate } from '@sejuk/domain/workflow'
import { type Asking, requireOpenRecord, requireVisibleRecord } from '../../../platform/files/attachment-modules.ts'
import { enforce } from '../../../platform/http/refuse.ts'

export type Place = { module_name: string; module_code: string; alias: string; kind: FileKind }

/** `Photo-{module}-{photo}-{action}` for what is seen, `File-{module}-{action}` for what is opened. */
const needed = ({ module_name, alias, kind }: Place, action: AttachmentAction) =>
  kind === 'file' ? filePermission(module_name, action) : photoPermission(module_name, alias, action)

export const mayDo = (viewer: Viewer, place: Place, action: AttachmentAction) =>
  viewer.permission.has(needed(place, action))

/** The record must be in sight, and the permission held. */
export const requireRight = async (asking: Asking, place: Place, action: AttachmentAction) => {
  await requireVisibleRecord(asking, place)
  enforce(permissionGate(asking.viewer.permission, needed(place, action)))
  if (action === 'Upload' || action === 'Delete') await requireOpenRecord(asking, place)
}

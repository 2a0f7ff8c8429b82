import { because, type Message } from '@sejuk/domain/messages'
import type { Viewer } from '@sejuk/domain/viewers'
import type { Db } from '../../db/database.ts'
import { refuse } from '../http/refuse.ts'

/** May this user see the record the files belong to? Each kind of record decides. */
type IsVisible = (db: Db, viewer: Viewer, module_code: string) => Promise<boolean>
/** May files still be added and removed? By default whoever sees the record may. */
type IsOpen = (db: Db, module_code: string) => Promise<boolean>
/** Why a file must stay although the record is open: something else still shows it. */
type WhyKept = (db: Db, module_code: string, attachment_code: string) => Promise<Message | undefined>
export type AttachmentModule = { module_name: string; isVisible: IsVisible; isOpen: IsOpen; whyKept?: WhyKept }
type Modules = ReadonlyMap<string, AttachmentModule>

/** Records that carry files; their area names them. A module that no area names has no files. */
export const attachmentModule = (
  module_name: string,
  isVisible: IsVisible,
  isOpen: IsOpen = async () => true,
  whyKept?: WhyKept,
): AttachmentModule => ({ module_name, isVisible, isOpen, whyKept })

export type Asking = { db: Db; viewer: Viewer; offers: { attachments: Modules } }
type RecordOf = { module_name: string; module_code: string }

export const isVisibleRecord = async ({ db, viewer, offers }: Asking, { module_name, module_code }: RecordOf) =>
  (await offers.attachments.get(module_name)?.isVisible(db, viewer, module_code)) ?? false

export const requireVisibleRecord = async (asking: Asking, record: RecordOf) => {
  if (!(await isVisibleRecord(asking, record))) refuse('notFound')
}

/** A submitted record keeps the files it was submitted with. */
export const requireOpenRecord = async (
  { db, offers }: Omit<Asking, 'viewer'>,
  { module_name, module_code }: RecordOf,
) => {
  if (!(await offers.attachments.get(module_name)?.isOpen(db, module_code)))
    refuse('conflict', { status: 'Closed', because: because('files-record-can-no-longer') })
}

export const requireUnused = async (
  { db, offers }: Omit<Asking, 'viewer'>,
  { module_name, module_code, attachment_code }: RecordOf & { attachment_code: string },
) => {
  const why = await offers.attachments.get(module_name)?.whyKept?.(db, module_code, attachment_code)
  if (why) refuse('conflict', { status: 'Closed', because: why })
}

import type { Viewer } from '@sejuk/domain/viewers'
import type { Db } from '../../db/database.ts'
import { refuse } from '../http/refuse.ts'

/** May this user see the record the files belong to? Each kind of record decides. */
type IsVisible = (db: Db, viewer: Viewer, module_code: string) => Promise<boolean>
/** May files still be added and removed? By default whoever sees the record may. */
type IsOpen = (db: Db, module_code: string) => Promise<boolean>
const modules = new Map<string, { isVisible: IsVisible; isOpen: IsOpen }>()

/** Registers a kind of record that has files. An unregistered module has none. */
export const attachmentModule = (name: string, isVisible: IsVisible, isOpen: IsOpen = async () => true) =>
  void modules.set(name, { isVisible, isOpen })

export const isVisibleRecord = async (db: Db, viewer: Viewer, module_name: string, module_code: string) =>
  (await modules.get(module_name)?.isVisible(db, viewer, module_code)) ?? false

export const requireVisibleRecord = async (db: Db, viewer: Viewer, module_name: string, module_code: string) => {
  if (!(await isVisibleRecord(db, viewer, module_name, module_code))) refuse('notFound')
}

/** A submitted record keeps the files it was submitted with. */
export const requireOpenRecord = async (db: Db, module_name: string, module_code: string) => {
  if (!(await modules.get(module_name)?.isOpen(db, module_code)))
    refuse('conflict', { status: 'Closed', message: 'The files of this record can no longer be changed' })
}

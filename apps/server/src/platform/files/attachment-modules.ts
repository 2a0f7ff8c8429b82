import type { Viewer } from '@sejuk/domain/viewers'
import type { Db } from '../../db/database.ts'
import { refuse } from '../http/refuse.ts'

/** May this person see the record that files hang on? Each kind of record answers for itself. */
type IsVisible = (db: Db, viewer: Viewer, module_code: string) => Promise<boolean>
/** May its files still come and go? Without a word of its own, whoever sees the record may change them. */
type IsOpen = (db: Db, module_code: string) => Promise<boolean>
const modules = new Map<string, { isVisible: IsVisible; isOpen: IsOpen }>()

/** A feature whose records carry files says so once. A module nobody named has no files. */
export const attachmentModule = (name: string, isVisible: IsVisible, isOpen: IsOpen = async () => true) =>
  void modules.set(name, { isVisible, isOpen })

export const isVisibleRecord = async (db: Db, viewer: Viewer, module_name: string, module_code: string) =>
  (await modules.get(module_name)?.isVisible(db, viewer, module_code)) ?? false

export const requireVisibleRecord = async (db: Db, viewer: Viewer, module_name: string, module_code: string) => {
  if (!(await isVisibleRecord(db, viewer, module_name, module_code))) refuse('notFound')
}

/** What was handed in keeps the files it was handed in with. */
export const requireOpenRecord = async (db: Db, module_name: string, module_code: string) => {
  if (!(await modules.get(module_name)?.isOpen(db, module_code)))
    refuse('conflict', { status: 'Closed', message: 'The files of this record can no longer be changed' })
}

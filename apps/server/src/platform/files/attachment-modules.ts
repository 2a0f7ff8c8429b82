import type { Viewer } from '@sejuk/domain/viewers'
import type { Db } from '../../db/database.ts'
import { refuse } from '../refuse.ts'

/** May this person see the record that files hang on? Each kind of record answers for itself. */
type IsVisible = (db: Db, viewer: Viewer, module_code: string) => Promise<boolean>
const modules = new Map<string, IsVisible>()

/** A feature whose records carry files says so once. A module nobody named has no files. */
export const attachmentModule = (name: string, isVisible: IsVisible) => void modules.set(name, isVisible)

export const isVisibleRecord = async (db: Db, viewer: Viewer, module_name: string, module_code: string) =>
  (await modules.get(module_name)?.(db, viewer, module_code)) ?? false

export const requireVisibleRecord = async (db: Db, viewer: Viewer, module_name: string, module_code: string) => {
  if (!(await isVisibleRecord(db, viewer, module_name, module_code))) refuse('notFound')
}

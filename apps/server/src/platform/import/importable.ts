import type { Sheet } from '@sejuk/contract/platform/imports'
import type { Line, Problem } from '@sejuk/domain/sheets'
import type { Viewer } from '@sejuk/domain/viewers'
import type { Book } from '@sejuk/words/words'
import type { z } from 'zod'
import type { Db } from '../../db/database.ts'
import type { Actor } from '../action-log.ts'
import type { Template } from '../sheets/read-sheet.ts'

export type Importer = { viewer: Viewer; actor: Actor }
type Titled = { titles: readonly [byDefault: string, local: string, ...string[]]; isDate?: boolean }

type Told<Shape extends z.core.$ZodShape, T, Word extends string> = Omit<Template<Shape>, 'columns'> & {
  columns: { readonly [Key in keyof Shape]: Titled }
  /** With the local words for what `check` and the schema say. */
  book: Book<Word>
  /** What the records are called. */
  title: NoInfer<Word>
  /** What keeps lines out that are well-formed: unknown codes, repetitions. Asked again before anything is written. */
  check: (db: Db, viewer: Viewer, lines: readonly Line<T>[]) => Promise<Problem[]>
  /** Some hundred lines at a time, all in one transaction; answers with the codes of the new records, in the order given. */
  write: (db: Db, importer: Importer, lines: readonly Line<T>[]) => Promise<string[]>
  /** All of these records, or a refusal that says how many were touched since. */
  undo: (db: Db, importer: Importer, codes: readonly string[]) => Promise<void>
  /** The page where they are seen. */
  page: `/${string}`
}
export type Importable = Sheet & Told<z.core.$ZodShape, Record<string, unknown>, string>

const importables = new Map<string, Importable>()

/** A feature whose records come by Excel says so once. */
export const importable = <Shape extends z.core.$ZodShape, Word extends string>(
  sheet: Sheet,
  told: Told<Shape, z.output<z.core.$ZodObject<Shape>>, Word>,
) => void importables.set(sheet.module_name, { ...sheet, ...told } as unknown as Importable)

export const importableOf = (module_name: string) => importables.get(module_name)

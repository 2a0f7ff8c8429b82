import type { Sheet } from '@sejuk/contract/platform/imports'
import type { PlainPage } from '@sejuk/domain/pages'
import type { Line, Problem } from '@sejuk/domain/sheets'
import type { Viewer } from '@sejuk/domain/viewers'
import type { Book, WordsOf } from '@sejuk/words/words'
import type { z } from 'zod'
import type { Db } from '../../db/database.ts'
import type { Actor } from '../records/action-log.ts'
import type { Template } from '../sheets/read-sheet.ts'
import type { Guided } from '../sheets/write-template.ts'

export type Importer = { viewer: Viewer; actor: Actor }
type Titled = Guided & { isDate?: boolean }

export type TitledSheet<Shape extends z.core.$ZodShape, T, B extends Book> = Omit<Template<Shape>, 'columns'> & {
  columns: { readonly [Key in keyof Shape]: Titled }
  /** With the local words for what `check` and the schema say; one, or several read as one. */
  book: B | readonly B[]
  /** What the records are called. */
  title: NoInfer<WordsOf<B>>
  /** Problems of well-formed lines: unknown codes, duplicates. Checked again before anything is written. */
  check: (db: Db, viewer: Viewer, lines: readonly Line<T>[]) => Promise<Problem[]>
  /** Some hundred lines at a time, all in one transaction; answers with the codes of the new records, in the order given. */
  write: (db: Db, importer: Importer, lines: readonly Line<T>[]) => Promise<string[]>
  /** Rolls back all of these records, or refuses with the number changed since. */
  undo: (db: Db, importer: Importer, codes: readonly string[]) => Promise<void>
  /** The page where they are seen. */
  page: PlainPage
  /** How the user's own files title the columns, where that was written down. */
  titles?: (db: Db, viewer: Viewer) => Promise<Readonly<Record<string, string | undefined>>>
}
export type Importable = Sheet & TitledSheet<z.core.$ZodShape, Record<string, unknown>, Book>

/** Records that can be imported from Excel; their area lists them. */
export const importable = <Shape extends z.core.$ZodShape, B extends Book>(
  sheet: Sheet,
  told: TitledSheet<Shape, z.output<z.core.$ZodObject<Shape>>, B>,
): Importable => ({ ...sheet, ...told }) as unknown as Importable

import type { Problem } from '@sejuk/domain/sheets'

/** A column of a template: the titles it is known by, the first of them in the template's own header. */
export type Column = {
  titles: readonly string[]
  isRequired: boolean
  /** Holds calendar days; every other column holds text. */
  isDate?: boolean
}

/** What the reader must know of a template; plain data, since it crosses into another process. */
export type SheetSpec = {
  sheet: string
  columns: Readonly<Record<string, Column>>
  maxRows: number
  /** Only the first rows, as they stand, to choose the columns from. */
  isGlance?: boolean
  /** All rows of the first sheet, as they stand. */
  isPlain?: boolean
}

/** A cell is text, nothing, or something that cannot be used. */
export type Cell = string | null | { value: string; message: string }
export type Row = { line: number; cells: Cell[] }

/** One of the first rows of a sheet, as it stands. */
export type RawRow = { line: number; cells: string[] }

/** Messages of the reader: rows in column order, a problem with the whole file, and at the end the number of rows. */
export type ReaderMessage = { rows: Row[] } | { first: RawRow[] } | { fault: Problem } | { end: number }

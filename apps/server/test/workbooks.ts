import { type BookType, type CellObject, utils, type WorkSheet, write } from '@e965/xlsx'
import { type WriteOptions, type WriteSheet, writeXlsx } from 'hucre/xlsx'

/** A cell by its value, or told in all detail. */
type Told = string | number | boolean | null | Partial<CellObject>
type SheetOptions = { merges?: string[]; isHidden?: boolean }
export type Rows = readonly (readonly Told[])[]

const cellOf = (told: Told): CellObject | undefined => {
  if (told === null) return undefined
  if (typeof told === 'object') return { t: 'n', ...told }
  return { t: typeof told === 'string' ? 's' : typeof told === 'number' ? 'n' : 'b', v: told }
}

const worksheet = (rows: Rows, merges: string[] = []): WorkSheet => {
  const sheet: WorkSheet = {}
  rows.forEach((row, r) => {
    row.forEach((told, c) => {
      const cell = cellOf(told)
      if (cell) sheet[utils.encode_cell({ r, c })] = cell
    })
  })
  const width = Math.max(1, ...rows.map((row) => row.length))
  sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: Math.max(0, rows.length - 1), c: width - 1 } })
  if (merges.length) sheet['!merges'] = merges.map((range) => utils.decode_range(range))
  return sheet
}

/** A workbook of any kind, written by another library than the template's. */
export const workbook = (
  sheets: Record<string, Rows | [Rows, SheetOptions]>,
  bookType: BookType = 'xlsx',
  props: object = {},
): Uint8Array => {
  const book = utils.book_new()
  const hidden: { Hidden: 0 | 1 }[] = []
  for (const [name, told] of Object.entries(sheets)) {
    const [rows, options] = isWithOptions(told) ? told : [told, {}]
    utils.book_append_sheet(book, worksheet(rows, options.merges), name)
    hidden.push({ Hidden: options.isHidden ? 1 : 0 })
  }
  book.Workbook = { Sheets: hidden, WBProps: props }
  return new Uint8Array(write(book, { bookType, type: 'buffer', compression: true, bookSST: true }))
}

const isWithOptions = (told: Rows | [Rows, SheetOptions]): told is [Rows, SheetOptions] =>
  told.length === 2 && !Array.isArray(told[1])

/** A workbook written by the template's library. */
export const otherWorkbook = (sheet: WriteSheet, options: Partial<WriteOptions> = {}) =>
  writeXlsx({ sheets: [sheet], ...options })

import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx'
import type { SheetSpec } from './sheet-spec.ts'
import { Unreadable } from './unpack.ts'

/** A few title rows may precede the header. */
export const glance = 20

export type Header = { line: number; places: Map<string, number>; missing: string[]; repeated: string[] }

/** However it is spaced or capitalised; a star marks what is required. */
const plain = (title: unknown) =>
  String(title ?? '')
    .replaceAll(/[\s*]+/g, ' ')
    .trim()
    .toLowerCase()

/** Rows and cells may be missing in between. */
export const cellsOf = (sheet: WorkSheet | undefined): (CellObject | undefined)[][] => sheet?.['!data'] ?? []

export const isFilled = (sheet: WorkSheet | undefined) =>
  cellsOf(sheet).some((row) => row?.some((cell) => cell && plain(cell.v) !== ''))

/** The header is the row, among the first few, most like the template's. */
export const findHeader = (sheet: WorkSheet, { columns }: SheetSpec): Header => {
  const keys = new Map(
    Object.entries(columns).flatMap(([key, { titles }]) => [key, ...titles].map((it) => [plain(it), key])),
  )
  const rows = Array.from({ length: glance }, (_, at) => {
    const places = new Map<string, number>()
    const repeated: string[] = []
    cellsOf(sheet)[at]?.forEach((cell, place) => {
      const key = keys.get(plain(cell?.v))
      if (key && places.has(key)) repeated.push(key)
      else if (key) places.set(key, place)
    })
    return { at, places, repeated }
  })
  const best = rows.reduce((found, row) => (row.places.size > found.places.size ? row : found))
  const missing = Object.keys(columns).filter((key) => columns[key]?.isRequired && !best.places.has(key))
  return { line: best.at + 1, places: best.places, missing, repeated: best.repeated }
}

/** Where merged cells touch the header. */
export const mergedHeader = (sheet: WorkSheet, { line }: Header) =>
  sheet['!merges']?.find(({ s, e }) => s.r <= line - 1 && e.r >= line - 1)

/**
 * The sheet that is meant: the one named as in the template, else the only one whose header fits. When none fits, the first
 * filled one, so that its author learns what is wrong with it. Hidden and empty sheets do not count.
 */
export const findSheet = ({ SheetNames, Sheets, Workbook }: WorkBook, spec: SheetSpec): number => {
  const isShown = (at: number) => !Workbook?.Sheets?.[at]?.Hidden
  const sheetAt = (at: number) => Sheets[SheetNames[at] ?? '']
  const filled = [...SheetNames.keys()].filter((at) => isShown(at) && isFilled(sheetAt(at)))
  const [first] = filled
  if (first === undefined) throw new Unreadable('The sheet is empty')
  const named = filled.find((at) => plain(SheetNames[at]) === plain(spec.sheet))
  if (named !== undefined) return named
  const fitting = filled.filter((at) => {
    const sheet = sheetAt(at)
    return sheet && findHeader(sheet, spec).missing.length === 0
  })
  if (fitting.length > 1)
    throw new Unreadable(`Several sheets have the template's header: ${fitting.map((at) => SheetNames[at]).join(', ')}`)
  return fitting[0] ?? first
}

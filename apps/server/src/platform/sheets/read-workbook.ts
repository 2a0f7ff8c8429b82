import { type CellObject, utils, type WorkSheet } from '@e965/xlsx'
import { cellsOf, findHeader, findSheet, glance, type Header, isFilled, mergedHeader } from './find-sheet.ts'
import { openWorkbook } from './open-workbook.ts'
import { readDay, readText } from './read-cell.ts'
import type { Cell, RawRow, ReaderMessage, Row, SheetSpec } from './sheet-spec.ts'
import { damaged, Unreadable } from './unpack.ts'

/** So many rows go over at once: few messages, and none of them long. */
const batch = 500

export function* readWorkbook(bytes: Buffer, spec: SheetSpec): Generator<ReaderMessage> {
  try {
    yield* readMeantSheet(bytes, spec)
  } catch (error) {
    yield fault(0, '', '', error instanceof Unreadable ? error.message : damaged)
    yield { end: 0 }
  }
}

function* readMeantSheet(bytes: Buffer, spec: SheetSpec): Generator<ReaderMessage> {
  const open = openWorkbook(bytes)
  const isFirst = spec.isPlain || open({ bookSheets: true }).SheetNames.length === 1
  const sheets = isFirst ? 0 : findSheet(open({ sheetRows: glance }), spec)
  const { SheetNames, Sheets, Workbook } = open({ sheets })
  const sheet = Sheets[SheetNames[sheets] ?? '']
  // The library says nothing of a sheet that it could not read, and leaves it out.
  if (!sheet) throw new Unreadable(damaged)
  if (!isFilled(sheet)) throw new Unreadable('The sheet is empty')
  if (spec.isGlance) {
    const first = firstRows(sheet)
    yield { first }
    yield { end: first.length }
    return
  }
  if (spec.isPlain) return yield* plainRows(sheet, spec.maxRows, Boolean(Workbook?.WBProps?.date1904))
  const header = findHeader(sheet, spec)
  const faults = [...headerFaults(sheet, header, spec)]
  const rows = faults.length ? [] : filledRows(sheet, header, spec, Boolean(Workbook?.WBProps?.date1904))
  if (faults.length === 0 && rows.length === 0) faults.push(fault(0, '', '', 'The sheet has no rows below its header'))
  const over = rows[spec.maxRows]
  if (over) faults.push(fault(over.line, '', '', `No more than ${spec.maxRows} rows`))
  yield* faults
  for (let n = 0; n < rows.length && !over; n += batch) yield { rows: rows.slice(n, n + batch) }
  yield { end: rows.length }
}

const fault = (line: number, column: string, value: string, message: string): ReaderMessage => ({
  fault: { line, column, value, message },
})

function* headerFaults(sheet: WorkSheet, header: Header, { columns }: SheetSpec): Generator<ReaderMessage> {
  const title = (key: string) => columns[key]?.titles[0] ?? key
  const merged = mergedHeader(sheet, header)
  const range = merged && utils.encode_range(merged)
  if (range) yield fault(header.line, '', range, `The header has merged cells: ${range}`)
  for (const key of header.missing) yield fault(header.line, key, '', `The column ${title(key)} is missing`)
  for (const key of header.repeated) yield fault(header.line, key, '', `The column ${title(key)} stands twice`)
}

const mostGlanced = { columns: 60, text: 100 }
const firstRows = (sheet: WorkSheet): RawRow[] =>
  cellsOf(sheet)
    .slice(0, glance)
    .flatMap((row, at) => {
      const cells = Array.from({ length: Math.min(row?.length ?? 0, mostGlanced.columns) }, (_, place) =>
        String(row?.[place]?.w ?? row?.[place]?.v ?? '')
          .trim()
          .slice(0, mostGlanced.text),
      )
      return cells.some(Boolean) ? [{ line: at + 1, cells }] : []
    })

/** A day is written 2026-11-14, a number without signs between its thousands. */
const plainText = (cell: CellObject | undefined, since1904: boolean) => {
  const day = cell?.t === 'n' ? readDay(cell, since1904) : null
  const read = typeof day === 'string' ? day : readText(cell, since1904)
  return (typeof read === 'string' ? read : (read?.value ?? '')).trim().slice(0, 500)
}
function* plainRows(sheet: WorkSheet, maxRows: number, since1904: boolean): Generator<ReaderMessage> {
  const rows = cellsOf(sheet)
  if (rows.length > maxRows) throw new Unreadable(`No more than ${maxRows} rows`)
  for (let from = 0; from < rows.length; from += batch)
    yield {
      first: rows.slice(from, from + batch).map((row, at) => ({
        line: from + at + 1,
        cells: Array.from({ length: Math.min(row?.length ?? 0, mostGlanced.columns) }, (_, place) =>
          plainText(row?.[place], since1904),
        ),
      })),
    }
  yield { end: rows.length }
}

/** Rows that have something in a column of the template; what stands beside it is not ours. */
const filledRows = (sheet: WorkSheet, { line, places }: Header, { columns }: SheetSpec, since1904: boolean): Row[] => {
  const readers = Object.entries(columns).map(([key, { isDate }]) => {
    const [place, read] = [places.get(key), isDate ? readDay : readText]
    return (row: (CellObject | undefined)[]): Cell => (place === undefined ? null : read(row[place], since1904))
  })
  const rows: Row[] = []
  cellsOf(sheet).forEach((row, at) => {
    if (at < line || !row) return
    const cells = readers.map((read) => read(row))
    if (cells.some((cell) => cell !== null)) rows.push({ line: at + 1, cells })
  })
  return rows
}

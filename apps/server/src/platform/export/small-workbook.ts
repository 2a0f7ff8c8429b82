import type { FileAnswer } from '@sejuk/contract/fields'
import { safeFileName } from '@sejuk/domain/files'
import type { CellStyle, WriteSheet } from 'hucre/xlsx'

type Kind = 'text' | 'number' | 'decimal' | 'date'
export type SmallSheet = {
  name: string
  columns: readonly { title: string; kind?: Kind; width?: number }[]
  /** Days as '2026-11-16'. */
  rows: readonly (readonly (string | number | null)[])[]
  /** Below the rows, in bold. */
  foot?: readonly (string | number | null)[]
}

const font = { name: 'Calibri', size: 11 }
const bold = { font: { ...font, bold: true } }
const head: CellStyle = { ...bold, fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E3F1F0' } } }
const formats: Record<Kind, string> = { text: '@', number: '#,##0', decimal: '#,##0.##', date: 'dd/mm/yyyy' }
const widths: Record<Kind, number> = { text: 22, number: 18, decimal: 14, date: 14 }
const unfit = /[\\/?*[\]:]/g
const longestName = 31

/** Excel counts days from the end of 1899. */
const serialOf = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000) + 25_569

const sheetOf = ({ name, columns, rows, foot }: SmallSheet): WriteSheet => {
  const kindOf = (place: number): Kind => columns[place]?.kind ?? 'text'
  const cellOf = (value: string | number | null, place: number) =>
    typeof value === 'string' && kindOf(place) === 'date' ? serialOf(value) : value
  const below = foot ? [[...foot]] : []
  const all = [columns.map(({ title }) => title), ...rows.map((row) => row.map(cellOf)), ...below]
  const styleOf = (line: number, place: number): CellStyle => {
    if (line === 0) return head
    const numFmt = formats[kindOf(place)]
    return line > rows.length ? { ...bold, numFmt } : { font, numFmt }
  }
  return {
    name: name.replaceAll(unfit, ' ').slice(0, longestName).trim(),
    rows: all,
    columns: columns.map(({ kind = 'text', width = widths[kind] }) => ({ width })),
    cells: new Map(
      all.flatMap((row, line) => row.map((_, place) => [`${line},${place}`, { style: styleOf(line, place) }] as const)),
    ),
    freezePane: { rows: 1 },
  }
}

/** A workbook of some thousand rows, made while one waits; whole lists are written by the thread of downloads. */
export const smallWorkbook = async (name: string, sheets: readonly SmallSheet[]): Promise<FileAnswer> => {
  const { writeXlsx } = await import('hucre/xlsx')
  const bytes = await writeXlsx({ sheets: sheets.map(sheetOf) })
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return { name: safeFileName(`${name}.xlsx`), type, bytes }
}

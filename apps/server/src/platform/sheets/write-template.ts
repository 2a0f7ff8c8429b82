import type { FileAnswer } from '@sejuk/contract/fields'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { CellStyle, WriteSheet } from 'hucre/xlsx'

export type Guided = {
  /** The first title is the header's; the second, Indonesian, is for the guide sheet. */
  titles: readonly [string, string, ...string[]]
  width?: number
  rule?: readonly [byDefault: string, local: string]
  example?: string
}
const usual = { width: 22, example: '' }
const required = ['Required', 'Wajib diisi'] as const
const optional = ['May stay empty', 'Boleh kosong'] as const

const font = { name: 'Calibri', size: 11 }
const headStyle: CellStyle = {
  font: { ...font, bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E3F1F0' } },
}
const textStyle: CellStyle = { font, numFmt: '@', alignment: { vertical: 'top', wrapText: true } }

/**
 * An empty workbook to fill in and send back. Its columns are formatted as text, so that leading zeros stay. What to write where
 * stands on a second sheet, which the reader passes over since its header is another.
 */
export const writeTemplate = async (
  name: string,
  { sheet, columns }: { sheet: string; columns: Readonly<Record<string, Guided & { isRequired?: boolean }>> },
): Promise<FileAnswer> => {
  const all = Object.values(columns).map(({ isRequired, ...column }) => ({
    rule: isRequired ? required : optional,
    ...usual,
    ...column,
  }))
  const widths = all.map(({ width }) => width)
  const form = sheetOf(sheet, widths, [all.map(({ titles }) => titles[0]), all.map(() => null)])
  const guide = sheetOf(
    'Guide',
    [24, 24, 48, 48, 36],
    [
      ['Column', 'Kolom', 'What to write', 'Yang diisi', 'Example / Contoh'],
      ...all.map(({ titles, rule, example }) => [titles[0], titles[1], ...rule, example]),
    ],
  )
  // Read when somebody first wants a template: it is one of the largest libraries here.
  const { writeXlsx } = await import('hucre/xlsx')
  const bytes = formatColumns(await writeXlsx({ sheets: [form, guide] }))
  return { name, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', bytes }
}

const sheetOf = (name: string, widths: number[], rows: (string | null)[][]): WriteSheet => ({
  name,
  rows,
  columns: widths.map((width) => ({ width })),
  cells: new Map(
    rows.flatMap((row, r) => row.map((_, c) => [`${r},${c}`, { style: r === 0 ? headStyle : textStyle }] as const)),
  ),
  freezePane: { rows: 1 },
})

/** The library formats cells, not columns: the format of the first cell below the header is given to the whole column. */
const formatColumns = (bytes: Uint8Array) => {
  const path = 'xl/worksheets/sheet1.xml'
  const parts = unzipSync(bytes)
  const xml = strFromU8(parts[path] ?? new Uint8Array())
  const style = /<c r="A2" s="(\d+)"/.exec(xml)?.[1]
  if (!style) throw new Error('The template has no cell to take the format of its columns from')
  return zipSync({ ...parts, [path]: strToU8(xml.replaceAll('<col ', `<col style="${style}" `)) })
}

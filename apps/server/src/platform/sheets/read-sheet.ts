import { schemaMessage } from '@sejuk/contract/schema-messages'
import type { Line, Problem } from '@sejuk/domain/sheets'
import { readNumber } from '@sejuk/domain/values/numbers'
import { textOf } from '@sejuk/words/english'
import { z } from 'zod'
import { inSlices } from './in-slices.ts'
import { type Limits, readInProcess } from './reader-process.ts'
import type { RawRow, Row, SheetSpec } from './sheet-spec.ts'

export type Template<Shape extends z.core.$ZodShape> = {
  /** The name of the template's sheet. */
  sheet: string
  /** Accepted titles of each column; the first is the template's. */
  columns: { readonly [Key in keyof Shape]: { titles: readonly string[]; isDate?: boolean } }
  schema: z.core.$ZodObject<Shape>
  maxRows: number
}
export type Read<T> = { lines: Line<T>[]; problems: Problem[]; rows: number }

/**
 * The lines of an uploaded .xlsx or .xls that the schema accepts, everything that is wrong with the others, and how many rows there
 * were. Something wrong with the file as a whole is a problem of line 0 or of its header.
 */
export const readSheet = async <Shape extends z.core.$ZodShape>(
  file: File,
  template: Template<Shape>,
  limits?: Limits,
): Promise<Read<z.output<z.core.$ZodObject<Shape>>>> => {
  const read: Read<z.output<z.core.$ZodObject<Shape>>> = { lines: [], problems: [], rows: 0 }
  const judge = validateBy(template.schema, Object.keys(template.columns))
  const bytes = new Uint8Array(await file.arrayBuffer())
  for await (const said of readInProcess(bytes, specOf(template), limits)) {
    if ('fault' in said) read.problems.push(said.fault)
    else if ('end' in said) read.rows = said.end
    else if ('rows' in said)
      await inSlices(said.rows, (some) => {
        for (const row of some) judge(row, read)
        return []
      })
  }
  return read
}

/** The first rows of the sheet that is meant, to choose the columns from; or why the file cannot be read. */
export const glanceAtSheet = async <Shape extends z.core.$ZodShape>(
  file: File,
  template: Template<Shape>,
): Promise<{ rows: RawRow[] } | { problem: string }> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const rows: RawRow[] = []
  for await (const said of readInProcess(bytes, { ...specOf(template), isGlance: true })) {
    if ('fault' in said) return { problem: said.fault.message }
    if ('first' in said) rows.push(...said.first)
  }
  return { rows }
}

/** The template with the titles that users wrote down for their own files; its own are read as well. */
export const withTitles = <T extends { columns: Readonly<Record<string, { titles: readonly string[] }>> }>(
  template: T,
  own: Readonly<Record<string, string | undefined>>,
): T => ({
  ...template,
  columns: Object.fromEntries(
    Object.entries(template.columns).map(([key, column]) => {
      const title = own[key]
      return [key, title ? { ...column, titles: [title, ...column.titles] } : column]
    }),
  ),
})

/** A column that the schema can do without may be left out of the sheet. */
export const specOf = <Shape extends z.core.$ZodShape>({
  sheet,
  columns,
  schema,
  maxRows,
}: Template<Shape>): SheetSpec => {
  const shape: Shape = schema._zod.def.shape
  const withNeeds = Object.entries(columns).map(([key, column]) => {
    const field = shape[key]
    return [key, { ...column, isRequired: !field || !z.safeParse(field, undefined).success }] as const
  })
  return { sheet, columns: Object.fromEntries(withNeeds), maxRows }
}

/** As offices write amounts into a cell of text: '3.350.000', 'Rp 3.550.000', '0,5'. */
const asNumber = (text: string) => {
  const n = readNumber(text.replace(/^\s*rp\.?/i, ''))
  return n === undefined ? text : String(n)
}

/** One problem per cell: an unreadable cell is not also reported as missing. */
export const validateBy =
  <Shape extends z.core.$ZodShape>(schema: z.core.$ZodObject<Shape>, keys: string[]) =>
  ({ line, cells }: Row, { lines, problems }: Read<z.output<z.core.$ZodObject<Shape>>>) => {
    const texts = cells.map((cell) => (typeof cell === 'string' ? cell : undefined))
    const complaints = new Map<string, Problem>()
    cells.forEach((cell, at) => {
      const column = keys[at] ?? ''
      if (typeof cell === 'object' && cell !== null) complaints.set(column, { line, column, ...cell })
    })
    const parse = (said: typeof texts) =>
      z.safeParse(schema, Object.fromEntries(keys.map((key, at) => [key, said[at]])), { error: schemaMessage })
    const asWritten = parse(texts)
    // Only what the schema does not take as it stands is read as an amount: a code may look like one.
    const refused = new Set(asWritten.error?.issues.map(({ path }) => String(path[0] ?? '')))
    const read = texts.map((text, at) => (text && refused.has(keys[at] ?? '') ? asNumber(text) : text))
    const parsed = read.some((text, at) => text !== texts[at]) ? parse(read) : asWritten
    for (const { path, message: said } of parsed.error?.issues ?? []) {
      const message = textOf(said)
      const column = String(path[0] ?? '')
      const value = texts[keys.indexOf(column)] ?? ''
      if (!complaints.has(column)) complaints.set(column, { line, column, value, message })
    }
    if (parsed.success && complaints.size === 0) lines.push({ line, value: parsed.data })
    else problems.push(...complaints.values())
  }

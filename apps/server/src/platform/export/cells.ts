import type { CellType } from '@sejuk/domain/platform/downloads'

/** As a spreadsheet program shows them. */
export const formats: Partial<Record<CellType, string>> = {
  money: '"Rp "#,##0',
  date: 'dd mmm yyyy',
  datetime: 'dd mmm yyyy, hh:mm:ss',
}
export const widths: Record<CellType, number> = { text: 24, number: 12, money: 18, date: 14, datetime: 22 }

const dayMs = 86_400_000
const epoch = Date.UTC(1899, 11, 30)
/** Spreadsheets believe in a 29 February 1900: before it their days are other days. */
const firstSure = 61
const lastSure = 2_958_465
const longestText = 32_767
/** Spreadsheets read `_x0041_` as the letter of that number, and `_x005F_` as the plain underscore before it. */
const escapeLike = /_(?=x[0-9a-fA-F]{4}_)/g

/** Text as the cell that shows it. */
export const textCell = (text: string) => {
  const short = text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text
  // Hardly any text has it, and a million cells are looked at.
  return short.includes('_x') ? short.replaceAll(escapeLike, '_x005F_') : short
}

/** Days since the end of 1899, as spreadsheets count; undefined where they cannot. */
const serialOf = (clock: string) => {
  const serial = (Date.parse(clock) - epoch) / dayMs
  return serial >= firstSure && serial <= lastSure ? serial : undefined
}

const numberOf = (text: string) => {
  const number = Number(text)
  const isExact = Number.isFinite(number) && Math.abs(number) <= Number.MAX_SAFE_INTEGER
  return isExact ? number : undefined
}

/** What the database wrote, as the cell it becomes. What cannot be a number or a day is shown as it stands. */
const readers: Record<CellType, (text: string) => string | number | undefined> = {
  text: (text) => text,
  number: numberOf,
  money: numberOf,
  date: (text) => serialOf(`${text}T00:00:00Z`),
  datetime: (text) => serialOf(`${text.replace(' ', 'T')}Z`),
}

/** The word for a code, or the words for a list of them, which the database writes in braces. */
const named = (values: Readonly<Record<string, string>>, text: string) =>
  text.startsWith('{') && text.endsWith('}')
    ? text
        .slice(1, -1)
        .split(',')
        .map((code) => values[code] ?? code)
        .join(', ')
    : (values[text] ?? text)

/** Text is always a text cell, whatever it begins with, so that nothing a person typed is ever run as a formula. */
export const cellReader = (type: CellType, values?: Readonly<Record<string, string>>) => {
  const read = readers[type]
  return (text: string | null): string | number | null => {
    if (text === null || text === '') return null
    const said = values ? named(values, text) : text
    if (said === '') return null
    const cell = read(said) ?? said
    return typeof cell === 'string' ? textCell(cell) : cell
  }
}

import { type CellObject, SSF } from '@e965/xlsx'
import type { Cell } from './sheet-spec.ts'

const errors: Record<number, string> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
}
/** Beyond fifteen digits Excel itself has already forgotten the last ones. */
const mostDigits = 1e15

/** Zeros and signs around them: a phone or a postal code that is shown with its leading zeros. */
const isPadded = (format: string) => /^[0 ()+"-]*0{2}[0 ()+"-]*$/.test(format)

const isDay = (cell: CellObject) => cell.t === 'n' && SSF.is_date(String(cell.z ?? ''))

/** A cell as its author means it, where text is expected: a phone typed as a number is still a phone. */
export const readText = (cell: CellObject | undefined, since1904 = false): Cell => {
  if (!cell) return null
  const { v, z } = cell
  const plain = readPlain(cell)
  if (plain !== undefined) return plain
  if (isDay(cell)) {
    const value = dayOf(Number(v), since1904) ?? String(v)
    return { value, message: 'A date stands here. Format the cell as text and type it again' }
  }
  if (typeof v !== 'number') return textOf(String(v).toUpperCase())
  if (Math.abs(v) >= mostDigits)
    return {
      value: String(v),
      message: 'The number is too long to be exact. Format the cell as text and type it again',
    }
  const format = String(z ?? '')
  return isPadded(format) ? SSF.format(format, v) : String(Number(v.toPrecision(15)))
}

/** A calendar day as 2026-11-14, from a date cell or from text that can mean only one day. */
export const readDay = (cell: CellObject | undefined, since1904 = false): Cell => {
  if (!cell) return null
  const plain = readPlain(cell)
  if (plain === undefined)
    return (isDay(cell) ? dayOf(Number(cell.v), since1904) : undefined) ?? wrongDay(String(cell.v))
  return typeof plain === 'string' ? (writtenDay(plain) ?? wrongDay(plain)) : plain
}

/** What is the same for all columns: nothing, text, and what cannot be used. Undefined is left to the column. */
const readPlain = (cell: CellObject): Cell | undefined => {
  if (cell.t === 'e' && cell.v !== undefined)
    return { value: errors[Number(cell.v)] ?? '#ERROR', message: 'The cell holds an error' }
  if (cell.f && (cell.t === 'z' || cell.v === undefined))
    return {
      value: `=${cell.f}`,
      message: 'The formula has no saved result. Save the file in Excel, or type the value',
    }
  if (cell.t === 'z' || cell.v === undefined) return null
  return cell.t === 's' ? textOf(String(cell.v)) : undefined
}

const textOf = (text: string): Cell => {
  if (text.trim() === '') return null
  if (text.includes('\0'))
    return { value: text.replaceAll('\0', '␀'), message: 'A character that cannot be stored was found' }
  return text.toWellFormed()
}

const wrongDay = (value: string) => ({ value, message: 'Write the date as 2026-11-14' })

/** Workbooks of old Macintoshes count their days from 1904. */
const dayOf = (serial: number, since1904: boolean) => {
  const day = SSF.parse_date_code(serial, { date1904: since1904 })
  return day && iso(day.y, day.m, day.d)
}

const writtenDay = (text: string) => {
  const [, y, m, d] = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(text.trim()) ?? []
  const [, day, month, year] = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4})$/.exec(text.trim()) ?? []
  return iso(Number(y ?? year), Number(m ?? month), Number(d ?? day))
}

const iso = (y: number, m: number, d: number) => {
  const moment = new Date(Date.UTC(y, m - 1, d))
  const isReal = moment.getUTCMonth() === m - 1 && moment.getUTCDate() === d
  return isReal ? moment.toISOString().slice(0, 10) : undefined
}
